"""What a person finds after the program has ended by a fault, and when the display goes away."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import unittest

import accessible
import harness
import names
import screen

FLOW = """\
rehearsal: 1
title: First
dialogs: {a: {alert: {title: Hello, cancelButton: Keep}}}
"""

OPEN_AGAIN = "Open Again"
NOT_NOW = "Not Now"


class Again(harness.GuiTestCase):
    """A start after a fault."""

    def setUp(self):
        super().setUp()
        self.file = self.write_document(FLOW)
        self.open(self.file)
        self.program.alert("Hello")

    def kept(self):
        folder = self.program.home / "state" / "rehearsal" / "windows"
        return sorted(folder.glob("*.windows")) if folder.is_dir() else []

    def fault(self, number=signal.SIGSEGV):
        """Ends the program by a fault, once it has kept its windows."""
        accessible.wait(lambda: self.kept() and self.file.name in self.kept()[0].read_text(),
                        "the kept list")
        os.kill(self.program.process.pid, number)
        self.assertEqual(self.program.process.wait(timeout=120), -number)

    def start(self, *arguments):
        """Starts the program again in the same home."""
        program = self.program
        program.process = subprocess.Popen(
            [*harness.COMMAND, *map(str, arguments)], env=program.environment, cwd=program.home,
            stdin=subprocess.DEVNULL, stdout=program.errors, stderr=program.errors,
            start_new_session=True)
        program.root = accessible.wait(program._find_root, "the program's window")

    def test_one_sentence_is_said(self):
        self.fault()
        lines = [line for line in self.program.complaints().splitlines() if line]
        self.assertEqual(len(lines), 1, lines)
        report = self.program.home / "state/rehearsal/faults/fault-0.txt"
        self.assertEqual(lines[0], "“rehearsal-window” ended by a fault (SIGSEGV); "
                         f"what was changed is kept, and a report is at {report}.")
        self.assertIn("signal: SIGSEGV", report.read_text(encoding="utf-8"))

    def test_windows_are_opened_again(self):
        self.fault()
        self.start()
        self.program.says(r"ended by a fault \(SIGSEGV\)\. These were open: .*"
                          + self.file.name + r".*fault-0\.txt")
        # Nothing opens unasked.
        self.assertIsNone(accessible.find(self.program.root, names.ALERT, "Hello"))
        self.program.activate(self.program.find(names.BUTTON, OPEN_AGAIN))
        self.program.alert("Hello")
        self.program.gone(names.BUTTON, OPEN_AGAIN)
        accessible.wait(lambda: len(self.kept()) == 1, "the old list is removed")

    def test_not_now(self):
        self.fault(signal.SIGABRT)
        self.start()
        self.program.activate(self.program.find(names.BUTTON, NOT_NOW))
        self.program.gone(names.BUTTON, NOT_NOW)
        accessible.wait(lambda: not self.kept(), "no list is left")

    def test_over_a_document(self):
        self.fault()
        other = self.write_document(FLOW.replace("Hello", "Other"), "other.rehearsal.yaml")
        self.start(other)
        self.program.alert("Other")
        self.program.activate(self.program.find(names.BUTTON, OPEN_AGAIN))
        accessible.wait(lambda: self.windows() == 2, "a second window")

    def windows(self):
        return len(screen.visible_windows(self.program.process))

    def test_a_kill_is_told_without_a_report(self):
        self.fault(signal.SIGKILL)
        self.start()
        self.program.says(r"did not end in order\. These were open: " + self.file.name)

    def test_an_end_in_order_leaves_nothing(self):
        accessible.wait(self.kept, "the kept list")
        self.program.key("ctrl+q")
        self.assertEqual(self.program.process.wait(timeout=120), 0)
        self.assertEqual(self.kept(), [])

    def test_an_end_that_is_wanted_leaves_nothing(self):
        accessible.wait(self.kept, "the kept list")
        os.kill(self.program.process.pid, signal.SIGTERM)
        self.assertEqual(self.program.process.wait(timeout=120), -signal.SIGTERM)
        self.assertEqual(self.kept(), [])


class Display:
    """An X server that a test can end."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
             # Else it drops all who connect while the first client leaves.
             "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = f":{numbers.readline().strip()}"

    def end(self):
        self.server.kill()
        self.server.wait()


