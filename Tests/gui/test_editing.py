"""The prototype is edited where it is drawn: parts are selected, written, moved, added and removed."""

import accessible
import harness
import names
import screen
from accessible import Atspi, wait

PART = "list item"
CONFIRM = "Confirm, button 2 of 2 in Sign Out"
# The end of the buttons of the sample.
LAST = "          afterwards: [{present: completed}]\n"


class EditingCase(harness.GuiTestCase):
    """A window with a copy of a sample whose alert is up."""

    sample = "sign-out"
    tapped = "Sign Out"

    def setUp(self):
        super().setUp()
        self.file = self.copy_of(self.sample)
        self.text = self.file.read_text()
        self.open("open", self.file)
        self.program.click(self.program.on_stage(self.tapped))
        self.program.resting_pixels()

    def edit(self):
        """Turns Edit on, and waits until the parts are there."""
        self.program.key("ctrl+e")
        self.program.find("list", "Parts of the prototype")
        self.parts()

    def play(self):
        self.program.key("ctrl+e")
        self.program.gone("list", "Parts of the prototype")

    def parts(self):
        """The names of the parts, in reading order."""
        def look():
            accessible.refresh()
            return [node.get_name() for node in accessible.find_all(self.program.root, PART)]
        return wait(look, "the parts")

    def part(self, name):
        def look():
            accessible.refresh()
            return (accessible.find(self.program.root, PART, name)
                    or accessible.find(self.program.root, PART, name + ", selected"))
        return wait(look, f"the part {name!r}")

    def select(self, name):
        """Clicks on a part, and waits until it is selected."""
        self.program.click(self.part(name))
        self.program.find(PART, name + ", selected")

    def focus(self, name):
        """Gives the keyboard to a part that others cover, and waits until it is selected."""
        Atspi.Component.grab_focus(self.part(name))
        self.program.find(PART, name + ", selected")

    def double_click(self, name):
        place = self.program.resting_centre(self.part(name))
        harness.xdotool("mousemove", *place, "click", "--repeat", 2, "--delay", 60, 1)

    def becomes(self, text):
        """Waits until the file has exactly this text."""
        wait(lambda: self.file.read_text() == text, lambda: self.file.read_text())

    def undone(self, changes=1):
        """Takes all changes back, and waits for the first bytes."""
        for _ in range(changes):
            self.program.key("ctrl+z")
        self.becomes(self.text)

    def entry(self):
        def look():
            accessible.refresh()
            return next((node for node in accessible.walk(self.program.root)
                         if node.get_role_name() in names.ENTRY and harness.is_focused(node)), None)
        return wait(look, "the entry")


class Selecting(EditingCase):
    def test_a_click_selects_and_does_not_tap(self):
        rows = len(self.program.calls())
        self.edit()
        self.select(CONFIRM)
        self.program.find(names.TOGGLE, "Confirm")
        self.play()
        self.assertEqual(len(self.program.calls()), rows, "nothing was tapped")

    def test_escape_climbs_and_stays_in_edit(self):
        rows = len(self.program.calls())
        self.edit()
        self.select(CONFIRM)
        self.program.key("Escape")
        self.program.find(PART, "dialog Sign Out, selected")
        self.program.key("Escape")
        self.program.find(PART, "screen Account, selected")
        self.program.key("Escape")
        self.program.gone(names.TOGGLE, "Account")
        self.program.key("Escape")
        self.program.says("Ctrl.E ends editing")
        self.program.key("Escape", "Return", "q")
        self.program.find("list", "Parts of the prototype")
        self.play()
        self.assertEqual(len(self.program.calls()), rows, "the prototype got no key")

    def test_arrows_go_from_part_to_part(self):
        self.edit()
        self.select("Cancel, button 1 of 2 in Sign Out")
        self.program.key("Right")
        self.program.find(PART, CONFIRM + ", selected")
        self.program.key("Left")
        self.program.find(PART, "Cancel, button 1 of 2 in Sign Out, selected")

    def test_control_and_a_click_edit_this(self):
        place = self.program.resting_centre(self.program.on_stage("Confirm"))
        harness.xdotool("mousemove", *place, "keydown", "ctrl", "click", 1, "keyup", "ctrl")
        self.program.find(PART, CONFIRM + ", selected")

    def test_the_right_button_opens_the_menu_of_the_part(self):
        self.edit()
        place = self.program.resting_centre(self.part(CONFIRM))
        harness.xdotool("mousemove", *place, "click", 3)
        self.program.find(names.MENU_ITEMS, "Delete")
        self.program.key("Escape")
        self.program.find(PART, CONFIRM + ", selected")

    def test_the_list_shows_what_has_the_selected_part(self):
        def row():
            accessible.refresh()
            table = self.program.find(names.TABLE, names.CONTENTS)
            return [text for text, cell in zip(accessible.row_texts(table),
                                               accessible.rows(table))
                    if accessible.has_state(cell[0], Atspi.StateType.SELECTED)]

        self.edit()
        self.select(CONFIRM)
        wait(lambda: len(row()) == 1 and "sign-out" in row()[0], "the dialog's row")
        self.program.key("Escape")
        self.program.key("Escape")
        wait(lambda: len(row()) == 1 and "account" in row()[0], "the screen's row")

    def test_the_way_leads_back(self):
        self.edit()
        self.select(CONFIRM)
        way = self.program.find("tool bar", "Way to the selected part")
        self.program.click(self.program.find(names.BUTTON, "Sign Out", way))
        self.program.find(PART, "dialog Sign Out, selected")


    def test_it_fits_a_narrow_window(self):
        window = screen.visible_windows(self.program.process)[-1]
        # The controls fold at the first of them, and then there is room for the second.
        for _ in range(2):
            harness.xdotool("windowsize", window, 1024, 700)
            self.program.resting_pixels()
        frame = self.program.find(names.WINDOW)
        wait(lambda: accessible.extents(frame).width <= 1026, "a narrow window")
        width = accessible.extents(frame).width
        self.edit()
        self.select(CONFIRM)
        self.program.resting_pixels()
        self.assertEqual(accessible.extents(frame).width, width)


