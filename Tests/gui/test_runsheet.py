"""The run sheet: a presenter goes through a scenario in a second window, and back after a wrong tap."""

import accessible
import names
from accessible import Atspi, has_state, wait
from harness import is_focused, xdotool
from screen import wait_for_active
from test_presenter import TALK
from test_presenting import Stage


def is_checked(node):
    return has_state(node, Atspi.StateType.CHECKED)


class RunSheet(Stage):
    def setUp(self):
        super().setUp()
        self.open_run_sheet(TALK, "Sign Out", "Caption of Step 1")

    def test_page_down_performs_step_after_step(self):
        self.program.find("label", "Tap “Sign Out”")
        self.program.find("label", "“We want to leave.”")
        self.program.find("label", "Breathe")
        self.program.key("Page_Down", "Page_Down")
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
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.resting_pixels()
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))
        self.program.click(self.program.on_stage("Leave"))
        self.program.gone(names.ALERT)
        back = self.program.find(names.BUTTON, "Back on Track")
        wait(lambda: "Off the sheet: Tap Leave." in self.heard, f"{self.heard}")
        self.program.key("ctrl+shift+p")
        self.program.key("shift+Tab", "shift+Tab")
        wait(lambda: is_focused(back), "the focus on the button")
        self.program.key("Return")
        self.program.gone(names.BUTTON, "Back on Track")
        self.program.alert("Sure?")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 3")

    def test_page_up_is_a_step_back(self):
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.key("Page_Up")
        self.program.gone(names.ALERT)
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.key("space", "space")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.key("End")
        self.program.find("label", "The scenario has ended.")
        self.program.gone(names.ALERT)
        self.program.key("Home")
        self.program.find(names.BUTTON, "Caption of Step 1")

    def test_back_on_track_after_starting_again(self):
        self.program.key("Page_Down", "Page_Down")
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
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.key("period")
        self.program.click(self.program.find(names.BUTTON, "Show the Stage"))
        self.program.gone("label", "The stage is black.")
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_it_shows_what_comes_next(self):
        self.program.find("image", "What the screen shows after the step")
        self.program.key("Page_Down", "Page_Down", "Page_Down", "Page_Down")
        self.program.find("label", "The scenario has ended.")
        self.program.gone("image", "What the screen shows after the step")

    def test_a_list_of_the_keys(self):
        self.program.key("question")
        self.program.find("list", "Keys of the run sheet")
        self.program.find("label", "Make the stage black, or show it again")
        self.program.key("Escape")
        self.program.gone("list", "Keys of the run sheet")
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_a_clickers_keys_act_beside_the_sheet(self):
        """A tap on the stage gives its window the keyboard; the sheet stays in sight."""
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Leave"))
        self.program.find(names.BUTTON, "Back on Track")
        wait_for_active("Account")
        self.program.key("BackSpace")
        self.program.gone(names.BUTTON, "Back on Track")
        self.program.alert("Sure?")
        self.program.key("Page_Up")
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_other_notes_keep_the_place(self):
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.document_file.write_text(
            TALK.replace("say: The alert asks first.", "say: It asks., notes: Wait"),
            encoding="utf-8")
        self.program.find("label", "“It asks.”")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))

    def test_rings_can_be_switched_in_the_sheet(self):
        rings = self.program.find(names.TOGGLE, "Rings")
        self.assertFalse(is_checked(rings))
        self.program.key("m")
        wait(lambda: "Each tap is marked." in self.heard, f"{self.heard}")
        wait(lambda: is_checked(rings), "the switch")

    def test_one_key_hides_and_brings_back(self):
        self.program.find(names.TOGGLE, "Captions")
        self.program.key("l")
        self.program.find(names.PANEL, "No calls yet")
        self.program.key("x")
        self.program.gone(names.PANEL, "No calls yet")
        wait(lambda: not is_checked(self.program.find(names.TOGGLE, "Captions")), "no captions")
        self.program.key("l")
        self.program.find(names.PANEL, "No calls yet")
        self.program.key("x")
        self.program.gone(names.PANEL, "No calls yet")
        self.assertFalse(is_checked(self.program.find(names.TOGGLE, "Captions")))
        self.program.key("x")
        self.program.find(names.PANEL, "No calls yet")
        wait(lambda: is_checked(self.program.find(names.TOGGLE, "Captions")), "captions")

    def test_the_steps_are_a_list_and_scroll_by_keys(self):
        steps = self.program.find("list", "Steps")
        self.assertEqual(
            [node.get_name() for node in accessible.walk(steps)
             if node.get_role_name() == "list item"],
            ["Next, step 1: Tap “Sign Out”. “We want to leave.”. Breathe", "Step 2: Wait",
             "Step 3: Tap “Keep”"])
        self.program.key("question")
        keys = self.program.find("list", "Keys of the run sheet")
        first = accessible.walk(keys)
        first = next(node for node in first if node.get_role_name() == "list item")
        top = accessible.extents(first).y
        self.program.key("Down", "Down")
        wait(lambda: accessible.extents(first).y < top, "later keys")

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
        self.open_run_sheet(DECISIONS, "Sync")

    def test_a_step_that_waits_is_asked_for_once(self):
        self.program.key("Page_Down")
        self.program.says("asks whether Now may be pressed")
        self.program.key("y")
        self.program.alert("Sync now?")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 3")
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Step 3 waits…")
        wait(lambda: "Step 3 waits…" in self.heard, f"{self.heard}")
        self.program.key("Page_Down")
        self.program.find("label", "The step waits for what comes before it.")

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


