"""Rows that are out of sight: what assistive technology knows of them, and how it comes there."""

import accessible
import harness
import names
from accessible import Atspi, wait


class RowsCase(harness.GuiTestCase):
    def load(self, count):
        rows = "".join(f"      - row: Row {number}\n" for number in range(1, count + 1))
        self.open("open", self.write_document(
            f"rehearsal: 1\ntitle: Long\nscreens:\n  a:\n    controls:\n{rows}"))
        self.program.on_stage("Row 1")

    def rows(self):
        """The rows that are in the tree, by their numbers."""
        accessible.refresh()
        return {int(node.get_name()[4:]): node for node in accessible.walk(self.program.prototype)
                if (node.get_name() or "").startswith("Row ")
                and node.get_role_name() in names.BUTTON}


class Many(RowsCase):
    def test_all_are_there_in_their_order(self):
        self.load(150)
        wait(lambda: len(self.rows()) == 150, "all rows")
        self.assertEqual(list(self.rows()), list(range(1, 151)))
        self.assertEqual(self.rows()[120].get_attributes()["posinset"], "120")
        # What is far from sight is gone to at once.
        Atspi.Component.grab_focus(self.rows()[120])
        wait(lambda: accessible.is_showing(self.rows()[120]), "row 120 in sight")


class TooMany(RowsCase):
    def test_pages_are_turned(self):
        self.load(1000)
        before = wait(self.rows, "the rows")
        self.assertLess(len(before), 100)
        pane = before[1].get_parent()
        self.assertEqual(pane.get_attributes()["setsize"], "1000")
        self.assertNotIn("posinset", pane.get_attributes())
        described = [Atspi.Action.get_action_description(pane, index) for index in range(2)]
        self.assertEqual(described, ["Next page", "Previous page"])
        # Page by page every row comes; the last ones are always there.
        last = max(number for number in before if number < 900)
        for _ in range(3):
            self.program.activate(pane)
            wait(lambda: any(last < number < 900 for number in self.rows()), "further rows")
            # They are made a few at a time.
            rows = accessible.rest(lambda: tuple(self.rows()), "the rows")
            last = max(number for number in rows if number < 900)
        self.assertIn(last - 1, self.rows())
        self.assertEqual(self.rows()[last].get_attributes()["posinset"], str(last))
        self.assertTrue(Atspi.Action.do_action(pane, 1))
