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
