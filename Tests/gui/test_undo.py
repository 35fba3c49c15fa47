"""Ctrl+Z and the keys of the clipboard act on the field that has the keyboard; only beside fields, and
in fields of the document, they act on the document."""

import accessible
import names
import test_properties
from accessible import wait
from harness import is_focused

TEXT = """\
rehearsal: 1
title: Account
screens:
  account: {title: Account, controls: [{button: Sign Out, then: [{present: sure}]}]}
dialogs:
  sure:
    alert: {title: Sure?, message: Really?, cancelButton: No, otherButtons: [Yes]}
    delegate: {without: ["alertViewCancel:"]}
scenarios:
  leave:
    steps:
      - tapOn: Sign Out
      - assertVisible: Yes
"""
EDITED = TEXT.replace("title: Sure?", "title: Safe")


class FieldsCase(test_properties.OwnDocument):
    text = TEXT

    def has(self, entry, text):
        """Waits until a field has exactly this text, which may be none."""
        def read():
            return accessible.Atspi.Text.get_text(entry, 0, -1)
        wait(lambda: read() == text, lambda: f"{text!r} in the entry, which has {read()!r}")

    def take_keyboard(self, entry):
        accessible.Atspi.Component.grab_focus(entry)
        wait(lambda: is_focused(entry), "the keyboard in the entry")

    def acts_alone(self, role, name):
        """A field that is no part of the document: its keys are its own, and no others have them."""
        with self.subTest(name):
            entry = self.program.find(role, name)
            self.take_keyboard(entry)
            before = accessible.Atspi.Text.get_text(entry, 0, -1)
            self.program.key("ctrl+a")
            self.program.write("one two")
            self.has(entry, "one two")
            self.program.key("ctrl+z")
            self.has(entry, "one ")
            self.program.key("ctrl+z")
            self.has(entry, before)
            # Nothing is left, and nothing else takes the key.
            self.program.key("ctrl+z", "ctrl+shift+z", "ctrl+shift+z", "ctrl+shift+z")
            self.has(entry, "one two")
            self.program.key("ctrl+a", "ctrl+x")
            self.has(entry, "")
            self.program.key("ctrl+v")
            self.has(entry, "one two")
            self.program.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
            self.has(entry, "one twoone two")
            self.program.key("ctrl+a", "BackSpace")
            self.has(entry, "")
            self.assertEqual(self.file.read_text(), EDITED)


class Fields(FieldsCase):
    def setUp(self):
        super().setUp()
        self.program.click_row(names.CONTENTS, "Sure?")
        # A change that a field must not take back.
        entry = self.field(names.ENTRY, "Title")
        self.program.click(entry)
        self.program.key("ctrl+a")
        self.program.write("Safe")
        self.becomes(EDITED)

    def test_fields_beside_the_document(self):
        program = self.program
        program.click_row(names.CONTENTS, "Safe")
        program.key("F2")
        self.acts_alone(names.ENTRY, "New id of “sure”")
        program.key("Escape")
        program.key("alt+2")
        self.acts_alone(names.ENTRY, names.FILTER)
        program.key("alt+3")
        program.find("text", names.TEXT)
        program.key("ctrl+h")
        self.acts_alone(names.ENTRY, "Search in the text")
        self.acts_alone(names.ENTRY, "Replace with")
        # In the text itself the key is the document's.
        program.key("Escape")
        wait(lambda: is_focused(program.find("text", names.TEXT)), "the keyboard in the text")
        self.undone()

    def test_fields_in_play(self):
        program = self.program
        self.edit_ends()
        program.key("alt+2")
        self.acts_alone(names.ENTRY, names.FILTER)
        # Escape clears it, and that too is taken back.
        program.write("will")
        program.key("Escape", "ctrl+z")
        self.has(program.find(names.ENTRY, names.FILTER), "will")
        program.key("ctrl+a", "BackSpace")
        program.click(program.on_stage("Sign Out"))
        program.wait_for_row("didPresentAlertView:")
        grid = program.find(names.TABLE, names.CALLS)
        program.click(accessible.rows(grid)[0][5])
        program.key("ctrl+shift+j")
        note = wait(lambda: self.note(), "the note")
        self.acts_alone(names.ENTRY, note.get_name())
        program.key("Escape")
        # Beside fields the key is the document's.
        program.click(program.find(names.TABLE, names.CONTENTS))
        self.undone()

    def edit_ends(self):
        self.program.key("ctrl+e")
        self.program.gone("list", "Parts of the prototype")

    def note(self):
        return next((node for node in accessible.walk(self.program.root)
                     if (node.get_name() or "").startswith("Note on ")
                     and node.get_role_name() in names.ENTRY), None)


