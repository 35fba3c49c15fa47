"""The device around the application: home screen, lock screen, Notification Center, switcher, and what
notifications show there."""

import accessible
import bus
import harness
import names

COFFEE = """
rehearsal: 1
title: Coffee
application: {name: Coffee, icon: clock}
screens:
  main:
    title: Coffee
    controls:
      - {button: Remind Me, then: [{schedule: coffee}]}
      - {button: Every Day, then: [{schedule: daily}]}
      - {button: Nothing, then: [{log: nothing}]}
notifications:
  coffee: {body: Time for another cup, action: Pour, after: 1.5, badge: 2, sound: default}
  daily: {body: The first cup, at: "2013-01-08T08:00:00", timeZone: UTC, repeats: day}
"""

NOTIFICATION = "notification"
TEXT = "Coffee, Time for another cup"
RECEIVED = "application:didReceiveLocalNotification:"


def with_style(style):
    return COFFEE + f"notificationSettings: {{style: {style}}}\n"


class DeviceTestCase(harness.GuiTestCase):
    text = COFFEE

    def setUp(self):
        super().setUp()
        self.open(self.write_document(self.text))
        self.program.on_stage("Remind Me")

    def remind(self):
        self.program.click(self.program.on_stage("Remind Me"))
        self.program.wait_for_row("fires at")

    def remind_at_home(self):
        """Schedules a notification and leaves the application before it fires."""
        self.remind()
        self.program.key("ctrl+shift+h")
        self.program.find(names.PANEL, "Home screen")

    def drag(self, node, x=0, y=0):
        """Drags from a place, or from the middle of something, in pixels."""
        left, top = node if isinstance(node, tuple) else self.program.resting_centre(node)
        harness.xdotool("mousemove", left, top, "mousedown", 1)
        for part in range(1, 9):
            harness.xdotool("mousemove", left + x * part // 8, top + y * part // 8)
            harness.settle(0.03)
        harness.xdotool("mouseup", 1)

    def screen(self):
        return accessible.extents(self.program.find(names.PANEL, "Screen"))


class HomeScreen(DeviceTestCase):
    def test_only_the_application_can_be_opened(self):
        self.program.key("ctrl+shift+h")
        home = self.program.find(names.PANEL, "Home screen")
        buttons = [node.get_name() for node in accessible.walk(home)
                   if node.get_role_name() in names.BUTTON]
        self.assertEqual(buttons, ["Coffee"])

    def test_badge_is_said_with_the_icon(self):
        self.remind_at_home()
        icon = self.program.on_stage("Coffee")
        accessible.wait(lambda: icon.get_description() == "badge 2", "a badge")

    def test_a_neighbour_does_nothing(self):
        self.program.key("ctrl+shift+h")
        self.program.find(names.PANEL, "Home screen")
        box = self.screen()
        self.program.click((box.x + box.width // 6, box.y + box.height // 8))
        self.assertFalse(self.program.has_row("opened"))


class Banner(DeviceTestCase):
    def test_a_tap_opens_the_application(self):
        self.remind_at_home()
        banner = self.program.find(NOTIFICATION, "Banner of Coffee")
        self.program.click(accessible.wait(
            lambda: accessible.find(banner, names.BUTTON, TEXT), "the banner's face"))
        self.program.wait_for_row(RECEIVED)
        self.program.gone(NOTIFICATION)
        self.program.on_stage("Nothing")

    def test_assistive_technology_opens_it(self):
        self.remind_at_home()
        self.program.activate(self.program.on_stage(TEXT))
        self.program.wait_for_row(RECEIVED)

    def test_escape_closes_it(self):
        self.remind_at_home()
        self.program.on_stage(TEXT)
        self.program.key("Escape")
        self.program.gone(NOTIFICATION)
        self.assertFalse(self.program.has_row(RECEIVED))

    def test_a_push_upwards_closes_it(self):
        self.remind_at_home()
        self.drag(self.program.on_stage(TEXT), y=-40)
        self.program.wait_for_row("closed")
        self.program.gone(NOTIFICATION)

    def test_it_goes_after_a_while(self):
        self.remind_at_home()
        self.program.on_stage(TEXT)
        self.program.gone(NOTIFICATION)
        self.program.find(names.PANEL, "Home screen")


class Alert(DeviceTestCase):
    text = with_style("alert")

    def test_close_and_action_are_buttons(self):
        self.remind_at_home()
        alert = self.program.alert("Coffee")
        self.assertEqual(alert.get_description(), "Time for another cup")
        self.program.click(self.program.on_stage("Close"))
        self.program.gone(names.ALERT)
        self.assertFalse(self.program.has_row(RECEIVED))

    def test_return_opens_the_application(self):
        self.remind_at_home()
        self.program.alert("Coffee")
        self.program.on_stage("Pour")
        self.program.key("Return")
        self.program.wait_for_row(RECEIVED)
        self.program.gone(names.ALERT)

    def test_escape_closes_it(self):
        self.remind_at_home()
        self.program.alert("Coffee")
        self.program.key("Escape")
        self.program.gone(names.ALERT)
        self.assertFalse(self.program.has_row(RECEIVED))

    def test_the_icon_is_out_of_reach_meanwhile(self):
        self.remind_at_home()
        self.program.alert("Coffee")
        self.program.gone(names.PANEL, "Home screen")


class OtherAlert(DeviceTestCase):
    def test_it_comes_from_the_menu_and_goes_with_its_button(self):
        bus.act("interrupt")
        self.program.alert("Battery Low")
        self.program.wait_for_row("applicationWillResignActive:")
        self.program.click(self.program.on_stage("Dismiss"))
        self.program.gone(names.ALERT)
        self.program.wait_for_row("another app’s alert went")
        self.program.on_stage("Nothing")


class LockScreen(DeviceTestCase):
    def lock(self):
        """Locks the device and wakes it by hand."""
        self.program.key("ctrl+shift+k")
        self.program.find(names.PANEL, "Screen off")
        self.program.key("ctrl+shift+h")
        self.program.gone(names.PANEL, "Screen off")

    def test_the_slider_is_dragged(self):
        self.lock()
        slider = self.program.on_stage("slide to unlock")
        self.program.click(slider)
        self.program.find(names.PANEL, "Lock screen")
        self.drag(slider, x=self.screen().width * 7 // 10)
        self.program.on_stage("Remind Me")
        self.program.wait_for_row("slid")

    def test_return_unlocks(self):
        self.lock()
        self.program.on_stage("slide to unlock")
        self.program.key("Return")
        self.program.on_stage("Remind Me")

    def test_assistive_technology_unlocks(self):
        self.lock()
        self.program.activate(self.program.on_stage("slide to unlock"))
        self.program.on_stage("Remind Me")

    def test_in_classic_the_knob_is_dragged(self):
        self.program.click(self.program.find((*names.TOGGLE, *names.BUTTON), names.CLASSIC))
        self.lock()
        slider = self.program.on_stage("slide to unlock")
        box = accessible.extents(slider)
        left = (box.x + box.width // 8, box.y + box.height // 2)
        self.drag(left, x=box.width // 3)
        self.program.on_stage("slide to unlock")
        self.drag(left, x=box.width)
        self.program.on_stage("Remind Me")

    def test_a_notification_wakes_it_and_is_opened_by_key(self):
        self.remind()
        self.program.key("ctrl+shift+k")
        self.program.on_stage(f"{TEXT}, now").grab_focus()
        self.program.key("Return")
        self.program.wait_for_row(RECEIVED)
        self.program.on_stage("Nothing")

    def test_a_notification_wakes_it_and_is_slid_across(self):
        self.remind()
        self.program.key("ctrl+shift+k")
        row = self.program.on_stage(f"{TEXT}, now")
        # While the screen lights up, a finger does nothing.
        self.program.gone(names.PANEL, "Screen off")
        self.drag(row, x=self.screen().width * 7 // 10)
        self.program.wait_for_row(RECEIVED)
        self.program.on_stage("Nothing")

    def test_classic_slides_to_the_action(self):
        self.program.click(self.program.find((*names.TOGGLE, *names.BUTTON), names.CLASSIC))
        self.remind()
        self.program.key("ctrl+shift+k")
        self.program.activate(self.program.on_stage("slide to Pour"))
        self.program.wait_for_row(RECEIVED)


class Center(DeviceTestCase):
    def pull(self):
        box = self.screen()
        self.drag((box.x + box.width // 2, box.y + 8), y=box.height // 2)

    def test_it_is_pulled_out_of_the_status_bar_and_pushed_away(self):
        self.pull()
        self.program.find(names.PANEL, "Notification Center")
        self.program.says("^No notifications$")
        self.program.wait_for_row("applicationWillResignActive:")
        grip = self.program.on_stage("Put Notification Center away")
        self.drag(grip, y=-self.screen().height // 2)
        self.program.gone(names.PANEL, "Notification Center")
        self.program.on_stage("Remind Me")

    def test_a_short_pull_goes_back(self):
        box = self.screen()
        self.drag((box.x + box.width // 2, box.y + 8), y=30)
        self.assertFalse(self.program.has_row("Notification Center"))
        self.program.on_stage("Remind Me")

    def test_keys_and_a_row(self):
        self.remind_at_home()
        self.program.on_stage(TEXT)
        self.program.gone(NOTIFICATION)
        self.program.key("ctrl+shift+n")
        self.program.find(names.PANEL, "Notification Center")
        self.program.click(self.program.on_stage("Time for another cup, now"))
        self.program.wait_for_row(RECEIVED)
        self.program.gone(names.PANEL, "Notification Center")

    def test_a_section_is_cleared(self):
        self.remind_at_home()
        self.program.on_stage(TEXT)
        self.program.key("ctrl+shift+n")
        self.program.click(self.program.on_stage("Clear the notifications of Coffee"))
        self.program.says("No notifications")
        self.assertFalse(self.program.has_row(RECEIVED))

    def test_escape_puts_it_away(self):
        self.program.key("ctrl+shift+n")
        self.program.find(names.PANEL, "Notification Center")
        self.program.key("Escape")
        self.program.gone(names.PANEL, "Notification Center")


class Switcher(DeviceTestCase):
    def open_twice(self):
        key = self.program.resting_centre(self.program.on_stage(names.HOME_KEY))
        harness.xdotool("mousemove", *key, "click", "--repeat", 2, "--delay", 60, 1)
        return self.program.find(names.PANEL, "App switcher")

    def test_two_presses_of_home_open_it(self):
        self.open_twice()
        self.assertFalse(self.program.has_row("pressed Home"))
        self.program.key("Escape")
        self.program.gone(names.PANEL, "App switcher")
        self.program.on_stage("Remind Me")

    def test_the_application_is_ended(self):
        self.open_twice()
        self.program.activate(self.program.on_stage("End Coffee"))
        self.program.wait_for_row("ended the app")

    def test_a_card_is_thrown_away(self):
        self.open_twice()
        card = self.program.on_stage("Coffee")
        self.drag(card, y=-self.screen().height // 2)
        self.program.wait_for_row("ended the app")

    def test_a_mark_ends_it_in_classic(self):
        self.program.click(self.program.find((*names.TOGGLE, *names.BUTTON), names.CLASSIC))
        self.program.key("ctrl+shift+w")
        self.program.click(self.program.on_stage("End Coffee"))
        self.program.wait_for_row("ended the app")
