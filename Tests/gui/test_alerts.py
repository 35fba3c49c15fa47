"""An alert, from the tap on the screen to its last call."""

import accessible
import harness
import names
from calls import CANCEL_PRESENTATION
from harness import DISMISSAL, PRESENTATION


class SignOutTestCase(harness.GuiTestCase):
    document = "sign-out"

    def present(self):
        """Taps Sign Out and waits until the alert has come."""
        self.program.click(self.program.on_stage("Sign Out"))
        return self.program.wait_for_calls(PRESENTATION)


class SignOut(SignOutTestCase):
    def restart(self):
        self.program.key("ctrl+r")
        self.program.gone(names.ALERT)
        self.program.wait_for_calls([])

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
        ok = self.program.on_stage("OK")
        self.program.resting_pixels()
        self.program.click(ok)
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
        self.program.wait_for_row("tapped beside the dialog no calls: sign-out is modal")
        harness.settle(0.3)
        self.program.wait_for_calls(PRESENTATION)
        self.program.alert("Sign Out")

    def test_alert_is_modal_and_says_its_message(self):
        self.present()
        alert = self.program.alert("Sign Out")
        self.assertTrue(accessible.has_state(alert, harness.Atspi.StateType.MODAL))
        self.assertEqual(alert.get_description(),
                         "Your notes stay on this phone until you sign in again.")

    def test_tap_while_it_comes_is_ignored(self):
        self.present()
        confirm = accessible.centre(self.program.on_stage("Confirm"))
        # A busy machine may need several goes to be that quick.
        for _ in range(5):
            self.restart()
            sign_out = accessible.centre(self.program.on_stage("Sign Out"))
            self.program.click_fast(sign_out, confirm)
            if self.program.has_row("tapped Confirm no calls: the entry of sign-out has not ended"):
                break
        else:
            self.fail("\n".join(self.program.rows()))
        self.program.wait_for_calls(PRESENTATION)

    def test_second_tap_while_it_leaves_is_ignored(self):
        for _ in range(5):
            self.restart()
            self.present()
            cancel = accessible.centre(self.program.on_stage("Cancel"))
            self.program.click_fast(cancel, cancel)
            if self.program.has_row("tapped Cancel no calls: the exit of a dialog has not ended"):
                break
        else:
            self.fail("\n".join(self.program.rows()))
        self.assert_tapped(0)

    def test_keys_without_an_alert_do_nothing(self):
        self.program.on_stage("Sign Out")
        self.program.key("Escape", "Return")
        harness.settle(0.3)
        self.assertEqual(len(self.program.rows()), 1)

    def test_alert_can_be_shown_again(self):
        self.present()
        self.program.click(self.program.on_stage("Cancel"))
        self.assert_tapped(0)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL + PRESENTATION)


class Keyboard(SignOutTestCase):
    """Without a mouse."""

    def test_return_goes_to_the_alert_over_the_button_that_showed_it(self):
        self.program.tab_to("Sign Out")
        self.program.key("space")
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Return")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_tab_stays_out_of_what_the_alert_covers(self):
        self.present()
        met = set()
        for _ in range(20):
            self.program.key("Tab")
            harness.settle(0.03)
            met.add(accessible.wait(self.program.focused, "the focus on something that is offered"))
        self.assertIn(("push button", "Confirm"), met)
        self.assertNotIn(("push button", "Sign Out"), met)

    def test_keys_work_after_the_focused_button_is_gone(self):
        self.present()
        self.program.tab_to("Confirm")
        self.program.key("space")
        self.program.on_stage("OK")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.resting_pixels()
        self.program.key("Return")
        self.program.wait_for_row("tapped OK no calls: completed has no delegate")
        self.program.gone(names.ALERT)

    def test_return_after_the_list_showed_the_alert(self):
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Return")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_keys_in_the_filter_stay_there(self):
        self.present()
        self.program.key("ctrl+f")
        self.program.write("sign")
        self.program.key("Return", "Escape", "Escape", "Return")
        harness.settle(0.4)
        self.program.wait_for_calls(PRESENTATION)
        self.assertFalse([row for row in self.program.rows() if "Confirm" in row])


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

    def offered(self):
        """Names of the alerts and buttons that the prototype offers."""
        return [node.get_name() for node in accessible.walk(self.program.prototype)
                if node.get_role_name() == names.ALERT or node.get_role_name() in names.BUTTON]

    def test_only_the_topmost_layer_is_offered(self):
        self.program.click(self.program.on_stage("Show All Three"))
        self.program.wait_for_calls(CANCEL_PRESENTATION * 3)
        expected = CANCEL_PRESENTATION * 3
        for title in ("Third", "Second", "First"):
            self.assertEqual(sorted(self.offered()),
                             sorted([title, f"Close {title}", names.HOME_KEY]))
            self.program.key("Escape")
            expected = expected + DISMISSAL
            self.program.wait_for_calls(expected)
        self.assertEqual(sorted(self.offered()), sorted(["Show All Three", names.HOME_KEY]))

    def test_newest_is_on_top(self):
        self.program.click(self.program.on_stage("Show All Three"))
        self.program.wait_for_calls(CANCEL_PRESENTATION * 3)
        expected = CANCEL_PRESENTATION * 3
        for title in ("Third", "Second", "First"):
            self.program.alert(title)
            self.program.click(self.program.on_stage(f"Close {title}"))
            expected = expected + DISMISSAL
            self.program.wait_for_calls(expected)
        self.program.gone(names.ALERT)
