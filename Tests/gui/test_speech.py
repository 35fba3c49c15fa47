"""What a screen reader is told of the log."""

import accessible
import harness
import names
from accessible import Atspi
from harness import DISMISSAL, PRESENTATION
from hearing import hear


class Speech(harness.GuiTestCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.all_heard = hear(self)

    @property
    def heard(self):
        # The alert on the stage says its own.
        return [line for line in self.all_heard if "new call" in line]

    def told(self):
        """How many calls were told of."""
        return sum(int(text.split()[0]) for text in self.heard)

    def wait_until_told(self, count):
        accessible.wait(lambda: self.told() >= count, f"{count} calls told")

    def test_new_calls_are_told_together(self):
        self.program.click(self.program.on_stage("Sign Out"))
        # These are told by the alert itself.
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Escape")
        self.wait_until_told(3)
        self.assertEqual(self.told(), 3)
        self.assertRegex(self.heard[-1], "didDismissWithButtonIndex: 0$")
        # A busy machine may take so long over an entry that it is told in between.
        self.assertLessEqual(len(self.heard), 2)

    def test_many_calls_are_not_a_flood(self):
        wanted = []
        for _ in range(3):
            self.program.click(self.program.on_stage("Sign Out"))
            wanted += PRESENTATION
            self.program.wait_for_calls(wanted)
            self.program.key("Escape")
            wanted += DISMISSAL
            self.program.wait_for_calls(wanted)
            self.program.gone(names.ALERT)
        # A busy machine may speak of an alert so late that the calls before it are told of as well; but
        # none is told of twice.
        self.wait_until_told(3)
        self.assertLessEqual(self.told(), len(wanted))
        # Told one by one they would be 9; it is once a second at most.
        self.assertLessEqual(len(self.heard), 6)

    def test_rows_are_read_by_method_target_and_value(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        table = self.program.find(names.TABLE, names.CALLS)
        titles = [Atspi.Table.get_column_description(table, column) for column in range(7)]
        self.assertEqual(titles[4:6], ["Target", "Call, arguments \u2192 returned"])
        row = accessible.rows(table)[3]
        self.assertEqual([accessible.text(cell) for cell in row[3:]],
                         ["asks", "Sign Out sign-out", "alertViewShouldEnableFirstOtherButton:", "YES"])
        self.program.click(row[5])
        pane = self.program.find(names.PANEL, names.DETAILS)
        self.assertIn("YES: the button can be tapped", pane.get_description())
