"""What a window does with its document: plays it, reads it again, reports its mistakes."""

import harness
import names
from harness import DISMISSAL, PRESENTATION


class Scenarios(harness.GuiTestCase):
    document = "sign-out"

    def test_click_on_a_scenario_plays_it(self):
        self.program.click_row(names.CONTENTS, "cancel")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [0, 0, 0])

    def test_a_scenario_starts_again_first(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click_row(names.CONTENTS, "confirm")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [1, 1, 1])

    def test_play_plays(self):
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_click_on_a_dialog_shows_it(self):
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")


class OpenWithScenario(harness.GuiTestCase):
    def test_option_plays_the_scenario_on_opening(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml", "--scenario", "confirm")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[3].index, 1)


class ReadAgain(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.copy_of("sign-out")
        self.open(self.file)
        self.program.on_stage("Sign Out")

    def rewrite(self, old, new):
        """Changes the document as an editor would, and answers the line of the change."""
        before = self.file.read_text(encoding="utf-8")
        self.assertIn(old, before)
        self.file.write_text(before.replace(old, new, 1), encoding="utf-8")
        return before[:before.index(old)].count("\n") + 1

    def start_again(self):
        self.program.click(self.program.find(names.BUTTON, names.START_AGAIN))

    def test_start_again_empties_the_log(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.start_again()
        self.program.wait_for_calls([])
        self.program.gone(names.ALERT)

    def test_start_again_reads_the_file_again(self):
        self.rewrite("button: Sign Out", "button: Leave")
        self.start_again()
        self.program.on_stage("Leave")

    def test_broken_file_shows_its_errors_and_keeps_the_prototype(self):
        line = self.rewrite("cancelButton: Cancel", "cancelButtn: Cancel")
        self.start_again()
        self.program.says(rf"(:{line}:|\b[Ll]ine {line}\b|^{line}$)")
        self.program.says("cancelButton")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.find(names.BUTTON, "Confirm", within=self.program.alert("Sign Out"))

    def test_repaired_file_takes_the_errors_away(self):
        self.rewrite("cancelButton: Cancel", "cancelButtn: Cancel")
        self.start_again()
        self.program.says("cancelButtn")
        self.rewrite("cancelButtn: Cancel", "cancelButton: Stay")
        self.start_again()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.on_stage("Stay")
