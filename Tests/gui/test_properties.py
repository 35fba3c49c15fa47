"""The properties of the selected part: texts, choices, roles, actions, and what is refused."""

import accessible
import harness
import names
import screen
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
        self.part("Leave, button 2 of 2 in Sign Out")
        self.saved("title: Leave")
        self.undone()

    def test_the_device_does_not_move(self):
        place = accessible.extents(self.program.prototype)
        before = (place.x, place.width)
        self.select("Title of Sign Out")
        self.program.find("text", "Message")
        place = accessible.extents(self.program.prototype)
        self.assertEqual((place.x, place.width), before)

    def test_a_role_is_chosen(self):
        self.program.click(self.program.find(names.TOGGLE, "Cancel"))
        self.part("Confirm, button 1 of 2 in Sign Out")
        self.saved("      cancelButton:\n        title: Confirm\n")
        self.undone()

    def test_a_button_of_the_list_is_selected_where_it_is(self):
        self.select("Title of Sign Out")
        row = self.program.find(names.BUTTON, "Cancel, Cancel button")
        place = self.program.resting_centre(row)
        self.program.click(row)
        self.program.find("list item", "Cancel, button 1 of 2 in Sign Out, selected")
        self.program.find("grouping", "Cancel, button of Sign Out")
        row = self.program.find(names.BUTTON, "Cancel, Cancel button, selected")
        self.assertEqual(self.program.resting_centre(row), place)

    def test_what_is_set_can_be_reset(self):
        self.program.click(self.program.find(names.BUTTON, "Reset After it has gone"))
        wait(lambda: "afterwards" not in self.file.read_text(), "no afterwards")
        self.undone()

    def test_a_new_alert_is_made_for_a_tap(self):
        self.program.click(self.program.find(names.COMBO_BOX, "When pressed"))
        self.program.click(self.program.find(names.MENU_ITEMS, "New alert…"))
        self.saved("then: [{present: alert}]", "  alert:\n")
        self.undone()

    def test_the_line_leads_to_the_text(self):
        self.program.click(self.program.find(names.BUTTON, r"Line 21, Confirm"))
        self.program.find(names.TOGGLE, "Text")


class NarrowWindow(test_saving.SavingCase):
    """At 1024 pixels the stage keeps its room, whatever the properties are of."""

    def test_the_pane_keeps_its_width(self):
        self.edit()
        window = screen.visible_windows(self.program.process)[-1]
        # What is left out in a narrow window lets it become narrower only then.
        for _ in range(2):
            harness.xdotool("windowsize", window, 1014, 680)
            accessible.rest(lambda: accessible.extents(self.program.find(names.WINDOW)).width,
                            "a width")

        def widths():
            return [accessible.extents(self.program.find(*part)).width for part in
                    ((names.WINDOW,), (names.PANEL, names.PROTOTYPE))]

        before = accessible.rest(widths, "the widths")
        self.assertEqual(before[0], 1014)
        for name in (CONFIRM, "Title of Sign Out"):
            self.select(name)
            self.assertEqual(accessible.rest(widths, "the widths"), before)
        self.program.click(self.program.find(names.TOGGLE, "Login"))
        self.saved("style: loginAndPassword")
        # “When…” is the fourth choice of a button with fields.
        self.select(CONFIRM)
        last = accessible.extents(self.program.find(names.TOGGLE, "Ask me"))
        self.assertEqual(accessible.rest(widths, "the widths"), before)
        window = accessible.extents(self.program.find(names.WINDOW))
        self.assertLess(last.x + last.width, window.x + window.width - 60, "it has no room")
        self.program.key("ctrl+z")
        self.becomes(self.text)
        self.assertEqual(accessible.rest(widths, "the widths"), before)


class OwnDocument(harness.GuiTestCase):
    """A document of the test's own, which begins with what is edited."""

    text = ""
    environment = None
    saved = test_saving.SavingCase.saved
    parts = test_editing.EditingCase.parts
    part = test_editing.EditingCase.part
    select = test_editing.EditingCase.select
    edit = test_editing.EditingCase.edit
    becomes = test_editing.EditingCase.becomes
    undone = test_editing.EditingCase.undone
    entry = test_editing.EditingCase.entry

    def setUp(self):
        super().setUp()
        self.file = self.write_document(self.text)
        self.open("open", self.file, environment=self.environment)
        self.program.find(names.PANEL, names.PROTOTYPE)
        self.edit()

    def field(self, role, name):
        """A control of the properties by its name, scrolled into sight."""
        node = self.program.find(role, name)
        accessible.Atspi.Component.grab_focus(node)
        return node

    def choose(self, box, word):
        """Chooses a word from a list."""
        self.program.click(self.field(names.COMBO_BOX, box))
        self.program.click(self.program.find(names.MENU_ITEMS, word))


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
        self.select("Title of B")
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
        self.program.click(self.program.find(names.TOGGLE, "Go to “Account”"))
        wait(lambda: self.file.read_text()
             == self.before.replace("afterwards: [{present: completed}]",
                                    "afterwards: [{goTo: account}]"), "another screen")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == self.before, "the first bytes")

    def test_a_new_alert_has_a_picture_too(self):
        self.program.click(self.program.find(names.TOGGLE, "New alert…"))
        self.saved("afterwards: [{present: alert}]", "  alert:\n")
        self.program.find("list item", "dialog Title, selected")
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


