"""The past of a run on the stage: rows, keys, the strip of time, and going on from there."""

import accessible
import harness
import names
from accessible import Atspi, wait
from harness import DISMISSAL, PRESENTATION


class PastCase(harness.GuiTestCase):
    """What these tests share."""

    def present_and_cancel(self):
        calls = len(self.calls())
        self.program.click(self.program.on_stage("Sign Out"))
        wait(lambda: len(self.calls()) == calls + 3, "an alert")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        wait(lambda: len(self.calls()) == calls + 6, "no alert")
        self.program.gone(names.ALERT)
        self.program.resting_pixels()

    def calls(self):
        accessible.refresh()
        return self.program.calls()

    def choose(self, words):
        def look():
            for row in accessible.rows(self.program.find(names.TABLE, names.CALLS)):
                if accessible.text(row[5]).startswith(words):
                    return row[5]
            return None

        self.program.click(wait(look, f"a row {words!r}"))

    def looks_at(self, words):
        """Waits until the bar says which moment is looked at."""
        def look():
            accessible.refresh()
            bar = accessible.find(self.program.root, names.PANEL, names.PAST)
            return bar and words in accessible.all_texts(bar)

        wait(look, f"the past {words!r}")


class Past(PastCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.present_and_cancel()

    def test_a_row_shows_its_moment_and_escape_the_present(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        self.program.alert("Sign Out")
        self.program.wait_for_row("didPresentAlertView: on stage")
        self.program.key("Escape")
        self.program.gone(names.PANEL, names.PAST)
        self.program.gone(names.ALERT)
        # Nothing was performed.
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_the_last_row_is_the_present(self):
        self.choose("alertView:didDismissWithButtonIndex:")
        self.program.find(names.PANEL, names.DETAILS)
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, names.PAST))

    def test_keys_go_from_call_to_call_and_from_input_to_input(self):
        self.program.key("alt+Left")
        self.looks_at("call 5 of 6")
        self.program.key("alt+Left")
        self.looks_at("call 4 of 6")
        self.program.key("alt+Right")
        self.looks_at("call 5 of 6")
        # Some window managers take Alt and Shift with an arrow.
        self.program.key("braceleft")
        self.looks_at("after call 3 of 6")
        self.program.key("braceleft")
        self.looks_at("before the first call")
        self.program.key("bracketright")
        self.looks_at("call 1 of 6")
        for _ in range(5):
            self.program.key("alt+Right")
        self.program.gone(names.PANEL, names.PAST)

    def test_buttons_go_through_it(self):
        self.program.key("alt+Left")
        self.looks_at("call 5 of 6")
        self.program.click(self.program.find(names.BUTTON, "First call"))
        self.looks_at("call 1 of 6")
        self.program.click(self.program.find(names.BUTTON, "Next call"))
        self.looks_at("call 2 of 6")
        self.program.click(self.program.find(names.BUTTON, "Previous call"))
        self.looks_at("call 1 of 6")
        self.program.click(self.program.find(names.BUTTON, "To the present"))
        self.program.gone(names.PANEL, names.PAST)
        # The buttons of the device are back.
        self.program.find(names.BUTTON, "Power button")

    def test_it_plays_until_the_present(self):
        self.program.key("alt+Left")
        self.looks_at("call 5 of 6")
        self.program.click(self.program.find(names.BUTTON, "First call"))
        self.looks_at("call 1 of 6")
        self.program.key("space")
        self.program.gone(names.PANEL, names.PAST)
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_a_press_on_the_strip_goes_to_its_moment(self):
        strip = accessible.extents(self.program.find(names.PANEL, "Time of the run"))
        self.program.click((strip.x + 8, strip.y + strip.height // 2))
        self.looks_at("before the first call")
        self.program.click(self.program.find(names.BUTTON, "Back to now"))
        self.program.gone(names.PANEL, names.PAST)

    def test_the_strip_shows_what_was_there_before_the_next_input(self):
        # Nothing follows the launch but the first tap: the application is open meanwhile.
        strip = accessible.extents(self.program.find(names.PANEL, "Time of the run"))
        self.program.click((strip.x + 14, strip.y + strip.height // 2))
        self.looks_at("before the first call")
        self.program.on_stage("Sign Out")

    def test_home_and_end_go_to_the_ends(self):
        self.program.key("alt+Left")
        self.looks_at("call 5 of 6")
        self.program.key("Home")
        self.looks_at("call 1 of 6")
        self.program.key("End")
        self.program.gone(names.PANEL, names.PAST)
        # The clock is that of the present again, although no time passes there.
        end = accessible.find(self.program.root, names.PANEL, "Time of the run").get_description()
        wait(lambda: accessible.all_texts(self.program.root).count(end) >= 2, f"{end} twice")

    def test_the_count_in_the_bar_follows_the_run(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.choose("alertView:didDismissWithButtonIndex:")
        self.looks_at("call 6 of 9")

    def test_the_pointer_on_the_strip_previews_in_a_frame(self):
        place = accessible.extents(self.program.find(names.PANEL, "Time of the run"))
        stage = self.program.resting_pixels()
        for x in (14, 18, 22):
            harness.xdotool("mousemove", place.x + x, place.y + place.height // 2)
        wait(lambda: self.program.pixels() != stage, "the frame", 5)
        self.program.picture("previewed")
        # It only shows: nothing is looked at.
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, names.PAST))

    def test_a_tap_in_the_past_asks_once_and_goes_on(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        self.program.click(self.program.on_stage("Confirm"))
        self.program.find(names.BUTTON, "Stay")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.click(self.program.find(names.BUTTON, "Go On"))
        self.program.gone(names.PANEL, names.PAST)
        self.program.wait_for_row("tapped Confirm")
        self.program.wait_for_row("left here: tapped Cancel, 3 calls")
        self.program.wait_for_row("^4 .*clickedButtonAtIndex: 1")

    def test_going_on_leaves_what_came_later(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        self.program.key("ctrl+Return")
        self.program.wait_for_row("left here: tapped Cancel, 3 calls")
        self.program.wait_for_calls(PRESENTATION)
        self.program.says("3 calls in 2 inputs, one way left")
        # The alert is the present now, and can be answered.
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        # What was left unfolds, and can be looked at.
        self.choose("left here")
        self.program.key("Right")
        wait(lambda: len(self.calls()) == 9, "the rows that were left")


class Reloaded(PastCase):
    def test_an_earlier_version_is_only_looked_at(self):
        path = self.copy_of("sign-out")
        self.open(path)
        self.present_and_cancel()
        path.write_text(path.read_text().replace("title: Account", "title: Accounts"))
        self.program.wait_for_row("reloaded")
        self.choose("didPresentAlertView:")
        self.looks_at("before the document was changed")
        self.program.alert("Sign Out")
        button = self.program.find(names.BUTTON, "Go on from here")
        self.assertFalse(harness.is_enabled(button))
        self.program.leave_past()
        self.program.gone(names.ALERT)


class Why(PastCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.present_and_cancel()

    def test_each_link_is_a_way_to_the_cause(self):
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 6")
        why = self.program.find(names.PANEL, "Why")
        wait(lambda: accessible.find(why, names.BUTTON, "tapped Sign Out"), "the chain")
        # The last line is that of the action, the one before that of what was tapped.
        line = [node.get_name() for node in accessible.walk(why)
                if node.get_name().startswith("line ")][-1]
        text = (harness.SAMPLES / "sign-out.rehearsal.yaml").read_text().splitlines()
        self.assertIn("present: sign-out", text[int(line.split()[1]) - 1])
        self.program.picture("why")
        self.program.click(self.program.find(names.BUTTON, line))
        source = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: harness.is_focused(source), "the text")
        wait(lambda: "\n".join(text)[:Atspi.Text.get_caret_offset(source)].count("\n") + 1
             == int(line.split()[1]), "the line")
        self.program.key("alt+2")
        self.program.click(self.program.find(names.BUTTON, "tapped Sign Out"))
        self.looks_at("before the first call")
