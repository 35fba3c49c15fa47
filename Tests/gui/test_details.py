"""The pane under the log: what a row means."""

import re

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION


class DetailsCase(harness.GuiTestCase):
    """Reads the pane."""

    def choose(self, words):
        """Clicks on the row whose call begins so."""
        def look():
            for row in accessible.rows(self.program.find(names.TABLE, names.CALLS)):
                if accessible.text(row[5]).startswith(words):
                    return row[5]
            return None

        self.program.click(accessible.wait(look, f"a row {words!r}"))

    def pane(self):
        return self.program.find(names.PANEL, names.DETAILS)

    def says(self, *texts):
        """Waits until the pane says all of these."""
        def look():
            pane = accessible.find(self.program.root, names.PANEL, names.DETAILS)
            seen = accessible.all_texts(pane) if pane else []
            return all(text in seen for text in texts)

        accessible.wait(look, " and ".join(map(repr, texts)))

    def order(self):
        return next(node.get_name() for node in accessible.walk(self.pane())
                    if node.get_name().startswith("Order:"))


class Details(DetailsCase):
    document = "sign-out"

    def present(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)

    def test_a_call(self):
        self.present()
        self.choose("didPresentAlertView:")
        self.says("didPresentAlertView:", "The alert is up: its entry animation has ended.",
                  "tapped Sign Out, 250 ms earlier", "presenting → presented", "rule P1")
        self.assertEqual(
            self.order(), "Order: willPresent, shouldEnable, animation, didPresent; rule P1")
        seen = accessible.all_texts(self.pane())
        self.assertTrue(any("documented by Apple" in text and "(Alert View)" in text
                            for text in seen), seen)

    def test_an_argument_and_an_answer_have_a_meaning(self):
        self.present()
        self.choose("alertViewShouldEnable")
        self.says("YES: the button can be tapped", "tapped Sign Out, at the same moment")
        # The row is past; the stage shows the present again.
        self.program.leave_past()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.choose("alertView:clicked")
        self.says("alertView:clickedButtonAtIndex: 0", "buttonIndex 0 = “Cancel”", "rule D2")
        self.assertIn("clicked, willDismiss, animation, didDismiss", self.order())

    def test_an_input_without_effect_says_why_and_what_to_do(self):
        self.present()
        x, y = accessible.centre(self.program.on_stage("Cancel"))
        self.program.click((x, y + 120))
        self.program.wait_for_row("tapped beside the dialog")
        self.choose("tapped beside")
        self.says("sign-out is modal", "Choose one of its buttons.",
                  "D5: A tap beside an alert does nothing: it is modal.")

    def test_escape_closes_and_return_opens(self):
        self.present()
        self.choose("willPresentAlertView:")
        self.pane()
        # The first one leaves the past.
        self.program.leave_past()
        self.pane()
        self.program.key("Escape")
        self.program.gone(names.PANEL, names.DETAILS)
        # The alert is still there: that Escape was the pane's.
        self.program.on_stage("Cancel")
        self.program.key("Return")
        self.pane()
        # The arrows go from row to row, and the pane with them.
        self.program.key("Down")
        self.says("alertViewShouldEnableFirstOtherButton:")
        self.program.key("Escape", "Escape", "Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_keys_go_through_the_list(self):
        self.present()
        self.choose("willPresentAlertView:")
        self.program.key("End")
        self.says("didPresentAlertView:", "presenting → presented")
        self.program.key("Up")
        self.says("alertViewShouldEnableFirstOtherButton:")
        self.program.key("Home")
        self.says("launched", "The app is started for the first time.")
        self.program.key("Down")
        self.says("tapped Sign Out", "A finger on something of the screen.")
        self.assertEqual(
            self.order(), "Order: willPresent, shouldEnable, animation, didPresent; rule S1")
        # Return folds a heading; its details stay.
        self.program.key("Return")
        self.program.wait_for_calls([])
        self.says("tapped Sign Out")

    def test_return_is_meant_for_what_was_clicked_last(self):
        self.present()
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.choose("didPresentAlertView:")
        self.pane()
        self.program.leave_past()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)
        self.program.key("Return")
        self.program.wait_for_row("tapped Confirm")
        # What is read is still there.
        self.pane()

    def test_close_button(self):
        self.present()
        self.choose("willPresentAlertView:")
        self.program.click(self.program.find(names.BUTTON, "Close details"))
        self.program.gone(names.PANEL, names.DETAILS)

    def test_copy_of_the_row(self):
        self.present()
        self.choose("tapped Sign Out")
        self.says("A finger on something of the screen.")
        self.program.click(self.program.find(names.BUTTON, "Copy this row"))
        self.copied_input()

    def test_control_c_in_the_details(self):
        self.present()
        self.choose("tapped Sign Out")
        self.pane()
        self.program.key("F6", "ctrl+c")
        self.copied_input()

    @staticmethod
    def copied_input():
        accessible.wait(lambda: re.search(r'account  input: "tapOn \\"Sign Out\\""',
                                          harness.clipboard()), "the row copied")

    def test_start_again_closes_it(self):
        self.present()
        self.choose("tapped Sign Out")
        self.pane()
        self.program.key("ctrl+r")
        self.program.gone(names.PANEL, names.DETAILS)


class Stacked(DetailsCase):
    """Dialogs above each other."""

    def test_a_sheet_that_goes_under_an_alert(self):
        self.open(self.write_document("""
rehearsal: 1
screens: {s: {controls: [{button: Go, then: [{present: ask}]}]}}
dialogs:
  ask:
    actionSheet:
      cancelButton: Cancel
      destructiveButton: {title: Delete, then: [{present: sure}]}
  sure: {alert: {title: Sure?, cancelButton: OK}}
"""))
        self.program.click(self.program.on_stage("Go"))
        self.program.click(self.program.on_stage("Delete"))
        self.program.alert("Sure?")
        self.choose("actionSheet:willDismiss")
        self.says("The sheet is about to go; another dialog covers it, so it goes at once.",
                  "tapped Delete, at the same moment; “sure” was presented inside clicked of “ask”",
                  "rules K4, G8", "covered → dismissing")
        self.assertTrue(self.order().endswith("; rules K4, G8"))
        self.choose("actionSheet:didDismiss")
        self.says("The sheet is gone; it went at once, without animation.")


class OtherRows(DetailsCase):
    """Rows that are no calls."""

    def test_a_refusal_and_a_console_line(self):
        self.open(self.write_document("""
rehearsal: 1
start: home
screens:
  home:
    controls:
      - button: Go
        then: [{dismiss: ghost}, {log: hello}]
dialogs:
  ghost: {alert: {title: Boo, cancelButton: OK}}
"""))
        self.program.click(self.program.on_stage("Go"))
        self.choose("dismiss ghost: refused")
        self.says("What is not showing cannot be dismissed.",
                  "Present it before, or leave this action out.",
                  "tapped Go, at the same moment")
        self.choose("console: hello")
        self.says("A line on the console.", "S6: A line goes to the console.")
