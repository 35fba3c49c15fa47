"""Parts are added, linked, dropped and removed in the window; a newcomer makes a flow."""

import time

import accessible
import files
import harness
import names
import screen
import test_editing
import test_saving
from accessible import wait

STEPS = """
    steps:
      - tapOn: Sign In
      - inputText: anna
      - pressKey: tab
      - inputText: xxxxxx
      - tapOn: Sign In
      - tapOn: OK
"""


class List(test_saving.SavingCase):
    def test_a_row_of_the_list_selects(self):
        self.edit()
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")


class Newcomer(harness.GuiTestCase):
    """From the empty window to a flow of two dialogs with a scenario, without a word of YAML."""

    document = None

    def test_a_flow_of_two_dialogs_and_its_scenario(self):
        begun = time.monotonic()
        program = self.open("open")
        program.key("ctrl+alt+n")
        # A new document opens in Edit.
        program.find("list item", "screen Home, selected")
        program.click(program.find(names.BUTTON, "Insert Login"))
        program.find("list item", "Title of Sign In, selected")
        button = "Sign In, button 2 of 2 in Sign In"
        program.click(program.find("list item", button))
        program.find("list item", button + ", selected")
        program.click(program.find(names.TOGGLE, "Insert Alert"))
        program.click(program.find(names.MENU_ITEMS, "Confirmation"))
        program.find("list item", "Title of Saved, selected")
        program.key("ctrl+e")
        drafts = program.home / "data" / "rehearsal" / "drafts"
        draft = drafts / "untitled-1" / "untitled-1.rehearsal.yaml"
        wait(lambda: "afterwards: [{present: done}]" in draft.read_text(), "the link")
        self.record()
        # A comment says where the x stand for a secret.
        wait(lambda: STEPS in "".join(
            line for line in draft.read_text().splitlines(keepends=True)
            if not line.lstrip().startswith("# ")), "the steps")

        def passed():
            contents = program.find(names.TABLE, names.CONTENTS)
            return "1 of 1 ok" in " ".join(accessible.row_texts(contents))

        wait(passed, "a scenario that passes")
        self.assertLess(time.monotonic() - begun, 60)

    def record(self):
        program = self.program
        program.key("ctrl+alt+r")
        program.says("Recording")
        program.click(program.on_stage("Sign In"))
        program.alert("Sign In")
        program.wait_for_row("didPresentAlertView:")
        program.resting_pixels()
        program.write("anna")
        program.key("Tab")
        program.wait_for_row("field-1 textFieldDidBeginEditing:")
        program.write("secret")
        program.wait_for_row(r"\{5,0\}")
        program.click(program.on_stage("Sign In"))
        program.alert("Saved")
        program.wait_for_row("done didPresentAlertView:")
        program.resting_pixels()
        program.click(program.on_stage("OK"))
        program.wait_for_row("done alertView:didDismissWithButtonIndex:")
        program.resting_pixels()
        program.click(program.find(names.BUTTON, "Stop"))


class Rows(test_saving.SavingCase):
    """The menu of the rows of the list."""

    def setUp(self):
        super().setUp()
        self.edit()

    def test_a_row_is_duplicated_from_its_menu(self):
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")
        self.program.key("Menu")
        self.program.click(self.program.find(names.MENU_ITEMS, "Duplicate"))
        completed = self.text[self.text.index("  completed:"):self.text.index("\nscenarios:")]
        self.becomes(self.text.replace(
            completed, completed + "\n" + completed.replace("completed:", "completed-2:")))
        self.undone()

    def test_a_scenario_is_deleted_with_the_key(self):
        self.program.click_row(names.CONTENTS, "confirm")
        self.program.key("Delete")
        self.becomes(self.text[:self.text.index("\n  confirm:")])
        self.undone()


