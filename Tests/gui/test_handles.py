"""What is drawn at a selected part, and the keys that its menu shows."""

import accessible
import harness
import names
import screen
import test_editing
from accessible import Atspi, wait


class Handles(harness.GuiTestCase):
    """The corners of a part that can be dragged."""

    document = None

    select = test_editing.EditingCase.select
    part = test_editing.EditingCase.part

    def setUp(self):
        super().setUp()
        self.open("open", self.write_document(
            "rehearsal: 1\nscreens:\n  one:\n    title: One\n    controls:\n"
            "      - label: Alone\n"
            "  two:\n    title: Two\n    controls:\n      - label: First\n      - label: Second\n"))
        self.program.key("ctrl+e")

    def corner(self, name):
        """The middle of the upper right corner of a selected part, where a handle is white."""
        self.select(name)
        place = accessible.extents(self.part(name))
        self.program.resting_pixels()
        return lambda: screen.pixels(f"3x3+{place.x + place.width - 1}+{place.y - 1}")

    def test_a_part_with_a_neighbour_has_them(self):
        self.program.click_row(names.CONTENTS, "Two")
        corner = self.corner("First, label in Two")
        wait(lambda: set(corner()) == {255}, "a handle")

    def test_a_part_that_has_nowhere_to_go_has_none(self):
        corner = self.corner("Alone, label in One")
        self.assertNotEqual(set(corner()), {255})


class MenuKeys(test_editing.EditingCase):
    """The keys beside the items of a context menu."""

    def key_of(self, item):
        return Atspi.Action.get_key_binding(self.program.find(names.MENU_ITEMS, item), 0)

    def test_the_menu_of_a_part_shows_them(self):
        self.edit()
        self.select("Confirm, button 2 of 2 in Sign Out")
        self.program.key("shift+F10")
        for item, key in [("Copy", "<Primary>c"), ("Duplicate", "<Primary>d"), ("Delete", "Delete")]:
            with self.subTest(item):
                self.assertIn(key, self.key_of(item))
