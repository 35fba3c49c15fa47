"""One program, any number of windows; and none where there is no display."""

import json
import os
import subprocess

import harness
import names
from harness import PRESENTATION, PROGRAM, SAMPLES


COMMAND = """\
rehearsal: 1
title: Work
screens: {s: {controls: [{button: Go, then: [{run: job}]}]}}
tasks: {job: {command: [touch, ran.txt]}}
"""


class SecondStart(harness.GuiTestCase):
    document = "sign-out"

    def start_another(self, *arguments):
        done = self.program.start_another(*arguments)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_second_file_joins_as_a_second_window(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.start_another(SAMPLES / "ask.rehearsal.yaml")
        self.program.wait_for_frames("Account", "Ask Me")
        # The new window has the keyboard; closing it leaves the first as it was.
        self.program.key("ctrl+w")
        self.program.wait_for_frames("Account")
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")

    def test_start_without_a_file_joins_too(self):
        self.start_another()
        self.program.wait_for_frames("Account", "Rehearsal")
        self.program.find(names.PANEL, names.WELCOME)

    def test_closing_the_last_window_ends_the_program(self):
        self.start_another(SAMPLES / "ask.rehearsal.yaml")
        self.program.wait_for_frames("Account", "Ask Me")
        self.program.key("ctrl+w")
        self.program.wait_for_frames("Account")
        self.program.key("ctrl+w")
        self.assertEqual(self.program.process.wait(10), 0)

    def test_control_q_closes_all(self):
        self.start_another(SAMPLES / "ask.rehearsal.yaml")
        self.program.wait_for_frames("Account", "Ask Me")
        self.program.key("ctrl+q")
        self.assertEqual(self.program.process.wait(10), 0)

    def test_quitting_while_an_alert_comes(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.key("ctrl+q")
        self.assertEqual(self.program.process.wait(10), 0)


class Allowed(harness.GuiTestCase):
    """What may run commands, and who may say so."""

    def setUp(self):
        super().setUp()
        self.path = self.write_document(COMMAND)

    def test_a_call_that_allows_commands_has_a_process_of_its_own(self):
        first = self.open(SAMPLES / "sign-out.rehearsal.yaml")
        second = self.open(self.path, "--allow-commands")
        second.says("runs on this computer")
        self.assertEqual(first.frames(), ["Account"])
        # Nor does what comes later join it.
        first.start_another(SAMPLES / "ask.rehearsal.yaml")
        first.wait_for_frames("Account", "Ask Me")
        self.assertEqual(len(second.frames()), 1)

    def test_what_comes_over_the_bus_allows_nothing(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml")
        request = json.dumps({"file": str(self.path), "allowCommands": "true"})
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", names.APPLICATION,
             "--object-path", "/" + names.APPLICATION.replace(".", "/"),
             "--method", "org.gtk.Actions.Activate", "open", f"[<{json.dumps(request)}>]", "{}"],
            check=True, timeout=120, stdout=subprocess.DEVNULL)
        self.program.wait_for_frames("Account", "Work")
        self.program.says("does not run; it is simulated")


class StandardInput(harness.GuiTestCase):
    def test_document_from_standard_input(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml")
        text = (SAMPLES / "ask.rehearsal.yaml").read_text(encoding="utf-8")
        done = subprocess.run([PROGRAM, "-"], env=self.program.environment, input=text,
                              capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.program.wait_for_frames("Account", "Ask Me")
        self.program.says("standard input")
        self.program.find(names.BUTTON, "Erase This Photo")


class NoDisplay(harness.GuiTestCase):
    def run_with(self, **changes):
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return subprocess.run([PROGRAM, SAMPLES / "sign-out.rehearsal.yaml"],
                              env=dict(environment, **changes), capture_output=True, text=True,
                              timeout=120)

    def test_status_without_a_display(self):
        done = self.run_with()
        self.assertEqual((done.returncode, done.stdout), (69, ""))
        self.assertIn("display", done.stderr)
        self.assertIn("rehearsal trace", done.stderr)

    def test_status_where_the_display_cannot_be_opened(self):
        done = self.run_with(DISPLAY=":4711")
        self.assertEqual((done.returncode, done.stdout), (69, ""))
        self.assertIn("display", done.stderr)
        self.assertNotIn("Gtk-WARNING", done.stderr)

    def test_status_of_a_file_that_is_not_there(self):
        done = subprocess.run([PROGRAM, "/nowhere.rehearsal.yaml"], capture_output=True, text=True,
                              timeout=120)
        self.assertEqual(done.returncode, 66)
        self.assertIn("/nowhere.rehearsal.yaml", done.stderr)
