"""The steps of a scenario as a list: changed, moved, added, removed, and shown on the stage."""

import accessible
import harness
import names
import test_properties
from accessible import wait

TEXT = """\
rehearsal: 1
title: Account
screens:
  account: {title: Account, controls: [{button: Sign Out, then: [{present: sure}]}]}
dialogs:
  sure: {alert: {title: Sure?, cancelButton: No, otherButtons: [Yes]}}
scenarios:
  leave:
    steps:
      # first of all
      - tapOn: Sign Out
        say: We leave
      - assertVisible: Yes   # a question
      - wait: 1
      - tapOn: Yes
"""


class Steps(test_properties.OwnDocument):
    text = TEXT

    def setUp(self):
        super().setUp()
        self.program.click_row(names.CONTENTS, "leave")
        self.program.find(names.ENTRY, "Step 4, value")

    def write(self, name, text):
        self.program.click(self.program.find(names.ENTRY, name))
        self.program.key("ctrl+a")
        self.program.write(text)
        self.program.key("Return")

    def choose_next(self, name):
        """Chooses what comes after the present word of a list."""
        self.program.click(self.program.find(names.COMBO_BOX, name))
        self.program.resting_pixels()
        self.program.key("Down")
        self.program.key("Return")

    def test_a_value_is_written_and_nothing_else(self):
        self.write("Step 2, value", "No")
        self.becomes(TEXT.replace("assertVisible: Yes", "assertVisible: No"))
        self.undone()

    def test_another_thing_is_done(self):
        self.choose_next("Step 2, what is done")
        self.becomes(TEXT.replace("assertVisible", "assertNotVisible"))
        self.undone()

    def test_it_is_moved_by_keyboard(self):
        self.program.click(self.program.find(names.ENTRY, "Step 3, value"))
        self.program.key("alt+Up")
        self.becomes(TEXT.replace("      - assertVisible: Yes   # a question\n      - wait: 1\n",
                                  "      - wait: 1\n      - assertVisible: Yes   # a question\n"))
        self.program.find("list item", "wait: 1")
        self.undone()

    def test_it_is_dragged(self):
        grips = [node for node in accessible.walk(self.program.find("list", "Steps"))
                 if node.get_role_name() in names.IMAGE]
        first, last = (self.program.resting_centre(grip) for grip in (grips[0], grips[-1]))
        harness.xdotool("mousemove", *first, "mousedown", 1)
        for part in (4, 2, 1.2, 1):
            harness.xdotool("mousemove", last[0], round(first[1] + (last[1] + 12 - first[1]) / part))
            self.program.resting_pixels()
        harness.xdotool("mouseup", 1)
        first = "      # first of all\n      - tapOn: Sign Out\n        say: We leave\n"
        self.becomes(TEXT.replace(first, "") + first)
        self.undone()

    def test_it_is_removed(self):
        self.program.click(self.program.find(names.BUTTON, "Remove step 3"))
        self.becomes(TEXT.replace("      - wait: 1\n", ""))
        self.undone()

    def test_a_step_is_added(self):
        self.choose_next("Add a step")
        self.becomes(TEXT + "      - tapOn: OK\n")
        self.program.find(names.ENTRY, "Step 5, value")
        self.undone()

    def test_the_stage_shows_the_state_after_a_step(self):
        self.program.click(self.program.find(names.BUTTON, "Show the stage after step 2"))
        self.part("Yes, button 2 of 2 in Sure?")
        self.program.click(self.program.find(names.BUTTON, "Show the stage after step 4"))
        wait(lambda: not any("Yes, button" in name for name in self.parts()), "the alert has gone")
        self.assertEqual(self.file.read_text(), TEXT, "nothing is written")

    def test_it_is_marked_where_it_fails(self):
        self.write("Step 2, value", "Maybe")
        self.program.says("✕ stops at line 13")
        self.program.says("✕ .*Maybe")
        self.program.key("ctrl+z")
        self.program.says("✓ played")

    def test_what_cannot_be_done_is_said(self):
        self.write("Step 3, value", "soon")
        self.program.says("number of seconds")
        self.assertEqual(self.file.read_text(), TEXT)

    def open_remarks(self, number):
        self.program.click(self.program.find(names.TOGGLE, f"Step {number}, caption and notes"))

    def test_a_caption_is_written(self):
        self.open_remarks(2)
        # The caption has the keyboard.
        self.program.find(names.ENTRY, "Step 2, caption")
        self.program.write("Really?")
        self.becomes(TEXT.replace("# a question\n", "# a question\n        say: Really?\n"))
        self.undone()

    def test_notes_have_lines(self):
        self.open_remarks(3)
        self.program.click(self.program.find("text", "Step 3, notes"))
        self.program.write("Wait")
        self.program.key("Return")
        self.program.write("and see")
        self.becomes(TEXT.replace("- wait: 1\n", """\
- wait: 1
        notes: |-
          Wait
          and see
"""))
        self.undone()

    def test_an_empty_caption_goes(self):
        self.open_remarks(1)
        self.program.click(self.program.find(names.ENTRY, "Step 1, caption"))
        self.program.key("ctrl+a")
        self.program.key("BackSpace")
        self.becomes(TEXT.replace("        say: We leave\n", ""))
        self.undone()

    def test_what_is_closed_says_what_it_has(self):
        name = "Step 1, caption and notes: “We leave”"
        self.program.click(self.program.find(names.BUTTON, name))
        self.program.find(names.ENTRY, "Step 1, caption")
        # It goes along with its step.
        self.program.click(self.program.find(names.ENTRY, "Step 1, value"))
        self.program.key("alt+Down")
        self.program.find(names.ENTRY, "Step 2, caption")
        self.undone()
