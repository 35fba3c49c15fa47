"""Text fields, through the keyboard that a person has, the one on the screen, and the clipboard."""

import pathlib
import subprocess

import accessible
import harness
import names
import screen
from accessible import Atspi

TEXT = ("text", "entry")
PASSWORD = "password text"
KEYBOARD = "Keyboard"


def layout(test, *options):
    """Gives the test another keyboard layout."""
    def choose(*options):
        subprocess.run(["setxkbmap", *options], check=True, timeout=120)

    choose(*options)
    test.addCleanup(choose, "-layout", "us", "-option", "")


class Fields(harness.GuiTestCase):
    """What the tests of fields share."""

    def field(self, name, role=TEXT):
        """A text field of the prototype."""
        return accessible.wait(
            lambda: accessible.find(self.program.prototype, role, name), f"a field {name!r}")

    def holds(self, name, text, role=TEXT):
        """Waits until a field shows exactly a text."""
        accessible.wait(
            lambda: Atspi.Text.get_text(self.field(name, role), 0, -1) == text,
            f"{name!r} with {text!r}")

    def editing(self, name):
        """Waits until a field has the keyboard."""
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == name,
                        f"the keyboard in {name!r}")

    def changes(self):
        """Range, text and answer of each change that was asked for."""
        found = []
        for cells in self.program.cells():
            if "shouldChangeCharacters" in cells[5]:
                found.append((cells[5].split("replacementString:")[1].strip(), cells[6]))
        return found

    def wait_for_changes(self, *wanted):
        seen = []

        def look():
            seen[:] = [f"{change} {'YES' if 'YES' in answer else 'NO'}"
                       for change, answer in self.changes()]
            return seen == list(wanted)

        try:
            accessible.wait(look, "the changes")
        except accessible.NotFound:
            raise AssertionError(f"expected {wanted}, the log has {seen}")


