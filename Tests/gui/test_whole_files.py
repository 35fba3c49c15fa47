"""Operations of the window, one after the other: the whole file before, after, and after undo.

What each changes is in whole_files.diff, the lines that go and come with their numbers. With
REHEARSAL_RECORD=FILE the changes are added to that file instead, to be read and put there.
"""

import difflib
import os
import pathlib

import accessible
import names
import test_editing
import test_properties
from accessible import wait

TEXT = """\
# Work, and nothing else.
rehearsal: 1
title: Work   # the title
start: home

screens:
  home:
    title: Home
    controls:
      - label: Hello   # a greeting
      - button: Go
        then: [{present: ask}]
      - row: Garden
  other: {title: Other, controls: [{barButton: Add}]}

dialogs:
  # It asks.
  ask:
    alert:
      title: Ask
      cancelButton: No   # stays
      otherButtons: [Yes, Maybe]
  pick:
    actionSheet:
      title: Pick
      otherButtons:
        - One   # first
        - Two
      cancelButton: Cancel

strings:
  de: {Hello: Hallo}

scenarios:
  go:
    steps:
      - tapOn: Go   # begins
      - tapOn: No
"""
SCREEN, ALERT, SHEET = "screen Home", "dialog Ask", "dialog Pick"
TILES = [("Alert", "Question"), ("Alert", "Confirmation"), ("Alert", "Something destructive"),
         ("Alert", "Text field with a check"), ("Field", None), ("Login", None), ("Sheet", None),
         ("Share", None), ("Popover", None), ("View", "Presented view"), ("View", "Form sheet"),
         ("View", "Screen"), ("Task", None), ("Notice", None)]
ADDED = ["row", "section", "push button", "label", "text field", "switch", "segmented control",
         "button at the right of the bar", "button to the toolbar", "tab"]


def changes(before, after):
    """The lines that go and come, with their numbers, which say the whole of one text by the other."""
    return "".join(line + "\n" for line in list(difflib.unified_diff(
        before.split("\n"), after.split("\n"), n=0, lineterm=""))[2:])


def wanted_changes():
    """What each operation changes, by its name."""
    parts = pathlib.Path(__file__).with_name("whole_files.diff").read_text("utf-8").split("== ")[1:]
    return dict(part.split("\n", 1) for part in parts)


class WholeFiles(test_properties.OwnDocument):
    text = TEXT
    focus = test_editing.EditingCase.focus

    def done(self, name):
        """Waits until the file has changed as is written for the operation, and takes that back."""
        with self.subTest(name):
            record = os.environ.get("REHEARSAL_RECORD")
            if record:
                wait(lambda: self.file.read_text() != self.text, f"a change by {name}", 5)
                after = accessible.rest(self.file.read_text, "the file", 0.5)
                with open(record, "a", encoding="utf-8") as file:
                    file.write(f"== {name}\n{changes(self.text, after)}")
            else:
                wanted = wanted_changes()[name]
                wait(lambda: changes(self.text, self.file.read_text()) == wanted,
                     lambda: f"{name}:\n{changes(self.text, self.file.read_text())}", 10)
            self.program.key("ctrl+z")
            wait(lambda: self.file.read_text() == self.text, f"the first bytes after {name}", 10)

    def show(self, part):
        """Selects a part or what has it, without a press on the stage."""
        holder = part.rsplit(" ", 1)[1]
        self.program.click_row(names.CONTENTS, holder)
        self.part(part)
        # From the list the keyboard goes to the stage.
        self.focus(part)

    def choose_from_menu(self, *titles):
        """Opens the menu of the selected part by its key, and chooses from it."""
        self.program.key("shift+F10")
        for title in titles[:-1]:
            self.program.click(self.program.find("menu", title))
        # An action by assistive technology would leave the menu open.
        self.program.click(self.program.find("menu item", titles[-1]))


class Inserting(WholeFiles):
    def test_every_tile_and_every_item_of_its_list(self):
        for tile, item in TILES:
            role = names.TOGGLE if item else names.BUTTON
            self.program.activate(self.program.find(role, f"Insert {tile}"))
            if item:
                self.program.activate(self.program.find(names.MENU_ITEMS, item))
            self.done(f"{tile}, {item}" if item else tile)


class Adding(WholeFiles):
    def test_everything_that_a_part_can_have(self):
        for title in ADDED:
            self.show(SCREEN)
            self.choose_from_menu("Add", f"Add a {title}")
            self.done(f"screen, {title}")
        for part, title in [("screen Other", "button at the left of the bar"),
                            (ALERT, "button"), (ALERT, "text field"), (SHEET, "button")]:
            self.show(part)
            self.choose_from_menu("Add", f"Add a {title}")
            self.done(f"{part}, {title}")


