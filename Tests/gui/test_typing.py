"""What is typed into a text on the stage is in the document, letter for letter."""

import os
import subprocess
import unittest

import accessible
import harness
import names
import yaml
from accessible import GLib, wait
from test_editing import PART, EditingCase

NIGHTLY = "REHEARSAL_NIGHTLY" in os.environ
# Of each word is known where it was typed.
LETTERS = " ".join(f"w{number:03}" for number in range(40 if NIGHTLY else 12)) + "z"

PHONE = """\
rehearsal: 1
title: Kinds
start: first
screens:
  first:
    title: Screen
    controls:
      - barButton: Bar
      - button: Push
      - row: Row
        subtitle: Below
        detail: End
      - label: Label
      - switch: Switch
      - segmented: Choice
        titles: [One, Two]
      - textField: Field
      - tab: Tab
      - tab: Other
  second:
    controls:
      - section:
          header: Header
          footer: Footer
          controls:
            - row: Inside
      - toolbarButton: Tool
dialogs:
  alert:
    alert:
      title: Alert
      message: Message
      style: loginAndPassword
      textFields:
        - placeholder: Name
        - placeholder: Secret
      cancelButton: Cancel
      otherButtons: [Other]
  sheet:
    actionSheet:
      title: Sheet
      cancelButton: Cancel
      destructiveButton: Delete
      otherButtons: [Other]
  picker:
    activityPicker:
      items:
        - url: "https://example.org/"
      excluded: [postToFacebook, postToTwitter, postToWeibo, message, mail, copyToPasteboard]
      activities:
        - type: org.example.one
          title: Activity
          accepts: [url]
  view:
    presentedView:
      title: View
      controls:
        - barButton: Done
        - row: Line
"""

TABLET = """\
rehearsal: 1
title: Kinds
device: tablet
start: first
screens:
  first:
    title: Screen
    controls:
      - barButton: Bar
dialogs:
  popover:
    popover:
      title: Popover
      from: {rect: bar}
      controls:
        - row: Line
  form:
    formSheet:
      title: Form
      controls:
        - row: Line
"""

TITLES = {"first": "Screen", "alert": "Alert", "sheet": "Sheet", "view": "View",
          "popover": "Popover", "form": "Form",
          "a": "A title of an alert that goes over two or three lines"}
SCREEN = ("screens", "first")
CONTROLS = (*SCREEN, "controls")
SECTION = ("screens", "second", "controls", 0, "section")
ALERT = ("dialogs", "alert", "alert")
SHEET = ("dialogs", "sheet", "actionSheet")
VIEW = ("dialogs", "view", "presentedView")

# The row of the list, the name of the part, and where the document has the text.
ON_PHONE = [
    ("first", "Title of Screen", (*SCREEN, "title")),
    ("first", "Bar, bar button in Screen", (*CONTROLS, 0, "barButton")),
    ("first", "Push, button in Screen", (*CONTROLS, 1, "button")),
    ("first", "Row, row in Screen", (*CONTROLS, 2, "row")),
    ("first", "Subtitle of Row", (*CONTROLS, 2, "subtitle")),
    ("first", "Detail of Row", (*CONTROLS, 2, "detail")),
    ("first", "Label, label in Screen", (*CONTROLS, 3, "label")),
    ("first", "Switch, switch in Screen", (*CONTROLS, 4, "switch")),
    ("first", "Two, segment", (*CONTROLS, 5, "titles", 1)),
    ("first", "Field, text field in Screen", (*CONTROLS, 6, "textField")),
    ("first", "Tab, tab in Screen", (*CONTROLS, 7, "tab")),
    ("second", "Header, section in second", (*SECTION, "header")),
    ("second", "Footer of second", (*SECTION, "footer")),
    ("second", "Inside, row in second", (*SECTION, "controls", 0, "row")),
    ("second", "Tool, toolbar button in second",
     ("screens", "second", "controls", 1, "toolbarButton")),
    ("alert", "Title of Alert", (*ALERT, "title")),
    ("alert", "Message of Alert", (*ALERT, "message")),
    ("alert", "text field 1 in Alert", (*ALERT, "textFields", 0, "placeholder")),
    ("alert", "Cancel, button 1 of 2 in Alert", (*ALERT, "cancelButton")),
    ("alert", "Other, button 2 of 2 in Alert", (*ALERT, "otherButtons", 0)),
    ("sheet", "Title of Sheet", (*SHEET, "title")),
    ("sheet", "Delete, button 1 of 3 in Sheet", (*SHEET, "destructiveButton")),
    ("sheet", "Other, button 2 of 3 in Sheet", (*SHEET, "otherButtons", 0)),
    ("sheet", "Cancel, button 3 of 3 in Sheet", (*SHEET, "cancelButton")),
    ("picker", "Activity, activity in picker",
     ("dialogs", "picker", "activityPicker", "activities", 0, "title")),
    ("view", "Title of View", (*VIEW, "title")),
    ("view", "Done, bar button in View", (*VIEW, "controls", 0, "barButton")),
    ("view", "Line, row in View", (*VIEW, "controls", 1, "row")),
]
ON_TABLET = [
    ("popover", "Title of Popover", ("dialogs", "popover", "popover", "title")),
    ("popover", "Line, row in Popover",
     ("dialogs", "popover", "popover", "controls", 0, "row")),
    ("form", "Title of Form", ("dialogs", "form", "formSheet", "title")),
    ("form", "Line, row in Form", ("dialogs", "form", "formSheet", "controls", 0, "row")),
]


