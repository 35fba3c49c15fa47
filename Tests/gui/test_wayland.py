"""What differs on Wayland: no window knows its place, clipboards belong to who has the keyboard, and displays
may have several pixels for one."""

import unittest

import accessible
import harness
import names
import screen
from harness import PRESENTATION, SAMPLES

HERE = unittest.skipUnless(screen.is_wayland(), "only with meson-helpers/test wayland")


class WaylandTestCase(harness.GuiTestCase):
    document = "sign-out"

    def present(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)


@HERE
class Wayland(WaylandTestCase):
    def test_a_row_is_copied_and_pasted_inside(self):
        self.present()
        self.program.click_row(names.CALLS, "didPresentAlertView:")
        self.program.find(names.PANEL, names.DETAILS)
        self.program.key("ctrl+c")
        self.program.key("ctrl+f")
        accessible.wait(lambda: (self.program.focused() or "  ")[1] == names.FILTER, "the filter")
        self.program.key("ctrl+v")
        entry = self.program.find(names.ENTRY, names.FILTER)
        accessible.wait(lambda: "didPresentAlertView:" in accessible.text(entry), "what was copied")

    def test_the_main_menu_opens_below_its_button_and_is_chosen_from(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.find(names.MENU_ITEMS, "Keyboard Shortcuts")
        self.program.key("Escape")
        self.program.gone(names.MENU_ITEMS, "Keyboard Shortcuts")
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.activate(self.program.find(names.MENU_ITEMS, "Preferences"))
        self.program.wait_for_frames("Account", "Preferences")

    def test_a_second_start_opens_a_window_of_the_first(self):
        done = self.program.start_another(SAMPLES / "ask.rehearsal.yaml")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.program.wait_for_frames("Account", "Ask Me")

    def test_a_picture_is_drawn_without_a_window(self):
        picture = self.program.home / "a.png"
        done = self.program.start_another(
            "picture", "--size", 64, "-o", picture, SAMPLES / "sign-out.rehearsal.yaml")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(picture.read_bytes()[16:24], bytes((0, 0, 0, 39, 0, 0, 0, 64)))


@HERE
@unittest.skipUnless(screen.SCALE > 1, "only on a display with more pixels")
class Scaled(WaylandTestCase):
    def test_a_tap_is_where_it_shows(self):
        self.present()

    @unittest.skipUnless(screen.SCALE.is_integer(), "else the compositor makes the window's pixels smaller")
    def test_every_pixel_is_drawn(self):
        self.present()
        place = accessible.extents(self.program.alert("Sign Out"))
        scale = int(screen.SCALE)
        width = scale * place.width
        data = accessible.rest(lambda: screen.pixels(
            f"{width}x{scale * place.height}+{scale * place.x}+{scale * place.y}"), "an alert")
        row = 3 * width
        # What is only made larger has the same colour in each pixel that was one.
        self.assertTrue(any(
            data[y * row + 3 * x:y * row + 3 * x + 3] != data[y * row + 3 * x + 3:y * row + 3 * x + 6]
            for y in range(0, scale * place.height, scale) for x in range(0, width - 1, scale)))
