"""What the desktop asks of the program over the session bus, which starts it for that."""

import os
import pathlib
import shutil
import tempfile
import time

import accessible
import bus
import harness
import names
import screen
from harness import SAMPLES
from test_commands import DOCUMENT, LOOK

TEMPLATE = harness.ROOT / "data" / f"{names.APPLICATION}.service.in"


def sample(name):
    return (SAMPLES / f"{name}.rehearsal.yaml").as_uri()


class Process:
    """A process that the bus has started."""

    def __init__(self, pid):
        self.pid = pid
        self.returncode = None

    def poll(self):
        return None if pathlib.Path(f"/proc/{self.pid}").exists() else 0

    def wait(self):
        accessible.wait(lambda: self.poll() is not None, "the end of the service")


class Service(harness.Program):
    """The program as the bus starts it, in a home of its own."""

    def __init__(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-home-"))
        self.errors = open(self.home / "stderr", "w+", encoding="utf-8")
        self.root = None
        self.tolerated = []
        self.process = None
        places = " ".join(
            f"XDG_{kind}_HOME={self.home}/{kind.lower()}" for kind in
            ("CONFIG", "CACHE", "DATA", "STATE"))
        start = self.home / "start"
        start.write_text(
            f"#!/bin/sh\nexec setsid env HOME={self.home} {places}"
            f' {harness.PROGRAM}-window "$@" 2>>{self.home}/stderr\n', encoding="utf-8")
        start.chmod(0o755)
        services = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "dbus-1" / "services"
        services.mkdir(parents=True, exist_ok=True)
        self.file = services / f"{names.APPLICATION}.service"
        self.file.write_text(
            TEMPLATE.read_text(encoding="utf-8").replace("@window@", str(start)), encoding="utf-8")
        bus.reload()

    def is_started(self):
        """Keeps the process that the bus has started by now."""
        self.process = Process(accessible.wait(bus.process, "a service"))

    def shows(self, *frames):
        """Waits for its windows."""
        if self.process is None:
            self.is_started()
        self.root = accessible.wait(self._find_root, "the service's window")
        self.wait_for_frames(*frames)

    def end(self):
        self.file.unlink()
        bus.reload()
        if self.process:
            super().end()
            # The next one must not be taken for this one.
            accessible.wait(lambda: bus.process() is None, "the name of the service free")
        else:
            self.errors.close()
            shutil.rmtree(self.home, ignore_errors=True)


class ServiceTestCase(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.program = Service()
        self.addCleanup(self.program.end)
        self.addCleanup(self._assert_quiet, self.program)


class Idle(ServiceTestCase):
    def test_it_opens_no_window_unasked_and_leaves(self):
        begin = time.monotonic()
        bus.start()
        self.program.is_started()
        seen = []

        def is_gone():
            seen.extend(screen.visible_windows(self.program.process))
            return bus.process() is None

        accessible.wait(is_gone, "a service that leaves", timeout=30)
        self.assertGreater(time.monotonic() - begin, 9)
        self.assertEqual(seen, [])
        self.program.process.wait()


class Asked(ServiceTestCase):
    def test_activate_opens_one_window_and_brings_it_to_the_front(self):
        bus.ask("Activate")
        self.program.shows("Rehearsal")
        self.program.find(names.PANEL, names.WELCOME)
        bus.ask("Activate")
        bus.open_files(sample("sign-out"))
        self.program.shows("Account")

    def test_it_ends_with_its_last_window(self):
        bus.open_files(sample("sign-out"))
        self.program.shows("Account")
        self.program.key("ctrl+w")
        self.program.process.wait()

    def test_files_are_a_window_each(self):
        bus.open_files(sample("sign-out"), sample("ask"))
        self.program.shows("Account", "Ask Me")

    def test_new_prototype_is_a_draft_that_is_edited(self):
        bus.ask("ActivateAction", "(sava{sv})", "new-prototype", [])
        self.program.shows("Untitled")
        self.program.find("list item", "Button, button in Home")
        bus.ask("ActivateAction", "(sava{sv})", "new-window", [])
        self.program.shows("Rehearsal", "Untitled")

    def test_preferences_are_over_a_window(self):
        bus.act("preferences", window=0)
        self.program.shows("Preferences", "Rehearsal")

    def test_no_command_is_allowed(self):
        path = self.write_document(DOCUMENT.format(word="1"))
        ran = path.with_name("ran")
        path.with_name("work.sh").write_text(f"touch {ran}\n", encoding="utf-8")
        bus.open_files(path.as_uri())
        self.program.shows("Work")
        self.program.find(names.TOGGLE, LOOK)
        # Nor does a request that says so allow it.
        bus.act("open", f'{{"file": "{path}", "allowCommands": "true"}}', window=0)
        self.program.click(self.program.on_stage("Go"))
        self.program.wait_for_row("tapped Go")
        self.program.find(names.TOGGLE, LOOK)
        self.assertFalse(ran.exists())

    def test_what_cannot_be_opened_is_told(self):
        bus.open_files("http://example.org/a.rehearsal.yaml", "", "file:///%00", "\n")
        self.program.shows("Rehearsal")
        self.program.says("^What is not on a file system of this machine can’t be opened")
        bus.open_files(*[sample("sign-out")] * 17)
        self.program.shows("Account")
        self.program.says("^17 files are too many at once; the first 16 are open")
        bus.open_files("file:///nowhere/a.rehearsal.yaml")
        self.program.shows("Account", "a.rehearsal.yaml")


class Running(harness.GuiTestCase):
    """A program that was started by a person answers the desktop as well."""

    def test_activate_brings_its_window_to_the_front(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml")
        self.program.on_stage("Sign Out")
        bus.ask("Activate")
        bus.open_files(sample("ask"))
        self.program.wait_for_frames("Account", "Ask Me")
        screen.wait_for_active("Ask Me")

    def test_a_second_start_hands_over_and_shows_nothing_else(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml")
        done = self.program.start_another(SAMPLES / "ask.rehearsal.yaml")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.program.wait_for_frames("Account", "Ask Me")
        screen.wait_for_active("Ask Me")
