"""Text fields in popovers and in the views of activities, through real keys and the mouse."""

import accessible
import harness
import names
import test_fields
from test_fields import KEYBOARD, PASSWORD

SHARING = """\
  share:
    activityPicker:
      items: [{text: Hello}]
      activities:
        - type: org.example.note
          title: Note
          icon: accessories-text-editor-symbolic
          view:
            title: New Note
            controls:
              - barButton: Finish
                then: [{finish: true}]
              - textField: Heading
                id: heading
              - row: One
              - row: Two
              - row: Three
              - row: Four
              - row: Five
              - row: Six
              - row: Seven
              - textField: Code
                id: code
                secure: true
"""

TABLET = """\
rehearsal: 1
device: tablet
screens:
  start:
    title: Notes
    controls:
      - barButton: Account
        then: [{present: account}]
      - row: Share
        then: [{present: share}]
      - toolbarButton: Foot
        then: [{present: foot}]
dialogs:
  account:
    popover:
      title: Your Account
      controls:
        - textField: Name
          id: name
        - textField: Password
          id: password
          secure: true
        - button: Sign In
          then: [{present: sure}]
  foot:
    popover:
      title: At the Foot
      modal: true
      controls:
        - row: One
        - row: Two
        - row: Three
        - textField: Last
          id: last
        - button: Done
          then: [{dismiss: foot}]
  sure:
    alert:
      title: Sure?
      cancelButton: Not Yet
""" + SHARING

PHONE = """\
rehearsal: 1
screens:
  start:
    controls:
      - row: Share
        then: [{present: share}]
dialogs:
""" + SHARING

ENDS = ["textFieldShouldEndEditing:", "textFieldDidEndEditing:"]


class ViewFields(test_fields.Fields):
    """What the tests of these fields share."""

    def start(self, document, title):
        """Opens a document and taps a button of its screen."""
        self.open(self.write_document(document))
        self.program.click(self.program.on_stage(title))
        # A tap where a dialog is going to be is beside it while it comes in.
        self.program.resting_pixels()

    def edit(self, name, role=test_fields.TEXT):
        """Clicks into a field until it edits: a tap while its dialog comes in does nothing, though
        the field may have the keyboard's focus by then."""
        def look():
            self.program.click(self.field(name, role))
            return ((self.program.focused() or ("", ""))[1] == name
                    and accessible.find(self.program.root, names.PANEL, KEYBOARD))

        accessible.wait(look, f"the keyboard in {name!r}")

    def calls_since(self, selector):
        """The calls from the last one of this name on."""
        calls = [cells[5].strip() for cells in self.program.cells() if ":" in cells[5]]
        last = max(place for place, call in enumerate(calls) if call.startswith(selector))
        return calls[last:]

    def wait_for_end(self, selector, *wanted):
        """Waits until the log ends with a call of this name and these after it."""
        def look():
            accessible.refresh()
            return self.program.rows() and self.calls_since(selector) == [selector, *wanted]

        accessible.wait(look, f"{wanted} after {selector}")

    def assert_above_the_keyboard(self, name, role=test_fields.TEXT):
        """Waits until a field stands whole above the keyboard, and inside what holds it."""
        def look():
            keyboard = accessible.extents(self.program.find(names.PANEL, KEYBOARD))
            field = accessible.extents(self.field(name, role))
            return field.height > 0 and field.y + field.height <= keyboard.y

        accessible.wait(look, f"{name!r} above the keyboard")


class Popover(ViewFields):
    def test_it_edits_and_a_tap_beside_takes_field_and_keyboard_along(self):
        self.start(TABLET, "Account")
        self.edit("Name")
        self.program.write("ada")
        self.holds("Name", "ada")
        self.program.key("Tab")
        self.editing("Password")
        self.program.write("pw")
        self.holds("Password", "••", PASSWORD)
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "d" YES', '{2,0} "a" YES',
                              '{0,0} "•" YES', '{1,0} "•" YES')
        keyboard = self.program.find(names.PANEL, KEYBOARD)
        self.program.click(self.program.find(names.BUTTON, "q", within=keyboard))
        self.holds("Password", "•••", PASSWORD)
        self.program.key("Escape")
        self.program.gone(names.DIALOG, "Your Account")
        self.program.gone(names.PANEL, KEYBOARD)
        self.wait_for_end("popoverControllerShouldDismissPopover:", *ENDS,
                          "popoverControllerDidDismissPopover:")

    def test_an_alert_above_takes_the_keys_and_it_edits_on(self):
        self.start(TABLET, "Account")
        self.edit("Name")
        self.program.write("a")
        self.program.click(self.program.on_stage("Sign In"))
        self.program.alert("Sure?")
        self.program.gone(names.PANEL, KEYBOARD)
        self.program.wait_for_row("didPresentAlertView:")
        self.program.click(self.program.on_stage("Not Yet"))
        self.editing("Name")
        self.program.find(names.PANEL, KEYBOARD)
        self.assertFalse([cells for cells in self.program.cells()
                          if "textFieldShouldEndEditing:" in cells[5]])
        self.program.write("b")
        self.holds("Name", "ab")

    def test_it_moves_out_of_the_keyboards_way_and_code_dismisses_it(self):
        self.start(TABLET, "Foot")
        popover = self.program.find(names.DIALOG, "At the Foot")
        low = self.program.resting_centre(popover)[1]
        self.edit("Last")
        self.assert_above_the_keyboard("Last")
        self.assertLess(self.program.resting_centre(popover)[1], low - 20)
        # It is modal: a tap beside it does nothing, and it edits on.
        self.program.key("Escape")
        self.program.write("x")
        self.holds("Last", "x")
        self.program.click(self.program.on_stage("Done"))
        self.program.gone(names.DIALOG, "At the Foot")
        self.program.gone(names.PANEL, KEYBOARD)
        self.wait_for_end(*ENDS)

    def test_it_begins_anew_each_time(self):
        self.start(TABLET, "Account")
        self.edit("Name")
        self.program.write("ada")
        self.holds("Name", "ada")
        self.program.key("Escape")
        self.program.gone(names.DIALOG, "Your Account")
        self.program.click(self.program.on_stage("Account"))
        self.holds("Name", "")


class Activity(ViewFields):
    def share(self):
        self.program.find(names.DIALOG, "Activities")
        self.program.tab_to("Note")
        self.program.key("Return")
        self.program.find(names.DIALOG, "New Note")

    def type_and_finish(self):
        self.share()
        self.edit("Heading")
        self.program.write("ab")
        self.holds("Heading", "ab")
        self.program.key("Tab")
        self.editing("Code")
        self.assert_above_the_keyboard("Code", PASSWORD)
        self.program.write("pw")
        self.holds("Code", "••", PASSWORD)
        self.program.click(self.program.on_stage("Finish"))
        self.program.gone(names.PANEL, KEYBOARD)
        self.program.gone(names.DIALOG)
        self.program.wait_for_row("completionHandler:")
        calls = self.calls_since("activityDidFinish:")
        self.assertEqual(calls[1:3], ENDS)
        self.assertRegex(calls[3], "completionHandler:")

    def test_on_a_phone_the_view_makes_room_for_the_keyboard(self):
        self.start(PHONE, "Share")
        self.type_and_finish()

    def test_on_a_tablet_it_edits_in_the_popover(self):
        self.start(TABLET, "Share")
        self.type_and_finish()
