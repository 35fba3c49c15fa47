"""What a person hears who works with the keyboard alone: one sentence for one event, what is chosen in a
menu, where the focus is, and what a row of the log says."""

import time

import accessible
import bus
import harness
import hearing
import names
from accessible import Atspi, wait

FORM = """\
rehearsal: 1
screens:
  s:
    controls:
      - textField: Name
      - {button: Go, then: []}
"""


class Announcements(harness.GuiTestCase):
    def said(self, heard, what):
        """What is announced from what is done now until nothing more comes for two seconds."""
        heard.clear()
        what()
        wait(lambda: heard, "an announcement")
        return list(accessible.rest(lambda: tuple(heard), "the announcements", 2))

    def test_one_event_is_told_once(self):
        heard = hearing.hear(self)
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        button = self.program.on_stage("Sign Out")
        said = self.said(heard, lambda: self.program.click(button))
        self.assertEqual([words.split(",")[0] for words in said], ["alert"], said)

    def test_an_alert_with_a_job_says_so_once(self):
        heard = hearing.hear(self)
        self.open(harness.SAMPLES / "retry.rehearsal.yaml")
        self.program.find(names.TABLE, names.CALLS)
        said = self.said(heard, lambda: bus.act("play", "twice"))
        self.assertNotIn("alert, Sending…", said)

    def test_calls_are_told_where_the_prototype_says_nothing(self):
        heard = hearing.hear(self)
        self.open(harness.SAMPLES / "view-life-cycle.rehearsal.yaml")
        self.program.find(names.TABLE, names.CALLS)
        said = self.said(heard, lambda: self.program.key("ctrl+r"))
        self.assertRegex(said[0], "new call")


class Menus(harness.GuiTestCase):
    document = "sign-out"

    def test_what_is_chosen_is_checked(self):
        self.program.click(self.program.find(names.TOGGLE, names.CHOOSE_DEVICE))
        for name, isChosen in (("Phone, 320 × 568", True), ("Tablet, 768 × 1024", False)):
            item = self.program.find(names.RADIO, name)
            self.assertEqual(accessible.has_state(item, Atspi.StateType.CHECKED), isChosen, name)

    def test_f10_opens_the_main_menu(self):
        self.program.key("F10")
        captions = self.program.find(names.CHECK_BOX, "Captions")
        self.assertTrue(accessible.has_state(captions, Atspi.StateType.CHECKED))

    def test_a_row_of_choices_is_a_group_of_radio_buttons(self):
        chosen = self.program.find(names.RADIO, names.FLAT)
        self.assertTrue(accessible.has_state(chosen, Atspi.StateType.CHECKED))
        self.program.find(names.BUTTON, "Play “cancel”")


class Focus(harness.GuiTestCase):
    def focused(self, *wanted):
        wait(lambda: self.program.focused() in wanted, f"the focus on one of {wanted}")

    def test_it_is_on_the_screen_after_opening_and_starting_again(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        button = ("push button", "Sign Out"), ("button", "Sign Out")
        self.focused(*button)
        self.program.key("ctrl+r")
        self.focused(*button)
        self.program.key("ctrl+e")
        self.focused(("list item", "screen Account, selected"))
        self.program.key("ctrl+e")
        self.focused(*button)

    def test_the_first_key_says_where_it_is_and_taps_nothing(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.focused(("push button", "Sign Out"), ("button", "Sign Out"))
        before = self.program.resting_pixels()
        self.program.key("space")
        wait(lambda: self.program.resting_pixels() != before, "the ring")
        self.assertEqual(self.program.calls(), [])
        self.program.key("space")
        self.program.alert("Sign Out")

    def test_a_field_does_not_begin_editing_by_itself(self):
        self.open(self.write_document(FORM))
        self.program.on_stage("Go")
        harness.settle(1)
        self.assertIsNone(self.program.focused())

    def test_the_edges_between_panes_are_stops_for_tab(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.on_stage("Sign Out")
        seen = set()
        end = time.monotonic() + 30
        while ("split pane", "Room of the stage") not in seen and time.monotonic() < end:
            self.program.tab()
            seen.add(self.program.focused())
        before = self.stage_width()
        self.program.key("Right", "Right", "Right")
        wait(lambda: self.stage_width() > before, "a wider stage")

    def stage_width(self):
        return accessible.extents(self.program.prototype).width


class Keys(harness.GuiTestCase):
    def test_a_row_of_the_log_is_read_with_what_led_to_it(self):
        heard = hearing.hear(self)
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.click_row(names.CALLS, "willPresentAlertView:")
        harness.settle(1.5)
        heard.clear()
        self.program.key("alt+w")
        wait(lambda: [words for words in heard
                      if words.startswith("willPresentAlertView:") and "Why: " in words
                      and "tapped Sign Out" in words], f"the row in {heard}")

    def test_f8_goes_to_the_next_problem_from_anywhere(self):
        self.open(self.write_document("rehearsal: 1\ndialogs:\n  d: {alert: {title: T}}\n"))
        self.program.find(names.TOGGLE, "1 warning")
        self.program.key("F8")
        text = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: accessible.has_state(text, Atspi.StateType.FOCUSED), "the text")
        self.program.says("^Line 3, column")

    def test_f4_completes_as_control_and_space_do(self):
        self.open(self.write_document("rehearsal: 1\n\n"))
        self.program.key("alt+3")
        text = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: accessible.has_state(text, Atspi.StateType.FOCUSED), "the text")
        self.program.key("ctrl+End", "F4")
        self.program.find("list", "What can be written here")


if __name__ == "__main__":
    harness.unittest.main()