class LongScreen(EditingCase):
    def setUp(self):
        harness.GuiTestCase.setUp(self)
        rows = "".join(f"      - row: Row {number}\n" for number in range(1, 31))
        self.open("open", self.write_document(
            f"rehearsal: 1\ntitle: Long\nscreens:\n  a:\n    controls:\n{rows}"))
        self.program.find(names.PANEL, names.PROTOTYPE)

    def test_rows_out_of_sight_are_reached_by_key(self):
        self.edit()
        self.select("Row 1, row in a")
        self.program.key(*["Down"] * 24)
        self.program.find(PART, "Row 25, row in a, selected")

    def test_a_new_row_out_of_sight_is_shown(self):
        self.edit()
        self.select("Row 1, row in a")
        self.program.key(*["Down"] * 20)
        self.program.find(PART, "Row 21, row in a, selected")
        self.program.key("ctrl+d")
        wait(lambda: len([part for part in self.parts() if part.startswith("Row 21, ")]) == 2,
             "the copy")


class Writing(EditingCase):
    def test_a_double_click_writes_the_title(self):
        self.edit()
        self.double_click(CONFIRM)
        self.entry()
        self.program.write("Leave Now")
        self.program.key("Return")
        self.part("Leave Now, button 2 of 2 in Sign Out")
        self.becomes(self.text.replace("Confirm", "Leave Now"))
        self.play()
        self.program.on_stage("Leave Now")
        self.undone()

    def test_the_window_keeps_its_size(self):
        frame = self.program.find(names.WINDOW)
        before = accessible.extents(frame)
        self.edit()
        self.double_click(CONFIRM)
        self.entry()
        self.program.write("A longer title")
        self.program.key("Return")
        self.part("A longer title, button 2 of 2 in Sign Out")
        after = accessible.extents(frame)
        self.assertEqual((before.width, before.height), (after.width, after.height))

    def test_typing_writes_and_escape_restores(self):
        self.edit()
        self.select(CONFIRM)
        self.program.write("Q")
        self.entry()
        self.program.write("uit")
        self.part("Quit, button 2 of 2 in Sign Out")
        self.assertEqual(self.entry().get_description(),
                         "Return: keep, Tab: Signed in as Robin Ash, Esc: restore")
        self.program.key("Escape")
        self.part(CONFIRM)
        self.becomes(self.text)
        self.program.gone(names.ENTRY, "Quit, button 2 of 2 in Sign Out")

    def test_tab_goes_to_the_next_text(self):
        self.edit()
        self.double_click("Title of Sign Out")
        self.entry()
        self.program.write("Leave?")
        self.program.key("Tab")
        wait(lambda: self.entry().get_name() == "Message of Leave?", "the next entry")
        self.program.write("Really.")
        self.program.key("Return")
        self.becomes(self.text.replace("title: Sign Out", "title: Leave?").replace(
            "Your notes stay on this phone until you sign in again.", "Really."))
        self.undone(2)
        self.program.key("ctrl+shift+z", "ctrl+shift+z")
        self.play()
        self.program.alert("Leave?")

    def test_undo_and_redo(self):
        self.edit()
        self.double_click(CONFIRM)
        self.entry()
        self.program.write("Go")
        self.program.key("Return")
        self.part("Go, button 2 of 2 in Sign Out")
        self.program.find(names.BUTTON, "Undo")
        self.program.key("ctrl+z")
        self.part(CONFIRM)
        self.program.key("ctrl+shift+z")
        self.part("Go, button 2 of 2 in Sign Out")


