"""The stage itself: looks, devices, zoom, speed, and what does not fit."""

import accessible
import harness
import names
import screen
from harness import DISMISSAL, PRESENTATION

# The colour of a Flat alert's sheet, light and dark; of a Classic one in its middle.
SHEET = (0xF7, 0xF7, 0xF8)
DARK_SHEET = (0x2C, 0x2C, 0x2E)

TEN_BUTTONS = """
rehearsal: 1
title: Ten
screens:
  only:
    controls: [{button: Choose, then: [{present: many}]}]
dialogs:
  many:
    alert:
      title: Choose a Day
      message: Any of them will do.
      cancelButton: Never
      otherButtons: [One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve]
"""

CUT = """
rehearsal: 1
title: Cut
screens:
  only:
    controls: [{button: Ask, then: [{present: ask}]}]
dialogs:
  ask:
    alert:
      title: Cut
      cancelButton: Leave Everything Exactly Where It Has Always Been Until Tomorrow Morning
      otherButtons: [OK]
"""

UPRIGHT = """
rehearsal: 1
title: Upright
screens:
  only:
    orientations: [portrait]
    controls: [{button: Go On, then: [{goTo: both}]}]
  both:
    controls: [{label: Nothing}]
"""


class StageTestCase(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        if self.program:
            self.program.on_stage(names.HOME_KEY)

    def choose(self, name):
        self.program.click(self.program.find((*names.TOGGLE, *names.BUTTON), name))

    def press(self, *keys):
        # To the window, wherever the pointer is.
        self.program.key(*keys)

    def show(self, title):
        self.program.click(self.program.on_stage(title))
        self.program.wait_for_calls(PRESENTATION)

    def size(self):
        """Width and height of the prototype's screen, by its panel."""
        box = accessible.extents(self.program.find(names.PANEL, self.screen))
        return box.width, box.height

    def zoom(self):
        """The zoom in percent, as the bar says."""
        button = self.program.find((*names.TOGGLE, *names.BUTTON), names.ZOOM)
        return int(button.get_name().split()[1])

    def wait_for_size(self, shape):
        return accessible.wait(lambda: shape(*self.size()) and self.size(), "the shape")

    @staticmethod
    def pixel(x, y):
        return tuple(screen.pixels(f"1x1+{x}+{y}"))

    def wait_for_pixel(self, place, fits):
        # Off the stage, so that nothing there is pointed at.
        harness.xdotool("mousemove", 2, 2)
        accessible.wait(lambda: fits(*self.pixel(*place())), "the colour")


class Looks(StageTestCase):
    document = "sign-out"

    def place(self):
        """A place on the alert where nothing but its ground is."""
        box = accessible.extents(self.program.alert("Sign Out"))
        return box.x + box.width // 2, box.y + 12

    def test_four_looks_of_an_alert(self):
        self.show("Sign Out")
        self.wait_for_pixel(self.place, lambda *color: color == SHEET)
        self.choose(names.DARK)
        self.wait_for_pixel(self.place, lambda *color: color == DARK_SHEET)
        self.choose(names.CLASSIC)
        self.wait_for_pixel(self.place, lambda red, green, blue: blue > red + 16 and red < 110)
        self.choose(names.DARK)
        self.wait_for_pixel(self.place, lambda red, green, blue: blue > red + 30 and red > 70)
        self.choose(names.FLAT)
        self.wait_for_pixel(self.place, lambda *color: color == SHEET)
        # To look at it is no input.
        self.program.wait_for_calls(PRESENTATION)

    def test_alert_can_be_used_in_each_look(self):
        for name in (names.CLASSIC, names.DARK, names.FLAT):
            self.choose(name)
            self.show("Sign Out")
            self.program.click(self.program.on_stage("Cancel"))
            self.program.wait_for_calls(PRESENTATION + DISMISSAL)
            self.program.key("ctrl+r")
            self.program.wait_for_calls([])


class Devices(StageTestCase):
    document = "sign-out"
    screen = "Account"

    def test_tablet_and_back_to_the_phone(self):
        upright = self.size()
        self.choose(names.TABLET)
        wide = self.wait_for_size(lambda width, height: width / height > 0.7)
        self.assertGreater(wide[0], upright[0])
        self.choose(names.PHONE)
        self.wait_for_size(lambda width, height: (width, height) == upright)

    def test_shorter_phone(self):
        self.choose(names.CHOOSE_DEVICE)
        self.program.click(self.program.find(
            names.MENU_ITEMS,
            "Shorter phone, 320 × 480"))
        self.wait_for_size(lambda width, height: abs(width / height - 320 / 480) < 0.01)

    def test_turning_with_an_alert_up(self):
        self.show("Sign Out")
        self.choose(names.TURN)
        self.program.wait_for_row("turned the device on its side no calls")
        accessible.wait(self.lies, "the stage on its side")
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.wait_for_size(lambda width, height: width > height)
        self.choose(names.TURN)
        self.program.wait_for_row("turned the device upright")
        self.wait_for_size(lambda width, height: width < height)

    def lies(self):
        """Whether the alert is in the middle of something wider than high."""
        key = accessible.extents(self.program.on_stage(names.HOME_KEY))
        return key.height > key.width


class Upright(StageTestCase):
    def test_screen_that_is_only_held_upright(self):
        self.open(self.write_document(UPRIGHT))
        self.program.on_stage(names.HOME_KEY)
        turn = self.program.find(names.BUTTON, names.TURN)
        accessible.wait(lambda: not harness.is_enabled(turn), "a button that cannot be pressed")
        accessible.wait(lambda: "screen “only”" in turn.get_description(), "the reason")
        self.program.click(self.program.on_stage("Go On"))
        accessible.wait(lambda: harness.is_enabled(turn), "a button that can be pressed")
        self.assertNotIn("“", turn.get_description())


class Zooming(StageTestCase):
    document = "sign-out"
    screen = "Account"

    def test_keys(self):
        fit = self.size()
        self.press("ctrl+plus")
        self.wait_for_size(lambda width, height: width > fit[0])
        self.assertEqual(self.zoom() % 25, 0)
        self.press("ctrl+0")
        self.wait_for_size(lambda width, height: (width, height) == fit)
        self.press("ctrl+minus")
        self.wait_for_size(lambda width, height: width < fit[0])

    def test_menu_and_scrolling_where_it_does_not_fit(self):
        self.choose(names.ZOOM)
        self.program.click(self.program.find(
            names.MENU_ITEMS, "200 %"))
        self.wait_for_size(lambda width, height: width == 640)
        self.assertEqual(self.zoom(), 200)
        # The key at the bottom is out of sight, until one scrolls down to it.
        self.program.gone(names.BUTTON, names.HOME_KEY)
        self.program.scroll(self.program.find(names.BUTTON, "Sign Out"), down=40)
        self.program.click(self.program.find(names.BUTTON, names.HOME_KEY))
        self.program.wait_for_row("pressed Home")

    def test_buttons_are_where_they_are_seen(self):
        for key in ("ctrl+minus", "ctrl+minus", "ctrl+minus"):
            self.press(key)
            self.show("Sign Out")
            self.program.click(self.program.on_stage("Confirm"))
            calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
            self.assertEqual(calls[-1].index, 1)
            self.press("ctrl+r")
            self.program.wait_for_calls([])


class Narrow(StageTestCase):
    document = "sign-out"
    screen = "Account"

    def test_a_menu_has_what_a_narrow_window_has_no_room_for(self):
        self.program.find(names.TOGGLE, names.CLASSIC)
        self.resize(900, 600)
        self.program.gone(names.TOGGLE, names.CLASSIC)
        self.choose(names.MORE)
        self.program.click(self.program.find(
            names.MENU_ITEMS,
            "Turn the device"))
        self.wait_for_size(lambda width, height: width > height)
        self.resize(1270, 700)
        self.program.find(names.TOGGLE, names.CLASSIC)

    def test_small_windows_show_the_whole_device(self):
        self.resize(900, 300)
        key = self.program.find(names.BUTTON, names.HOME_KEY)
        stage = accessible.extents(self.program.prototype)
        accessible.wait(lambda: inside(accessible.extents(key), stage), "the key in sight")

    def resize(self, width, height):
        window = screen.visible_windows(self.program.process)[-1]
        harness.xdotool("windowsize", window, width, height)


def inside(box, room):
    return (room.x <= box.x and box.x + box.width <= room.x + room.width
            and room.y <= box.y and box.y + box.height <= room.y + room.height)


class Speed(StageTestCase):
    document = "sign-out"

    def test_slow_motion_changes_no_stamp(self):
        self.choose(names.TENTH)
        self.show("Sign Out")
        rows = [row for row in self.program.cells() if "PresentAlertView:" in row[5]]
        first, last = (int(row[1].replace("\u202f", "").replace(" ", "")) for row in
                       (rows[0], rows[-1]))
        self.assertEqual(last - first, 250)

    def test_a_tap_on_what_moves_meets_what_is_seen(self):
        self.choose(names.CLASSIC)
        button = self.program.resting_centre(self.program.on_stage("Sign Out"))
        # Once it is there, it tells where its parts are; GTK has them there on its way, too.
        self.show("Sign Out")
        alert = accessible.extents(self.program.alert("Sign Out"))
        confirm = accessible.extents(self.program.on_stage("Confirm"))
        place = confirm.x + confirm.width - 4, confirm.y + confirm.height // 2
        self.assertLess(place[0], alert.x + alert.width)
        self.choose(names.TENTH)
        # On a busy machine the alert may be there before it is met.
        for _ in range(5):
            self.program.key("ctrl+r")
            self.program.wait_for_calls([])
            # Small and on its way in, its buttons are nearer to its middle.
            harness.xdotool("mousemove", *button, "click", 1, "sleep", 0.5,
                            "mousemove", *place, "click", 1)
            row = self.program.wait_for_row("tapped (beside the dialog|Confirm)")
            if "no calls" in row:
                break
        self.assertRegex(row, "tapped (beside the dialog no calls: sign-out is modal"
                              "|Confirm no calls: the entry of sign-out has not ended)")
        self.program.wait_for_calls(PRESENTATION)


class TooMuch(StageTestCase):
    def test_thirteen_buttons_by_keyboard(self):
        self.open(self.write_document(TEN_BUTTONS))
        self.show("Choose")
        alert = accessible.extents(self.program.alert("Choose a Day"))
        last = self.program.find(names.BUTTON, "Never")
        self.assertGreater(accessible.extents(last).y, alert.y + alert.height - 20)
        self.program.tab_to("Never")
        box = accessible.extents(self.program.find(names.BUTTON, "Never"))
        self.assertLessEqual(box.y + box.height, alert.y + alert.height + 1)
        self.program.key("space")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[-1].index, 0)

    def test_wheel_scrolls_the_buttons(self):
        self.open(self.write_document(TEN_BUTTONS))
        self.show("Choose")
        before = accessible.extents(self.program.on_stage("Twelve")).y
        self.program.scroll(self.program.on_stage("Three"), down=20)
        accessible.wait(
            lambda: accessible.extents(self.program.on_stage("Twelve")).y < before - 50,
            "the buttons scrolled")
        self.program.click(self.program.on_stage("Never"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_what_is_cut_is_named_once_each_time(self):
        self.open(self.write_document(CUT))
        row = r'console: ask: “Leave Everything.*” is cut, it does not fit'
        self.show("Ask")
        self.program.wait_for_row(row)
        self.press("ctrl+minus")
        self.press("ctrl+0")
        harness.settle(0.3)
        self.assertEqual(self.count("is cut"), 1)
        self.program.key("Return")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.click(self.program.on_stage("Ask"))
        accessible.wait(lambda: self.count("is cut") == 2, "a second row")

    def count(self, words):
        return sum(words in row for row in self.program.rows())


class Focus(StageTestCase):
    document = "sign-out"

    def test_focus_returns_to_what_showed_the_alert(self):
        self.program.tab_to("Sign Out")
        # The first key says where the focus is.
        self.program.key("space", "space")
        self.program.wait_for_calls(PRESENTATION)
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == "Confirm",
                        "the focus on the bold button")
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == "Sign Out",
                        "the focus back")
