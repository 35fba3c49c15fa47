"""What a screen reader is told of the log."""

import time

from gi.repository import GLib

import accessible
import harness
import names
from accessible import Atspi
from harness import DISMISSAL, PRESENTATION


class Speech(harness.GuiTestCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.heard = []
        self.listener = Atspi.EventListener.new(self.hear)
        self.assertTrue(self.listener.register("object:announcement"))
        self.addCleanup(self.listener.deregister, "object:announcement")

    def hear(self, event):
        # The alert on the stage says its own.
        if "new call" in event.any_data:
            self.heard.append(event.any_data)

    def listen(self, seconds):
        """Lets events come in for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.01)

    def told(self):
        """How many calls were told of."""
        return sum(int(text.split()[0]) for text in self.heard)

    def test_new_calls_are_told_together(self):
        self.program.click(self.program.on_stage("Sign Out"))
        # Who asks meanwhile misses what is said.
        for _ in range(8):
            self.listen(2)
            if self.told() >= 3:
                break
        self.assertEqual(self.told(), 3)
        self.assertRegex(self.heard[-1], "didPresentAlertView:$")
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
            # What nobody listens for meanwhile is lost; a busy machine is late.
            heard = len(self.heard)
            for _ in range(8):
                self.listen(1.2)
                if len(self.heard) > heard:
                    break
        self.assertGreaterEqual(self.told(), 6)
        # Told one by one they would be 18.
        self.assertLessEqual(len(self.heard), 6)

    def test_rows_are_read_by_method_target_and_value(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        table = self.program.find(names.TABLE, names.CALLS)
        titles = [Atspi.Table.get_column_description(table, column) for column in range(7)]
        self.assertEqual(titles[4:6], ["Target", "Call, arguments \u2192 returned"])
        row = accessible.rows(table)[3]
        self.assertEqual([accessible.text(cell) for cell in row[3:]],
                         ["asks", "sign-out", "alertViewShouldEnableFirstOtherButton:", "YES"])
        self.program.click(row[5])
        pane = self.program.find(names.PANEL, names.DETAILS)
        self.assertIn("YES: the button can be tapped", pane.get_description())
