"""The chips over the log: which kinds of rows are seen."""

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION

ALL = PRESENTATION + DISMISSAL


class Kinds(harness.GuiTestCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Escape")
        self.program.wait_for_calls(ALL)

    def chip(self, kind, rows):
        return self.program.find(names.TOGGLE, f"{kind}: {rows}")

    def test_each_chip_counts_its_rows(self):
        for kind, rows in [("Will", "2 rows"), ("Did", "2 rows"), ("Asks", "one row"),
                           ("Clicks", "one row"), ("Steps", "0 rows")]:
            with self.subTest(kind):
                chip = self.chip(kind, rows)
                self.assertTrue(accessible.has_state(chip, harness.Atspi.StateType.CHECKED))
        self.program.says("^none hidden$")

    def test_a_chip_hides_its_kind_and_shows_it_again(self):
        will = self.chip("Will", "2 rows")
        self.program.click(will)
        self.program.wait_for_calls([call for call in ALL if "will" not in call])
        self.program.find(names.BUTTON, "2 hidden, show all")
        # The headings stay, with their counts.
        self.program.wait_for_row("tapped Cancel 3 calls")
        self.program.click(will)
        self.program.wait_for_calls(ALL)
        self.program.gone(names.BUTTON, "2 hidden, show all")

    def test_chips_and_filter_work_together(self):
        self.program.click(self.chip("Did", "2 rows"))
        self.program.wait_for_calls([call for call in ALL if "did" not in call])
        self.program.key("ctrl+f")
        self.program.write("dismiss")
        self.program.wait_for_calls(["alertView:willDismissWithButtonIndex:"])
        self.program.click(self.program.find(names.BUTTON, "5 hidden, show all"))
        self.program.wait_for_calls(ALL)
        self.assertNotIn("dismiss", accessible.text(self.program.find(names.ENTRY, names.FILTER)))
        self.chip("Did", "2 rows")

    def test_what_is_hidden_stays_hidden_for_new_calls(self):
        self.program.click(self.chip("Asks", "one row"))
        self.program.wait_for_calls([call for call in ALL if "Should" not in call])
        self.program.click(self.program.on_stage("Sign Out"))
        self.chip("Asks", "2 rows")
        self.program.find(names.BUTTON, "2 hidden, show all")
        self.assertFalse(any("ShouldEnable" in call.selector for call in self.program.calls()))