class DisplayGone(unittest.TestCase):
    def setUp(self):
        self.display = Display()
        self.addCleanup(self.display.end)
        home = tempfile.TemporaryDirectory(prefix="rehearsal-home-")
        self.addCleanup(home.cleanup)
        self.home = pathlib.Path(home.name)
        self.environment = dict(
            os.environ, HOME=home.name, DISPLAY=self.display.name, GDK_BACKEND="x11",
            XDG_STATE_HOME=f"{home.name}/state", XDG_DATA_HOME=f"{home.name}/data")
        self.environment.pop("WAYLAND_DISPLAY", None)

    def status(self, *words):
        """How a program ends whose display goes away once it has a window; with what it said."""
        process = subprocess.Popen(
            [str(harness.PROGRAM), *words], env=self.environment, cwd=self.home, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

        def has_window():
            self.assertIsNone(process.poll())
            return subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)],
                env=self.environment, capture_output=True, timeout=120).stdout.strip()

        accessible.wait(has_window, "a window")
        self.display.end()
        _, errors = process.communicate(timeout=120)
        return process.returncode, errors

    LINE = "rehearsal-window: the display has gone; what was changed is kept\n"

    def test_alert(self):
        self.assertEqual(self.status("alert", "--title", "A", "--cancel-button", "B"),
                         (69, self.LINE))

    def test_sheet(self):
        self.assertEqual(self.status("sheet", "--title", "A", "--cancel-button", "B"),
                         (69, self.LINE))

    def test_share(self):
        self.assertEqual(self.status("share", "--text", "A"), (69, self.LINE))

    def test_document(self):
        file = self.home / "a.rehearsal.yaml"
        file.write_text(FLOW, encoding="utf-8")
        self.assertEqual(self.status(str(file)), (69, self.LINE))
        # It did not end in order, so it is offered again.
        self.assertEqual(len(list((self.home / "state/rehearsal/windows").iterdir())), 1)


@unittest.skipUnless(shutil.which("weston"), "without a compositor of Wayland")
class CompositorGone(unittest.TestCase):
    """The same on Wayland, where GTK ends a program in another way."""

    def test_document(self):
        home = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-home-"))
        self.addCleanup(lambda: subprocess.run(["rm", "-r", home]))
        (home / "run").mkdir(mode=0o700)
        environment = dict(
            os.environ, HOME=str(home), WAYLAND_DISPLAY="gone", GDK_BACKEND="wayland",
            XDG_RUNTIME_DIR=str(home / "run"), XDG_STATE_HOME=str(home / "state"))
        compositor = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--socket=gone", "--idle-time=0"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(compositor.wait)
        self.addCleanup(compositor.kill)
        accessible.wait((home / "run/gone").exists, "the compositor")
        file = home / "a.rehearsal.yaml"
        file.write_text(FLOW, encoding="utf-8")
        process = subprocess.Popen(
            [str(harness.PROGRAM), str(file)], env=environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        kept = home / "state/rehearsal/windows"
        accessible.wait(lambda: kept.is_dir() and list(kept.glob("*.windows")), "a window")
        compositor.kill()
        _, errors = process.communicate(timeout=120)
        self.assertEqual(process.returncode, 69)
        self.assertTrue(errors.endswith(DisplayGone.LINE), errors)


class ByteNames(harness.GuiTestCase):
    """A file whose name is no UTF-8."""

    def test_it_is_opened_changed_and_saved(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-"))
        path = os.fsencode(folder) + b"/caf\xe9\xff.rehearsal.yaml"
        text = FLOW.replace("title: First\n", "")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.addCleanup(lambda: subprocess.run(["rm", "-r", folder]))
        self.open(os.fsdecode(path))
        self.program.alert("Hello")
        accessible.wait(lambda: accessible.find(
            self.program.root, names.WINDOW, r"caf\xe9\xff.rehearsal.yaml"), "the title")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("Hello", "Changed"))
        self.program.alert("Changed")
        self.assertEqual(os.listdir(os.fsencode(folder)), [b"caf\xe9\xff.rehearsal.yaml"])


class Hidden(harness.GuiTestCase):
    def test_rows_show_what_nobody_sees(self):
        self.open(self.write_document(
            'rehearsal: 1\ntitle: "T\\u202Ex"\n'
            'dialogs: {a: {alert: {title: Hello, cancelButton: "K\\u200B\\u2066p"}}}\n'))
        # The stage has the real text.
        self.program.activate(self.program.on_stage("K\u200b\u2066p"))
        row = self.program.wait_for_row("tapped")
        self.assertIn(r"tapped K\u200b\u2066p", row)
        self.program.find(names.WINDOW, r"T\u202ex")

    def test_the_markers_of_a_conflict_are_one_error(self):
        self.open(self.write_document(
            "rehearsal: 1\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n"))
        self.program.says("“<<<<<<<” marks a conflict between two versions of the file")


if __name__ == "__main__":
    unittest.main()
