"""Sheets and popovers, from the tap that shows them to the tap beside them."""

import accessible
import harness
import names

# What a sheet says while it comes and when it is tapped; then, what is said of a popover that a tap
# beside it sends away.
SHEET_PRESENTATION = ["willPresentActionSheet:", "didPresentActionSheet:"]
SHEET_DISMISSAL = [
    "actionSheet:clickedButtonAtIndex:",
    "actionSheet:willDismissWithButtonIndex:",
    "actionSheet:didDismissWithButtonIndex:",
]
SENT_AWAY = ["popoverControllerShouldDismissPopover:", "popoverControllerDidDismissPopover:"]


class SheetTestCase(harness.GuiTestCase):
    def present(self, button, calls=SHEET_PRESENTATION):
        """Taps a button of the screen with the mouse and waits until what it shows has come."""
        self.program.click(self.program.on_stage(button))
        return self.program.wait_for_calls(calls)

    def sheet(self, title):
        return self.program.find(names.DIALOG, title)

    def beside(self, title):
        """A place on the screen to the left of a dialog, or to its right, halfway down."""
        stage = accessible.extents(self.program.prototype)
        dialog = accessible.extents(self.sheet(title))
        middle = stage.x + stage.width // 2
        x = middle - 120 if dialog.x > middle - 100 else middle + 120
        return x, dialog.y - 30

    def assert_indices(self, calls, index):
        self.assertEqual([call.index for call in calls[-3:]], [index] * 3)


class Phone(SheetTestCase):
    document = "choose-layout"

    def test_a_button_by_mouse(self):
        self.present("Layout")
        self.sheet("Choose New Layout")
        self.program.click(self.program.on_stage("4 by 3"))
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, 2)
        self.program.gone(names.DIALOG)
        self.program.on_stage("Layout")

    def test_destructive_is_on_top_and_cancel_at_the_foot(self):
        self.present("Layout")
        tops = [accessible.extents(self.program.on_stage(title)).y
                for title in ("Reset", "3 by 3", "4 by 3", "4 by 4", "Cancel")]
        self.assertEqual(tops, sorted(tops))

    def test_only_the_sheet_is_offered(self):
        self.present("Layout")
        self.program.gone(names.BUTTON, "Layout")

    def test_it_is_modal(self):
        self.present("Layout")
        sheet = self.sheet("Choose New Layout")
        self.assertTrue(accessible.has_state(sheet, harness.Atspi.StateType.MODAL))

    def test_escape_taps_cancel(self):
        self.present("Layout")
        self.program.key("Escape")
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, 4)

    def test_tab_and_return_tap_a_button(self):
        self.present("Layout")
        self.program.tab_to("3 by 3")
        self.program.key("Return")
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, 1)

    def test_tap_above_it_does_nothing(self):
        self.present("Layout")
        title = accessible.extents(self.program.on_stage("Reset"))
        self.program.click((title.x + title.width // 2, title.y - 120))
        self.program.wait_for_row("tapped beside the dialog no calls: layout is modal")
        self.sheet("Choose New Layout")


class OneOff(SheetTestCase):
    """A sheet made from options: its window, its calls on standard output, its exit status."""

    def show(self):
        self.open("sheet", "--title", "Draft", "--cancel-button", "Cancel",
                  "--destructive-button", "Delete", "--other-button", "Save")
        accessible.wait(lambda: len(self.program.complaints().splitlines()) >= 2, "its coming")

    def assert_ended(self, index, status):
        self.assertEqual(self.program.process.wait(timeout=120), status)
        lines = [line.split("  ", 1)[1] for line in self.program.complaints().splitlines()]
        calls = [f"sheet  {call}" for call in SHEET_PRESENTATION]
        self.assertEqual(lines, calls + [f"sheet  {call} {index}" for call in SHEET_DISMISSAL])

    def test_a_button_by_mouse(self):
        self.show()
        self.program.click(self.program.find(names.BUTTON, "Save"))
        self.assert_ended(1, 0)

    def test_escape_taps_cancel(self):
        self.show()
        self.program.key("Escape")
        self.assert_ended(2, 1)


class Tablet(SheetTestCase):
    document = "choose-layout"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.find(names.TOGGLE, names.TABLET))

    def test_tap_beside_the_popover_by_mouse(self):
        self.present("Layout")
        self.program.gone(names.BUTTON, "Cancel")
        self.program.click(self.beside("Choose New Layout"))
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, -1)
        self.program.gone(names.DIALOG)

    def test_escape_is_a_tap_beside_it(self):
        self.present("Layout")
        self.program.key("Escape")
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, -1)

    def test_it_stands_above_its_button_and_follows_the_device(self):
        self.present("Layout")
        self.assert_above_toolbar()
        self.program.click(self.program.find(names.BUTTON, names.TURN))
        self.program.wait_for_row("turned the device on its side")
        self.assert_above_toolbar()

    def assert_above_toolbar(self):
        """The popover's buttons end right above the toolbar, in the middle."""
        stage = accessible.extents(self.program.prototype)

        def look():
            last = accessible.extents(self.program.on_stage("4 by 4"))
            return abs(last.x + last.width / 2 - stage.x - stage.width / 2) < 12

        accessible.wait(look, "the popover over its button")


