"""The properties of the selected part: texts, choices, roles, actions, and what is refused."""

import accessible
import harness
import names
import test_editing
import test_saving
from accessible import wait

CONFIRM = test_editing.CONFIRM


class Properties(test_saving.SavingCase):
    def setUp(self):
        super().setUp()
        self.edit()
        self.select(CONFIRM)

    def field(self, role, name, within=None):
        """A control of a group by its name."""
        group = self.program.find(names.PANEL, within) if within else self.program.root

        def look():
            accessible.refresh()
            return accessible.find(group, role, name)

        return wait(look, f"{role} {name!r}")

    def test_a_title_is_written_and_follows_at_once(self):
        self.program.click(self.field(names.ENTRY, "Title"))
        self.program.key("ctrl+a")
        self.program.write("Leave")
        self.part("Leave, button 2 of 2 in sign-out")
        self.saved("title: Leave")

    def test_the_device_does_not_move(self):
        place = accessible.extents(self.program.prototype)
        before = (place.x, place.width)
        self.select("Title of sign-out")
        self.program.find("text", "Message")
        place = accessible.extents(self.program.prototype)
        self.assertEqual((place.x, place.width), before)

    def test_a_role_is_chosen(self):
        self.program.click(self.program.find(names.TOGGLE, "Cancel"))
        self.part("Confirm, button 1 of 2 in sign-out")

    def test_a_button_of_the_list_is_selected(self):
        self.program.click(self.program.find(names.BUTTON, "Cancel, Cancel button"))
        self.program.find("list item", "Cancel, button 1 of 2 in sign-out, selected")

    def test_what_is_set_can_be_reset(self):
        self.program.click(self.program.find(names.BUTTON, "Reset After it has gone"))
        wait(lambda: "afterwards" not in self.file.read_text(), "no afterwards")
        self.program.key("ctrl+z")
        self.saved("afterwards")

    def test_a_new_alert_is_made_for_a_tap(self):
        self.program.click(self.program.find(names.COMBO_BOX, "When pressed"))
        self.program.click(self.program.find(names.MENU_ITEMS, "New alert…"))
        self.saved("then: [{present: alert}]", "  alert:\n")

    def test_the_line_leads_to_the_text(self):
        self.program.click(self.program.find(names.BUTTON, r"Line 21, Confirm"))
        self.program.find(names.TOGGLE, "Text")


class OwnDocument(harness.GuiTestCase):
    """A document of the test's own, which begins with what is edited."""

    text = ""
    saved = test_saving.SavingCase.saved
    parts = test_editing.EditingCase.parts
    part = test_editing.EditingCase.part
    select = test_editing.EditingCase.select
    edit = test_editing.EditingCase.edit

    def setUp(self):
        super().setUp()
        self.file = self.write_document(self.text)
        self.open("open", self.file)
        self.program.find(names.PANEL, names.PROTOTYPE)
        self.edit()

    def becomes(self, text):
        """Waits until the file has exactly this text."""
        wait(lambda: self.file.read_text() == text, lambda: self.file.read_text())

    def undone(self, changes=1):
        """Takes all changes back, and waits for the first bytes."""
        for _ in range(changes):
            self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == self.text, "the first bytes")


class Warned(OwnDocument):
    text = """\
rehearsal: 1
title: Work
start: b
# Nobody can leave it.
dialogs:
  b: {alert: {title: B}}   # yet
"""

    WORDS = "Warning: “b” has no buttons: only code can take it away"

    def test_a_warning_is_at_its_part_and_is_corrected(self):
        self.select("Title of b")
        note = self.program.find(names.PANEL, self.WORDS)
        fix = self.program.find(names.BUTTON, None, note)
        self.program.click(fix)
        wait(lambda: "cancelButton" in self.file.read_text(), "the correction")
        self.assertIn("  b: {alert: {title: B, cancelButton: OK}}   # yet\n", self.file.read_text())
        self.program.gone(names.PANEL, self.WORDS)
        self.undone()


class Thumbnails(test_saving.SavingCase):
    def setUp(self):
        super().setUp()
        self.edit()
        self.select(CONFIRM)
        self.before = self.file.read_text()

    def test_what_is_shown_is_chosen_by_its_picture(self):
        self.program.click(self.program.find(names.TOGGLE, "Go to account"))
        wait(lambda: self.file.read_text()
             == self.before.replace("afterwards: [{present: completed}]",
                                    "afterwards: [{goTo: account}]"), "another screen")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == self.before, "the first bytes")

    def test_a_new_alert_has_a_picture_too(self):
        self.program.click(self.program.find(names.TOGGLE, "New alert…"))
        self.saved("afterwards: [{present: alert}]", "  alert:\n")
        self.program.find(names.TOGGLE, "Show alert")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == self.before, "the first bytes")


class Sources(OwnDocument):
    text = """\
rehearsal: 1
title: Mail
device: tablet
screens:
  mail:
    controls:
      - toolbarButton: Reply
        then: [{present: reply}]
dialogs:
  reply:
    actionSheet:
      otherButtons: [Reply, Forward]
      from: {barButton: reply}   # its opener
"""

    def test_a_place_is_chosen_by_its_picture(self):
        self.program.click_row(names.CONTENTS, "reply")
        self.program.find(names.TOGGLE, "Out of reply")
        self.program.click(self.program.find(names.TOGGLE, "Out of rootView"))
        self.becomes(self.text.replace("{barButton: reply}", "rootView"))
        self.undone()
