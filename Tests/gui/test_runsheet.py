"""The run sheet: a presenter goes through a scenario in a second window, and back after a wrong tap."""

import accessible
import names
from accessible import wait
from harness import is_focused
from hearing import hear
from test_presenter import TALK
from test_presenting import Stage


class RunSheet(Stage):
    def setUp(self):
        super().setUp()
        self.heard = hear(self)
        self.open(self.write_document(TALK))
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Perform Step 1")

    def test_page_down_performs_step_after_step(self):
        self.program.find("label", "Tap “Sign Out”")
        self.program.find("label", "“We want to leave.”")
        self.program.find("label", "Breathe")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        wait(lambda: any(text.startswith("Next, step 2: ") and "“The alert asks first.”" in text
                         for text in self.heard), f"{self.heard}")
        self.program.key("space")
        self.program.find(names.BUTTON, "Perform Step 3")
        self.program.key("Right")
        self.program.gone(names.ALERT)
        self.program.find("label", "The scenario has ended.")

    def test_back_on_track_by_keys_after_a_wrong_tap(self):
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.resting_pixels()
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))
        self.program.click(self.program.on_stage("Leave"))
        self.program.gone(names.ALERT)
        back = self.program.find(names.BUTTON, "Back on Track")
        wait(lambda: "Off the sheet: something else was tapped." in self.heard, f"{self.heard}")
        self.program.key("ctrl+shift+p")
        self.program.key("shift+Tab", "shift+Tab")
        wait(lambda: is_focused(back), "the focus on the button")
        self.program.key("Return")
        self.program.gone(names.BUTTON, "Back on Track")
        self.program.alert("Sure?")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 3")

    def test_page_up_is_a_step_back(self):
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.key("Page_Up")
        self.program.gone(names.ALERT)
        self.program.find(names.BUTTON, "Perform Step 1")
        self.program.key("space")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.key("End")
        self.program.find("label", "The scenario has ended.")
        self.program.gone(names.ALERT)
        self.program.key("Home")
        self.program.find(names.BUTTON, "Perform Step 1")

    def test_back_on_track_after_starting_again(self):
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.activate(self.program.find(names.BUTTON, names.START_AGAIN))
        self.program.gone(names.ALERT)
        self.program.click(self.program.find(names.BUTTON, "Back on Track"))
        self.program.gone(names.BUTTON, "Back on Track")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")

    def test_the_stage_can_be_black(self):
        """Nothing is performed that nobody sees: the next key only shows the stage again."""
        self.program.key("b")
        self.program.find("label", "The stage is black.")
        wait(lambda: "The stage is black." in self.heard, f"{self.heard}")
        self.program.key("Page_Down")
        self.program.gone("label", "The stage is black.")
        self.program.find(names.BUTTON, "Perform Step 1")
        self.program.key("period")
        self.program.click(self.program.find(names.BUTTON, "Show the Stage"))
        self.program.gone("label", "The stage is black.")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_it_shows_what_comes_next(self):
        self.program.find("image", "What the screen shows after the step")
        self.program.key("Page_Down", "Page_Down", "Page_Down")
        self.program.find("label", "The scenario has ended.")
        self.program.gone("image", "What the screen shows after the step")

    def test_a_list_of_the_keys(self):
        self.program.key("question")
        self.program.find(names.PANEL, "Keys of the run sheet")
        self.program.find("label", "Make the stage black, or show it again")
        self.program.key("Escape")
        self.program.gone(names.PANEL, "Keys of the run sheet")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_escape_asks_before_it_closes(self):
        self.program.key("Escape")
        self.program.find(names.BUTTON, "Close")
        self.program.key("Escape")
        self.program.gone("label", "Close the run sheet?")
        self.program.key("Escape")
        self.program.find("label", "Close the run sheet?")
        self.program.key("Return")
        self.program.gone(names.BUTTON, "Perform Step 1")


DECISIONS = """\
rehearsal: 1
title: Sync
screens:
  home: {title: Home, controls: [{button: Sync, then: [{present: ask}]}]}
tasks:
  sync:
    simulate: {seconds: 50}
    whenDone: [{present: done}]
    whenFailed: [{present: failed}]
dialogs:
  ask:
    alert: {title: Sync now?, cancelButton: Later, otherButtons: [{title: Now, then: [{run: sync}]}]}
    delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
  done: {alert: {title: Synced, cancelButton: OK}}
  failed: {alert: {title: No Connection, cancelButton: OK}}
scenarios:
  talk:
    steps: [{tapOn: Sync}, {tapOn: Now}, {tapOn: OK}]
"""


class Decisions(Stage):
    def setUp(self):
        super().setUp()
        self.heard = hear(self)
        self.open(self.write_document(DECISIONS))
        self.program.on_stage("Sync")
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Perform Step 1")

    def test_answers_and_outcomes_are_chosen_at_their_step(self):
        self.program.key("Page_Down")
        self.program.says("asks whether Now may be pressed")
        self.program.find(names.BUTTON, "NO")
        self.program.key("y")
        self.program.alert("Sync now?")
        self.program.key("Page_Down")
        # The panel of the job has a button of that name too.
        sheet = self.program.find(names.PANEL, "Decisions")
        self.program.click(lambda: accessible.find(sheet, names.BUTTON, "Fail"))
        self.program.alert("No Connection")
        # A decision is no wrong tap.
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))
        self.program.key("Page_Up")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sync now?")
