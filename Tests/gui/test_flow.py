"""The map in place of the stage: what it says, where it goes, what it writes."""

import re
import subprocess
import time

import accessible
import files
import harness
import names
from accessible import Atspi

MAP = "Map of the prototype"
ITEM = "tree item"
DOCUMENT = """rehearsal: 1
title: Account
start: account
screens:
  account:
    title: Account
    controls:
      - {button: Sign Out, then: {present: sign-out}}
      - {button: Help, then: {goTo: help}}
  help:
    title: Help
    controls:
      - {button: Terms, then: {goTo: terms}}
      - {button: Home, then: {goTo: account}}
  terms: {title: Terms}
dialogs:
  sign-out:
    alert:
      title: Really?
      cancelButton: Cancel
      otherButtons: [{title: Confirm, afterwards: {present: completed}}]
  completed: {alert: {title: Completed, cancelButton: OK}}
scenarios:
  cancel: {steps: [{tapOn: Sign Out}, {tapOn: Cancel}]}
"""


class FlowCase(harness.GuiTestCase):
    written = DOCUMENT

    def setUp(self):
        super().setUp()
        self.file = self.write_document(self.written)
        self.before = self.file.read_text()
        self.open(self.file)
        self.program.key("ctrl+shift+f")
        self.item("Account (start), the run is here")

    def item(self, name):
        """The row of a place, or of a way, by its words."""
        return self.program.find(ITEM, name)

    def rows(self):
        """The words of all rows, those of ways indented."""
        tree = self.program.find("tree", MAP)
        return ["  " * (int(node.get_attributes()["level"]) - 1) + node.get_name()
                for node in accessible.walk(tree) if node.get_role_name() == ITEM]


class Row(harness.GuiTestCase):
    """The first row of the list at the left."""

    document = "sign-out"

    def is_selected(self):
        row = accessible.rows(self.program.find(names.TABLE, names.CONTENTS))[0]
        return any(accessible.has_state(cell, Atspi.StateType.SELECTED) for cell in row if cell)

    def test_it_is_selected_with_its_page_only(self):
        self.program.on_stage("Sign Out")
        self.assertFalse(self.is_selected())
        self.program.key("ctrl+shift+f")
        self.program.find("tree", MAP)
        accessible.wait(self.is_selected, "the row selected")


