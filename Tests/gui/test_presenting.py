"""Presenting: the stage alone, the pointer out of the way, the same first picture each time."""

import accessible
import harness
import names
import pointer
from accessible import wait
from harness import PRESENTATION, xdotool
from hearing import hear
from screen import pixels, resting_pixels


class Stage(harness.GuiTestCase):
    """What looks at a window whose stage may be alone."""

    def is_alone(self):
        """Whether nothing but the stage can be seen."""
        return not any(accessible.find(self.program.root, *part) for part in [
            (names.BUTTON, names.START_AGAIN), (names.TABLE, names.CALLS),
            (names.TABLE, names.CONTENTS), (names.BUTTON, names.HOME)])

    def present(self):
        self.program.on_stage("Sign Out")
        self.program.key("F11")
        wait(self.is_alone, "the stage alone")

    def open_run_sheet(self, text, button, first="Perform Step 1"):
        """Opens a document with a button on its screen, and the run sheet over it."""
        self.heard = hear(self)
        self.document_file = self.write_document(text)
        self.open(self.document_file)
        self.program.on_stage(button)
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, first)


class Presenting(Stage):
    document = "sign-out"

    def test_the_stage_alone_fills_the_screen_and_all_comes_back(self):
        self.program.find(names.TABLE, names.CALLS)
        self.present()
        frame = self.program.find(names.WINDOW)
        wait(lambda: (lambda place: (place.x, place.y))(accessible.extents(frame)) == (0, 0),
             "a window in the corner")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        # An alert that comes in takes no taps, and nothing shows when it is in.
        resting_pixels()
        self.program.key("Escape")
        self.program.gone(names.ALERT)
        self.assertTrue(self.is_alone())
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)
        self.program.find(names.TABLE, names.CONTENTS)
        self.program.wait_for_calls(PRESENTATION + harness.DISMISSAL)

    def test_the_screen_or_the_dialog_alone_fills_the_monitor(self):
        self.present()

        def screen():
            return accessible.extents(self.program.find(names.PANEL, "Screen"))

        self.assertLess(screen().height, 780)
        self.program.key("z")
        wait(lambda: screen().height >= 795, lambda: f"the whole height: {screen().height}")
        self.program.picture("fills-screen")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        resting_pixels()
        self.program.key("z")
        wait(lambda: accessible.extents(self.program.on_stage("Confirm")).width > 400, "a large dialog")
        self.program.picture("fills-dialog")
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.ALERT)
        wait(lambda: screen().height >= 795, "the screen again")
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)
        wait(lambda: screen().height < 700, "the device")

    def test_calls_that_were_hidden_stay_hidden(self):
        self.program.find(names.TABLE, names.CALLS)
        self.program.key("F9")
        self.program.gone(names.TABLE, names.CALLS)
        self.present()
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)
        self.assertIsNone(accessible.find(self.program.root, names.TABLE, names.CALLS))

    def test_the_pointer_rests_and_goes(self):
        self.present()
        xdotool("mousemove", 200, 200)
        wait(pointer.is_seen, "the pointer")
        wait(lambda: not pointer.is_seen(), "no pointer")
        xdotool("mousemove", 260, 240)
        wait(pointer.is_seen, "the pointer")
        wait(lambda: not pointer.is_seen(), "no pointer")
        self.program.key("F11")
        wait(pointer.is_seen, "the pointer")

    def test_starting_again_always_gives_the_same_picture(self):
        self.present()
        xdotool("mousemove", 5, 5)
        self.program.key("ctrl+r")
        first = resting_pixels()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        xdotool("mousemove", 5, 5)
        self.assertNotEqual(resting_pixels(), first)
        self.program.key("ctrl+r")
        self.program.gone(names.ALERT)
        self.assertEqual(resting_pixels(), first)

    def test_a_ring_marks_taps_where_that_is_wanted(self):
        before = resting_pixels()
        x, y = self.program.resting_centre(self.program.find(names.PANEL, names.PROTOTYPE))
        xdotool("mousemove", x, y)
        before = resting_pixels()
        xdotool("click", 1)
        self.assertEqual(resting_pixels(), before)
        self.program.key("ctrl+m")
        # It is gone soon, and a busy machine may look too late.
        wait(lambda: xdotool("click", 1) or pixels() != before, "a ring")
        self.assertEqual(resting_pixels(), before)


class Documents(Stage):
    def test_mistakes_wait_until_the_end(self):
        place = self.copy_of("sign-out")
        self.open(place)
        self.present()
        place.write_text(place.read_text(encoding="utf-8").replace("cancelButton", "cancelButtn"),
                         encoding="utf-8")
        harness.settle(1)
        accessible.refresh()
        self.assertTrue(self.is_alone())
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, names.HIDE_ERRORS))
        self.program.key("F11")
        self.program.find(names.BUTTON, names.HIDE_ERRORS)

    def test_keys_answer_a_held_call(self):
        self.open(harness.SAMPLES / "ask.rehearsal.yaml")
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.PANEL, names.HOLDING)
        self.program.key("F11")
        wait(self.is_alone, "the stage alone")
        self.program.key("alt+n")
        self.program.find(names.ALERT)
        self.program.key("F11")
        self.program.wait_for_row("alertViewShouldEnableFirstOtherButton: .*NO")


class Keys(harness.GuiTestCase):
    document = "sign-out"

    def test_a_window_lists_them_and_goes_with_escape(self):
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+question")
        self.program.says("^Show these keys$")
        wanted = {"Present on the full screen", "Answer a held call with YES", "Show these keys",
                  "Show or hide the calls", "Next look"}
        # They are on several pages.
        seen = set()

        def look():
            accessible.refresh()
            seen.update(wanted & set(accessible.all_texts(self.program.root)))
            if seen != wanted:
                self.program.key("ctrl+Page_Down")
            return seen == wanted

        try:
            wait(look, "the keys")
        except accessible.NotFound:
            self.fail(f"not listed: {wanted - seen}")
        self.program.key("Escape")
        wait(lambda: not accessible.find(self.program.root, "label", "Next look"), "no list")

    def test_none_fires_while_typing(self):
        self.program.key("ctrl+f")
        self.program.write("yrmn0-+=?")
        field = self.program.find(names.ENTRY, names.FILTER)
        wait(lambda: accessible.text(field) == "yrmn0-+=?", "what was typed")
        self.program.on_stage("Sign Out")
