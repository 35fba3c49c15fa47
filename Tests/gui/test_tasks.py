"""A task and its loader: what shows, what one decides, and that no command outlives it."""

import os
import pathlib
import re
import signal

import accessible
import harness
import names
import screen
from accessible import wait
from harness import DISMISSAL, PRESENTATION

SPINNER = ("icon", "image")
PROGRESS = "progress bar"
# What is there of the commands of a test has this word in its arguments.
MARK = "rehearsal-gui-mark"
WAITING = "waiting for the job, then: present completed › willDismiss 1 › didDismiss 1"

COMMAND = """\
rehearsal: 1
title: Work
screens: {{s: {{controls: [{{button: Go, then: [{{present: ask}}]}}]}}}}
dialogs:
  ask:
    alert: {{title: Work?, cancelButton: "No", otherButtons: [{{title: Confirm, then: [{{run: job}}]}}]}}
  done: {{alert: {{title: Done, cancelButton: OK}}, delegate: none}}
  failed: {{alert: {{title: Failed, message: "{{error}}", cancelButton: OK}}, delegate: none}}
tasks:
  job:
    title: Working
    command: [sh, work.sh, {mark}]
    cancellable: true
    whenDone: [{{present: done}}]
    whenFailed: [{{present: failed}}]
"""

FAMILY = """\
trap '' TERM
(setsid sh -c 'trap "" TERM; while :; do sleep 1; done' $1 &)
echo 40
echo "# Half of it"
echo some output
sleep 1000
"""


