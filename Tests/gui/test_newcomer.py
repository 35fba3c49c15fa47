"""A designer makes a flow from the empty window without a word of YAML, in few actions."""

import accessible
import harness
import names
from accessible import wait

# A click, a key, and a text that is typed are one action each.
MOST = 34


class Newcomer(harness.GuiTestCase):
    """A screen, a sheet, an alert with a field, a task, its result, and a scenario that passes."""

    document = None
    actions = 0

    def click(self, role, name):
        self.actions += 1
        self.program.click(self.program.find(role, name))

    def key(self, key):
        self.actions += 1
        self.program.key(key)

    def call(self, title):
        """Writes the title that is open."""
        def entry():
            accessible.refresh()
            return any(node.get_role_name() in names.ENTRY and harness.is_focused(node)
                       for node in accessible.walk(self.program.root))
        wait(entry, "the title open")
        self.actions += 1
        self.program.write(title)
        self.key("Return")

    def tap(self, title):
        self.actions += 1
        self.program.click(self.program.on_stage(title))

    def test_a_flow_and_its_scenario_are_made_in_few_actions(self):
        program = self.program = self.open("open")
        self.key("ctrl+alt+n")
        # A new document opens in Edit, with its screen selected: what is typed is its title.
        program.find("list item", "screen Home, selected")
        program.resting_pixels()
        self.actions += 1
        program.write("Files")
        self.key("Return")
        self.click(names.BUTTON, "Insert Sheet")
        self.call("New")
        self.click("list item", "Copy, button 2 of 4 in New")
        self.click(names.BUTTON, "Insert Field")
        self.call("Name It")
        self.click("list item", "Save, button 2 of 2 in Name It")
        self.click(names.BUTTON, "Insert Task")
        self.call("Saving")
        # With the task selected, what is inserted is what comes of it.
        self.click(names.TOGGLE, "Insert Alert")
        self.click(names.MENU_ITEMS, "Confirmation")
        self.call("It Is Saved")
        program.picture("newcomer-edit")

        self.key("ctrl+alt+r")
        program.says("Recording")
        self.tap("Choose")
        program.wait_for_row("new didPresentActionSheet:")
        program.resting_pixels()
        self.tap("Copy")
        program.alert("Name It")
        program.wait_for_row("name-it didPresentAlertView:")
        program.resting_pixels()
        self.actions += 1
        program.write("Mine")
        program.wait_for_row(r"\{3,0\}")
        self.tap("Save")
        program.alert("It Is Saved")
        program.wait_for_row("it-is-saved didPresentAlertView:")
        program.resting_pixels()
        self.tap("OK")
        program.wait_for_row("it-is-saved alertView:didDismissWithButtonIndex:")
        program.resting_pixels()
        self.click(names.BUTTON, "Stop")

        def passed():
            contents = program.find(names.TABLE, names.CONTENTS)
            return "1 of 1 ok" in " ".join(accessible.row_texts(contents))

        wait(passed, "a scenario that passes")
        draft = program.home / "data/rehearsal/drafts/untitled-1/untitled-1.rehearsal.yaml"
        text = draft.read_text()
        # Everything leads to the next, is called as it was titled, and is expected.
        for written in ("start: files", "title: Files", "present: new", "present: name-it", "run: saving",
                        "whenDone: [{present: it-is-saved}]",
                        "it-is-saved alertView:didDismissWithButtonIndex: 0"):
            self.assertIn(written, text)
        self.assertLessEqual(self.actions, MOST)
