"""The window's shortcuts."""

import accessible
import harness
import names
from harness import PRESENTATION


class Keys(harness.GuiTestCase):
    document = "sign-out"

    def test_control_f_goes_to_the_filter(self):
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+f")
        accessible.wait(
            lambda: harness.is_focused(self.program.find(names.ENTRY, names.FILTER)),
            "the focus in the filter")

    def test_control_r_starts_again(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("ctrl+r")
        self.program.wait_for_calls([])
        self.program.on_stage("Sign Out")

    def test_control_q_quits(self):
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+q")
        self.assertEqual(self.program.process.wait(5), 0)