def processes(mark):
    """The processes with a word in their arguments; those that have ended are not counted."""
    found = []
    for place in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (place / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if mark.encode() in words:
            found.append(int(place.name))
    return found


class Loader(harness.GuiTestCase):
    document = "task-in-place"

    def confirm(self, button="Sign Out", title="Sign Out"):
        self.program.click(self.program.on_stage(button))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Confirm"))

    def test_the_alert_is_the_loader_until_the_job_succeeds(self):
        self.confirm()
        alert = self.program.alert("Processing…")
        self.program.find(SPINNER, "In progress", within=alert)
        self.program.gone(names.BUTTON, "Confirm")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL[:1])
        self.assertEqual(calls[3].index, 1)
        self.program.click(self.program.find(names.BUTTON, "Succeed"))
        self.program.alert("Completed")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [1] * 3)
        self.program.gone(names.BUTTON, "Succeed")

    def test_a_filter_that_nothing_fits_says_so_over_the_waiting_row(self):
        self.confirm()
        self.program.click(self.program.find(names.BUTTON, "Hang"))
        self.program.key("ctrl+f")
        self.program.write("nowhere")
        self.program.says("^No row fits the filter.$")
        self.program.wait_for_row("waiting for the job")

    def test_time_passes_where_nothing_else_happens(self):
        self.confirm()
        self.program.alert("Processing…")
        self.program.click(self.program.find(names.BUTTON, "Hang"))
        self.program.says(r"^hangs at \d+\.\d s$")

        def moment():
            return next((text for text in accessible.all_texts(self.program.root)
                         if re.fullmatch(r"\d+\.\d{3} s", text)), None)

        before = wait(moment, "the clock")
        wait(lambda: moment() != before, "another moment")

    def test_a_job_hangs_until_it_is_let_fail(self):
        self.confirm()
        self.program.click(self.program.find(names.BUTTON, "Hang"))
        self.program.says(r"^hangs at \d+\.\d s$")
        self.program.wait_for_row("let signing-out hang")
        self.program.click(self.program.find(names.BUTTON, "Fail"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.wait_for_row("signing-out failed")
        self.program.gone(names.ALERT)

    def test_what_a_job_would_ignore_is_disabled(self):
        self.confirm()
        buttons = [self.program.find(names.BUTTON, name) for name in ("Succeed", "Fail", "Hang")]
        self.assertEqual([harness.is_enabled(button) for button in buttons], [True] * 3)
        self.program.click(buttons[2])
        wait(lambda: [harness.is_enabled(button) for button in buttons] == [True, True, False],
             "a job that hangs already")

    def test_starting_again_ends_the_job(self):
        self.confirm()
        self.program.find(names.BUTTON, "Hang")
        self.program.key("ctrl+r")
        self.program.gone(names.ALERT)
        self.program.gone(names.BUTTON, "Hang")
        self.program.wait_for_calls([])

    def test_the_log_ends_with_what_it_waits_for(self):
        self.confirm()
        self.program.click(self.program.find(names.BUTTON, "Hang"))
        self.program.wait_for_row("signing-out hangs")
        self.assertEqual(self.program.cells()[-1], ["", "", "", "waits", "", WAITING, ""])
        # It is not of the log: it can be neither selected nor copied, and is gone with the job.
        self.program.find(names.TABLE, names.CALLS).grab_focus()
        self.program.key("End")
        self.wait_for_selected(-2)
        self.program.click_row(names.CALLS, WAITING)
        self.program.key("Up")
        self.wait_for_selected(-3)
        self.program.click(self.program.find(names.BUTTON, names.COPY))
        self.assertNotIn("waiting", wait(harness.clipboard, "something on the clipboard"))
        self.program.leave_past()
        self.program.click(self.program.find(names.BUTTON, "Succeed"))
        self.program.alert("Completed")
        wait(lambda: not any("waiting for" in row for row in self.program.rows()), "its end")

    def wait_for_selected(self, place):
        def look():
            accessible.refresh()
            row = accessible.rows(self.program.find(names.TABLE, names.CALLS))[place]
            return accessible.has_state(row[5], harness.Atspi.StateType.SELECTED)

        wait(look, f"row {place} selected")

    def test_escape_does_nothing_where_nothing_can_be_cancelled(self):
        self.confirm()
        self.program.alert("Processing…")
        self.program.key("Escape", "Return")
        harness.settle(0.5)
        self.program.wait_for_calls(PRESENTATION + DISMISSAL[:1])


class Download(harness.GuiTestCase):
    document = "download"

    def start(self):
        self.program.click(self.program.on_stage("The Whole Island"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Download"))
        return self.program.alert("Downloading…")

    def test_progress_is_told(self):
        alert = self.start()
        self.program.find(PROGRESS, "Progress", within=alert)
        self.program.says(r"^[1-9]\d? %$")
        self.program.wait_for_row("download reached 1\\d %")

    def test_cancel(self):
        self.start()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.alert("Stopped")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [1, 0, 0])

    def test_escape_cancels(self):
        self.start()
        self.program.key("Escape")
        self.program.alert("Stopped")


def without_animations(home):
    with open(home / "config" / "gtk-3.0" / "settings.ini", "a", encoding="utf-8") as settings:
        settings.write("gtk-enable-animations=0\n")


class Motion(harness.GuiTestCase):
    def pictures(self, prepare=None):
        """What the spinner looks like at several moments, as distinct pictures."""
        self.open(harness.SAMPLES / "task-in-place.rehearsal.yaml", prepare=prepare)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Confirm"))
        alert = self.program.alert("Processing…")
        x, y = self.program.resting_centre(
            self.program.find(SPINNER, "In progress", within=alert))
        place = f"36x36+{x - 18}+{y - 18}"
        # The pointer is not to be in the picture.
        harness.xdotool("mousemove", 20, 500)
        seen = set()
        for _ in range(4):
            harness.settle(0.3)
            seen.add(screen.pixels(place))
        return seen

    def test_the_spinner_turns(self):
        self.assertGreater(len(self.pictures()), 1)

    def test_the_spinner_stands_where_the_desktop_wants_no_motion(self):
        self.assertEqual(len(self.pictures(without_animations)), 1)


class Commands(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.mark = f"{MARK}-{os.getpid()}-{self.id().rsplit('.', 1)[-1]}"
        self.document_path = self.write_document(COMMAND.format(mark=self.mark))
        self.script = self.document_path.with_name("work.sh")
        self.script.write_text(FAMILY, encoding="utf-8")
        self.addCleanup(self.end_all)

    def end_all(self):
        for process in processes(self.mark):
            os.kill(process, signal.SIGKILL)

    def confirm(self):
        self.program.click(self.program.on_stage("Go"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Confirm"))

    def start(self):
        """Runs the command and waits until it has said something."""
        self.open(self.document_path, "--allow-commands")
        self.confirm()
        self.program.says("Half of it")
        self.assertTrue(processes(self.mark))

    def assert_nothing_survives(self):
        wait(lambda: not processes(self.mark), "the end of all processes")

    def test_cancel_ends_everything(self):
        self.start()
        alert = self.program.alert("Working")
        self.program.find(SPINNER, "In progress", within=alert)
        self.program.says("^40 %$")
        self.program.says("(?m)^some output$")
        self.program.click(self.program.on_stage("Cancel"))
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [1, 0, 0])
        self.assert_nothing_survives()

    def test_a_command_that_stops_its_guard_is_ended(self):
        self.script.write_text("kill -STOP $PPID\n" + FAMILY, encoding="utf-8")
        self.start()
        self.program.click(self.program.on_stage("Cancel"))
        self.assert_nothing_survives()
        # Again and again, and at the end of the program.
        self.script.write_text("while kill -STOP $PPID; do :; done &\n" + FAMILY, encoding="utf-8")
        self.program.key("ctrl+r")
        self.confirm()
        wait(lambda: processes(self.mark), "its processes")
        self.program.key("ctrl+q")
        self.assert_nothing_survives()

    def test_stop_in_the_panel_ends_everything(self):
        self.start()
        self.program.click(self.program.find(names.BUTTON, "Stop"))
        self.assert_nothing_survives()
        self.program.says("It was stopped")
        # The window has a button of that name, too.
        job = self.program.find("grouping", "job")
        self.program.click(self.program.find(names.BUTTON, "Close", within=job))
        self.program.gone("grouping", "job")
        self.program.find(names.WINDOW)

    def test_of_a_flood_the_end_shows(self):
        self.script.write_text("yes many words\n", encoding="utf-8")
        self.open(self.document_path, "--allow-commands")
        self.confirm()
        # That it goes on for ever keeps nobody from ending it.
        self.program.says(r"^… .+ lines before(\nmany words){12}$")
        self.program.click(self.program.find(names.BUTTON, "Stop"))
        self.assert_nothing_survives()

    def test_starting_again_ends_everything(self):
        self.start()
        self.program.key("ctrl+r")
        self.assert_nothing_survives()

    def test_closing_the_window_ends_everything(self):
        self.start()
        self.program.key("ctrl+w")
        self.assert_nothing_survives()

    def test_quitting_ends_everything(self):
        self.start()
        self.program.key("ctrl+q")
        self.assert_nothing_survives()

    def test_a_sudden_death_ends_everything(self):
        self.start()
        os.kill(self.program.process.pid, signal.SIGKILL)
        self.assert_nothing_survives()

    def test_nothing_runs_unasked_and_a_change_asks_again(self):
        self.script.write_text("touch ran.txt\n", encoding="utf-8")
        ran = self.script.with_name("ran.txt")
        self.open(self.document_path)
        self.program.says("does not run; it is simulated")
        self.confirm()
        self.program.alert("Done")
        self.assertFalse(ran.exists())
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        # A word wider than its line is broken with U+2028.
        mark = "\u2028?".join(map(re.escape, self.mark))
        self.program.says(f"^sh work.sh {mark}$")
        self.program.click(self.program.find(names.BUTTON, "Allow"))
        self.program.says("runs on this computer")
        self.program.key("ctrl+r")
        self.program.gone(names.ALERT)
        self.confirm()
        self.program.alert("Done")
        self.assertTrue(ran.exists())
        self.program.wait_for_row("its command runs")
        # Another script under the same name is another content.
        ran.unlink()
        self.script.write_text("touch ran.txt; true\n", encoding="utf-8")
        self.program.key("ctrl+r")
        self.program.says("does not run; it is simulated")
        self.confirm()
        self.program.alert("Done")
        self.assertFalse(ran.exists())

    def test_a_file_swapped_after_the_consent_does_not_run(self):
        self.script.write_text("true\n", encoding="utf-8")
        ran = self.script.with_name("ran.txt")
        self.open(self.document_path)
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        self.program.click(self.program.find(names.BUTTON, "Allow"))
        self.program.says("runs on this computer")
        # Nobody reads the document again, so the window does not know.
        self.script.write_text("touch ran.txt\n", encoding="utf-8")
        self.confirm()
        self.program.alert("Failed")
        self.program.says("“work.sh” was changed after the command was allowed, "
                          "so the command did not run")
        self.assertFalse(ran.exists())
        # The bar asks again.
        self.program.says("does not run; it is simulated")

    def test_a_recording_that_cannot_be_played_is_named(self):
        recording = self.document_path.with_name("own.job.recording")
        recording.write_text("rehearsal recording 1\n0.1 done\n", encoding="utf-8")
        self.open(self.document_path)
        said = self.program.listed_errors()
        self.assertIn("One recording can’t be played", said)
        self.assertTrue(
            any(text.startswith("own.job.recording, line 2: here a time ") for text in said), said)
        recording.unlink()
        self.program.key("ctrl+r")
        self.program.gone(names.PANEL, "Errors")

    def test_a_run_is_kept_and_played_without_running(self):
        self.script.write_text("echo '# Kept words'; sleep 1; touch ran.txt; exit 3\n",
                               encoding="utf-8")
        self.open(self.document_path)
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        self.program.click(self.program.find(names.BUTTON, "Allow"))
        self.confirm()
        self.program.alert("Failed")
        self.program.click(self.program.find(names.BUTTON, "Keep This Run"))
        recording = self.document_path.with_name("own.job.recording")
        wait(recording.exists, "the recording")
        self.assertIn(" out # Kept words\n", recording.read_text(encoding="utf-8"))
        self.script.with_name("ran.txt").unlink()
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        self.program.click(self.program.find(names.BUTTON, "No Longer Allow"))
        self.program.says("a recording beside the document is played")
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        self.program.key("ctrl+r")
        self.program.gone(names.ALERT)
        self.confirm()
        self.program.says("^Kept words$")
        self.program.alert("Failed")
        self.program.wait_for_row("recorded")
        self.assertFalse(self.script.with_name("ran.txt").exists())
