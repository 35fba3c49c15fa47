"""What a delegate answers, put together in words; the bytes before and after."""

import accessible
import harness
import names
import screen
import test_properties
from accessible import wait

GROUPING = "grouping"
OK = "OK, button 2 of 2 in Sign In"
START = """\
rehearsal: 1
title: Login
start: sign-in
dialogs:
  sign-in:
    alert: {title: Sign In, style: loginAndPassword, cancelButton: Cancel, otherButtons: [OK]}
"""
ASKED = START + """\
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:":
          when:
            all:
              # an address
              - {field: 0, matches: '.*@.*'}
              - {field: 1, minLength: 8}   # long
"""


class Asked(test_properties.OwnDocument):
    """The button of an alert that a condition is about."""

    text = ASKED

    def setUp(self):
        super().setUp()
        self.select(OK)
        self.program.find(names.TOGGLE, "When…")

    def choose(self, name, item):
        """Chooses an item of a list by keyboard alone."""
        self.program.click(self.program.find(names.COMBO_BOX, name))
        self.program.click(self.program.find(names.MENU_ITEMS, item))

    def write(self, name, text, role=names.ENTRY):
        self.program.click(self.program.find(role, name))
        self.program.key("ctrl+a")
        self.program.write(text)


    def reach(self, role, name):
        """Something of the properties by its name, scrolled into sight from wherever it is."""
        def look():
            accessible.refresh()
            return next((node for node in accessible.walk(self.program.root) if node.get_name() == name
                         and node.get_role_name() in role), None)

        node = wait(look, name)
        accessible.Atspi.Component.grab_focus(node)
        return self.program.find(role, name)


class FromRightToLeft(Asked):
    # GTK is translated into it, the program is not.
    environment = {"LANGUAGE": "he"}

    def test_a_field_to_try_says_what_it_is(self):
        fields = [("password text", "Password"), (names.ENTRY, "Login")]
        for (role, name), other in zip(fields, reversed(fields)):
            self.field(other[0], f"Text to try for {other[1]}")
            place = accessible.extents(self.program.find(role, f"Text to try for {name}"))
            area = f"{place.width - 12}x{place.height - 12}+{place.x + 6}+{place.y + 6}"
            wait(lambda area=area: len(set(screen.pixels(area))) > 20, f"{name} in its field")


class Conditions(Asked):
    def test_it_is_read_in_words(self):
        self.program.says("OK is off until Login contains “@” and Password has at least 8 characters")
        self.program.says("written as, lines 9 to 14")

    def test_a_number_is_written_and_nothing_else(self):
        self.write("Value of condition 2", "12")
        self.becomes(ASKED.replace("minLength: 8", "minLength: 12"))
        self.undone()

    def test_a_test_is_chosen_and_written(self):
        self.choose("Test of condition 1", "ends with")
        self.becomes(ASKED.replace("'.*@.*'", "'.*@'"))
        self.write("Value of condition 1", ".org")
        self.becomes(ASKED.replace("'.*@.*'", r"'.*\.org'"))
        self.undone(2)

    def test_a_field_is_chosen(self):
        self.choose("Field of condition 2", "Login")
        self.becomes(ASKED.replace("field: 1", "field: 0"))
        self.undone()

    def test_one_of_them_is_enough(self):
        self.program.click(self.program.find(names.TOGGLE, "any"))
        self.becomes(ASKED.replace("all:", "any:"))
        self.program.says("contains “@” or Password")
        self.undone()

    def test_a_condition_is_added_and_removed(self):
        self.program.click(self.program.find(names.BUTTON, "Add a condition"))
        self.becomes(ASKED + "              - {field: 0, minLength: 1}\n")
        self.program.click(self.program.find(names.BUTTON, "Remove condition 1"))
        wait(lambda: "@" not in self.file.read_text(), "one less")
        self.undone(2)

    def test_the_last_one_goes_with_the_answer(self):
        self.program.click(self.program.find(names.BUTTON, "Remove condition 1"))
        self.program.gone(names.BUTTON, "Remove condition 2")
        self.program.click(self.program.find(names.BUTTON, "Remove condition 1"))
        self.becomes(START)
        self.undone(2)

    def test_never_and_back(self):
        self.program.click(self.program.find(names.TOGGLE, "Never"))
        wait(lambda: 'Button:": false' in self.file.read_text(), "never")
        self.undone()
        self.program.find(names.BUTTON, "Remove condition 2")

    def test_texts_are_tried(self):
        self.program.says("now empty")
        self.write("Text to try for Login", "robin@ash.example")
        self.program.says("now “robin@ash.example”")
        self.write("Text to try for Password", "12345", "password text")
        self.program.says("now 5 characters")
        self.assertEqual(self.file.read_text(), ASKED, "what is tried is not kept")

    def test_by_keyboard_alone(self):
        self.program.tab_to("Value of condition 2")
        self.program.key("ctrl+a")
        self.program.write("9")
        self.becomes(ASKED.replace("minLength: 8", "minLength: 9"))
        self.program.tab_to("Add a condition")
        self.program.key("space")
        self.becomes(ASKED.replace("minLength: 8", "minLength: 9")
                     + "              - {field: 0, minLength: 1}\n")
        self.undone(2)


