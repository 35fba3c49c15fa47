"""A presenter at work: keys, steps and captions while the stage is alone."""

import accessible
import harness
import names
import screen
from accessible import wait
from harness import settle
from hearing import hear
from test_presenting import Stage

TALK = """\
rehearsal: 1
title: Account
screens:
  account: {title: Account, controls: [{button: Sign Out, then: [{present: sure}]}]}
dialogs:
  sure:
    alert: {title: Sure?, style: plainText, cancelButton: Keep, otherButtons: [Leave]}
scenarios:
  talk:
    pace: human
    steps:
      - {tapOn: Sign Out, say: We want to leave., notes: Breathe}
      - {wait: 0.5, say: The alert asks first.}
      - tapOn: Keep
"""


class Presenter(Stage):
    def setUp(self):
        super().setUp()
        # Notes go soon, and a busy machine looks too late; what is announced can't be missed.
        self.heard = hear(self)
        self.open(self.write_document(TALK))
        self.program.on_stage("Sign Out")

    def note(self, text):
        """Waits for a note or a caption at the edge of the stage."""
        wait(lambda: text in self.heard, f"{text!r} among {self.heard}")

    def test_a_scenario_plays_at_its_pace(self):
        """It says what it does, and time stands in its pauses."""
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        self.program.wait_for_row("tapped Keep")
        self.assertEqual([text for text in self.heard if text.startswith(("We", "The alert"))],
                         ["We want to leave.", "The alert asks first."])
        taps = [row[1] for row in self.program.cells() if row[3] == "input"]
        self.assertEqual(taps[1:], ["0", "500"])

    def test_a_caption_is_under_the_device(self):
        """It is read before its step, and its room stays until the end."""
        self.program.key("F7")
        self.program.find("label", "We want to leave.")

        def places():
            band = accessible.extents(self.program.find("label", "We want to leave."))
            screen = accessible.extents(self.program.find("panel", "Screen"))
            return band.y, screen.y + screen.height, screen.height

        # The band is there before the device has made room for it.
        band, foot, height = accessible.rest(places, "a device above the band")
        self.assertGreaterEqual(band, foot)
        self.assertIsNone(accessible.find(self.program.root, names.ALERT))
        self.program.key("F7")
        self.program.gone("label", "We want to leave.")
        self.program.alert("Sure?")
        self.program.key("F7")
        self.program.find("label", "The alert asks first.")
        self.assertEqual(accessible.extents(self.program.find("panel", "Screen")).height, height)
        self.program.key("F7")
        self.program.gone("label", "The alert asks first.")
        wait(lambda: accessible.extents(self.program.find("panel", "Screen")).height
             > height, "its room")

    def test_captions_can_be_kept_from_the_stage(self):
        self.present()
        self.program.key("c")
        self.note("Captions are not shown.")
        self.program.key("Page_Down")
        self.program.alert("Sure?")
        self.assertIsNone(accessible.find(self.program.root, "label", "We want to leave."))
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)

    def test_what_one_key_hides_is_hidden_for_the_talk(self):
        self.present()
        self.program.key("x", "Page_Down")
        self.program.alert("Sure?")
        self.assertIsNone(accessible.find(self.program.root, "label", "We want to leave."))
        self.program.key("Page_Up")
        self.program.gone(names.ALERT)
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)
        self.program.key("F7")
        self.program.find("label", "We want to leave.")

    def test_a_clicker_performs_step_after_step(self):
        self.present()
        self.program.key("Page_Down")
        self.note("We want to leave.")
        self.program.key("Page_Down")
        self.program.alert("Sure?")
        self.program.key("Page_Down")
        self.note("The alert asks first.")
        # The field of the alert is edited, and takes spaces; the page keys are not for it.
        self.program.key("Next")
        self.program.gone(names.ALERT)
        self.program.key("Page_Down")
        self.note("The scenario has ended. P plays it again, R starts again.")
        self.assertTrue(self.is_alone())

    def test_a_clicker_goes_back_and_blanks_the_stage(self):
        self.present()
        self.program.key("Page_Up")
        self.note("This is the first step.")
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")
        self.program.key("Page_Up")
        self.program.gone(names.ALERT)
        # Where a field is edited a letter is for the field, so the stage is blanked before.
        self.program.key("period")
        self.program.find(names.PANEL, "The stage is black.")
        self.program.key("Page_Down")
        self.program.gone(names.PANEL, "The stage is black.")
        self.assertIsNone(accessible.find(self.program.root, names.ALERT))
        self.program.key("period")
        self.program.click(self.program.find(names.PANEL, "The stage is black."))
        self.program.gone(names.PANEL, "The stage is black.")
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")

    def test_letters_change_what_is_seen(self):
        self.present()
        before = self.program.resting_pixels()
        self.program.key("a")
        wait(lambda: self.program.resting_pixels() != before, "another look")
        self.program.key("s")
        self.note(names.QUARTER_SPEED)
        self.program.key("s", "s")
        self.note("Full speed")
        upright = accessible.extents(self.program.on_stage("Sign Out")).width
        self.program.key("t")
        wait(lambda: accessible.extents(self.program.on_stage("Sign Out")).width > upright,
             "the device on its side")
        self.program.resting_pixels()
        aside = accessible.extents(self.program.on_stage("Sign Out")).width
        self.program.key("d")
        wait(lambda: accessible.extents(self.program.on_stage("Sign Out")).width != aside,
             "another device")
        self.program.key("p")
        self.note("We want to leave.")

    def test_a_field_keeps_its_letters(self):
        self.present()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sure?")
        field = wait(lambda: accessible.find(self.program.prototype, names.ENTRY), "the field")
        self.program.write("pads?")
        wait(lambda: accessible.text(field) == "pads?", "what was typed")
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, names.PRESENTER_KEYS))

    def test_a_list_of_keys_comes_and_goes(self):
        self.present()
        self.program.key("question")
        self.program.find(names.PANEL, names.PRESENTER_KEYS)
        self.program.find("label", "Perform the next step")
        self.program.key("Escape")
        self.program.gone(names.PANEL, names.PRESENTER_KEYS)
        self.program.key("question")
        self.program.find(names.PANEL, names.PRESENTER_KEYS)
        self.program.key("m")
        self.program.gone(names.PANEL, names.PRESENTER_KEYS)


