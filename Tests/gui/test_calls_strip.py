"""Calls in large type beside the device, for an audience."""

import accessible
import harness
import names
from accessible import wait
from harness import xdotool
from hearing import hear
from test_presenting import Stage

TAP = ["sign-out alertView:clickedButtonAtIndex: 1",
       "sign-out alertView:willDismissWithButtonIndex: 1",
       "sign-out alertView:didDismissWithButtonIndex: 1"]


class Strip(Stage):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.heard = hear(self)
        self.present()

    def shown(self, heading):
        """The calls of the strip with this heading, once it is there."""
        strip = self.program.find(names.PANEL, heading)
        return [node.get_name() for node in accessible.walk(strip)
                if node.get_role_name() == "label" and " " in node.get_name()
                and ":" in node.get_name()]

    def test_the_last_calls_come_beside_the_device(self):
        self.program.key("l")
        self.program.find(names.PANEL, "No calls yet")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        wait(lambda: any("sign-out didPresentAlertView:" in text for text in self.heard),
             f"{self.heard}")
        self.assertEqual(
            self.shown("Last calls"),
            ["sign-out willPresentAlertView:",
             "sign-out alertViewShouldEnableFirstOtherButton: → YES",
             "sign-out didPresentAlertView:"])
        strip = accessible.extents(self.program.find(names.PANEL, "Last calls"))
        device = accessible.extents(self.program.find("panel", "Screen"))
        self.assertGreaterEqual(strip.x, device.x + device.width)
        self.program.key("l")
        self.program.gone(names.PANEL, "Last calls")

    def test_what_a_tap_would_call(self):
        """The run itself does nothing."""
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        xdotool("mousemove", 5, 5)
        self.program.key("h")
        self.program.find(names.PANEL, "Point at a button to see what it would call.")
        xdotool("mousemove", *self.program.resting_centre(self.program.on_stage("Confirm")))
        self.assertEqual(self.shown("A tap on “Confirm” would call"), TAP)
        xdotool("mousemove", 5, 5)
        self.program.find(names.PANEL, "Point at a button to see what it would call.")
        # With the keyboard it is what has the focus.
        self.program.key("Tab")
        self.program.find(names.PANEL, "A tap on “Cancel” would call")
        self.program.key("x")
        self.program.gone(names.PANEL, "A tap on “Cancel” would call")
        self.program.alert("Sign Out")

    def test_the_calls_are_as_foreseen(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        place = self.program.resting_centre(self.program.on_stage("Confirm"))
        xdotool("mousemove", *place)
        self.program.key("h")
        foreseen = self.shown("A tap on “Confirm” would call")
        self.program.key("h", "l")
        self.program.click(place)
        self.program.alert("Completed")
        wait(lambda: self.shown("Last calls")[-3:] == foreseen, "the same calls")


class Windowed(harness.GuiTestCase):
    """In a window with all its panes there is no room beside the device."""

    document = "sign-out"

    def shown(self, part, heading):
        """The place of the strip, once the device is clear of it."""
        def look():
            strip = accessible.extents(self.program.find(part, heading))
            screen = accessible.extents(self.program.find("panel", "Screen"))
            apart = (strip.x >= screen.x + screen.width or strip.y >= screen.y + screen.height)
            return (strip, screen) if apart else None
        return wait(look, "a strip clear of the device")

    def test_the_strip_is_over_the_calls_or_under_the_device(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.program.key("ctrl+shift+p")
        # The captions have their room from the start.
        toggle = self.program.find(names.TOGGLE, "Last Calls")
        self.program.resting_pixels()
        before = accessible.extents(self.program.find("panel", "Screen"))
        self.program.click(toggle)
        strip, screen = self.shown(names.PANEL, "Last calls")
        self.assertGreaterEqual(strip.x, screen.x + screen.width)
        self.assertEqual((screen.width, screen.height), (before.width, before.height))
        self.program.picture("strip-aside")
        self.program.find(names.TABLE, names.CALLS)
        self.program.click(self.program.find(names.TOGGLE, "Last Calls"))
        self.program.gone(names.PANEL, "Last calls")