class Buttons(OwnDocument):
    """The list of buttons, the fields and the delegate; every change is undone to the first bytes."""

    text = """\
rehearsal: 1
title: Work
start: s
dialogs:
  s:
    actionSheet:
      title: Pick
      otherButtons:
        - One   # first
        - Two
        - Three
      cancelButton: Cancel
  a: {alert: {title: A, cancelButton: OK}}
"""

    def test_the_list_selects_moves_adds_and_has_roles(self):
        program = self.program
        program.click_row(names.CONTENTS, "Pick")
        program.click(self.field(names.BUTTON, "Two, Normal button"))
        program.find("list item", "Two, button 2 of 4 in Pick, selected")
        program.find(names.BUTTON, "Two, Normal button, selected")
        self.choose("Role of Three", "Destructive")
        self.becomes(self.text.replace("        - Three\n", "").replace(
            "      cancelButton: Cancel\n",
            "      cancelButton: Cancel\n      destructiveButton: Three\n"))
        self.undone()
        self.field(names.BUTTON, "One, Normal button")
        program.key("alt+Down")
        moved = self.text.replace("        - One   # first\n        - Two\n",
                                  "        - Two\n        - One   # first\n")
        self.becomes(moved)
        self.undone()
        self.drag_grip("Two", "One")
        self.becomes(moved)
        self.undone()
        # Cancel stays, whatever is dragged.
        self.drag_grip("Cancel", "One")
        program.click(self.field(names.BUTTON, "Add a button to the list"))
        self.becomes(self.text.replace("        - Three\n", "        - Three\n        - Button\n"))
        program.find("list item", "Button, button 4 of 5 in Pick, selected")
        self.undone()

    def drag_grip(self, name, target):
        """Drags a row of the list by its grip onto another one."""
        ends = []
        for title in (name, target):
            role = "Cancel" if title == "Cancel" else "Normal"
            name = f"{title}, {role} button"

            def look():
                return (accessible.find(self.program.root, names.BUTTON, name)
                        or accessible.find(self.program.root, names.BUTTON, name + ", selected"))

            button = wait(look, name)
            self.program.resting_centre(button)
            place = accessible.extents(button)
            ends.append((place.x - 10, place.y + place.height // 2))
        (x, start), (_, end) = ends
        harness.xdotool("mousemove", x, start, "mousedown", 1)
        for step in range(1, 9):
            harness.xdotool("mousemove", x, start + (end - start) * step // 8)
        harness.xdotool("mouseup", 1)

    def test_fields_delegate_and_what_is_refused(self):
        program = self.program
        program.click_row(names.CONTENTS, "A")
        row = "  a: {alert: {title: A, cancelButton: OK}}\n"
        program.click(self.field(names.TOGGLE, "Login"))
        self.becomes(self.text.replace(row, row.replace("A,", "A, style: loginAndPassword,")))
        program.click(self.field(names.TOGGLE, "None"))
        self.becomes(self.text)
        program.click(self.field(names.TOGGLE, "Delegate"))
        self.becomes(self.text.replace(row, row.replace("OK}}", "OK}, delegate: none}")))
        program.click(self.field(names.TOGGLE, "Delegate"))
        self.becomes(self.text)
        # A number that is none is explained, and no longer when it is cleared.
        program.click(self.field(names.ENTRY, "Cancel button index"))
        program.write("x")
        program.says("a whole number is expected here")
        program.key("BackSpace")
        program.gone("label", "a whole number is expected here")
        self.becomes(self.text)
        self.undone(4)


class Refused(OwnDocument):
    """A value that the format refuses stays as it was typed, with the reason in its row."""

    text = """\
rehearsal: 1
title: Work
screens:
  home:
    barStyle: blackTranslucent
    controls:
      - barButton: Add
        icon: add
        then: [{present: a}, {log: Shown}]
dialogs:
  a:
    alert: {title: A, cancelButton: OK}
    delegate: {without: ["alertViewCancel:"]}
"""

    def test_words_icons_and_actions(self):
        program = self.program
        self.select("Add, bar button in home")
        program.find("grouping", "Add, bar button of home")
        self.choose("Bar style", "Black")
        self.becomes(self.text.replace("blackTranslucent", "black"))
        self.choose("Bar style", "Default")
        self.becomes(self.text.replace("    barStyle: blackTranslucent\n", ""))
        self.undone(2)
        self.select("Add, bar button in home")
        program.click(self.field(names.BUTTON, "Choose an icon"))
        program.click(self.field(names.TOGGLE, "star"))
        self.becomes(self.text.replace("icon: add", "icon: star"))
        self.undone()
        entry = self.field(names.ENTRY, "When pressed 2, Log")
        program.click(entry)
        program.key("ctrl+a")
        program.write("{nobody}")
        program.says("nobody")
        self.assertEqual(accessible.text(entry), "{nobody}")
        self.becomes(self.text)


class Words(OwnDocument):
    """What is said of parts, in one program: rows' texts, an empty title, a button that is off, a
    text without a translation, a popover on a phone."""

    text = """\
rehearsal: 1
title: Work
screens:
  home:
    controls:
      - row: Garden
        subtitle: Roses
        then: [{present: a}]
strings:
  de: {Roses: Rosen}
dialogs:
  a:
    alert:
      title: A
      otherButtons: [Go, Stay]
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:": false
"""

    def test_words(self):
        program = self.program
        self.part("Subtitle of Garden")
        program.click(program.find(names.BUTTON, "Insert Popover"))
        program.says("Popovers are the tablet’s")
        self.undone()
        program.click_row(names.CONTENTS, "A")
        program.find("label", "off: its delegate answers NO")
        self.select("Go, button 1 of 2 in A")
        program.key("Return")
        self.entry()
        program.key("BackSpace", "Return")
        self.part("Button 1, button 1 of 2 in A")
        self.becomes(self.text.replace("[Go, Stay]", '["", Stay]'))
        self.undone()