class Words(FlowCase):
    def test_the_tree_says_what_is_drawn(self):
        self.assertEqual(self.rows(), [
            "Account (start), the run is here",
            "  Sign Out → Really?, covered by cancel",
            "  Help → Help, not covered",
            "Really?",
            "  Cancel → back to Account, covered by cancel",
            "  Confirm → Completed, not covered",
            "Help",
            "  Terms → Terms, not covered",
            "  Home → back to Account, not covered",
            "Terms, finding 1",
            "Completed",
            "  OK → back to Account, not covered",
        ])
        place, way = self.item("Help"), self.item("Terms → Terms, not covered")
        self.assertEqual({key: place.get_attributes()[key] for key in ("posinset", "setsize")},
                         {"posinset": "3", "setsize": "5"})
        self.assertTrue(accessible.has_state(place, Atspi.StateType.EXPANDED))
        self.assertFalse(accessible.has_state(way, Atspi.StateType.EXPANDABLE))
        self.program.find(names.TOGGLE, "2 of 7 ways covered")

    def test_a_way_that_is_pointed_at_shows_what_was_before_and_what_is_after(self):
        self.program.gone(names.IMAGE, "Help")
        box = accessible.extents(self.item("Help → Help, not covered"))
        harness.xdotool("mousemove", box.x + box.width // 2, box.y + box.height // 2)
        self.program.find(names.IMAGE, "Account")
        self.program.find(names.IMAGE, "Help")
        self.program.picture("flow-way")
        # Away from it they go.
        place = accessible.extents(self.item("Help"))
        harness.xdotool("mousemove", place.x + place.width // 2, place.y + place.height // 2)
        self.program.gone(names.IMAGE, "Help")
        # A way with the keyboard's focus has them too, also one back that is no line.
        for _ in range(5):
            self.program.key("shift+Down")
        self.program.find(names.IMAGE, "Really?")
        self.program.find(names.IMAGE, "Account")
        self.program.key("shift+Up")
        self.program.gone(names.IMAGE, "Really?")

    def test_a_change_of_the_file_is_on_the_map_and_moves_nothing(self):
        def places():
            return {node.get_name(): (box.x, box.y) for node, box in (
                (node, accessible.extents(node))
                for node in accessible.walk(self.program.find("tree", MAP))
                if node.get_role_name() == ITEM and node.get_attributes()["level"] == "1")}
        # At a zoom of its own, so that the map does not fit itself anew.
        self.program.key("minus")
        before = accessible.rest(places, "the map")
        self.file.write_text(DOCUMENT.replace(
            "      - {button: Home, ",
            "      - {button: More, then: {present: more}}\n      - {button: Home, ").replace(
            "  completed: {", "  more: {alert: {title: More, cancelButton: OK}}\n  completed: {"),
            encoding="utf-8")
        self.item("More → More, not covered")
        after = accessible.rest(places, "the map")
        moved = {name: (before[name], after[name])
                 for name in before if after.get(name) != before[name]}
        self.assertEqual(moved, {})


class Going(FlowCase):
    def test_the_run_goes_to_a_place_and_goes_on_from_there(self):
        self.program.activate(self.item("Completed"))
        self.item("Completed, the run is here")
        self.item("Account (start)")
        self.program.key("Escape")
        self.program.alert("Completed")
        self.program.wait_for_row("clickedButtonAtIndex")
        self.program.key("Return")
        self.program.gone(names.ALERT, "Completed")

    def test_a_click_goes_there(self):
        self.program.click(self.item("Really?"))
        self.item("Really?, the run is here")

    def test_keys_go_along_ways(self):
        self.program.key("Home")
        self.program.key("Right")
        self.program.key("Return")
        first = accessible.wait(
            lambda: next((name for name in self.rows() if "the run is here" in name
                          and not name.startswith("Account")), None), "another place")
        self.assertIn(first.split(",")[0], ("Really?", "Help"))
        self.program.key("slash")
        self.program.write("compl")
        self.program.key("Return")
        self.program.key("Escape")
        self.program.key("Return")
        self.item("Completed, the run is here")
        self.program.key("Home")
        self.program.key("Return")
        self.item("Account (start), the run is here")

    def test_keys_go_through_all_ways_too(self):
        self.program.key("Home")
        self.program.key("shift+Down", "shift+Down")
        self.program.key("Return")
        self.item("Help, the run is here")

    def test_what_has_the_focus_is_told(self):
        self.program.key("Home")
        self.program.key("Right")
        accessible.wait(lambda: any(
            accessible.has_state(node, Atspi.StateType.FOCUSED)
            for node in accessible.walk(self.program.find("tree", MAP))
            if node.get_role_name() == ITEM), "a row with the focus")

    def test_escape_and_the_row_of_the_list_give_the_stage_back(self):
        self.program.key("Escape")
        self.program.gone("tree", MAP)
        self.program.on_stage("Sign Out")
        self.program.click_row(names.CONTENTS, "Flow")
        self.program.find("tree", MAP)
        self.program.activate(self.program.find(names.BUTTON, "Stage"))
        self.program.gone("tree", MAP)


class Finding(FlowCase):
    def test_f8_opens_it_and_play_goes_its_way(self):
        self.program.key("F8")
        self.program.find(names.BUTTON, re.compile("^1 Dead end, error: "))
        self.program.activate(self.program.find(names.BUTTON, "Play It"))
        self.program.gone("tree", MAP)
        self.program.wait_for_row("Terms")

    def test_a_finding_that_is_meant_is_known_from_then_on(self):
        self.program.key("F8")
        self.program.activate(self.program.find(names.BUTTON, "Known…"))
        self.program.find(names.ENTRY, "Why is that meant so?")
        self.program.write("The end of the demo")
        self.program.key("Return")
        self.program.says("^Nothing found")
        self.item("Terms")
        self.assertIn("because: The end of the demo", self.file.read_text())

    def test_the_number_is_beside_flow_in_the_list(self):
        accessible.wait(lambda: any(
            "1 error" in words for words in accessible.all_texts(self.program.root)), "1 error")


class Correcting(FlowCase):
    def press(self, name):
        """Activates a button beside the first finding."""
        self.program.key("F8")
        self.program.activate(self.program.find(names.BUTTON, name))

    def undo(self):
        """Takes back all that was written, with one key."""
        self.program.key("ctrl+z")
        accessible.wait(lambda: self.file.read_text() == self.before, "the document as it was")

    def test_a_correction_is_shown_before_and_after_and_made_with_one_undo(self):
        self.program.key("F8")
        self.program.says("^Correction: Give “.*” a button that ")
        self.program.find(names.IMAGE, "Before")
        self.program.find(names.IMAGE, "After")
        self.program.activate(self.program.find(names.BUTTON, "Correct"))
        accessible.wait(lambda: "Back" in self.file.read_text(), "the change")
        self.item("Terms")
        self.program.gone(names.BUTTON, "Correct")
        self.undo()
        self.item("Terms, finding 1")

    def test_the_way_of_a_finding_becomes_a_scenario(self):
        self.press("Add as Scenario")
        self.program.find(names.TOGGLE, "4 of 7 ways covered")
        accessible.wait(lambda: "# generated by rehearsal explore: After " in self.file.read_text(),
                        "the scenario")
        self.item(re.compile("^Terms → Terms, covered by dead-end-"))
        self.undo()
        self.program.find(names.TOGGLE, "2 of 7 ways covered")

    def test_cover_writes_what_no_scenario_goes(self):
        self.program.activate(self.program.find(names.BUTTON, "Cover"))
        self.program.find(names.TOGGLE, "7 of 7 ways covered")
        self.program.gone(names.BUTTON, "Cover")
        text = self.file.read_text()
        self.assertIn("# generated by rehearsal explore, covers: ", text)
        self.assertIn("expect:", text)
        self.undo()
        self.program.find(names.BUTTON, "Cover")


class Promised(FlowCase):
    written = DOCUMENT + "promises: [{never: {shown: [completed]}}]\n"

    def test_a_broken_promise_is_a_finding_whose_way_is_played(self):
        self.program.activate(self.program.find(
            names.BUTTON, re.compile("^[12] Broken promise, error: This promise is broken: ")))
        self.program.find(names.BUTTON, "Known…")
        self.program.activate(self.program.find(names.BUTTON, "Play It"))
        self.program.alert("Completed")


class Writing(FlowCase):
    def test_a_double_click_edits(self):
        x, y = self.program.resting_centre(self.item("Help"))
        harness.xdotool("mousemove", x, y, "click", "--repeat", 2, "--delay", 40, 1)
        self.program.gone("tree", MAP)
        self.program.says("^Time stands$")
        self.program.says("^screen$")

    def test_a_drag_from_a_button_writes_its_then(self):
        # The miniature has to be drawn before its buttons can be dragged.
        time.sleep(2)
        account = accessible.extents(self.item("Account (start), the run is here"))
        target = self.program.resting_centre(self.item("Terms, finding 1"))
        # The second of the two rows of 44 points, the first of which begins at 92.
        scale = account.width / 320
        start = (int(account.x + 160 * scale), int(account.y + (92 + 44 + 22) * scale))
        self.drag(start, target)
        accessible.wait(
            lambda: "{button: Help, then: [{goTo: terms}]}" in self.file.read_text(), "the change")
        self.item("Help → Terms, not covered")

    def drag(self, start, end):
        harness.xdotool("mousemove", *start)
        time.sleep(0.1)
        harness.xdotool("mousedown", 1)
        for step in range(1, 9):
            harness.xdotool("mousemove", *(round(a + (b - a) * step / 8)
                                           for a, b in zip(start, end)))
            time.sleep(0.05)
        harness.xdotool("mouseup", 1)


class Export(FlowCase):
    def save(self, name):
        place = self.file.parent / name
        self.program.activate(self.program.find(names.BUTTON, "Export the map"))
        files.choose(self.program, "Export the Map", place)
        return accessible.wait(lambda: place if place.exists() and place.stat().st_size else None,
                               f"{name} written")

    def test_pictures_and_texts(self):
        time.sleep(2)
        dot = self.save("a.dot").read_text(encoding="utf-8")
        self.assertIn('n0 -> n1 [label="Sign Out"];', dot)
        self.assertIn("Terms\\n1 ", dot)
        self.assertIn("note right of", self.save("a.mmd").read_text(encoding="utf-8"))
        self.assertEqual(self.save("a.png").read_bytes()[:4], b"\x89PNG")
        self.assertEqual(self.save("a.pdf").read_bytes()[:5], b"%PDF-")
        texts = subprocess.run(["pdftotext", str(self.file.parent / "a.pdf"), "-"],
                               capture_output=True, text=True, check=False).stdout
        self.assertIn("Completed", texts)
        self.assertIn("<svg", self.save("a.svg").read_text(encoding="utf-8"))
