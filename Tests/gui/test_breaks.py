"""Breakpoints: the run stops inside a callback, is looked at, answered otherwise, and goes on; and values
that are logged afterwards."""

import accessible
import harness
import names
import test_past
from accessible import wait
from harness import DISMISSAL, PRESENTATION

STOPPED = "Stopped at a breakpoint"


class Breaks(test_past.PastCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.present_and_cancel()

    def press_number(self, words):
        """Presses the number of a call."""
        for row in accessible.rows(self.program.find(names.TABLE, names.CALLS)):
            if accessible.text(row[5]).startswith(words):
                box = accessible.extents(row[0])
                return self.program.click((box.x + box.width // 2, box.y + box.height // 2))
        raise AssertionError(words)

    def stopped_before(self, selector):
        """Waits until the run stands before a call."""
        def look():
            accessible.refresh()
            bar = accessible.find(self.program.root, names.PANEL, STOPPED)
            return bar and selector in accessible.all_texts(bar)

        wait(look, f"the run before {selector}")

    def test_a_pressed_number_stops_the_run_there(self):
        self.press_number("didPresentAlertView:")
        self.program.wait_for_row("did, breakpoint .*didPresentAlertView:")
        self.program.find(names.BUTTON, "Break on one method")
        self.program.click(self.program.on_stage("Sign Out"))
        self.stopped_before("didPresentAlertView:")
        self.program.click(self.program.find(names.BUTTON, "Go On"))
        self.program.gone(names.PANEL, STOPPED)
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)

    def test_pressed_again_it_is_passed_and_then_removed(self):
        self.press_number("didPresentAlertView:")
        self.program.wait_for_row("did, breakpoint .*didPresentAlertView:")
        self.press_number("didPresentAlertView:")
        self.program.wait_for_row("breakpoint that is off")
        self.program.find(names.BUTTON, "Break on 0 methods")
        self.press_number("didPresentAlertView:")
        self.program.gone(names.BUTTON, "Break on 0 methods")

    def test_it_steps_from_call_to_call(self):
        self.program.key("alt+c")
        self.program.click(self.program.on_stage("Sign Out"))
        self.stopped_before("willPresentAlertView:")
        self.program.key("alt+c")
        self.stopped_before("alertViewShouldEnableFirstOtherButton:")
        self.program.key("alt+g")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)

    def test_it_shows_arguments_and_the_state(self):
        self.press_number("alertView:clickedButtonAtIndex:")
        self.program.wait_for_row("clicked, breakpoint|breakpoint .*clickedButtonAtIndex:")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.stopped_before("alertView:clickedButtonAtIndex: 0")
        self.program.says('(?s)argument +0 "Cancel"\n.*dialog +sign-out up.*delegate +sign-out set')
        self.program.picture("break-state")
        rows = len(self.program.rows())
        self.program.key("alt+c")
        self.stopped_before("alertView:willDismissWithButtonIndex: 0")
        # One row a step.
        self.assertEqual(len(self.program.rows()), rows + 1)
        self.program.picture("break-step")
        self.program.click(self.program.find(names.BUTTON, "Do…"))
        entry = self.program.find(names.ENTRY, "Action")
        wait(lambda: harness.is_focused(entry), "the entry with the keyboard")
        self.program.write("present: nobody")
        self.program.key("Return")
        self.program.says("nobody")
        self.program.key("ctrl+a")
        self.program.write("present: completed")
        self.program.key("Return")
        self.stopped_before("alertView:didDismissWithButtonIndex: 0")
        self.program.key("alt+g")
        self.program.alert("Completed")

    def test_it_is_answered_otherwise(self):
        self.press_number("alertViewShouldEnable")
        self.program.wait_for_row("asks, breakpoint")
        self.program.click(self.program.on_stage("Sign Out"))
        self.stopped_before("alertViewShouldEnableFirstOtherButton:")
        self.program.picture("break-asks")
        self.program.click(self.program.find(names.BUTTON, "NO"))
        self.program.gone(names.PANEL, STOPPED)
        self.program.wait_for_row("^8 .*shouldEnableFirstOtherButton: NO".replace("s", "S", 1))
        button = self.program.on_stage("Confirm")
        wait(lambda: not harness.is_enabled(button), "a disabled button")

    def test_settled_passes_the_others(self):
        self.press_number("willPresentAlertView:")
        self.program.wait_for_row("will, breakpoint")
        self.press_number("didPresentAlertView:")
        self.program.find(names.BUTTON, "Break on 2 methods")
        self.program.click(self.program.on_stage("Sign Out"))
        self.stopped_before("willPresentAlertView:")
        self.program.click(self.program.find(names.BUTTON, "Settled"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)
        # Armed again.
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.ALERT)
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Sign Out"))
        self.stopped_before("willPresentAlertView:")

    def test_the_filter_says_where(self):
        self.program.key("ctrl+f")
        self.program.write("call:willDismiss")
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Break at What the Filter Fits"))
        self.program.says("The run stops at")

    def test_the_list_removes_them(self):
        self.press_number("didPresentAlertView:")
        self.program.click(self.program.find(names.BUTTON, "Break on one method"))
        self.program.click(self.program.find(names.BUTTON, "Remove All"))
        self.program.gone(names.BUTTON, "Break on one method")

    def test_a_value_is_logged_at_past_calls(self):
        self.choose("alertView:clickedButtonAtIndex:")
        self.program.click(self.program.find(names.BUTTON, "Log a value at this method"))
        entry = self.program.find(names.ENTRY, "Value to log")
        wait(lambda: harness.is_focused(entry), "the entry with the keyboard")
        self.program.write("{nonsense}")
        self.program.key("Return")
        self.program.says("nonsense")
        self.program.picture("log-problem")
        self.program.key("ctrl+a")
        self.program.write("{buttonTitle} of {numberOfButtons}")
        self.program.key("Return")
        self.program.wait_for_row("clickedButtonAtIndex: 0 “Cancel of 2”")
        self.program.picture("logged")