class Shortcuts(Stage):
    document = "sign-out"

    def test_none_takes_the_keys_away(self):
        """Each does something that can be seen, or nothing; the alert still has its keys."""
        self.present()
        for keys in ["ctrl+f", "F9", "F6", "ctrl+c", "ctrl+m", "ctrl+k", "ctrl+k", "ctrl+t",
                     "ctrl+t", "ctrl+plus", "ctrl+minus", "ctrl+0", "alt+y", "alt+n", "ctrl+r"]:
            with self.subTest(keys):
                self.program.click(lambda: accessible.find(
                    self.program.prototype, names.BUTTON, "Sign Out"))
                self.program.alert("Sign Out")
                self.program.key(keys)
                # Escape while it comes in does nothing.
                self.program.resting_pixels()
                self.assertTrue(self.is_alone())
                if keys != "ctrl+r":
                    self.program.key("Escape")
                self.program.gone(names.ALERT)
        self.program.key("F7")
        self.program.alert("Sign Out")
        # A key while it comes in does nothing.
        self.program.resting_pixels()
        self.program.key("Escape")
        self.program.gone(names.ALERT)
        mine = screen.active()
        for keys in ["ctrl+o", "ctrl+question"]:
            self.program.key(keys)
            wait(lambda: len(accessible.children(self.program.root)) > 1, f"the window of {keys}")
            # Only then Escape closes that one.
            wait(lambda: screen.active() != mine, f"the keyboard in the window of {keys}")
            self.program.key("Escape")
            wait(lambda: len(accessible.children(self.program.root)) == 1, f"no window of {keys}")
        self.assertTrue(self.is_alone())


class Holding(Stage):
    def test_a_question_is_marked_at_the_edge(self):
        self.open(harness.SAMPLES / "ask.rehearsal.yaml")
        self.program.on_stage("Erase This Photo")
        self.program.key("F11")
        wait(self.is_alone, "the stage alone")
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.says(r"asks whether .* may be pressed.*Alt\+Y: YES, Alt\+N: NO")
        self.program.key("alt+y")
        wait(lambda: not any("Alt+Y" in text for text in accessible.all_texts(self.program.root)),
             "no mark")
        self.program.find(names.ALERT)
