"""Two runs side by side: the first difference in a sentence, and both stages at that call."""

import accessible
import harness
import names
import test_past
from accessible import wait


class TwoRuns(test_past.PastCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.present_and_cancel()

    def compare(self):
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Compare Two Runs…"))
        self.program.find(names.PANEL, "Two runs")

    def test_what_was_left_is_compared_with_the_present(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        self.program.key("ctrl+Return")
        self.program.wait_for_row("left here")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Confirm"))
        self.program.wait_for_row("clickedButtonAtIndex: 1")
        self.compare()
        self.program.says("Call 4 is “sign-out alertView:clickedButtonAtIndex: 0” in the first run "
                          "and “sign-out alertView:clickedButtonAtIndex: 1” in the second.")
        # Both stages show the alert at that call.
        for side in ("First run", "Second run"):
            panel = self.program.find(names.PANEL, side)
            wait(lambda panel=panel: accessible.find(panel, names.ALERT), "the alert")
        self.program.picture("runs")
        self.program.key("Escape")
        self.program.gone(names.PANEL, "Two runs")
        self.program.find(names.TABLE, names.CALLS)

    def test_a_method_that_was_not_called_has_a_reason(self):
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Why Was a Method Not Called?"))
        self.program.says("Type a method")
        self.program.write("alertViewCancel: ")
        self.program.says("It did not come to this")
        self.program.says(r"completed has no delegate\. \(P7\)")
        self.program.find(names.BUTTON, "line 29")
        self.program.picture("why-not")

    def test_the_run_of_a_row_that_was_left_is_compared(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        self.program.key("ctrl+Return")
        self.program.wait_for_row("left here")
        self.choose("left here")
        self.program.key("Right")
        self.choose("alertView:clickedButtonAtIndex: 0")
        self.program.key("shift+F10")
        self.program.click(self.program.find(names.MENU_ITEMS, names.COMPARE_RUN))
        self.program.find(names.PANEL, "Two runs")
        self.program.says("Only the first run has call 4")

    def test_a_scenario_is_compared_with_the_present(self):
        self.compare()
        self.program.says("Both runs have the same 6 calls.")
        self.program.click(self.program.find(names.TOGGLE, "Everything"))
        self.program.says("comes at")
        self.program.click(self.program.find(names.BUTTON, "Close the comparison"))
        self.program.gone(names.PANEL, "Two runs")