SEVERAL = """\
rehearsal: 1
title: Two Talks
screens:
  home: {title: Home, controls: [{button: One, then: [{present: one}]}, {button: Two}]}
dialogs:
  one: {alert: {title: First, cancelButton: OK}}
scenarios:
  short: {steps: [{tapOn: Two}]}
  long: {steps: [{tapOn: One}, {tapOn: {button: 0}}]}
"""


class Several(Stage):
    def setUp(self):
        super().setUp()
        self.open_run_sheet(SEVERAL, "One")
        self.program.find("label", "Tap “Two”")

    def test_a_scenario_is_chosen_in_the_sheet(self):
        """It stands before its first step."""
        sheet = self.program.find(names.WINDOW, "Run Sheet")
        self.program.click(lambda: accessible.find(sheet, names.TOGGLE, names.CHOOSE_SCENARIO))
        self.program.click(self.program.find(names.MENU_ITEMS, "long"))
        self.program.find("label", "Tap “One”")
        self.assertIsNone(accessible.find(self.program.root, names.ALERT))
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("First")

    def test_the_log_says_what_happens_where_the_scenario_says_nothing(self):
        self.program.key("Page_Down")
        self.program.find("label", "The scenario has ended.")
        self.program.key("Home")
        self.program.find(names.BUTTON, "Perform Step 1")
        sheet = self.program.find(names.WINDOW, "Run Sheet")
        self.program.click(lambda: accessible.find(sheet, names.TOGGLE, names.CHOOSE_SCENARIO))
        self.program.click(self.program.find(names.MENU_ITEMS, "long"))
        self.program.find("label", "Tap “One”")
        self.program.key("Page_Down")
        wait(lambda: "Tap One · The alert asks" in self.heard, f"{self.heard}")
        self.program.find("label", "Tap One · The alert asks")
        # A button that is named by its number has its title.
        self.program.find("label", "Tap “OK”")

    def test_the_scenario_of_the_sheet_is_shared(self):
        sheet = self.program.find(names.WINDOW, "Run Sheet")
        self.program.click(lambda: accessible.find(sheet, names.TOGGLE, names.CHOOSE_SCENARIO))
        self.program.click(self.program.find(names.MENU_ITEMS, "long"))
        self.program.find("label", "Tap “One”")
        self.program.picture("runsheet-share")
        self.program.click(lambda: accessible.find(sheet, names.BUTTON, "Share…"))
        self.program.find("label", "Scenario “long” of Two Talks")
        self.program.picture("runsheet-shared")
        self.program.key("Escape")
        self.program.gone(("frame", "dialog"), "Share")
        # The keyboard is the sheet's again.
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")


class Small(Stage):
    def setUp(self):
        super().setUp()
        self.open(self.copy_of("demo"))
        self.program.on_stage("Come Along")
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Caption of Step 1")

    def test_the_next_step_stays_in_sight(self):
        self.program.key("End")
        self.program.find("label", "The scenario has ended.")
        self.program.key("Page_Up", "Page_Up")
        self.program.find(names.BUTTON, "Caption of Step 8")
        for width, height in [(400, 480), (520, 640), (400, 480)]:
            xdotool("getactivewindow", "windowsize", width, height)
            with self.subTest(f"{width} x {height}"):
                wait(lambda: abs(accessible.extents(
                    self.program.find(names.WINDOW, "Run Sheet")).width - width) < 60, "the size")
                wait(self.title_is_seen, "the title of the next step")
        self.program.key("b")
        self.program.find("label", "The stage is black.")
        wait(self.title_is_seen, "the title of the next step")

    def title_is_seen(self):
        steps = self.program.find("list", "Steps")
        card = next(node for node in accessible.walk(steps)
                    if node.get_name().startswith("Next, step 8"))
        title = next(node for node in accessible.walk(card)
                     if node.get_role_name() == "label" and "Tap" in node.get_name())
        top = accessible.extents(self.program.find("progress bar", "Steps performed"))
        foot = accessible.extents(self.program.find(names.BUTTON, "Caption of Step 8"))
        place = accessible.extents(title)
        return top.y < place.y and place.y + place.height <= foot.y
