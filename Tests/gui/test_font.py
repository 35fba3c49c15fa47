"""The desktop's font: the window follows it while it is open, and so does what it knows of texts."""

import signal
import subprocess
import unittest

import accessible
import harness
import names
import screen

# A button's title that has room in one font, and none in another.
DOCUMENT = """\
rehearsal: 1
title: Fonts
start: leave
dialogs:
  leave:
    alert:
      title: Leave
      cancelButton: Sign out of all the accounts on this device now
      otherButtons: [Stay]
"""


@unittest.skipIf(screen.is_wayland(), "a desktop's settings are told on X11")
class Font(harness.GuiTestCase):
    """A desktop that tells programs its settings, as those of people do."""

    def setUp(self):
        file = self.write_document(DOCUMENT)
        self.settings = file.with_name("xsettingsd.conf")
        self.write("Cantarell 11")
        # It ends with the test, whatever becomes of that.
        self.desktop = subprocess.Popen(["xsettingsd", "-c", self.settings], stderr=subprocess.DEVNULL)
        self.addCleanup(self.desktop.wait, 60)
        self.addCleanup(self.desktop.terminate)
        self.open(file)

    def write(self, font):
        self.settings.write_text(f'Gtk/FontName "{font}"\n', encoding="utf-8")

    def change(self, font):
        """Changes the font of the desktop."""
        self.write(font)
        self.desktop.send_signal(signal.SIGHUP)

    def pixels(self):
        """The pixels of the alert: the clock above goes on."""
        place = accessible.extents(self.program.alert("Leave"))
        return screen.pixels(f"{place.width}x{place.height}+{place.x}+{place.y}")

    def test_what_is_cut_follows_the_font(self):
        self.program.gone(names.TOGGLE, "1 warning")
        before = accessible.rest(self.pixels, "the alert")
        self.change("DejaVu Sans 11")
        self.program.find(names.TOGGLE, "1 warning")
        accessible.wait(lambda: self.pixels() != before, "the other font")
        self.change("Cantarell 11")
        self.program.gone(names.TOGGLE, "1 warning")
        accessible.wait(lambda: self.pixels() == before, "the alert as it was")


if __name__ == "__main__":
    unittest.main()
