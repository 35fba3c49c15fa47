"""Scenarios that are played in the window: whether they passed, where not, and what to do then."""

import accessible
import harness
import names
from accessible import wait

DOCUMENT = """\
rehearsal: 1
title: Erasing
dialogs:
  erase:
    alert: {title: Erase?, cancelButton: Keep, otherButtons: [Erase]}
    delegate: {without: ["alertView:willDismissWithButtonIndex:"]}
scenarios:
  keep:
    steps: [{tapOn: Keep}]
    expect: |
      erase willPresentAlertView:
      erase alertViewShouldEnableFirstOtherButton: -> false
      erase alertView:clickedButtonAtIndex: 0
      erase alertView:willDismissWithButtonIndex: 0
      erase alertView:didDismissWithButtonIndex: 0
  erases:
    steps: [{tapOn: Erase}]
    expect: |
      erase willPresentAlertView:
      ...
  nothing:
    steps: [{wait: 0.1}]
  step:
    steps: [{assertVisible: Nowhere}]
"""
FAILED = "^“keep” failed: its calls differ from “expect” in 3 places$"


class Scenarios(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.path = self.write_document(DOCUMENT)
        self.open(self.path)
        self.program.on_stage("Keep")

    def play(self, item):
        self.program.click(self.program.find(names.TOGGLE, names.CHOOSE_SCENARIO))
        self.program.click(lambda: accessible.find(self.program.root, names.MENU_ITEMS, item))

    def contents(self):
        return accessible.row_texts(self.program.find(names.TABLE, names.CONTENTS))

    def wait_for_contents(self, *rows):
        wait(lambda: all(row in self.contents() for row in rows), f"{rows} in the contents")

    def test_what_a_change_of_the_document_moved_is_said_and_compared(self):
        self.play("erases")
        self.program.wait_for_row("didDismissWithButtonIndex: 1")
        self.path.write_text(DOCUMENT.replace(
            'delegate: {without: ["alertView:willDismissWithButtonIndex:"]}', "delegate: {}")
            .replace("title: Erasing", "title: Erased"), encoding="utf-8")
        self.program.says("^Erased$")
        self.play("erases")
        self.program.says("^Since the document was changed: one call is new.$")
        self.program.picture("change")
        self.program.click(self.program.find(names.BUTTON, "Compare"))
        self.program.find(names.PANEL, "Two runs")
        self.program.says("Only the second run has call 5, “erase alertView:willDismiss")
        self.program.picture("change-compared")

    def test_a_failure_is_marked_at_its_rows_and_accepted(self):
        self.play("keep")
        self.program.says(FAILED)
        said = self.program.listed_errors()
        self.assertTrue(any(text.endswith(", line 13 of the file") for text in said), said)
        self.program.activate(self.program.find(names.TOGGLE, names.ALL_ERRORS))
        self.wait_for_contents("keep ✕ 3 calls differ", "Scenarios ✕ 1 failed")
        rows = [row[3:] for row in self.program.cells() if len(row) > 6]
        self.assertIn(["asks", "Erase? erase", "alertViewShouldEnableFirstOtherButton:",
                       "→ YES, expected → NO"], rows)
        self.assertIn(["did", "Erase? erase", "didPresentAlertView:", "not expected here"], rows)
        missing = ["missing", "erase", "alertView:willDismissWithButtonIndex: 0", "missing"]
        # Between the calls of the tap, not under the launch.
        self.assertEqual(rows.index(missing), len(rows) - 2)
        self.program.click(self.program.find(names.BUTTON, "Accept"))
        self.wait_for_contents("keep ✓ passed", "Scenarios 1 of 4 ok")
        self.program.gone(names.BUTTON, "Accept")
        self.assertEqual(
            self.path.read_text(encoding="utf-8"),
            DOCUMENT.replace("-> false", "-> true\n      erase didPresentAlertView:").replace(
                "      erase alertView:willDismissWithButtonIndex: 0\n", ""))
        self.play("keep")
        self.wait_for_contents("keep ✓ passed")

    def test_a_marked_row_says_what_is_expected(self):
        self.play("keep")
        self.program.says(FAILED)
        self.program.click_row(names.CALLS, "didPresentAlertView:")
        self.program.says("^The scenario does not expect this call here.$")

    def test_a_filter_keeps_what_is_missing(self):
        self.play("keep")
        self.program.says(FAILED)
        self.program.click(self.program.find(names.ENTRY, names.FILTER))
        self.program.write("willDismiss")
        wait(lambda: [row[3] for row in self.program.cells() if len(row) > 6 and row[3]]
             == ["input", "missing"], "the call that was not made alone")

    def test_all_are_played(self):
        self.play("Play All")
        self.wait_for_contents("keep ✕ 3 calls differ", "erases ✓ passed", "nothing empty",
                               "step ✕ a step failed", "Scenarios ✕ 2 failed")
        self.program.says("^Scenario “step” failed at line 24$")
        self.path.write_text(DOCUMENT.replace("-> false", "-> true"), encoding="utf-8")
        # What they were is grey for a moment; then they are run once more, without the stage.
        self.wait_for_contents("keep ✕ 2 calls differ", "erases ✓ passed", "nothing empty",
                               "step ✕ a step failed", "Scenarios ✕ 2 failed")