class Login(Fields):
    document = "login"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.on_stage("Sign In"))
        self.program.wait_for_row("didPresentAlertView:")
        self.editing("Login")

    def ok_is_enabled(self, wanted):
        accessible.wait(lambda: harness.is_enabled(self.program.on_stage("OK")) == wanted,
                        f"OK enabled: {wanted}")

    def test_both_filled_enable_ok(self):
        self.ok_is_enabled(False)
        self.program.write("ada")
        self.holds("Login", "ada")
        self.ok_is_enabled(False)
        self.program.key("Tab")
        self.editing("Password")
        self.program.write("pw")
        self.holds("Password", "••", PASSWORD)
        self.ok_is_enabled(True)
        self.program.key("BackSpace", "BackSpace")
        self.ok_is_enabled(False)
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "d" YES', '{2,0} "a" YES', '{0,0} "•" YES',
                              '{1,0} "•" YES', '{1,1} "" YES', '{0,1} "" YES')

    def test_on_its_side_the_alert_stays_clear_of_the_keyboard(self):
        self.program.click(self.program.find(names.TOGGLE, names.CLASSIC))
        self.program.click(self.program.find(names.BUTTON, names.TURN))
        self.program.wait_for_row("turned the device on its side")

        def clear():
            key = accessible.extents(self.program.on_stage(names.HOME_KEY))
            alert = accessible.extents(self.program.alert("Sign In"))
            keyboard = accessible.extents(self.program.find(names.PANEL, KEYBOARD))
            return key.height > key.width and alert.y + alert.height <= keyboard.y

        accessible.wait(clear, "an alert that ends above the keyboard")

    def test_return_goes_on_and_then_presses(self):
        self.program.write("a")
        self.program.key("Return")
        self.editing("Password")
        self.program.write("b")
        self.program.key("Return")
        self.program.gone(names.ALERT, "Sign In")
        self.program.wait_for_row("didDismissWithButtonIndex: 1")

    def test_a_click_moves_first_responder(self):
        self.program.click(self.field("Password", PASSWORD))
        self.editing("Password")
        rows = [cells[5] for cells in self.program.cells() if "Editing" in cells[5]][-4:]
        self.assertEqual(rows, ["textFieldShouldBeginEditing:", "textFieldShouldEndEditing:",
                                "textFieldDidEndEditing:", "textFieldDidBeginEditing:"])

    def test_a_text_that_nobody_edits_is_drawn_as_if_nothing_were_selected(self):
        self.program.write("ada")
        place = accessible.extents(self.field("Login"))

        def blue():
            """How many points are as blue as a selection, or as the caret."""
            rgb = screen.pixels(f"{place.width}x{place.height}+{place.x}+{place.y}")
            return sum(blue > red + 20 for red, blue in zip(rgb[::3], rgb[2::3]))

        self.program.key("ctrl+a")
        accessible.wait(lambda: blue() > 200, "a selection")
        self.program.click(self.field("Password", PASSWORD))
        self.editing("Password")
        accessible.wait(lambda: blue() == 0, "no selection")

    def test_the_clear_button_shows_over_a_text(self):
        self.assertIsNone(accessible.find(self.program.prototype, names.BUTTON, "Clear text"))
        self.program.write("ab")
        self.program.click(self.program.on_stage("Clear text"))
        self.holds("Login", "")
        self.program.wait_for_row("textFieldShouldClear:")

    def test_what_is_typed_elsewhere_resigns_nothing(self):
        self.program.click(self.program.find(names.ENTRY, names.FILTER))
        self.program.write("x")
        harness.settle(0.3)
        self.holds("Login", "")
        self.assertNotIn("textFieldShouldEndEditing:", " ".join(self.program.rows()))

    def test_a_password_is_nowhere(self):
        secret = "hunter2"
        self.program.write("ada")
        self.program.key("Tab")
        self.editing("Password")
        self.program.write(secret)
        self.holds("Password", "•" * 7, PASSWORD)
        # Neither a person's clipboard nor whoever reads what is selected gets it.
        self.program.key("ctrl+a", "ctrl+c", "ctrl+x")
        self.assertNotIn(secret, harness.clipboard())
        self.holds("Password", "•" * 7, PASSWORD)
        for node in accessible.walk(self.program.root):
            said = accessible.text(node) + node.get_description()
            self.assertNotIn(secret, said)
            self.assertNotIn("hunter", said)
        log = "\n".join(self.program.rows())
        self.assertIn('{6,0} "•"', log)
        for letter in ("\"h\"", "“h”", "\"2\"", "“2”"):
            self.assertNotIn(letter, log)
        self.program.click(self.program.on_stage("OK"))
        self.program.wait_for_row("didDismissWithButtonIndex: 1")
        self.assertNotIn(secret, self.program.complaints())
        for place in pathlib.Path(self.program.home).rglob("*"):
            if place.is_file():
                self.assertNotIn(secret.encode(), place.read_bytes(), place)

    def test_the_keyboard_on_the_screen_types_beside_the_real_one(self):
        keyboard = self.program.find(names.PANEL, KEYBOARD)
        self.program.click(self.program.find(names.BUTTON, "q", within=keyboard))
        self.program.write("w")
        self.program.click(self.program.find(names.BUTTON, "Shift", within=keyboard))
        self.program.click(self.program.find(names.BUTTON, "E", within=keyboard))
        self.holds("Login", "qwE")
        self.program.click(self.program.find(names.BUTTON, "Numbers", within=keyboard))
        self.program.click(self.program.find(names.BUTTON, "7", within=keyboard))
        self.holds("Login", "qwE7")
        self.program.click(self.program.find(names.BUTTON, "Delete", within=keyboard))
        self.holds("Login", "qwE")
        self.program.click(self.program.find(names.BUTTON, "Next", within=keyboard))
        self.editing("Password")

    def test_the_keyboard_moves_the_alert_and_can_be_switched_off(self):
        self.program.find(names.PANEL, KEYBOARD)
        alert = self.program.alert("Sign In")
        high = self.program.resting_centre(alert)[1]
        self.program.key("ctrl+k")
        self.program.gone(names.PANEL, KEYBOARD)
        self.assertGreater(self.program.resting_centre(alert)[1], high + 50)
        self.program.write("a")
        self.holds("Login", "a")


class Saving(Fields):
    """What was typed when the document is saved in an editor."""

    def test_what_was_typed_stays(self):
        file = self.copy_of("login")
        self.open(file)
        self.program.click(self.program.on_stage("Sign In"))
        self.editing("Login")
        self.program.write("ada")
        self.program.key("Tab")
        self.editing("Password")
        self.program.write("pw")
        self.holds("Password", "••", PASSWORD)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("title: Sign In", "title: Log In"), encoding="utf-8")
        self.program.alert("Log In")
        self.holds("Login", "ada")
        self.holds("Password", "••", PASSWORD)
        self.assertTrue(harness.is_enabled(self.program.on_stage("OK")))


