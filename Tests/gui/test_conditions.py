"""What a delegate answers, put together in words; the bytes before and after."""

import accessible
import names
import test_properties
from accessible import wait

OK = "OK, button 2 of 2 in sign-in"
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


class Conditions(test_properties.OwnDocument):
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


class Written(test_properties.OwnDocument):
    text = START + """\
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:":
          when: {all: [{any: [{field: 0, minLength: 3}, {field: 1, equals: x}]}, {field: 0, maxLength: 9}]}
"""

    def test_what_has_no_words_stays(self):
        self.select(OK)
        flow = self.program.find(names.ENTRY, "Condition 1, as in the document")
        self.assertEqual(accessible.text(flow),
                         "{any: [{field: 0, minLength: 3}, {field: 1, equals: x}]}")
        self.program.click(self.program.find(names.ENTRY, "Value of condition 2"))
        self.program.key("ctrl+a")
        self.program.write("20")
        self.becomes(self.text.replace("maxLength: 9", "maxLength: 20"))
        self.undone()


class First(test_properties.OwnDocument):
    text = START

    def test_a_condition_is_begun(self):
        self.select(OK)
        self.program.click(self.program.find(names.TOGGLE, "When…"))
        wait(lambda: "when: {field: 0, minLength: 1}" in self.file.read_text(), "a condition")
        self.program.says("OK is off until Login is not empty")
        self.undone()
