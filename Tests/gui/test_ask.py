"""A question that the person who previews answers."""

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION


class Ask(harness.GuiTestCase):
    document = "ask"

    def answer(self, name):
        """Taps the screen's button and answers the question with the hold bar's."""
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.click(self.program.find(names.BUTTON, name))
        calls = self.program.wait_for_calls(PRESENTATION)
        self.assertEqual(calls[1].returned, name)

    def erase_is_enabled(self, wanted):
        accessible.wait(lambda: harness.is_enabled(self.program.on_stage("Erase")) == wanted,
                        f"Erase enabled: {wanted}")

    def test_yes_enables_the_button(self):
        self.answer(names.YES)
        self.erase_is_enabled(True)
        self.program.click(self.program.on_stage("Erase"))
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[3].index, 1)

    def test_no_disables_the_button(self):
        self.answer(names.NO)
        self.erase_is_enabled(False)
        self.program.click(self.program.on_stage("Erase"))
        harness.settle(0.5)
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Cancel"))
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[3].index, 0)

    def test_nothing_goes_on_before_the_answer(self):
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.BUTTON, names.YES)
        harness.settle(0.6)
        self.assertNotIn("didPresentAlertView:", [call.selector for call in self.program.calls()])

    def test_question_has_a_row_and_a_bar(self):
        self.program.click(self.program.on_stage("Erase This Photo"))
        bar = self.program.find(names.PANEL, names.HOLDING)
        said = accessible.all_texts(bar)
        self.assertIn("alertViewShouldEnableFirstOtherButton:", said)
        self.assertTrue([text for text in said if "Erase" in text], said)
        row = accessible.wait(
            lambda: next((cells for cells in self.program.cells() if cells[6] == "?"), None),
            "the question's row")
        self.assertEqual(row[4:6], ["Erase Photo? erase-photo", "alertViewShouldEnableFirstOtherButton:"])

    def test_the_device_cannot_be_turned_meanwhile(self):
        turn = self.program.find(names.BUTTON, names.TURN)
        self.assertTrue(harness.is_enabled(turn))
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.BUTTON, names.YES)
        accessible.wait(lambda: not harness.is_enabled(turn), "a device that cannot be turned")
        self.program.key("ctrl+t")
        self.program.click(self.program.find(names.BUTTON, names.NO))
        accessible.wait(lambda: harness.is_enabled(turn), "a device that can be turned")
        self.assertFalse(self.program.has_row("turned|ignored"))

    def test_stage_takes_no_taps_meanwhile(self):
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.BUTTON, names.YES)
        self.program.click(accessible.centre(self.program.prototype))
        self.program.wait_for_row(r"tapped beside the dialog no calls: a call waits")
        self.program.key("Return")
        self.program.wait_for_row(r"tapped Erase no calls: a call waits for its answer")
        self.program.key("Escape")
        self.program.wait_for_row(r"tapped Cancel no calls: a call waits for its answer")
        self.program.click(self.program.find(names.BUTTON, names.HOME))
        self.program.wait_for_row(r"pressed Home no calls: a call waits for its answer")
        self.assertEqual(len(self.program.calls()), 1 + 1)  # willPresent and the question
        self.program.click(self.program.find(names.BUTTON, names.YES))
        self.program.wait_for_row("answered YES")
        self.program.wait_for_calls(PRESENTATION)

    def test_tap_on_the_disabled_button_has_a_row(self):
        self.answer(names.NO)
        self.erase_is_enabled(False)
        self.program.click(self.program.on_stage("Erase"))
        self.program.wait_for_row("tapped Erase no calls: it is disabled")
        self.program.key("Return")
        accessible.wait(lambda: sum("it is disabled" in row for row in self.program.rows()) == 2,
                        "a row for Return too")
        self.program.wait_for_calls(PRESENTATION)

    def test_pause_holds_the_question_back_too(self):
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.click(self.program.find(names.BUTTON, names.NO))
        self.erase_is_enabled(False)
        self.assertEqual(self.program.calls(), [])
        self.program.click(self.program.find(names.BUTTON, names.RESUME))
        self.assertEqual(self.program.wait_for_calls(PRESENTATION)[1].returned, "NO")

    def test_hold_bar_goes_with_the_answer(self):
        self.answer(names.YES)
        self.program.gone(names.BUTTON, names.YES)
        self.program.gone(names.BUTTON, names.NO)

    def test_start_again_ends_the_hold(self):
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.BUTTON, names.YES)
        self.program.click(self.program.find(names.BUTTON, names.START_AGAIN))
        self.program.gone(names.BUTTON, names.YES)
        self.program.wait_for_calls([])
        self.program.on_stage("Erase This Photo")