class OfDocument(FieldsCase):
    """Fields of the document: what is not handed on is put back first."""

    def test_properties(self):
        program = self.program
        program.click_row(names.CONTENTS, "Sure?")
        title = self.field(names.ENTRY, "Title")
        program.click(title)
        program.key("ctrl+a")
        program.write("Safe")
        self.becomes(EDITED)
        number = self.field(names.ENTRY, "Cancel button index")
        self.take_keyboard(number)
        program.write("x")
        program.says("a whole number is expected here")
        program.key("ctrl+z")
        self.has(number, "")
        program.gone("label", "a whole number is expected here")
        self.assertEqual(self.file.read_text(), EDITED)
        # Nothing is left that the document does not have, so its last change is taken back.
        program.key("ctrl+z")
        self.becomes(TEXT)
        self.has(title, "Sure?")
        program.key("ctrl+shift+z")
        self.becomes(EDITED)
        # The text of several lines has the clipboard, not the part that is selected.
        message = self.field("text", "Message")
        self.take_keyboard(message)
        program.key("ctrl+a", "ctrl+x")
        self.has(message, "")
        self.becomes(EDITED.replace("Really?", '""'))
        program.key("ctrl+v", "ctrl+v")
        self.becomes(EDITED.replace("Really?", '"Really?Really?"'))
        self.becomes_by("ctrl+z", EDITED)
        self.has(message, "Really?")
        self.becomes_by("ctrl+z", TEXT)

    def becomes_by(self, key, text):
        """Presses a key until the file has this text; how many changes it was is not asked."""
        for _ in range(4):
            if self.file.read_text() == text:
                return
            self.program.key(key)
            # It is saved a while after the change, later on a busy machine.
            accessible.rest(self.file.read_text, "the file", seconds=1.5)
        self.becomes(text)

    def test_steps_and_what_is_written_on_the_stage(self):
        program = self.program
        program.click_row(names.CONTENTS, "leave")
        value = program.find(names.ENTRY, "Step 2, value")
        program.click(value)
        program.key("ctrl+a")
        program.write("No")
        program.key("Return")
        self.becomes(TEXT.replace("assertVisible: Yes", "assertVisible: No"))
        program.write("body")
        program.key("ctrl+z")
        self.has(program.find(names.ENTRY, "Step 2, value"), "No")
        program.key("ctrl+z")
        self.becomes(TEXT)
        self.has(program.find(names.ENTRY, "Step 2, value"), "Yes")
        program.click_row(names.CONTENTS, "Sure?")
        button = "Yes, button 2 of 2 in Sure?"
        self.select(button)
        program.key("Return")
        entry = self.entry()
        program.write("Leave now")
        self.becomes(TEXT.replace("[Yes]", "[Leave now]").replace(
            "assertVisible: Yes", "assertVisible: Leave now"))
        program.key("ctrl+z")
        self.has(entry, "Leave ")
        program.key("ctrl+z", "ctrl+z")
        self.has(entry, "Yes")
        self.becomes(TEXT)
        program.key("ctrl+shift+z")
        self.has(entry, "Leave ")
        program.key("Escape")
        self.becomes(TEXT)


del test_properties
