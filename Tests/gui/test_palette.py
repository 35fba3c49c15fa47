"""Whole dialogs are inserted from the palette, copied and renamed; all of it can be undone."""

import accessible
import harness
import names
import screen
import test_saving
from accessible import wait

LOGIN = """
  sign-in:
    alert:
      title: Sign In
      style: loginAndPassword
      cancelButton: Cancel
      otherButtons:
        - title: Sign In
      textFields:
        - keyboard: emailAddress
          returnKey: next
        - returnKey: done
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:":
          when: {all: [{field: 0, minLength: 1}, {field: 1, minLength: 1}]}
"""


class Palette(test_saving.SavingCase):
    def test_a_login_is_inserted_whole_and_linked(self):
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()
        self.program.click(self.program.find(names.BUTTON, "Insert Login"))
        self.program.find("list item", "dialog Sign In")
        self.becomes(self.text.replace("""        then: [{present: sign-out}]
""", """        then: [{present: sign-out}]
      - button: Sign In
        then: [{present: sign-in}]
""").replace("""
scenarios:
""", LOGIN + """
scenarios:
"""))
        self.undone()

    def test_every_tile_is_undone_to_the_first_bytes(self):
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()
        for tile, kind in [("Field", None), ("Sheet", None), ("Share", None), ("Popover", None),
                           ("Task", None), ("Notice", None), ("Alert", "Text field with a check"),
                           ("View", "Presented view")]:
            with self.subTest(tile):
                button = self.program.find(
                    names.TOGGLE if kind else names.BUTTON, f"Insert {tile}")
                self.program.click(button)
                if kind:
                    self.program.click(self.program.find(names.MENU_ITEMS, kind))
                wait(lambda: self.file.read_text() != self.text, "a change")
                self.assertIn("\n\n", self.file.read_text().split("dialogs:")[1])
                self.undone()

    def test_a_kind_of_alert_is_chosen(self):
        self.edit()
        self.program.click(self.program.find(names.TOGGLE, "Insert Alert"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Something destructive"))
        self.saved("Delete this note?")
        self.undone()

    def test_a_dialog_is_copied_and_pasted(self):
        self.edit()
        self.focus("dialog Sign Out")
        self.program.key("ctrl+c")
        wait(lambda: harness.clipboard().startswith("sign-out:"), "YAML on the clipboard")
        self.program.key("ctrl+v")
        dialog = self.text[self.text.index("  sign-out:"):self.text.index("\n  completed:")]
        copy = "\n" + dialog.replace("  sign-out:", "  sign-out-2:")
        self.becomes(self.text.replace("\nscenarios:", copy + "\nscenarios:"))
        self.undone()
        # Another document gets it too.
        other = self.write_document("rehearsal: 1\ntitle: Other\nscreens: {one: {title: One}}\n")
        before = other.read_text()
        self.program.start_another("open", other)
        self.program.wait_for_frames("Account", "Other")
        screen.wait_for_active("Other")
        self.program.key("ctrl+e")
        self.program.find("list item", "screen One, selected")
        self.program.key("ctrl+v")
        # What it leads to comes along.
        completed = self.text[self.text.index("  completed:"):self.text.index("\nscenarios:")]
        added = "dialogs:\n" + dialog + completed
        wait(lambda: other.read_text() == before + added, other.read_text)
        self.program.key("ctrl+z")
        wait(lambda: other.read_text() == before, other.read_text)
        self.becomes(self.text)

    def test_a_dialog_is_renamed_and_stays_up(self):
        self.edit()
        self.focus("dialog Sign Out")
        self.program.key("F2")
        wait(self.entry, "the entry")
        self.program.key("ctrl+a")
        self.program.write("leave")
        self.program.key("Return")
        self.part("dialog Sign Out")
        self.becomes(self.text.replace("present: sign-out", "present: leave").replace(
            "  sign-out", "  leave"))
        self.undone()

    def test_a_refused_id_stays_and_a_control_has_one_too(self):
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()
        self.select("Sign Out, button in Account")
        self.program.key("F2")
        entry = wait(self.entry, "the entry")
        for refused in ("leave it", "!"):
            self.program.key("ctrl+a", "BackSpace")
            self.program.write(refused)
            self.program.key("Return")
            self.program.says("cannot be an id")
            self.assertEqual(accessible.text(entry), refused)
        self.program.key("ctrl+a")
        self.program.write("leave")
        self.program.key("Return")
        self.becomes(self.text.replace(
            "button: Sign Out\n", "button: Sign Out\n        id: leave\n"))
        self.undone()
