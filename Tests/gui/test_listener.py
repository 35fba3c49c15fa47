"""What VoiceOver says, in place of the calls, and the order of reading on the stage."""

import re
import shutil

import accessible
import bus
import harness
import names
import spoken

HEARD = "What is heard"
HEAR_IT = "Hear It"


class ListenerCase(harness.GuiTestCase):
    """What these tests share."""

    def heard(self):
        """The rows of the list of what is heard."""
        return accessible.row_texts(self.program.find(names.TABLE, HEARD))

    def wait_for(self, words):
        accessible.wait(lambda: any(words in row for row in self.heard()),
                        f"“{words}” in the list of what is heard")

    def counts_are_right(self):
        """Whether each heading says how many lines are below it."""
        said, there = [], []
        for row in self.heard():
            count = re.search(r"(\d+) heard", row)
            if count:
                said.append(int(count[1]))
                there.append(0)
            else:
                there[-1] += 1
        return said == there

    def listen(self):
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(lambda: accessible.find(
            self.program.root, names.MENU_ITEMS, "Listener: what VoiceOver says"))
        self.program.find(names.TABLE, HEARD)


class Listener(ListenerCase):
    document = "sign-out"

    def test_what_was_heard_and_what_comes(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        # What was heard before the lens was chosen is there too.
        self.listen()
        self.wait_for("alert · Sign Out · Your notes stay on this phone")
        self.wait_for("Confirm, button")
        self.program.gone(names.TABLE, names.CALLS)
        self.program.picture("lens-listener")
        self.program.click(self.program.on_stage("Confirm"))
        self.program.alert("Completed")
        self.wait_for("alert · Completed · You are signed out.")
        self.program.says(r"\d+ heard in \d+ inputs")
        accessible.wait(self.counts_are_right, "headings that count the lines below them")
        # The lens stays for the next run.
        self.program.key("ctrl+r")
        bus.act("lens", "developer")
        self.program.find(names.TABLE, names.CALLS)
        self.program.gone(names.TABLE, HEARD)

    def test_where_a_line_is_in_the_order(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.program.click_row(HEARD, "Confirm, button")
        self.program.says(r"^4 of 4 in reading order$")

    def test_a_line_says_how_much_is_heard_before_it(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.program.click_row(HEARD, "Confirm, button")
        self.program.says(r"^\d+ words before the first button; more than 30 are a finding$")
        self.program.says("^The focus comes here after “Cancel, button”")
        self.program.picture("listener-detail")
        self.program.click(self.program.find(names.TOGGLE, names.DARK))
        self.program.resting_pixels()
        self.program.picture("listener-detail-dark")
        # A heading has no details.
        self.program.key("Escape")
        self.program.gone(names.PANEL, names.DETAILS)

    def test_the_filter_looks_for_what_is_spoken(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.wait_for("Confirm, button")
        self.program.click(self.program.find(names.ENTRY, names.FILTER))
        harness.xdotool("type", "confirm")
        accessible.wait(lambda: [row for row in self.heard() if "heard" not in row] == [
            row for row in self.heard() if "Confirm, button" in row], "the filtered line")
        accessible.wait(lambda: not any("Cancel, button" in row for row in self.heard()),
                        "no other line")
        accessible.wait(self.counts_are_right, "headings that count the lines below them")
        self.program.click(self.program.find(names.BUTTON, names.COPY))
        accessible.wait(lambda: harness.clipboard().strip() == "Confirm, button",
                        "the transcript that is listed")
        self.program.click(self.program.find(names.BUTTON, re.compile("hidden, show all$")))
        self.wait_for("Cancel, button")

    def test_chips_hide_kinds_of_what_is_heard(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.wait_for("Confirm, button")
        focus = self.program.find(names.TOGGLE, re.compile(r"^Focus: \d+ rows$"))
        self.program.click(focus)
        accessible.wait(lambda: not any("Confirm, button" in row for row in self.heard()),
                        "no line of the focus")
        self.wait_for("alert · Sign Out")
        accessible.wait(self.counts_are_right, "headings that count the lines below them")
        self.program.click(self.program.find(names.BUTTON, names.COPY))
        accessible.wait(lambda: "alert · Sign Out" in harness.clipboard()
                        and "Confirm" not in harness.clipboard(), "the transcript that is listed")
        self.program.click(focus)
        self.wait_for("Confirm, button")

    def test_the_voice_says_why_it_is_silent(self):
        self.listen()
        button = self.program.find(names.BUTTON, HEAR_IT)
        if shutil.which("spd-say"):
            self.assertTrue(accessible.is_enabled(button))
        else:
            self.assertFalse(accessible.is_enabled(button))
            self.assertIn("speech-dispatcher", button.get_description())

    def test_the_past_has_what_was_heard_until_then(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.wait_for("Confirm, button")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.ALERT)
        self.wait_for("tapped “Cancel”")
        self.program.resting_pixels()
        now = self.heard()
        for _ in range(3):
            bus.act("past-previous")
        self.program.find(names.PANEL, names.PAST)
        accessible.wait(lambda: not any("tapped “Cancel”" in row for row in self.heard()),
                        "no tap of later")
        self.wait_for("alert · Sign Out")
        # The lens that is chosen there shows that moment too.
        bus.act("lens", "developer")
        self.program.find(names.TABLE, names.CALLS)
        bus.act("lens", "listener")
        self.program.find(names.TABLE, HEARD)
        self.wait_for("alert · Sign Out")
        self.assertFalse(any("tapped “Cancel”" in row for row in self.heard()))
        self.program.key("Escape")
        self.program.gone(names.PANEL, names.PAST)
        self.wait_for("tapped “Cancel”")
        # The number in a heading is read before more is heard under it.
        self.assertEqual(len(self.heard()), len(now))

    def test_a_paused_list_waits(self):
        self.listen()
        self.wait_for("Account")
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        before = self.heard()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        # The tap, the alert, and its elements in turn.
        self.program.says(r"^Paused: \d+ rows wait$")
        self.assertEqual(self.heard(), before)
        # Another lens and back shows no more.
        bus.act("lens", "developer")
        self.program.find(names.TABLE, names.CALLS)
        bus.act("lens", "listener")
        self.program.find(names.TABLE, HEARD)
        self.wait_for("Account")
        self.assertEqual(self.heard(), before)
        self.program.click(self.program.find(names.BUTTON, names.RESUME))
        self.wait_for("alert · Sign Out")
        accessible.wait(self.counts_are_right, "headings that count the lines below them")

    def test_a_cleared_list_has_only_what_comes(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.wait_for("alert · Sign Out")
        self.program.resting_pixels()
        self.program.click(self.program.find(names.BUTTON, names.CLEAR))
        accessible.wait(lambda: not self.heard(), "an empty list")
        bus.act("lens", "developer")
        self.program.find(names.TABLE, names.CALLS)
        bus.act("lens", "listener")
        self.program.find(names.TABLE, HEARD)
        self.assertEqual(self.heard(), [])
        self.program.click(self.program.on_stage("Confirm"))
        self.program.alert("Completed")
        self.wait_for("alert · Completed")
        self.assertFalse(any("alert · Sign Out" in row for row in self.heard()))
        accessible.wait(self.counts_are_right, "headings that count the lines below them")

    def test_the_order_of_reading_is_numbered(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        before = self.program.resting_pixels()
        bus.act("reading-order")
        accessible.wait(lambda: self.program.pixels() != before, "numbers on the stage")
        self.program.picture("reading-order")
        bus.act("reading-order")
        accessible.wait(lambda: self.program.resting_pixels() == before, "no numbers")
        # In the dark too.
        self.program.click(self.program.find(names.TOGGLE, names.DARK))
        bus.act("reading-order")
        self.program.resting_pixels()
        self.program.picture("reading-order-dark")


class Findings(ListenerCase):
    def test_what_is_found_is_under_the_list(self):
        self.open(self.write_document("""\
rehearsal: 1
screens:
  s:
    controls:
      - {button: Help, then: {present: help}}
dialogs:
  help:
    alert: {title: Help, cancelButton: OK, otherButtons: [OK…]}
  bare:
    alert: {message: Gone., cancelButton: OK}
scenarios:
  x: {start: bare, steps: [{tapOn: OK}], expect: [...]}
"""))
        self.listen()
        self.program.says("^“bare” has no title")
        self.program.find(names.BUTTON, "Open line 10 in the editor")
        self.program.picture("listener-findings")
        self.program.click(self.program.find(
            names.BUTTON, "Show the next finding about what is heard"))
        self.program.says("^“OK” and “OK…” of “help” begin alike")
        self.program.find(names.BUTTON, "Open line 8 in the editor")


class HearIt(ListenerCase):
    """What the program of the speech service is told to say."""

    def start(self, sample):
        self.voice = spoken.Voice(self)
        self.open(harness.SAMPLES / f"{sample}.rehearsal.yaml",
                  environment=self.voice.environment)

    def says(self, count):
        """Waits for what is said, and answers the last."""
        accessible.wait(lambda: len(self.voice.said()) == count, f"{count} said")
        return self.voice.said()[-1]

    def test_all_since_the_last_input_or_the_selected_line(self):
        self.start("sign-out")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.listen()
        self.wait_for("Confirm, button")
        self.assertEqual(self.voice.said(), [])
        self.program.click(self.program.find(names.BUTTON, HEAR_IT))
        words = self.says(1)
        self.assertEqual(words[:6], ["-w", "-P", "important", "-l", "en", "--"])
        self.assertEqual(len(words), 7)
        self.assertIn("Your notes stay on this phone", words[6])
        self.program.find(names.BUTTON, HEAR_IT)
        self.program.click_row(HEARD, "Confirm, button")
        self.program.click(self.program.find(names.BUTTON, HEAR_IT))
        self.assertEqual(self.says(2)[5:], ["--", "Confirm, button."])
        # Enter does the same.
        self.program.key("Return")
        self.assertEqual(self.says(3)[5:], ["--", "Confirm, button."])

    def test_it_stops_when_it_is_stopped(self):
        self.start("sign-out")
        self.voice.speak_long()
        self.listen()
        self.wait_for("Account")
        self.program.click(self.program.find(names.BUTTON, HEAR_IT))
        self.says(1)
        self.program.click(self.program.find(names.BUTTON, "Stop"))
        self.assertEqual(self.says(2), ["-C"])
        self.program.find(names.BUTTON, HEAR_IT)

    def test_a_voice_that_fails_says_so(self):
        self.start("sign-out")
        self.voice.fail()
        self.listen()
        self.wait_for("Account")
        self.program.click(self.program.find(names.BUTTON, HEAR_IT))
        self.program.says("^“spd-say” could not speak")
        self.program.says("spd-say hello")
        self.program.picture("voice-fails")

    def test_it_speaks_the_language_of_the_prototype(self):
        self.start("languages")
        self.program.click(self.program.find(names.TOGGLE, names.LANGUAGE))
        self.program.click(self.program.find(names.CHOICE, "Deutsch"))
        self.program.click(self.program.on_stage("Abmelden"))
        self.program.alert("Abmelden")
        self.listen()
        self.wait_for("Abmelden")
        self.program.click(self.program.find(names.BUTTON, HEAR_IT))
        words = self.says(1)
        self.assertEqual(words[:5], ["-w", "-P", "important", "-l", "de"])
        self.assertIn("Abmelden", words[6])
