"""What a window does with its document: plays it, reads it again, reports its mistakes."""

import re
import time

import accessible
import files
import harness
import names
import screen
from harness import DISMISSAL, PRESENTATION

# A pattern whose bracket is never closed.
BAD_PATTERN = """\
rehearsal: 1
screens: {one: {title: One}}
scenarios:
  play:
    steps: [{waitFor: /a(b/}]
"""

# Every mistake of this document, with its line.
BROKEN = """\
rehearsal: 1
titel: Broken
screens:
  one:
    controls:
      - button: Go
        then: [{present: nowhere}]
dialogs:
  ask:
    alert:
      title: [A List]
      cancelButtn: No
"""
MISTAKES = [(2, "titel"), (7, "nowhere"), (11, "list"), (12, "cancelButtn")]

TWO_SCREENS = """\
rehearsal: 1
title: Two
screens:
  first: {title: First Screen, controls: [{button: Stay}]}
  second: {title: Second Screen, controls: [{button: Leave}]}
"""


class Scenarios(harness.GuiTestCase):
    document = "sign-out"

    def test_click_on_a_scenario_plays_it_at_real_speed(self):
        self.program.click_row(names.CONTENTS, "cancel")
        begin = time.monotonic()
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [0, 0, 0])
        # Two animations, 450 simulated milliseconds; what comes before is not counted.
        self.assertGreater(time.monotonic() - begin, 0.3)
        accessible.wait(
            lambda: "cancel ✓ passed" in accessible.row_texts(
                self.program.find(names.TABLE, names.CONTENTS)), "cancel marked as passed")

    def test_menu_plays_the_other_scenario(self):
        self.program.click(self.program.find(names.TOGGLE, "Choose a scenario"))
        self.program.click(self.program.find(names.BUTTON, "confirm"))
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[-1].index, 1)

    def test_a_scenario_starts_again_first(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click_row(names.CONTENTS, "confirm")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [1, 1, 1])

    def test_play_plays(self):
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_click_on_a_dialog_shows_it(self):
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")
        self.assertEqual(
            [text for text in accessible.row_texts(
                self.program.find(names.TABLE, names.CONTENTS)) if text.endswith("shown")],
            ["Account account shown", "Sign Out sign-out shown"])


class Screens(harness.GuiTestCase):
    def test_click_on_a_screen_shows_it(self):
        self.open(self.write_document(TWO_SCREENS))
        self.program.on_stage("Stay")
        self.program.click_row(names.CONTENTS, "second")
        self.program.on_stage("Leave")
        self.program.find(names.PANEL, "Second Screen")
        self.assertIsNone(accessible.find(self.program.prototype, names.BUTTON, "Stay"))
        self.program.wait_for_row("go to second")