def listen():
    """Hears what the window tells of each key: the bus leaves who does not listen."""
    while GLib.MainContext.default().iteration(False):
        pass
    return True


class TypingCase(EditingCase):
    """A window that edits a document of this file's."""

    document_text = PHONE

    def setUp(self):
        harness.GuiTestCase.setUp(self)
        self.text = self.document_text
        self.file = self.write_document(self.text)
        self.open("open", self.file, environment={"XDG_CONFIG_HOME": str(self.blinking())})
        self.program.find(names.PANEL, names.PROTOTYPE)
        self.edit()

    def blinking(self):
        """A folder of settings with a caret that blinks, so that frames are drawn between the keys."""
        folder = self.file.parent / "config" / "gtk-3.0"
        folder.mkdir(parents=True)
        settings = (harness.ROOT / "meson-helpers" / "settings.ini").read_text()
        (folder / "settings.ini").write_text(settings.replace(
            "gtk-cursor-blink=0", "gtk-cursor-blink=1"))
        return folder.parent

    def show(self, item):
        """Has a screen or a dialog shown by its row in the list."""
        self.program.click_row(names.CONTENTS, item)
        kind = "screen" if item in ("first", "second") else "dialog"
        self.program.find(PART, f"{kind} {TITLES.get(item, item)}, selected")

    def written(self, path):
        """A text of the file; nothing where it is not there yet."""
        value = yaml.safe_load(self.file.read_text())
        try:
            for token in path:
                value = value[token]
        except (IndexError, KeyError):
            return None
        return value

    def type(self, letters, pace):
        keys = subprocess.Popen(["xdotool", "type", "--delay", str(pace), "--", letters])
        wait(lambda: listen() and keys.poll() is not None, "the keys", 180)


class Matrix:
    """Types into texts of each kind."""

    kinds = ()

    def type_into_all(self, pace, saves=True):
        if not saves:
            self.program.click(self.program.find(names.TOGGLE, "Main menu"))
            self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
            # A menu that is still open takes the next click.
            self.program.key("Escape")
            self.program.gone(names.MENU_ITEMS, "Save as I Go")
        # By day some of each kind's neighbours are enough.
        for item, part, path in self.kinds if NIGHTLY else self.kinds[::6]:
            with self.subTest(part, pace=pace, saves=saves):
                self.type_into(item, part, path, pace, saves)

    def type_into(self, item, part, path, pace, saves):
        try:
            self.show(item)
            self.double_click(part)
            # The keys come while the entry does.
            self.type(LETTERS, pace)
            self.program.key("Return")
            # A busy machine has many keys before it yet.
            wait(lambda: self.saved(path, saves) == LETTERS, lambda: self.saved(path, saves), 120)
        finally:
            self.restore(saves)

    def saved(self, path, saves):
        listen()
        if not saves:
            self.program.key("ctrl+s")
        return self.written(path)

    def restore(self, saves):
        """Takes back what was typed."""
        self.program.key("Escape")
        for _ in range(20):
            accessible.refresh()
            undo = accessible.find(self.program.root, names.BUTTON, "Undo")
            if not (undo and accessible.is_enabled(undo)):
                break
            self.program.key("ctrl+z")
            harness.settle(0.1)
        if not saves:
            self.program.key("ctrl+s")
        self.becomes(self.text)

    def test_each_letter_at_20_ms(self):
        self.type_into_all(20)

    @unittest.skipUnless(NIGHTLY, "at night")
    def test_each_letter_at_100_ms(self):
        self.type_into_all(100)

    @unittest.skipUnless(NIGHTLY, "at night")
    def test_each_letter_at_300_ms(self):
        self.type_into_all(300)

    @unittest.skipUnless(NIGHTLY, "at night")
    def test_each_letter_at_20_ms_without_saving(self):
        self.type_into_all(20, saves=False)

    @unittest.skipUnless(NIGHTLY, "at night")
    def test_each_letter_at_100_ms_without_saving(self):
        self.type_into_all(100, saves=False)

    @unittest.skipUnless(NIGHTLY, "at night")
    def test_each_letter_at_300_ms_without_saving(self):
        self.type_into_all(300, saves=False)