class Menu(WholeFiles):
    """The items of the menus, and their keys."""

    def test_the_menu_of_a_part(self):
        row, label = "Garden, row in Home", "Hello, label in Home"
        yes, one = "Yes, button 2 of 3 in Ask", "One, button 1 of 3 in Pick"
        for part, titles in [
                (row, ["Cut"]), (row, ["Duplicate"]), (row, ["Move Earlier"]), (row, ["Delete"]),
                (label, ["Move Later"]), (row, ["Then", "Show “Pick”"]), (ALERT, ["Duplicate"]),
                (yes, ["Make Cancel Button"]), (yes, ["Move Later"]), (yes, ["Cut"]),
                ("No, button 1 of 3 in Ask", ["Make Normal Button"]),
                (one, ["Make Destructive"]), (one, ["Duplicate"])]:
            self.show(part)
            self.choose_from_menu(*titles)
            self.done(f"{part}: {titles[-1]}")

    def test_the_clipboard(self):
        row = "Garden, row in Home"
        self.show(row)
        self.program.key("ctrl+c", "ctrl+v")
        self.done("a row is copied and pasted")
        self.show(row)
        self.program.key("ctrl+x")
        self.done("a row is cut")
        self.show(SHEET)
        self.program.key("ctrl+d")
        self.done("a sheet is duplicated")
        for words, name in [("Ask", "ask"), ("Other", "other"), ("go", "go")]:
            self.program.click_row(names.CONTENTS, words)
            self.program.key("ctrl+d")
            self.done(f"{name} is duplicated in the list")


class Values(WholeFiles):
    """Values in Properties, and texts in another language."""

    def test_kinds_of_values(self):
        program = self.program
        self.show(ALERT)
        for name, words, role in [("Title", "Really?", names.ENTRY), ("Message", "Later", "text")]:
            program.click(self.field(role, name))
            program.key("ctrl+a")
            program.write(words)
            self.done(f"text, {name}")
        self.show("Garden, row in Home")
        self.choose("When pressed", "New alert…")
        self.done("row, a new alert")
        self.show("Go, button in Home")
        program.activate(program.find(names.BUTTON, "Reset When pressed"))
        self.done("button, reset")


class Further(WholeFiles):
    """Activities, icons, translations, and the steps of a scenario."""

    text = """\
# Parts of other kinds.
rehearsal: 1
title: Work
start: home

screens:
  home:
    title: Home
    controls:
      - barButton: Add
        icon: add   # an icon
        then: [{present: share}]
      - label: Hello   # a greeting

dialogs:
  # It shares.
  share:
    activityPicker:
      items: [{text: Hello}]   # one
      activities:
        - {type: own, title: Own}   # my own

strings:
  de:
    Hello: Hallo   # said

scenarios:
  go:
    notes: Breathe   # first
    steps:
      - tapOn: Add   # begins
        say: We share   # a caption
        notes: Slowly   # a note
      - assertVisible: Own
        say: There it is
"""

    def test_activities_and_icons(self):
        program = self.program
        program.click_row(names.CONTENTS, "share")
        program.click(program.find(names.BUTTON, "Add an activity"))
        self.done("an activity, by the round button")
        self.show("dialog share")
        self.choose_from_menu("Add", "Add an activity")
        self.done("an activity, by the menu")
        program.click_row(names.CONTENTS, "Home")
        self.select("Add, bar button in Home")
        program.click(self.field(names.BUTTON, "Choose an icon"))
        program.click(self.field(names.TOGGLE, "star"))
        self.done("an icon, chosen")

    def test_a_translation_on_the_stage(self):
        program = self.program
        program.click_row(names.CONTENTS, "Home")
        program.click(program.find(names.TOGGLE, names.LANGUAGE))
        program.click(program.find(names.CHOICE, "Deutsch"))
        program.gone(names.CHOICE, "Deutsch")
        self.select("Hello, label in Home")
        program.key("Return")
        self.entry()
        program.write("Moin")
        program.key("Return")
        self.done("a translation, on the stage")

    def test_steps_keep_their_captions_and_notes(self):
        program = self.program
        program.click_row(names.CONTENTS, "go")
        value = program.find(names.ENTRY, "Step 1, value")
        program.click(value)
        program.key("ctrl+a")
        program.write("Own")
        program.key("Return")
        self.done("a step, its value")
        program.click(program.find(names.TOGGLE, "Step 1, caption and notes"))
        for role, part, words in [(names.ENTRY, "caption", "We give"), ("text", "notes", "Fast")]:
            program.click(program.find(role, f"Step 1, {part}"))
            program.key("ctrl+a")
            program.write(words)
            self.done(f"a step, its {part}")
        program.click(program.find(names.COMBO_BOX, "Step 1, what is done"))
        program.click(program.find(names.MENU_ITEMS, "wait"))
        self.done("a step, a word with another value")
        program.click(program.find(names.ENTRY, "Step 2, value"))
        program.key("alt+Up")
        self.done("a step, moved")
        program.click(program.find(names.BUTTON, "Remove step 1"))
        self.done("a step, removed")


del test_properties, test_editing
