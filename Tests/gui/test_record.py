"""What is done on the stage is written down as a scenario, and scenarios are checked after each change."""

import accessible
import harness
import names
import test_editing
import test_saving
from accessible import wait


class Record(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.copy_of("sign-out")
        self.text = self.file.read_text()
        self.open("open", self.file)
        self.program.on_stage("Sign Out")

    def test_what_is_done_becomes_a_scenario(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Record a Scenario"))
        self.program.says("^Recording: ")
        # The mark stays when the message is closed, and the menu is not in the way.
        self.program.click(self.program.find(names.BUTTON, names.HIDE_MESSAGE))
        self.program.find(names.BUTTON, "Stop recording")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_row("didDismissWithButtonIndex:")
        self.program.resting_pixels()
        self.program.click(self.program.find(names.BUTTON, "Stop recording"))
        self.program.gone(names.BUTTON, "Stop recording")
        wait(lambda: "recorded-1:" in self.file.read_text(), "the scenario")
        # It is what the sample has for the same taps, and comes after all that was there.
        done = self.text[self.text.index("  cancel:\n"):self.text.index("\n  confirm:")]
        self.assertEqual(self.file.read_text(),
                         self.text + "\n" + done.replace("  cancel:", "  recorded-1:"))
        # Its steps and what it expects are shown at once, and can be changed.
        self.program.click(self.program.find(names.BUTTON, "Show Its Steps"))
        calls = self.program.find(names.ENTRY, "Expected calls, a line each")
        self.assertTrue(accessible.text(calls).startswith("sign-out willPresentAlertView:"))
        self.program.key("ctrl+e")
        self.program.gone("list", "Parts of the prototype")
        # It can be taken back like any change.
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == self.text, self.file.read_text)


    def test_it_is_beside_the_scenarios(self):
        self.program.click_row(names.CONTENTS, "Record…")
        self.program.says("^Recording: ")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        self.program.click_row(names.CONTENTS, "Stop Recording")
        wait(lambda: "recorded-1:" in self.file.read_text(), "the scenario")
        self.program.cell(names.CONTENTS, "Record…")


class Expected(test_saving.SavingCase):
    """What a scenario expects, in Properties."""

    def test_it_is_changed_there(self):
        self.edit()
        self.program.click_row(names.CONTENTS, "confirm")
        calls = self.program.find(names.ENTRY, "Expected calls, a line each")
        self.program.click(calls)
        self.program.key("ctrl+End")
        self.program.key("Return")
        self.program.write("# The end.")
        self.saved("      # The end.\n")
        self.undone()


class Marks(test_saving.SavingCase):
    def test_scenarios_are_checked_after_each_change(self):
        self.edit()
        self.retitle()

        def passed():
            contents = self.program.find(names.TABLE, names.CONTENTS)
            return "2 of 2 ok" in " ".join(accessible.row_texts(contents))

        wait(passed, "the sum of the scenarios")


del test_editing
