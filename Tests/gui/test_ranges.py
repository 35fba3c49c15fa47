"""Several rows of the log: selected with Shift, copied, and shared."""

import accessible
import harness
import names
from accessible import Atspi, has_state, wait
from harness import DISMISSAL, PRESENTATION, xdotool
from hearing import hear


class Ranges(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.heard = hear(self)
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.resting_pixels()

    def cells(self):
        """The cells of each row; the first three calls are the rows 2 to 4."""
        return accessible.rows(self.program.find(names.TABLE, names.CALLS))

    def selected(self):
        """The numbers of the rows that assistive technology is told to be selected."""
        accessible.refresh()
        return [number for number, row in enumerate(self.cells())
                if has_state(row[5], Atspi.StateType.SELECTED)]

    def wait_for_selected(self, *wanted):
        wait(lambda: self.selected() == list(wanted), f"the selected rows {wanted}")

    def click_row(self, number, *held):
        place = self.program.resting_centre(self.cells()[number][5])
        words = [word for key in held for word in ("keydown", key)]
        after = [word for key in held for word in ("keyup", key)]
        xdotool("mousemove", *place, *words, "click", 1, *after)

    def shared(self):
        """The calls that the dialog begins with, by their numbers."""
        dialog = self.program.find(("frame", "dialog"), "Share")
        calls = self.program.find("text", "Calls, as 4-6", within=dialog)
        return Atspi.Text.get_text(calls, 0, -1)

    def test_shift_selects_rows_that_are_shared(self):
        self.click_row(3)
        self.wait_for_selected(3)
        self.program.key("shift+Down", "shift+Down", "shift+Down", "shift+Up")
        self.wait_for_selected(3, 4, 5)
        self.program.says("^3 rows selected, 6 calls")
        wait(lambda: "3 rows selected" in self.heard, f"{self.heard}")
        self.click_row(6, "shift")
        self.wait_for_selected(3, 4, 5, 6)
        self.program.picture("log-range")
        # The menu is for all of them.
        xdotool("mousemove", *self.program.resting_centre(self.cells()[4][5]), "click", 3)
        self.program.click(self.program.find(names.MENU_ITEMS, "Share These Calls…"))
        self.program.says("3 calls")
        self.assertEqual(self.shared(), "2-4")
        self.program.picture("share-range")
        self.program.key("Escape")
        self.program.gone(("frame", "dialog"), "Share")
        self.wait_for_selected(3, 4, 5, 6)
        self.program.click(self.program.find(names.TOGGLE, names.MAIN_MENU))
        self.program.click(self.program.find(names.MENU_ITEMS, "Share…"))
        self.assertEqual(self.shared(), "2-4")

    def test_rows_are_copied_as_text_and_stay_selected(self):
        self.click_row(2)
        self.click_row(4, "shift")
        self.wait_for_selected(2, 3, 4)
        self.program.key("ctrl+c")
        lines = wait(lambda: (lambda copied: copied if len(copied) == 3 else None)(
            harness.clipboard().splitlines()), "three lines")
        for line, selector in zip(lines, PRESENTATION):
            self.assertIn(selector, line)
        # They stay selected while the list shows fewer rows.
        self.program.key("ctrl+f")
        self.program.write("Present")
        self.wait_for_selected(1, 2)
        self.program.key("Escape")
        self.wait_for_selected(2, 3, 4)
        # Without Shift, one row is selected again.
        self.click_row(3)
        self.wait_for_selected(3)
        self.program.gone("label", "3 rows selected")
        self.program.key("ctrl+a")
        self.wait_for_selected(*range(len(self.cells())))
        self.program.key("ctrl+c")
        wait(lambda: len(harness.clipboard().splitlines()) == 6, "all calls")
        # Assistive technology adds a row, and those between.
        self.click_row(3)
        self.wait_for_selected(3)
        table = self.program.find(names.TABLE, names.CALLS)
        Atspi.Table.add_row_selection(table, 5)
        self.wait_for_selected(3, 4, 5)

