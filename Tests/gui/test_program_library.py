"""A program in Swift, with the library in place of UIKit, that performs the calls of the run in the window."""

import re
import subprocess

import accessible
import harness
import names
import test_program


class Library(test_program.ProgramCase):
    """A program in Swift, with the library in place of UIKit."""

    def begin(self, *words):
        self.run_program(words=[harness.BUILT / "LiveProgram", *words])

    def test_its_taps_are_the_persons(self):
        self.begin()
        self.tap("Leave")
        self.program.alert("Sign out?")
        self.tap("Confirm")
        self.program.alert("You are signed out")
        calls = [call.selector for call in self.program.calls()]
        self.tap("OK")
        self.program.gone(names.ALERT)
        alone = subprocess.run([harness.BUILT / "LiveProgram"], capture_output=True, text=True,
                               check=True).stdout
        self.assertEqual(calls, [call.selector for call in harness.calls_in(alone.splitlines())])

    def test_it_does_not_keep_a_document_of_the_persons_waiting(self):
        self.run_program("--document", self.document, words=[harness.BUILT / "LiveProgram"])
        self.program.says("LiveProgram has ended")
        # The document answers.
        self.tap("Leave")
        self.program.wait_for_row("tapped Leave")

    def test_it_is_started_again(self):
        self.begin()
        self.tap("Leave", "Confirm")
        self.program.alert("You are signed out")
        self.start_program_again()
        self.program.wait_for_row("clickedButtonAtIndex: 1")
        self.program.alert("You are signed out")
        self.tap_until("OK", None)
        self.tap("Leave")
        self.program.alert("Sign out?")

    def test_its_tasks_and_clocks_go_on(self):
        self.begin("tasks")
        self.tap("Later")
        self.program.alert("Later?")
        self.tap("OK")
        self.program.alert("Two seconds later")
        self.program.wait_for_row("two-seconds-later.*didPresentAlertView:|"
                                  "two-seconds-later.*willPresentAlertView:")
        clicked, shown = (
            next(int(re.sub(r"\D", "", row[1])) for row in self.program.cells()
                 if re.search(call, " ".join(row)))
            for call in ("later.*clickedButtonAtIndex:", "two-seconds-later.*willPresentAlertView:"))
        self.assertEqual(shown - clicked, 2000)
        before = self.selectors()
        alone = subprocess.run([harness.BUILT / "LiveProgram", "tasks"], capture_output=True,
                               text=True, check=True).stdout
        self.assertEqual(before, [call.selector for call in harness.calls_in(alone.splitlines())])
        self.start_program_again()
        self.program.alert("Two seconds later")
        self.tap_until("OK", None)
        # What comes by itself comes in real time, and the program is there again.
        self.tap("Soon")
        self.program.alert("Soon?")
        self.tap("OK")
        self.program.alert("Here it is")
        self.assertFalse(any("– now " in text for text in accessible.all_texts(self.program.root)))

    def shows_finding(self):
        accessible.refresh()
        return any("has none of the methods" in text for text in accessible.all_texts(self.program.root))

    def ask(self):
        self.tap("Leave")
        self.program.alert("Sure?")
        self.tap("OK")
        self.program.gone(names.ALERT)

    def test_a_misspelt_method_is_said_until_it_is_hidden(self):
        self.begin("misspelt")
        self.ask()
        self.program.says("In LiveProgram: “Misspelt” has none of the methods of UIAlertViewDelegate")
        self.ask()
        self.assertTrue(self.shows_finding())
        self.program.click(self.program.find(names.BUTTON, "Hide this message"))
        test_program.wait(lambda: not self.shows_finding(), "no message")
        self.ask()
        self.assertFalse(self.shows_finding())