class OpenWithScenario(harness.GuiTestCase):
    def test_option_plays_the_scenario_on_opening(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml", "--scenario", "confirm")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[3].index, 1)


class ReadAgain(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.copy_of("sign-out")
        self.open(self.file)
        self.program.on_stage("Sign Out")

    def rewrite(self, old, new):
        """Changes the document as an editor would, and answers the line of the change."""
        before = self.file.read_text(encoding="utf-8")
        self.assertIn(old, before)
        self.file.write_text(before.replace(old, new, 1), encoding="utf-8")
        return before[:before.index(old)].count("\n") + 1

    def start_again(self):
        self.program.click(self.program.find(names.BUTTON, names.START_AGAIN))

    def test_start_again_empties_the_log(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.start_again()
        self.program.wait_for_calls([])
        self.program.gone(names.ALERT)

    def test_start_again_reads_the_file_again(self):
        self.rewrite("button: Sign Out", "button: Leave")
        self.start_again()
        self.program.on_stage("Leave")

    def test_broken_file_shows_its_errors_and_keeps_the_prototype(self):
        line = self.rewrite("cancelButton: Cancel", "cancelButtn: Cancel")
        self.start_again()
        said = self.program.listed_errors()
        self.assertTrue(any(f"line {line}," in text for text in said), said)
        self.assertTrue(any("cancelButton" in text for text in said), said)
        self.program.activate(self.program.find(names.TOGGLE, names.ALL_ERRORS))
        # The list slides away over the stage.
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.find(names.BUTTON, "Confirm", within=self.program.alert("Sign Out"))

    def test_repaired_file_takes_the_errors_away(self):
        self.rewrite("cancelButton: Cancel", "cancelButtn: Cancel")
        self.start_again()
        self.program.says("cancelButtn")
        self.rewrite("cancelButtn: Cancel", "cancelButton: Stay")
        self.start_again()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.on_stage("Stay")


class Errors(harness.GuiTestCase):
    def errors(self):
        """The texts of the panel of errors."""
        return self.program.listed_errors()

    def assert_all_mistakes(self):
        said = self.errors()
        places = [re.search(r"line (\d+), column \d+$", text) for text in said]
        self.assertEqual([int(place[1]) for place in places if place],
                         [line for line, _ in MISTAKES])
        for line, word in MISTAKES:
            self.assertTrue(any(word in text for text in said), (line, word, said))
        self.assertTrue(any("4 errors" in text for text in said), said)

    def test_broken_from_the_beginning(self):
        document = self.write_document(BROKEN)
        self.open(document)
        self.assert_all_mistakes()
        self.program.key("Escape", "Return")
        document.write_text(TWO_SCREENS, encoding="utf-8")
        self.program.key("ctrl+r")
        self.program.on_stage("Stay")
        self.program.gone(names.PANEL, "Errors")

    def test_a_pattern_that_cannot_be_read_is_refused_as_by_check(self):
        document = self.write_document(BAD_PATTERN)
        self.open(document)
        self.program.says("line 5")
        self.program.says("the pattern cannot be read")
        document.write_text(BAD_PATTERN.replace("/a(b/", "/ab/"), encoding="utf-8")
        self.program.gone(names.PANEL, "Errors")
        self.program.find(names.PANEL, "One")

    def test_all_errors_show_and_the_last_good_state_goes_on(self):
        document = self.copy_of("sign-out")
        self.open(document)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        document.write_text(BROKEN, encoding="utf-8")
        self.program.key("ctrl+r")
        self.assert_all_mistakes()
        # The alert is still there, as is the log, and it can be answered.
        self.program.wait_for_calls(PRESENTATION)
        self.program.activate(self.program.find(names.TOGGLE, names.ALL_ERRORS))
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        # So it is after an attempt to play.
        self.program.click_row(names.CONTENTS, "confirm")
        harness.settle(0.3)
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.click(self.program.find(names.BUTTON, names.HIDE_ERRORS))
        self.program.gone(names.PANEL, "Errors")

    def test_file_that_is_gone(self):
        document = self.copy_of("sign-out")
        self.open(document)
        self.program.on_stage("Sign Out")
        document.unlink()
        self.program.key("ctrl+r")
        self.program.find(names.PANEL, names.STALE)
        self.program.says("^sign-out.rehearsal.yaml can’t be read: there is no such file")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)

    def test_unknown_scenario(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml", "--scenario", "nosuch")
        self.assertTrue(any("nosuch" in text for text in self.errors()))
        self.program.on_stage("Sign Out")


class Chooser(harness.GuiTestCase):
    """Open, with the desktop's file chooser."""

    def choose(self, document):
        self.program.key("ctrl+o")
        files.choose(self.program, names.CHOOSER, document)

    def test_cancelled_it_changes_nothing(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("ctrl+o")
        self.program.find("file chooser", names.CHOOSER)
        screen.wait_for_active(names.CHOOSER)
        self.program.key("Escape")
        self.program.gone("file chooser", names.CHOOSER)
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")

    def test_without_a_file(self):
        self.open()
        self.program.find(names.PANEL, names.WELCOME)
        self.program.gone(names.BUTTON, names.START_AGAIN)
        self.program.key("ctrl+r", "Escape", "Return")
        self.choose(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.on_stage("Sign Out")
        self.program.find(names.WINDOW, "Account")

    def test_a_broken_file_takes_the_place_of_the_old_one(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.choose(self.write_document(BROKEN, "broken.rehearsal.yaml"))
        self.program.says("4 errors in broken.rehearsal.yaml")
        self.program.find(names.WINDOW, "broken.rehearsal.yaml")
        self.program.gone(names.ALERT)
        self.program.gone(names.BUTTON, names.PLAY)
        self.assertEqual(self.program.rows(), [])
        self.assertEqual(
            accessible.row_texts(self.program.find(names.TABLE, names.CONTENTS)), [])
        self.program.key("Return", "Escape")