class Editing(Fields):
    def start(self, described="", environment=None):
        """Opens a field of one's own and begins to edit it."""
        place = self.write_document(f"""\
rehearsal: 1
screens:
  start:
    controls:
      - textField: Name
        id: name
{described}
      - textField: Other
        id: other
""")
        self.open(place, environment=environment)
        self.program.click(self.field("Name"))
        self.editing("Name")

    def test_compose_and_dead_keys_ask_for_what_they_make(self):
        # A layout that has such keys; made up on the fly they come before the program knows them.
        layout(self, "-layout", "us", "-variant", "intl", "-option", "compose:ralt")
        self.start(environment={"GTK_IM_MODULE": "simple"})
        self.program.key("Multi_key", "comma")
        harness.settle(0.3)
        self.assertEqual(self.changes(), [])
        self.program.key("c")
        self.holds("Name", "ç")
        self.program.key("dead_diaeresis", "u")
        self.holds("Name", "çü")
        self.wait_for_changes('{0,0} "ç" YES', '{1,0} "ü" YES')

    def test_a_paste_is_one_change(self):
        self.start()
        self.program.write("abc")
        self.program.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
        self.holds("Name", "abcabc")
        self.program.key("ctrl+a", "ctrl+v")
        self.holds("Name", "abc")
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "b" YES', '{2,0} "c" YES', '{3,0} "abc" YES',
                              '{0,6} "abc" YES')
        self.program.wait_for_row("pasted “abc”")

    def test_typing_over_a_selection_and_undo_are_one_change_each(self):
        self.start()
        self.program.write("ab")
        self.program.key("ctrl+a")
        self.program.write("x")
        self.holds("Name", "x")
        self.program.key("ctrl+z")
        self.holds("Name", "ab")
        self.program.key("ctrl+shift+z")
        self.holds("Name", "x")
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "b" YES', '{0,2} "x" YES',
                              '{0,1} "ab" YES', '{0,2} "x" YES')

    def test_the_caret_may_stand_anywhere(self):
        self.start()
        self.program.write("ac")
        self.program.key("Left")
        self.program.write("b")
        self.holds("Name", "abc")
        self.program.key("Home", "Delete")
        self.holds("Name", "bc")
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "c" YES', '{1,0} "b" YES', '{0,1} "" YES')

    def test_a_character_of_several_units_goes_as_one(self):
        self.start("        text: \"a👨‍👩‍👧‍👦e\\u0301\"")
        self.program.key("End", "BackSpace", "BackSpace")
        self.holds("Name", "a")
        self.wait_for_changes('{12,2} "" YES', '{1,11} "" YES')

    def test_a_refused_change_shows_nothing(self):
        self.start("        delegate: {returns: {"
                   "\"textField:shouldChangeCharactersInRange:replacementString:\": "
                   "{when: {maxLength: 2}}}}")
        self.program.write("abc")
        self.wait_for_changes('{0,0} "a" YES', '{1,0} "b" YES', '{2,0} "c" NO')
        self.holds("Name", "ab")

    def test_a_refused_end_keeps_the_keyboard(self):
        self.start("        delegate: {returns: {\"textFieldShouldEndEditing:\": false}}")
        self.program.click(self.field("Other"))
        self.program.wait_for_row("textFieldShouldEndEditing:")
        harness.settle(0.2)
        self.program.write("x")
        self.holds("Name", "x")
        self.holds("Other", "")

    def test_a_question_waits_for_its_answer(self):
        self.start("        delegate: {returns: {"
                   "\"textField:shouldChangeCharactersInRange:replacementString:\": ask}}")
        self.program.write("a")
        self.program.find(names.PANEL, names.HOLDING)
        self.program.says("“a”")
        self.holds("Name", "")
        self.program.click(self.program.find(names.BUTTON, names.YES))
        self.holds("Name", "a")

    def test_the_text_stands_in_the_middle_at_every_zoom(self):
        self.start("        text: ada")
        for key in (None, "ctrl+minus", "ctrl+0"):
            if key:
                before = accessible.extents(self.field("Name")).height
                self.program.key(key)
                accessible.wait(
                    lambda: accessible.extents(self.field("Name")).height != before, "another size")
            accessible.wait(lambda: abs(self.below_the_middle()) <= 1.5, "the text in the middle")

    def below_the_middle(self):
        """How far the middle of the first character is below that of its field, in pixels."""
        field = self.field("Name")
        box = accessible.extents(field)
        character = Atspi.Text.get_character_extents(field, 0, Atspi.CoordType.SCREEN)
        return character.y + character.height / 2 - box.y - box.height / 2

    def test_right_to_left(self):
        self.start("        text: שלום")
        self.program.key("End", "BackSpace")
        self.holds("Name", "שלו")

    def test_assistive_technology_can_type(self):
        self.start()
        Atspi.EditableText.insert_text(self.field("Name"), 0, "by hand", 7)
        self.holds("Name", "by hand")
        self.assertEqual(len(self.changes()), 1)

    def test_dragging_within_the_field_is_a_removal_and_an_insertion(self):
        self.start("        text: abc defghijklmnop")
        field = self.field("Name")
        self.program.key("Home", "ctrl+shift+Right")
        start = Atspi.Text.get_character_extents(field, 1, Atspi.CoordType.SCREEN)
        end = Atspi.Text.get_character_extents(field, 10, Atspi.CoordType.SCREEN)
        y = start.y + start.height // 2
        harness.xdotool("mousemove", start.x + 2, y, "mousedown", 1)
        for step in range(1, 11):
            harness.xdotool("mousemove", start.x + 2 + (end.x - start.x) * step // 10, y)
            harness.settle(0.05)
        harness.settle(0.3)
        harness.xdotool("mouseup", 1)
        self.program.wait_for_row("dragged text")
        changes = [change for change, _ in self.changes()]
        self.assertEqual(changes[0], '{0,3} ""')
        self.assertRegex(changes[1], r'\{\d+,0\} "abc"')