class Additions(test_editing.EditingCase):
    """The “+” of a screen; what is typed next is the title of what it adds."""

    sample = "choose-layout"
    tapped = "Layout"

    def setUp(self):
        super().setUp()
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()
        self.focus("screen Album")

    entry = test_editing.EditingCase.entry

    def add(self, name, selected):
        self.program.click(self.program.find(names.BUTTON, name))
        self.program.find(test_editing.PART, selected + ", selected")
        self.entry()

    def saved(self, *parts):
        wait(lambda: all(part in self.file.read_text() for part in parts), f"{parts} in the file")

    def test_a_section_gets_its_title_at_once(self):
        before = self.file.read_text()
        self.add("Add a section", "Section, section in Album")
        # All of it is selected: nothing has to be deleted.
        self.program.write("Trips")
        self.program.key("Return")
        self.saved("      - section:\n          header: Trips\n          controls:\n            - row: Row\n")
        self.program.key("ctrl+z")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == before, "the file as it was")

    def test_items_of_bars(self):
        self.add("Add a button to the toolbar", "Action, toolbar button in Album")
        self.program.key("Return")
        self.add("Add a button at the right of the bar", "Add, bar button in Album")
        self.program.key("Return")
        self.add("Add a button at the left of the bar", "Edit, bar button in Album")
        self.saved("- barButton: Edit\n      - barButton: Add\n", "- toolbarButton: Action\n")
        self.undone(3)

    def test_the_menu_adds_everything_else(self):
        self.program.key("shift+F10")
        self.program.click(self.program.find("menu", "Add"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Add a switch"))
        self.program.find(test_editing.PART, "Switch, switch in Album, selected")
        self.saved("- switch: Switch\n")
        self.undone()


class Headings(test_saving.SavingCase):
    """The “+” of each heading in the list at the left."""

    def setUp(self):
        super().setUp()
        self.edit()

    def heading(self, words):
        grid = self.program.find(names.TABLE, names.CONTENTS)
        def look():
            return next((cell for row in accessible.rows(grid) for cell in filter(None, row)
                         if words in [accessible.text(node) for node in accessible.walk(cell)]),
                        None)
        return wait(look, f"the heading {words}")

    def plus(self, words):
        """Clicks on the “+” at the end of a heading."""
        self.program.resting_pixels()
        place = self.program.resting_centre(self.heading(words))
        # A list that grows gets a scrollbar beside it.
        table = accessible.extents(self.program.find(names.TABLE, names.CONTENTS))
        harness.xdotool("mousemove", table.x + table.width - 20, place[1])
        # The tooltip of another row may lie over it until the pointer has moved.
        harness.settle(harness.HAND)
        harness.xdotool("click", 1)

    def test_each_kind(self):
        for words, written in [
                ("Screens", "  screen:\n    title: Screen\n"),
                ("Tasks", "  loading:\n    title: Loading…\n"),
                ("Notifications", "Time for a break."),
                ("Scenarios", "  scenario:\n    steps:\n      - waitForAnimationToEnd: true\n")]:
            with self.subTest(words):
                self.plus(words)
                self.saved(written)
        self.undone(4)

    def test_steps_that_the_selected_scenario_performs(self):
        self.program.click_row(names.CONTENTS, "confirm")
        self.program.find("grouping", "confirm, scenario")
        self.plus("Steps Used Again")
        self.saved("\nsteps:\n  steps:", "      - perform: steps\n")
        self.program.find("grouping", "steps, steps used again")
        self.undone()

    def test_a_kind_of_dialog_is_chosen(self):
        self.plus("Dialogs")
        self.program.click(self.program.find(names.MENU_ITEMS, "Popover"))
        self.saved("popover:", "then: [{present: options}]")
        self.undone()

    def test_beside_the_plus_nothing_is_added(self):
        before = self.file.read_bytes()
        self.program.click(self.heading("Screens"))
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")
        self.assertEqual(before, self.file.read_bytes())

    def test_keys_reach_it(self):
        self.program.click_row(names.CONTENTS, "Account")
        self.program.key("Up")
        self.program.key("Return")
        self.saved("  screen:\n    title: Screen\n")
        self.undone()


class Links(test_saving.SavingCase):
    """What a tap shows: dragged to the list, or chosen in the menu."""

    def setUp(self):
        super().setUp()
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()

    def test_a_button_is_dragged_onto_a_dialog_of_the_list(self):
        start = self.program.resting_centre(self.part("Sign Out, button in Account"))
        grid = self.program.find(names.TABLE, names.CONTENTS)
        cell = next(cell for row in accessible.rows(grid) for cell in filter(None, row)
                    if "Completed" in [accessible.text(node) for node in accessible.walk(cell)])
        end = self.program.resting_centre(cell)
        harness.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 9):
            harness.xdotool("mousemove", start[0] + (end[0] - start[0]) * step // 8,
                            start[1] + (end[1] - start[1]) * step // 8)
        harness.xdotool("mouseup", 1)
        self.linked()

    def test_the_menu_links_too(self):
        self.select("Sign Out, button in Account")
        self.program.key("shift+F10")
        self.program.click(self.program.find("menu", "Then"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Show “Completed”"))
        self.linked()

    def linked(self):
        def head(text):
            return text.split("\nscenarios:")[0]
        wait(lambda: head(self.file.read_text()) == head(self.text).replace(
            "then: [{present: sign-out}]", "then: [{present: completed}]"), "the link")
        self.undone()

    def test_the_menu_makes_an_alert_and_links_it(self):
        before = self.file.read_text()
        self.select("Sign Out, button in Account")
        self.program.key("shift+F10")
        self.program.click(self.program.find("menu", "Then"))
        self.program.click(self.program.find(names.MENU_ITEMS, "New alert…"))
        self.saved("then: [{present: alert}]")
        line = self.file.read_text().split("\n").index("  alert:") + 1
        self.program.find(names.BUTTON, f"Line {line}, Title")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == before, "one step back")


class Removing(test_saving.SavingCase):
    """Something that others use: what becomes of them is told before it goes."""

    def setUp(self):
        super().setUp()
        self.edit()
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")
        self.program.key("Delete")
        self.program.find(names.CHECK_BOX)

    def test_it_goes_with_what_is_ticked(self):
        before = self.file.read_text()
        self.assertIn("completed", before)
        self.program.click(self.program.find(names.BUTTON, "Delete"))
        wait(lambda: "completed:" not in self.file.read_text(), "the dialog has gone")
        self.assertNotIn("present: completed", self.file.read_text())
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == before, "everything as it was")

    def test_escape_keeps_everything(self):
        before = self.file.read_bytes()
        self.program.key("Escape")
        self.program.gone(names.CHECK_BOX)
        self.assertEqual(self.file.read_bytes(), before)
        self.program.find("list item", "dialog Completed, selected")


class Dropping(test_saving.SavingCase):
    """Tiles and picture files that are dropped on the stage."""

    def setUp(self):
        super().setUp()
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()

    def drag(self, start, end):
        harness.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 13):
            harness.xdotool("mousemove", start[0] + (end[0] - start[0]) * step // 12,
                            start[1] + (end[1] - start[1]) * step // 12)
            harness.settle(0.02)
        harness.xdotool("mouseup", 1)

    def test_what_a_tile_would_be_dropped_on_has_an_outline(self):
        self.focus("screen Account")
        self.program.click(self.program.find(names.BUTTON, "Add a row"))
        self.entry()
        self.program.key("Return")
        row = accessible.extents(self.part("Row, row in Account"))
        self.program.key("Escape")
        self.program.find("list item", "screen Account, selected")
        self.program.resting_pixels()
        edge = f"40x4+{row.x + 20}+{row.y + row.height + 2}"
        before = screen.pixels(edge)
        start = self.program.resting_centre(self.program.find(names.BUTTON, "Insert Sheet"))
        end = (row.x + row.width // 2, row.y + row.height // 2)
        harness.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 13):
            harness.xdotool("mousemove", start[0] + (end[0] - start[0]) * step // 12,
                            start[1] + (end[1] - start[1]) * step // 12)
            harness.settle(0.02)
        wait(lambda: screen.pixels(edge) != before, "an outline")
        # Elsewhere the screen has it.
        harness.xdotool("mousemove", end[0], end[1] + 150)
        wait(lambda: screen.pixels(edge) == before, "no outline")
        harness.xdotool("mousemove", *start, "mouseup", 1)

    def drop(self, path, part):
        files.drag(self.program, [path], self.part(part))

    def test_a_tile_is_linked_to_the_part_that_it_is_dropped_on(self):
        self.focus("screen Account")
        self.program.click(self.program.find(names.BUTTON, "Add a row"))
        row = "Row, row in Account, selected"
        end = self.program.resting_centre(self.program.find("list item", row))
        self.drag(self.program.resting_centre(self.program.find(names.BUTTON, "Insert Sheet")), end)
        self.saved("- row: Row\n        then: [{present: choose}]", "actionSheet:")
        self.undone(2)

    def test_a_picture_is_copied_after_a_question(self):
        picture = self.program.home / "view.svg"
        picture.write_bytes((harness.SAMPLES / "meadow.svg").read_bytes())
        before = self.file.read_text()
        self.drop(picture, "Signed in as Robin Ash, label in Account")
        self.program.click(self.program.find(names.BUTTON, "Copy and Show"))
        self.saved("- label: Signed in as Robin Ash\n      - image: view.svg\n")
        self.assertEqual((self.file.parent / "view.svg").read_bytes(), picture.read_bytes())
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == before, "the file as it was")

    def test_what_is_no_picture_is_refused(self):
        import os
        folder, pipe = self.program.home / "a folder", self.program.home / "pipe.png"
        text, huge = self.program.home / "text.png", self.program.home / "huge.png"
        folder.mkdir()
        os.mkfifo(pipe)
        text.write_text("no picture")
        with huge.open("wb") as file:
            file.truncate(100 << 20)
        before = self.file.read_bytes()
        for path, reason in [(folder, "this is a folder, not a picture"),
                             (pipe, "this is not a file"), (text, "this is not a picture"),
                             (huge, "it is larger than 64 MiB")]:
            with self.subTest(path=path.name):
                self.drop(path, "Signed in as Robin Ash, label in Account")
                self.program.says(reason)
        self.assertEqual(self.file.read_bytes(), before)