class Trap(SheetTestCase):
    document = "hey-ho-trap"

    def test_the_same_button_again_shows_it_twice(self):
        self.present("Sing")
        self.present("Sing", SHEET_PRESENTATION * 2)
        self.program.wait_for_row("sing#2 .*didPresentActionSheet:")
        self.program.key("Escape")
        self.program.wait_for_row("sing#2 .*didDismissWithButtonIndex: -1")
        self.program.click(self.program.on_stage("Ho"))
        calls = self.program.wait_for_calls(SHEET_PRESENTATION * 2 + SHEET_DISMISSAL * 2)
        self.assert_indices(calls, 1)

    def test_it_stands_at_its_button_at_any_zoom(self):
        self.present("Sing")

        def stands():
            last = accessible.extents(self.program.on_stage("Hey Nonny No"))
            item = accessible.extents(self.program.on_stage("Sing"))
            return (last.y + last.height <= item.y < last.y + 2.5 * last.height
                    and last.x <= item.x + item.width // 2 <= last.x + last.width)

        accessible.wait(stands, "the sheet right over its button")
        width = accessible.extents(self.program.on_stage("Hey Nonny No")).width
        self.program.key("ctrl+minus")
        accessible.wait(
            lambda: accessible.extents(self.program.on_stage("Hey Nonny No")).width < width,
            "a smaller sheet")
        accessible.wait(stands, "the smaller sheet right over its button")

    def test_another_button_acts_and_the_sheet_stays(self):
        self.present("Sing")
        self.program.click(self.program.on_stage("Hum"))
        self.program.wait_for_row("Hum!")
        self.program.on_stage("Hey Nonny No")


class Cure(SheetTestCase):
    document = "hey-ho-cure"

    def test_the_toolbar_is_dead_while_the_sheet_is_up(self):
        self.present("Sing")
        accessible.wait(lambda: not harness.is_enabled(self.program.on_stage("Hum")), "a dead bar")
        self.program.click(self.program.on_stage("Hum"))
        self.program.wait_for_row("tapped Hum no calls: it is disabled")
        self.program.key("Escape")
        self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        accessible.wait(lambda: harness.is_enabled(self.program.on_stage("Sing")), "a live bar")


class Popovers(SheetTestCase):
    document = "popovers"

    def show(self, button, inside):
        self.program.click(self.program.on_stage(button))
        found = self.program.on_stage(inside)
        # No call tells that a popover has come in, and before that taps do nothing.
        self.program.resting_pixels()
        return found

    def test_tap_beside_it_by_mouse(self):
        self.show("Tools", "Brush")
        below = accessible.extents(self.program.on_stage("Clear the Board"))
        self.program.click((below.x + below.width // 2, below.y + 300))
        self.program.wait_for_calls(SENT_AWAY)
        self.program.gone(names.DIALOG)

    def test_what_it_lets_through_acts(self):
        self.show("Tools", "Brush")
        self.program.click(self.program.on_stage("Undo"))
        self.program.wait_for_row("undone")
        self.program.on_stage("Brush")

    def test_a_modal_one_stays(self):
        self.show("Rules", "I Have Read Them")
        read = accessible.extents(self.program.on_stage("I Have Read Them"))
        self.program.click((read.x + read.width // 2, read.y + 300))
        self.program.wait_for_row("tapped beside the dialog no calls: rules is modal")
        self.program.click(self.program.on_stage("I Have Read Them"))
        self.program.gone(names.DIALOG)

    def test_a_sheet_slides_up_inside_it(self):
        self.show("Tools", "Brush")
        self.program.click(self.program.on_stage("Clear the Board"))
        self.program.wait_for_calls(SHEET_PRESENTATION)
        cancel = self.program.on_stage("Cancel")
        self.program.gone(names.BUTTON, "Brush")
        self.program.click(cancel)
        calls = self.program.wait_for_calls(SHEET_PRESENTATION + SHEET_DISMISSAL)
        self.assert_indices(calls, 1)
        self.program.on_stage("Brush")
