"""Runs as session files: saved by a person, and recorded by themselves."""

import os
import pathlib
import signal
import subprocess
import tempfile

import accessible
import files
import harness
import names
from harness import DISMISSAL, PRESENTATION


class Sessions(harness.GuiTestCase):
    document = "sign-out"

    def cancel(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def replay(self, path):
        """Performs a session again; its calls as `trace` prints them."""
        ended = subprocess.run([*harness.COMMAND, "replay", str(path)], capture_output=True,
                               text=True, timeout=120)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return ended.stdout

    def recorded(self):
        return sorted((self.program.home / "state" / "rehearsal" / "sessions").glob("*"))

    def test_a_saved_session_is_the_same_again(self):
        self.cancel()
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save Session…"))
        self.program.gone(names.MENU_ITEMS, "Save Session…")
        path = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-session-")) / "it.session.jsonl"
        files.choose(self.program, "Save Session", path)
        accessible.wait(path.exists, "the file")
        self.assertEqual(len(self.replay(path).splitlines()), 6)

    def test_a_killed_program_has_recorded_what_it_did(self):
        self.program.on_stage("Sign Out")
        self.assertEqual(self.recorded(), [])
        self.cancel()
        os.kill(self.program.process.pid, signal.SIGKILL)
        self.program.process.wait(10)
        [path] = self.recorded()
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        self.assertEqual(len(self.replay(path).splitlines()), 6)


class Kept(harness.GuiTestCase):
    def test_the_run_is_kept_as_a_scenario_that_passes(self):
        path = self.copy_of("sign-out")
        self.open(path)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_row("didDismissWithButtonIndex: 0")
        self.program.resting_pixels()
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Keep as Scenario"))
        self.program.says("The run is kept as the scenario “recorded-1”.")
        text = path.read_text(encoding="utf-8")
        self.assertIn("recorded-1:", text)
        self.assertIn("sign-out alertView:clickedButtonAtIndex: 0", text.split("recorded-1:")[1])
        self.program.wait_for_row("reloaded")


class Opened(harness.GuiTestCase):
    def test_a_session_is_performed_on_the_stage_and_goes_on(self):
        self.open(harness.SAMPLES / "wrong-tap.session.jsonl")
        self.program.says("This is a recorded run")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        # It is shown from its beginning, and ends in the present.
        self.program.gone(names.PANEL, names.PAST)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)

    def test_a_damaged_session_says_where(self):
        text = (harness.SAMPLES / "wrong-tap.session.jsonl").read_text(encoding="utf-8")
        lines = text.splitlines()
        lines[2] = "{damaged"
        path = self.write_document("\n".join(lines) + "\n", "own.session.jsonl")
        self.open(path)
        self.program.says("line 3")