class Changing(EditingCase):
    def test_a_button_is_added_and_removed(self):
        self.edit()
        self.select(CONFIRM)
        self.program.click(self.program.find(names.BUTTON, "Add a button"))
        self.program.find(PART, "Button, button 3 of 3 in Sign Out, selected")
        self.becomes(self.text.replace(LAST, LAST + "        - Button\n"))
        # Its title is open for typing.
        self.program.key("Escape")
        self.program.resting_pixels()
        self.program.key("Delete")
        self.part(CONFIRM)
        self.becomes(self.text)
        self.undone(2)

    def test_a_button_that_a_scenario_taps_goes_after_a_question(self):
        self.edit()
        self.select(CONFIRM)
        self.program.key("Delete")
        self.program.find(names.CHECK_BOX)
        self.program.click(self.program.find(names.BUTTON, "Delete"))
        wait(lambda: "Confirm" not in self.file.read_text(), self.file.read_text)
        self.undone()

    def test_a_field_is_added(self):
        self.edit()
        self.focus("dialog Sign Out")
        self.program.click(self.program.find(names.BUTTON, "Add a text field"))
        self.part("text field 1 in Sign Out")
        self.begins(self.text.replace("again.\n", "again.\n      style: plainText\n"))
        self.program.key("Escape")
        self.select("text field 1 in Sign Out")
        self.program.key("ctrl+d")
        self.program.says("an alert has one text field or two")
        self.undone()

    def begins(self, text):
        """Waits until the file has this text before the scenarios, whose calls follow a run."""
        def head(whole):
            return whole.split("\nscenarios:")[0]
        wait(lambda: head(self.file.read_text()) == head(text), self.file.read_text)

    def test_a_role_is_changed_from_the_menu(self):
        self.edit()
        self.select(CONFIRM)
        self.program.key("shift+F10")
        self.program.click(self.program.find(names.MENU_ITEMS, "Make Cancel Button"))
        self.program.find(PART, "Confirm, button 1 of 2 in Sign Out, selected")
        self.begins(self.text.replace("""      cancelButton: Cancel
      otherButtons:
        - title: Confirm
          afterwards: [{present: completed}]
""", """      cancelButton:
        title: Confirm
        afterwards: [{present: completed}]
      otherButtons:
        - Cancel
"""))
        self.undone()


class Deleting(EditingCase):
    def properties(self):
        """What *Properties* are of."""
        accessible.refresh()
        return accessible.all_texts(self.program.find(names.PANEL, "Properties"))

    def test_what_is_deleted_in_the_list_has_no_properties(self):
        self.edit()
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.find(PART, "dialog Sign Out, selected")
        self.program.key("Delete")
        self.program.click(self.program.find(names.BUTTON, "Delete"))
        self.program.find(PART, "screen Account, selected")
        wait(lambda: "account" in self.properties() and "sign-out" not in self.properties(),
             self.properties)
        self.program.key("ctrl+z")
        self.program.find(PART, "dialog Sign Out, selected")
        wait(lambda: "sign-out" in self.properties(), self.properties)
        self.becomes(self.text)
        self.program.key("ctrl+shift+z")
        self.program.find(PART, "screen Account, selected")

    def test_a_click_on_the_selected_row_shows_it_again(self):
        self.edit()
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.find(PART, "dialog Sign Out, selected")
        self.program.key("alt+2")
        self.program.find(names.TABLE, names.CALLS)
        self.program.click_row(names.CONTENTS, "sign-out")
        wait(lambda: "sign-out" in self.properties(), self.properties)


class Rows(EditingCase):
    sample = "choose-layout"
    tapped = "Layout"
    begins = Changing.begins

    def test_a_button_is_dragged_to_another_place(self):
        self.edit()
        self.select("3 by 3, button 2 of 5 in Choose New Layout")
        start = self.program.resting_centre(self.part("3 by 3, button 2 of 5 in Choose New Layout"))
        end = self.program.resting_centre(self.part("4 by 4, button 4 of 5 in Choose New Layout"))
        harness.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 9):
            harness.xdotool("mousemove", start[0], start[1] + (end[1] - start[1]) * step // 8)
        harness.xdotool("mouseup", 1)
        self.part("3 by 3, button 4 of 5 in Choose New Layout")
        self.part("4 by 3, button 2 of 5 in Choose New Layout")
        self.begins(self.text.replace("[3 by 3, 4 by 3, 4 by 4]", "[4 by 3, 4 by 4, 3 by 3]"))
        self.undone()

    def test_keys_move_it_too(self):
        self.edit()
        self.select("3 by 3, button 2 of 5 in Choose New Layout")
        self.program.key("alt+Down")
        self.part("3 by 3, button 3 of 5 in Choose New Layout")
        self.begins(self.text.replace("[3 by 3, 4 by 3,", "[4 by 3, 3 by 3,"))
        self.program.key("alt+Up")
        self.part("3 by 3, button 2 of 5 in Choose New Layout")
        self.becomes(self.text)
        self.undone(2)

    def test_a_row_is_added_to_the_screen(self):
        self.edit()
        self.focus("screen Album")
        self.program.click(self.program.find(names.BUTTON, "Add a row"))
        self.program.find(PART, "Row, row in Album, selected")
        self.becomes(self.text.replace("then: [{present: layout}]\n",
                                       "then: [{present: layout}]\n      - row: Row\n"))
        self.undone()
