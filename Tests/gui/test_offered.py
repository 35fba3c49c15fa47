"""What is inserted has its title open, and the selected task its loader on the stage."""

import names
import test_editing
import test_saving
from accessible import wait


class Offered(test_saving.SavingCase):
    """The title of what is inserted is open, and selected as a whole."""

    def setUp(self):
        super().setUp()
        self.program.key("Escape")
        self.program.resting_pixels()
        self.edit()

    def test_what_is_typed_is_the_title_of_what_is_inserted(self):
        self.program.click(self.program.find(names.BUTTON, "Insert Sheet"))
        self.program.find("list item", "Title of What to do?, selected")
        self.entry()
        self.program.write("Which one?")
        self.program.key("Return")
        self.saved("title: Which one?\n")

    def test_a_task_shows_its_loader(self):
        self.program.click(self.program.find(names.BUTTON, "Insert Task"))
        self.program.find("list item", "Title of Loading…, selected")
        self.entry()
        self.program.write("Sending")
        self.program.key("Return")
        self.saved("    title: Sending\n")
        # What was called by the program follows the title, with what refers to it.
        self.saved("  sending:\n", "run: sending")
        self.program.find("list item", "task Sending")
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")
        self.program.gone("list item", "task Sending")
        self.program.click_row(names.CONTENTS, "Sending")
        self.program.find("list item", "task Sending, selected")

    def test_without_a_letter_one_undo_takes_it_back(self):
        before = self.file.read_text()
        self.program.click(self.program.find(names.BUTTON, "Insert Login"))
        self.program.find("list item", "Title of Sign In, selected")
        self.entry()
        self.saved("loginAndPassword")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_text() == before, "the file as it was")

    def test_what_is_typed_on_a_selected_dialog_is_its_title(self):
        self.program.click_row(names.CONTENTS, "Completed")
        self.program.find("list item", "dialog Completed, selected")
        self.focus("dialog Completed")
        self.program.write("Gone")
        self.program.key("Return")
        self.saved("title: Gone\n")


del test_editing
