"""An alert made from options: its window, its calls on standard output, its exit status."""

import unittest

import accessible
import harness
import names
import screen
from harness import xdotool

PRESENTED = ["0.000  alert  willPresentAlertView:",
             "0.000  alert  alertViewShouldEnableFirstOtherButton: -> true",
             "0.250  alert  didPresentAlertView:"]
OPTIONS = ("--title", "Overwrite", "--message", "A file called Notes is there already.",
           "--cancel-button", "Cancel", "--other-button", "Replace")

EDITING = [PRESENTED[0], PRESENTED[1],
           "0.000  alert/field-0  textFieldShouldBeginEditing: -> true",
           "0.000  alert/field-0  textFieldDidBeginEditing:", PRESENTED[2]]
CHANGE = "textField:shouldChangeCharactersInRange:replacementString:"
ASKED = "alert  alertViewShouldEnableFirstOtherButton: -> true"


class OneOff(harness.GuiTestCase):
    def show(self, *options, environment=None):
        """Opens an alert and waits until it has come."""
        self.open("alert", *(options or OPTIONS), environment=environment)
        self.wait_for_lines(PRESENTED)
        return self.program

    def lines(self):
        """What is on standard output, without times that depend on the person."""
        return self.program.complaints().splitlines()

    def wait_for_lines(self, expected):
        accessible.wait(lambda: self.lines()[:len(expected)] == expected,
                        f"{expected} in {self.lines()}")

    def assert_ended(self, index, status):
        self.assertEqual(self.program.process.wait(timeout=120), status)
        self.assertEqual(
            [line.split("  ", 1)[1] for line in self.lines()[3:]],
            [f"alert  {call} {index}" for call in harness.DISMISSAL])

    def button(self, title):
        return self.program.find(names.BUTTON, title)

    def test_other_button_by_mouse(self):
        self.show().click(self.button("Replace"))
        self.assert_ended(1, 0)

    def test_calls_that_cannot_be_printed_are_said(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            self.open("alert", *OPTIONS, output=full)
        # Nothing can say that the alert has come.
        self.button("Replace")
        screen.resting_pixels()
        self.program.click(self.button("Replace"))
        self.assertEqual(self.program.process.wait(timeout=120), 74)
        self.assertEqual(self.lines(), ["rehearsal-window: standard output can’t be written: "
                                        "there is no room left"])

    def test_cancel_button_by_mouse(self):
        self.show().click(self.button("Cancel"))
        self.assert_ended(0, 1)

    def test_second_other_button_by_accessible_action(self):
        self.show(*OPTIONS, "--other-button", "Keep Both")
        self.program.activate(self.button("Keep Both"))
        self.assert_ended(2, 0)

    def test_return_taps_the_emphasised_button(self):
        self.show().key("Return")
        self.assert_ended(1, 0)

    def test_escape_taps_the_cancel_button(self):
        self.show().key("Escape")
        self.assert_ended(0, 1)

    def test_tab_and_space(self):
        self.show().tab_to("Replace")
        self.program.tab_to("Cancel")
        self.program.key("space")
        self.assert_ended(0, 1)

    def test_the_bold_button_has_the_focus_and_keeps_it_in_the_dialog(self):
        program = self.show()
        for name in ("Replace", "Cancel", "Replace"):
            accessible.wait(lambda name=name: (program.focused() or ("", ""))[1] == name,
                            f"the focus on {name}")
            program.key("Tab")
        program.key("space")
        self.assert_ended(0, 1)

    def test_a_sheet_offers_what_does_no_harm(self):
        self.open("sheet", "--destructive-button", "Erase", "--other-button", "Keep",
                  "--cancel-button", "Cancel")
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == "Keep",
                        "the focus on Keep")

    def test_escape_without_a_cancel_button_does_nothing(self):
        self.show("--title", "Careful", "--other-button", "Go On").key("Escape")
        harness.settle(0.3)
        self.program.key("Return")
        self.assert_ended(0, 0)

    def test_closed_window(self):
        for close in (lambda: self.program.key("ctrl+w"), self.close_by_the_window_manager):
            self.show()
            close()
            self.assertEqual(self.program.process.wait(timeout=120), 2)
            self.assertEqual(self.lines(), PRESENTED)

    def close_by_the_window_manager(self):
        self.program.key("alt+F4")

    def test_window_is_named_after_the_alert_and_holds_it_alone(self):
        self.show()
        self.program.find(names.WINDOW, "Overwrite")
        alert = self.program.alert("Overwrite")
        self.assertTrue(accessible.has_state(alert, harness.Atspi.StateType.MODAL))
        self.assertEqual(alert.get_description(), "A file called Notes is there already.")
        shown = {node.get_name() for node in accessible.walk(self.program.root)
                 if accessible.is_showing(node) and node.get_role_name() in names.BUTTON}
        self.assertEqual(shown, {"Cancel", "Replace"})

    def test_texts_are_taken_as_they_are(self):
        self.show("--title", "{buttonTitle}: 'no'", "--message", "%s\nthere", "--cancel-button",
                  "- [x]", "--other-button", "007")
        self.program.alert("{buttonTitle}: 'no'")
        self.program.click(self.button("007"))
        self.assert_ended(1, 0)

    def test_lines_of_json(self):
        self.open("alert", *OPTIONS, "--format", "jsonl")
        accessible.wait(lambda: len(self.lines()) == 3, "three calls")
        self.assertRegex(
            self.lines()[1],
            r'^\{"time":0,"target":"alert","call":"alertViewShouldEnableFirstOtherButton:",'
            r'"arguments":\[\],"returned":true,"sequence":\d+,"cause":\{"input":1,"row":\d+\}\}$')

    def test_it_never_joins_a_running_instance(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        window = self.program
        other = self.show()
        other.key("Return")
        self.assert_ended(1, 0)
        self.assertIsNone(window.process.poll())
        self.assertEqual(window.frames(), ["Account"])

    @staticmethod
    def still(home):
        settings = home / "config" / "gtk-3.0" / "settings.ini"
        settings.write_text(settings.read_text() + "gtk-enable-animations=0\n")

    def test_it_looks_the_same_however_it_came(self):
        xdotool("mousemove", 1, 1)
        pictures = []
        for prepare in (None, self.still):
            self.open("alert", *OPTIONS, prepare=prepare)
            self.wait_for_lines(PRESENTED)
            self.program.alert("Overwrite")
            pictures.append(screen.resting_pixels())
            self.program.key("Escape")
            self.program.process.wait(timeout=120)
        self.assertEqual(*pictures)

    def test_without_animations_it_is_there_at_once(self):
        self.open("alert", *OPTIONS, prepare=self.still)
        self.wait_for_lines(PRESENTED)
        self.program.click(self.button("Replace"))
        self.assert_ended(1, 0)

    def edit(self, style, *options):
        """Opens an alert with text fields and waits until the first one has the keyboard."""
        self.open("alert", "--title", "Rename", "--style", style, *options,
                  "--cancel-button", "Cancel", "--other-button", "Rename")
        self.wait_for_lines(EDITING)
        self.wait_for_focus("")

    def wait_for_focus(self, name):
        def look():
            role, found = self.program.focused() or ("", "")
            return role in (*names.ENTRY, "password text") and name in found

        accessible.wait(look, f"the keyboard in a field {name!r}")

    def wait_for_calls_after_entry(self, *wanted):
        """Waits for exactly these lines behind those of the entry, their times left out."""
        def said():
            return [line.split("  ", 1)[1] for line in self.lines()[len(EDITING):]]

        accessible.wait(lambda: said() == list(wanted), f"{wanted} after the entry")

    def test_a_text_is_typed_with_the_keyboard(self):
        self.edit("plainText", "--text", "Ada", "--placeholder", "Whose name")
        field = self.program.find(names.ENTRY, "Whose name")
        self.assertEqual(harness.Atspi.Text.get_text(field, 0, -1), "Ada")
        self.program.write("!")
        # Return belongs to the field, and the alert stays.
        self.program.key("Return")
        said = [f'alert/field-0  {CHANGE} {{3,0}} "!" -> true', ASKED,
                "alert/field-0  textFieldShouldReturn: -> true"]
        self.wait_for_calls_after_entry(*said)
        self.program.click(self.button("Rename"))
        self.assertEqual(self.program.process.wait(timeout=120), 0)
        clicked, will, did = (f"alert  {call} 1" for call in harness.DISMISSAL)
        self.wait_for_calls_after_entry(
            *said, clicked, will, "alert/field-0  textFieldShouldEndEditing: -> true",
            "alert/field-0  textFieldDidEndEditing:", did)

    def test_a_secret_is_printed_nowhere(self):
        self.edit("loginAndPassword", "--text", "a", "--text", "k3y")
        self.program.key("Tab")
        self.wait_for_focus("Password")
        self.program.write("7z")
        field = self.program.find("password text", "Password")
        accessible.wait(lambda: harness.Atspi.Text.get_text(field, 0, -1) == "•" * 2, "bullets")
        self.wait_for_calls_after_entry(
            "alert/field-1  textFieldShouldBeginEditing: -> true",
            "alert/field-0  textFieldShouldEndEditing: -> true",
            "alert/field-0  textFieldDidEndEditing:",
            "alert/field-1  textFieldDidBeginEditing:",
            f'alert/field-1  {CHANGE} {{3,0}} "•" -> true', ASKED,
            f'alert/field-1  {CHANGE} {{1,0}} "•" -> true', ASKED)
        self.program.key("Escape")
        self.assertEqual(self.program.process.wait(timeout=120), 1)
        self.assertNotIn("k3y", self.program.complaints())
        for character in "7z":
            self.assertNotIn(f'"{character}"', self.program.complaints())


if __name__ == "__main__":
    unittest.main()