FIRST = "              # an address\n              - {field: 0, matches: '.*@.*'}\n"
SECOND = "              - {field: 1, minLength: 8}   # long\n"
PAIR = "any: [{field: 0, minLength: 1}, {field: 1, minLength: 1}]"


class Groups(Asked):
    """Conditions in conditions, and the order of them."""

    def press(self, name):
        self.program.click(self.reach(names.BUTTON, name))

    def add_group(self):
        self.press("Add a group")
        self.becomes(ASKED + f"              - {{{PAIR}}}\n")
        self.program.find(GROUPING, "Group 3")

    def test_a_group_is_added_changed_and_removed(self):
        self.add_group()
        self.program.says(r"8 characters and \(Login is not empty or Password is not empty\)")
        self.choose("Test of condition 3.1", "is empty")
        self.becomes(ASKED + "              - {any: [{field: 0, maxLength: 0}, {field: 1, minLength: 1}]}\n")
        group = self.program.find(GROUPING, "Group 3")
        self.program.click(self.program.find(names.TOGGLE, "none", group))
        self.becomes(ASKED + "              - {not: {any: [{field: 0, maxLength: 0}, {field: 1, minLength: 1}]}}\n")
        self.program.says(r"and none of \(Login is empty or Password is not empty\)")
        self.press("Remove group 3")
        self.becomes(ASKED)
        self.undone(4)

    def test_the_last_of_a_group_stands_in_its_place(self):
        self.add_group()
        self.press("Remove condition 3.1")
        self.becomes(ASKED + "              - {field: 1, minLength: 1}\n")
        self.program.gone(GROUPING, "Group 3")
        wait(lambda: harness.is_focused(self.program.find(names.BUTTON, "Remove condition 3")),
             "the keyboard goes on there")
        self.undone(2)

    def test_a_group_is_in_a_group(self):
        self.add_group()
        self.press("Add a group to group 3")
        # On one line it would be too long.
        two = ("              - any:\n                  - {field: 0, minLength: 1}\n"
               "                  - {field: 1, minLength: 1}\n")
        deep = "                  - {all: [{field: 0, minLength: 1}, {field: 1, minLength: 1}]}\n"
        self.becomes(ASKED + two + deep)
        self.reach(names.BUTTON, "Add a condition to group 3.3")
        self.choose("Test of condition 3.3.2", "is empty")
        self.becomes(ASKED + two + deep.replace("{field: 1, minLength: 1}", "{field: 1, maxLength: 0}"))
        self.press("Remove group 3.3")
        self.becomes(ASKED + two)
        self.undone(4)

    def test_conditions_move_by_keyboard_with_their_comments(self):
        self.program.click(self.field(names.ENTRY, "Value of condition 1"))
        self.program.key("alt+Down")
        self.becomes(ASKED.replace(FIRST + SECOND, SECOND + FIRST))
        self.program.says("at least 8 characters and Login contains “@”")
        self.program.key("alt+Up")
        self.becomes(ASKED)
        self.undone(2)

    def test_a_group_moves_by_keyboard(self):
        self.add_group()
        toggle = self.program.find(names.TOGGLE, "any", self.program.find(GROUPING, "Group 3"))
        accessible.Atspi.Component.grab_focus(toggle)
        self.program.key("alt+Up")
        self.becomes(ASKED.replace(SECOND, f"              - {{{PAIR}}}\n" + SECOND))
        self.program.find(GROUPING, "Group 2")
        self.program.key("alt+Up")
        self.becomes(ASKED.replace(FIRST, f"              - {{{PAIR}}}\n" + FIRST))
        self.undone(3)

    def test_a_condition_is_dragged_by_its_grip(self):
        self.drag("Condition 1", "Condition 2")
        self.becomes(ASKED.replace(FIRST + SECOND, SECOND + FIRST))
        self.undone()

    def test_a_condition_is_dragged_in_its_group(self):
        self.add_group()
        self.field(names.COMBO_BOX, "Test of condition 3.2")
        self.drag("Condition 3.2", "Condition 3.1")
        self.becomes(ASKED + "              - {any: [{field: 1, minLength: 1}, {field: 0, minLength: 1}]}\n")
        self.undone(2)

    def drag(self, name, target):
        """Drags a condition by its grip onto another one."""
        def grip(condition):
            row = self.program.find(GROUPING, condition)
            return self.program.resting_centre(
                next(node for node in accessible.walk(row) if node.get_role_name() in names.IMAGE))

        (x, start), (_, end) = grip(name), grip(target)
        end += 12 if end > start else -12
        harness.xdotool("mousemove", x, start, "mousedown", 1)
        for step in range(1, 9):
            harness.xdotool("mousemove", x, start + (end - start) * step // 8)
            self.program.resting_pixels()
        harness.xdotool("mouseup", 1)

    def test_groups_say_whether_they_hold(self):
        self.add_group()
        group = self.program.find(GROUPING, "Group 3")
        self.field(names.BUTTON, "Remove group 3")
        self.program.find("label", "does not hold", group)
        self.program.click(self.field(names.ENTRY, "Text to try for Login"))
        self.program.write("robin")
        self.reach(names.BUTTON, "Remove group 3")
        self.program.find("label", "holds", group)


class Written(Asked):
    text = START + """\
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:":
          when:
            any:
              - all: [{field: 0, minLength: 3, maxLength: 20}, {not: {field: 1, equals: x}}]
              # nobody
              - not:
                  all:
                    - {field: 0, equals: x}
                    - {field: 1, maxLength: 9}
"""

    def test_the_rest_stays_as_it_is_written(self):
        value = self.reach(names.ENTRY, "Value of condition 2.1.2")
        self.program.click(value)
        self.program.key("ctrl+a")
        self.program.write("20")
        self.becomes(self.text.replace("maxLength: 9", "maxLength: 20"))
        words = ("(Login has at least 3 characters, Login has at most 20 characters and Password "
                 "is not “x”) or not (Login is “x” and Password has at most 20 characters)")
        wait(lambda: any(words in (node.get_name() or "") for node in accessible.walk(self.program.root)),
             "the whole in words, below")
        self.undone()

    def test_a_written_group_is_changed(self):
        self.program.click(self.reach(names.ENTRY, "Value of condition 1.2"))
        self.program.key("ctrl+a")
        self.program.write("30")
        self.becomes(self.text.replace("maxLength: 20", "maxLength: 30"))
        group = self.program.find(GROUPING, "Group 1")
        self.program.click(self.program.find(names.TOGGLE, "any", group))
        wait(lambda: "- any:" in self.file.read_text(), self.file.read_text)
        self.assertTrue(self.file.read_text().endswith(self.text[self.text.index("              # nobody"):]))
        self.undone(2)


class First(test_properties.OwnDocument):
    text = START

    def test_a_condition_is_begun(self):
        self.select(OK)
        self.program.click(self.program.find(names.TOGGLE, "When…"))
        wait(lambda: "when: {field: 0, minLength: 1}" in self.file.read_text(), "a condition")
        self.program.says("OK is off until Login is not empty")
        self.undone()
