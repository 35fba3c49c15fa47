"""A window of 1024 × 700 pixels: everything has its room, and nothing makes the window wider."""

import accessible
import harness
import names
import screen
import test_saving

SIZE = (1024, 700)


class Narrow(test_saving.SavingCase):
    def setUp(self):
        super().setUp()
        self.narrow()

    def narrow(self):
        """Gives the window the size; the second time, its controls are those that need less room."""
        window = screen.visible_windows(self.program.process)[-1]
        for _ in range(2):
            harness.xdotool("windowsize", window, *SIZE)
            accessible.rest(self.width, "a width")

    def width(self):
        return accessible.extents(self.program.find(names.WINDOW)).width

    def left(self, role, name):
        return accessible.rest(
            lambda: accessible.extents(self.program.find(role, name)).x, f"the place of {name!r}")

    def test_properties_keep_their_width(self):
        self.edit()
        self.select("Title of Sign Out")
        before = self.room()
        self.program.click(self.program.find(names.TOGGLE, "Login"))
        self.program.find(names.TOGGLE, "When…")
        self.assertEqual(self.room(), before)
        self.program.key("ctrl+z")
        self.program.gone(names.TOGGLE, "When…")
        self.assertEqual(self.room(), before)

    def room(self):
        """The widths of the window and the properties once they stay, in pixels."""
        panel = self.program.find(names.PANEL, "Properties")
        return accessible.rest(
            lambda: (self.width(), accessible.extents(panel).width), "the properties")

    def test_controls_begin_at_one_line_and_the_way_can_be_read(self):
        self.edit()
        self.select(test_saving.CONFIRM)
        lefts = {self.left(names.ENTRY, "Title"), self.left(names.TOGGLE, "Normal"),
                 self.left(names.COMBO_BOX, "After it has gone"),
                 self.left(names.TOGGLE, "Always")}
        self.assertEqual(len(lefts), 1, lefts)
        way = self.program.find("tool bar", "Way to the selected part")
        steps = [node.get_name() for node in accessible.walk(way)
                 if node.get_role_name() in (*names.BUTTON, *names.TOGGLE)
                 and accessible.is_showing(node)]
        self.assertEqual(steps, ["Sign Out", "Confirm"])

    def test_a_button_that_only_a_narrow_window_has_shows_its_icon(self):
        box = accessible.extents(self.program.find(names.TOGGLE, names.MORE))
        middle = f"8x16+{box.x + box.width // 2 - 4}+{box.y + box.height // 2 - 8}"
        found = screen.pixels(middle)
        self.assertGreater(len({found[at:at + 3] for at in range(0, len(found), 3)}), 8)

    def test_the_list_of_the_keys_fits_a_small_screen(self):
        self.program.key("ctrl+question")

        def lists():
            frames = [node for node in accessible.children(self.program.root)
                      if node.get_role_name() == names.WINDOW]
            return len(frames) > 1 and [accessible.extents(node) for node in frames]

        box = accessible.rest(lambda: (accessible.wait(lists, "the list")[-1].width,
                                       accessible.wait(lists, "the list")[-1].height), "its size")
        self.assertLessEqual(box[0], 1024)
        self.assertLessEqual(box[1], 728)

    def test_the_menu_of_the_calls_ends_inside_the_window(self):
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        item = self.program.find(names.MENU_ITEMS, "Save Session…")
        end = accessible.rest(lambda: self.bottom(item), "the menu")
        self.assertLess(end, self.bottom(self.program.find(names.WINDOW)))

    @staticmethod
    def bottom(node):
        box = accessible.extents(node)
        return box.y + box.height


if __name__ == "__main__":
    harness.unittest.main()
