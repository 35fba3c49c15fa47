"""The Home button, and the way back."""

import accessible
import harness
import names
from calls import CANCEL_PRESENTATION
from harness import DISMISSAL, PRESENTATION

LAUNCH = ["application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:"]
LEAVE = ["applicationWillResignActive:", "applicationDidEnterBackground:"]
RETURN = ["applicationWillEnterForeground:", "applicationDidBecomeActive:"]


class HomeTestCase(harness.GuiTestCase):
    def go_home(self):
        self.program.click(self.program.find(names.BUTTON, names.HOME))

    def come_back(self, icon):
        """Taps the application's icon on the home screen."""
        self.program.click(self.program.on_stage(icon))


class LifeCycle(HomeTestCase):
    document = "life-cycle"

    def test_home_key_of_the_device(self):
        self.program.click(self.program.on_stage(names.HOME_KEY))
        self.program.wait_for_calls(LAUNCH + LEAVE)
        self.program.wait_for_row("pressed Home")

    def test_launch_is_listed_first(self):
        self.program.wait_for_calls(LAUNCH)

    def test_alert_stays_through_home_and_return(self):
        self.program.click(self.program.on_stage("Close Note"))
        self.program.wait_for_calls(LAUNCH + PRESENTATION)
        self.go_home()
        self.program.wait_for_calls(LAUNCH + PRESENTATION + LEAVE)
        self.program.gone(names.ALERT)
        self.program.key("Escape", "Return")
        home = self.program.find(names.BUTTON, names.HOME)
        accessible.wait(lambda: not harness.is_enabled(home), "no second Home")
        self.come_back("Notes")
        self.program.wait_for_calls(LAUNCH + PRESENTATION + LEAVE + RETURN)
        self.program.alert("Unsaved Changes")
        self.program.click(self.program.on_stage("Keep"))
        calls = self.program.wait_for_calls(LAUNCH + PRESENTATION + LEAVE + RETURN + DISMISSAL)
        self.assertEqual(calls[-1].index, 1)


class DismissInBackground(HomeTestCase):
    document = "life-cycle-dismiss"

    def test_the_alert_is_gone_on_return(self):
        self.program.click(self.program.on_stage("Show Card Number"))
        self.program.wait_for_calls(LAUNCH + CANCEL_PRESENTATION)
        self.go_home()
        self.program.wait_for_calls(LAUNCH + CANCEL_PRESENTATION + LEAVE + DISMISSAL[1:])
        self.come_back("Wallet")
        self.program.on_stage("Show Card Number")
        self.program.gone(names.ALERT)