class OnPhone(Matrix, TypingCase):
    kinds = ON_PHONE


class OnTablet(Matrix, TypingCase):
    document_text = TABLET
    kinds = ON_TABLET


class Small(TypingCase):
    """A tablet is drawn at half its size."""

    document_text = """\
rehearsal: 1
title: Long
device: tablet
dialogs:
  a:
    alert:
      title: A title of an alert that goes over two or three lines
      message: A message that is long as well, so that it has several lines.
      otherButtons: [A button with a title that is very long]
"""

    def test_a_long_text_wraps_within_its_entry(self):
        self.show("a")
        dialog = accessible.extents(self.part(f"dialog {TITLES['a']}, selected"))
        for part in (f"Title of {TITLES['a']}", f"Message of {TITLES['a']}",
                     f"A button with a title that is very long, button 1 of 1 in {TITLES['a']}"):
            with self.subTest(part):
                self.double_click(part)
                entry = accessible.extents(self.entry())
                self.program.key("Escape")
                self.assertGreaterEqual(entry.x, dialog.x)
                self.assertLessEqual(entry.x + entry.width, dialog.x + dialog.width)


class Endings(TypingCase):
    """How an entry ends, and what becomes of the text."""

    def begin(self, item="alert", part="Title of Alert"):
        self.show(item)
        self.double_click(part)
        return self.entry()

    def test_letters_before_a_new_part_is_drawn_are_its_title(self):
        self.show("alert")
        self.program.click(self.program.find(names.BUTTON, "Add a button"))
        self.type("Early letters", 5)
        self.program.key("Return")
        wait(lambda: self.written((*ALERT, "otherButtons", 1)) == "Early letters", "the title")

    def test_tab_loses_no_letter_between_two_texts(self):
        self.begin()
        harness.xdotool("type", "--delay", 5, "First\tSecond")
        self.program.key("Return")
        wait(lambda: self.written((*ALERT, "title")) == "First"
             and self.written((*ALERT, "message")) == "Second", self.file.read_text)

    def test_an_emptied_text_is_written_again(self):
        self.begin("sheet", "Title of Sheet")
        self.program.key("BackSpace")
        harness.settle(0.3)
        self.type("Again", 100)
        self.program.key("Return")
        wait(lambda: self.written((*SHEET, "title")) == "Again", self.file.read_text)

    def test_the_keyboards_going_elsewhere_keeps_the_text(self):
        self.begin()
        self.type("Kept", 20)
        self.program.click(self.program.find(names.ENTRY, "Message"))
        self.program.gone(names.ENTRY, "Title of Alert")
        wait(lambda: self.written((*ALERT, "title")) == "Kept", self.file.read_text)

    def test_it_follows_its_part_when_another_program_adds_one_before(self):
        self.begin("alert", "Other, button 2 of 2 in Alert")
        self.type("Mi", 20)
        wait(lambda: "[Mi]" in self.file.read_text(), self.file.read_text)
        self.file.write_text(self.file.read_text().replace("[Mi]", "[Theirs, Mi]"))
        self.part("Mi, button 3 of 3 in Alert")
        self.type("ne", 20)
        self.program.key("Return")
        wait(lambda: "[Theirs, Mine]" in self.file.read_text(), self.file.read_text)

    def test_a_part_that_another_program_removes_leaves_what_was_typed(self):
        self.begin("alert", "Other, button 2 of 2 in Alert")
        self.type("Lost words", 20)
        wait(lambda: "[Lost words]" in self.file.read_text(), self.file.read_text)
        self.file.write_text(self.file.read_text().replace(
            "      otherButtons: [Lost words]\n", "", 1))
        self.program.says("Lost words")
        self.program.says("has been removed by another change")
        self.program.key("ctrl+z")
        wait(lambda: "[Lost words]" in self.file.read_text(), self.file.read_text)
