"""Steps of scenarios follow the titles of what they tap, and the window says so."""

import re

import names
import test_editing
import test_properties
from accessible import wait

TEXT = """\
rehearsal: 1
title: Files
start: home
screens:
  home:
    controls: [{button: Delete, then: [{present: sure}]}]
dialogs:
  sure:
    alert: {title: Sure?, cancelButton: Cancel, otherButtons: [Delete]}
scenarios:
  erase:
    steps: [{tapOn: Delete}, {tapOn: Delete}]
  fails:
    steps: [{tapOn: Nowhere, timeout: 1}, {tapOn: Delete}]
"""
BUTTON = "Delete, button 2 of 2 in Sure?"
RETITLED = TEXT.replace("otherButtons: [Delete]", "otherButtons: [Remove]")
FOLLOWED = RETITLED.replace("{tapOn: Delete}, {tapOn: Delete}", "{tapOn: Delete}, {tapOn: Remove}")
SAID = re.compile(r"Also changed: step 2 of “erase”\. "
                  r"Not changed, could be the same: step 2 of “fails”\.")


class Retitling(test_properties.OwnDocument):
    text = TEXT
    double_click = test_editing.EditingCase.double_click

    def setUp(self):
        super().setUp()
        self.program.click_row(names.CONTENTS, "Sure?")

    def retitle(self):
        self.double_click(BUTTON)
        self.entry()
        self.program.write("Remove")
        self.program.key("Return")

    def test_a_title_that_is_typed_on_the_stage(self):
        self.retitle()
        self.becomes(FOLLOWED)
        self.program.says(SAID)
        self.program.find(names.BUTTON, "Leave the Steps")
        # One Undo takes all back, and the message with it.
        self.program.key("ctrl+z")
        self.becomes(TEXT)
        self.program.gone(names.BUTTON, "Leave the Steps")
        self.program.key("ctrl+shift+z")
        self.becomes(FOLLOWED)

    def test_a_title_that_is_typed_in_properties(self):
        self.select(BUTTON)
        entry = self.field(names.ENTRY, "Title")
        self.program.click(entry)
        self.program.key("ctrl+a")
        self.program.write("Remove")
        self.becomes(FOLLOWED)
        self.program.says(SAID)

    def test_the_steps_are_left(self):
        self.retitle()
        self.becomes(FOLLOWED)
        self.program.click(self.program.find(names.BUTTON, "Leave the Steps"))
        self.becomes(RETITLED)
        self.program.gone(names.BUTTON, "Leave the Steps")

    def test_the_question_before_deleting_names_what_breaks(self):
        self.select(BUTTON)
        self.program.key("Delete")
        step = self.program.find(names.CHECK_BOX, "Step 2 of “erase”, line 12")
        self.program.find(names.CHECK_BOX, "Step 2 of “fails”, line 14")
        self.program.click(step)
        self.program.says("This scenario does not hold then: “erase”.")
        self.program.click(step)
        self.program.click(self.program.find(names.BUTTON, "Delete"))
        wait(lambda: "erase:\n    steps: [{tapOn: Delete}]\n" in self.file.read_text(),
             self.file.read_text)
        self.program.key("ctrl+z")
        self.becomes(TEXT)
