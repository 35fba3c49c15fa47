"""An alert, from the tap on the screen to its last call."""

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION


class SignOut(harness.GuiTestCase):
    document = "sign-out"

    def present(self):
        """Taps Sign Out and waits until the alert has come."""
        self.program.click(self.program.on_stage("Sign Out"))
        return self.program.wait_for_calls(PRESENTATION)

    def assert_tapped(self, index):
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual([call.index for call in calls[3:]], [index] * 3)

    def test_window_is_named_after_the_document(self):
        self.program.find(names.WINDOW, "Account")

    def test_header_bar_has_its_buttons(self):
        for name in (names.OPEN, names.START_AGAIN, names.PLAY):
            self.program.find(names.BUTTON, name)

    def test_tap_on_the_screen_shows_the_alert(self):
        calls = self.present()
        self.assertEqual(calls[1].returned, "YES")
        alert = self.program.alert("Sign Out")
        for title in ("Cancel", "Confirm"):
            self.program.find(names.BUTTON, title, within=alert)

    def test_only_the_alert_is_offered_while_it_shows(self):
        self.present()
        self.program.gone(names.BUTTON, "Sign Out")

    def test_confirm_by_mouse(self):
        self.present()
        self.program.click(self.program.on_stage("Confirm"))
        self.assert_tapped(1)
        # The second alert has no delegate: it comes, and adds no call.
        self.program.click(self.program.on_stage("OK"))
        self.program.gone(names.ALERT)
        self.assert_tapped(1)

    def test_confirm_by_accessible_action(self):
        self.present()
        self.program.activate(self.program.on_stage("Confirm"))
        self.assert_tapped(1)

    def test_cancel_by_mouse(self):
        self.present()
        self.program.click(self.program.on_stage("Cancel"))
        self.assert_tapped(0)
        self.program.gone(names.ALERT)

    def test_escape_taps_cancel(self):
        self.present()
        self.program.key("Escape")
        self.assert_tapped(0)

    def test_return_taps_the_emphasised_button(self):
        self.present()
        self.program.key("Return")
        self.assert_tapped(1)

    def test_tap_beside_the_alert_does_nothing(self):
        self.present()
        alert = accessible.extents(self.program.alert("Sign Out"))
        self.program.click((alert.x + alert.width // 2, alert.y - 20))
        harness.settle(0.5)
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")

    def test_alert_can_be_shown_again(self):
        self.present()
        self.program.click(self.program.on_stage("Cancel"))
        self.assert_tapped(0)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)


class Emphasis(harness.GuiTestCase):
    """Which button Return taps where they stand in a column."""

    def tapped_by_return(self, document):
        self.open(harness.SAMPLES / f"{document}.rehearsal.yaml")
        self.program.click(self.program.on_stage("Destroy Everything"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Return")
        return self.program.wait_for_calls(PRESENTATION + DISMISSAL)[3].index

    def test_cancel_in_a_column(self):
        self.assertEqual(self.tapped_by_return("not-so-fast-cancel"), 0)

    def test_last_in_a_column_without_cancel(self):
        self.assertEqual(self.tapped_by_return("not-so-fast-nil"), 2)


class Stacked(harness.GuiTestCase):
    document = "stacked"

    def test_newest_is_on_top(self):
        self.program.click(self.program.on_stage("Show All Three"))
        self.program.wait_for_calls(PRESENTATION * 3)
        expected = PRESENTATION * 3
        for title in ("Third", "Second", "First"):
            self.program.alert(title)
            self.program.click(self.program.on_stage(f"Close {title}"))
            expected = expected + DISMISSAL
            self.program.wait_for_calls(expected)
        self.program.gone(names.ALERT)
