"""Why a button is off, on the edited stage."""

import accessible
from test_editing import EditingCase


class Off(EditingCase):
    """An alert with buttons below the one that its delegate keeps off."""

    tapped = "Go"

    def copy_of(self, _):
        return self.write_document("""
rehearsal: 1
screens:
  home: {controls: [{button: Go, then: [{present: name}]}]}
dialogs:
  name:
    alert: {title: Name It, style: plainText, cancelButton: Cancel, otherButtons: [Save, Copy, Drop]}
    delegate:
      returns: {"alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}}
""")

    def test_why_a_button_is_off_covers_no_button(self):
        self.edit()
        note = self.program.find("label", "Save is off until Text field 1 is not empty.")
        place = accessible.wait(lambda: (found := accessible.extents(note)).width > 1 and found,
                                "its place")
        for name in self.parts():
            if ", button " in name:
                part = accessible.extents(self.part(name.removesuffix(", selected")))
                self.assertTrue(part.y + part.height <= place.y or place.y + place.height <= part.y,
                                name)
