"""The panel with the device's clock, notifications and settings, and the launch image."""

import subprocess

import accessible
import bus
import harness
import names
import screen
import test_device


class Panel(test_device.DeviceTestCase):
    def setUp(self):
        super().setUp()
        self.program.click(self.program.on_stage("Every Day"))
        self.program.wait_for_row("fires at")

    def open_panel(self):
        self.program.click(self.program.find(names.TOGGLE, "Notifications and clock"))
        self.program.says("One scheduled")

    def test_it_lists_the_next_firing(self):
        self.open_panel()
        self.program.says("Tuesday, 8 January 2013, 08:00 · every day")

    def test_one_fires_now_and_is_removed(self):
        self.open_panel()
        self.program.activate(self.program.find(names.BUTTON, "Fire “The first cup” now"))
        self.program.wait_for_row(test_device.RECEIVED)
        self.program.activate(self.program.find(names.BUTTON, "Remove “The first cup”"))
        self.program.says("Nothing is scheduled")

    def test_the_clock_goes_to_the_next_one(self):
        self.open_panel()
        self.program.activate(self.program.find(names.BUTTON, "Next Notification"))
        self.program.wait_for_row(test_device.RECEIVED)
        self.program.says("Wednesday, 9 January 2013, 08:00 · every day")
        self.program.says("Tuesday, 8 January 2013, 08:00 · UTC")

    def test_the_clock_is_set_by_hand(self):
        self.open_panel()
        entry = self.program.find(names.ENTRY, "Date and time")
        self.program.click(entry)
        self.program.key("ctrl+a")
        self.program.write("2013-02-30 10:00")
        self.program.key("Return")
        self.program.says("Write a date and a time")
        self.program.key("ctrl+a")
        self.program.write("2013-02-28 10:00")
        self.program.key("Return")
        self.program.says("Thursday, 28 February 2013, 10:00 · UTC")

    def test_another_zone(self):
        self.open_panel()
        self.program.click(self.program.find(names.ENTRY, "Time zone"))
        self.program.key("ctrl+a")
        self.program.write("Nowhere/Land")
        self.program.key("Return")
        self.program.says("knows no time zone “Nowhere/Land”")
        self.program.key("ctrl+a")
        self.program.write("Asia/Tokyo")
        # Letters come another way than what is activated.
        accessible.wait(
            lambda: accessible.text(self.program.find(names.ENTRY, "Time zone")) == "Asia/Tokyo",
            "the zone in the entry")
        self.program.activate(self.program.find(names.BUTTON, "Move the device to this zone"))
        self.program.says("Monday, 7 January 2013, 18:4. · Asia/Tokyo")

    def test_settings_are_changed(self):
        self.open_panel()
        self.program.activate(self.program.find(names.CHECK_BOX, "With sounds"))
        self.program.says("No badge · no sounds")
        self.program.activate(self.program.find(
            (*names.TOGGLE, *names.BUTTON), "Alerts"))
        self.program.wait_for_row("settings")


class Launch(test_device.DeviceTestCase):
    """What covers the application for a moment when a notification opens it."""

    def setUp(self):
        # Each test has a document of its own.
        harness.GuiTestCase.setUp(self)

    def turns_red(self, image):
        """Opens the application by its notification, at a tenth of the speed; the launch image is
        red. Whether the screen was red, until it was the application's own again."""
        more = ", launchImage: red.png" if image else ""
        document = self.write_document(
            test_device.COFFEE.replace("badge: 2,", f"badge: 2{more},"), "launch.rehearsal.yaml")
        subprocess.run(["convert", "-size", "32x57", "xc:#e00000", document.parent / "red.png"],
                       check=True, timeout=120)
        self.open(document)
        self.remind_at_home()
        banner = self.program.on_stage(test_device.TEXT)
        self.program.resting_centre(banner)
        bus.act("speed", 10)
        self.program.activate(banner)
        # It covers the application for a moment only.
        was_red = image and accessible.wait(self.is_red, "the launch image")
        self.program.wait_for_row(test_device.RECEIVED)
        was_red = was_red or self.is_red()
        accessible.wait(lambda: not self.is_red(), "the application itself")
        self.program.on_stage("Nothing")
        return was_red

    def is_red(self):
        box = self.screen()
        place = f"1x1+{box.x + box.width // 2}+{box.y + box.height // 2}"
        red, green, _ = screen.pixels(place)[:3]
        return red > 180 and green < 60

    def test_the_launch_image_covers_the_application_and_goes(self):
        self.assertTrue(self.turns_red(True))

    def test_without_one_nothing_covers_it(self):
        self.assertFalse(self.turns_red(False))
