"""An alert whose delegate has gone: the run stops, and can be started again."""

import harness
import names


class Crash(harness.GuiTestCase):
    document = "delegate-gone"

    def test_the_window_says_where_it_would_crash(self):
        self.program.click(self.program.on_stage("Draft"))
        self.program.click(self.program.on_stage("Send"))
        self.program.wait_for_row("let the delegate of sent go|didPresentAlertView:")
        harness.settle(1.5)
        self.program.click(self.program.on_stage("OK"))
        self.program.wait_for_row("would crash here: EXC_BAD_ACCESS")
        self.program.says("would crash: the delegate is gone")
        # Nothing goes on.
        self.program.alert("Sent")
        message = self.program.find(names.PANEL, "Message")
        self.program.click(self.program.find(names.BUTTON, "Start Again", within=message))
        self.program.gone(names.ALERT)
        self.program.on_stage("Draft")
