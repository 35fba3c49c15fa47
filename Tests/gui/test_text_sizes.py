"""Texts of 100, 150 and 200 % in windows of two common sizes: nothing makes the window wider, and the
filter of the calls can be read."""

import subprocess

import accessible
import bus
import harness
import names
import screen

SIZES = ((1366, 768), (1024, 768))
# A character of a filter at 100 %, in pixels.
CHARACTER = 8


def text_size(percent):
    """Gives the desktop a size of texts, which GTK reads when a program starts."""
    subprocess.run(
        ["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
         f"Xft.dpi:\t{96 * percent // 100}\n"], check=True, timeout=120)


class TextSizes(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.addCleanup(text_size, 100)

    def each(self, percent):
        text_size(percent)
        self.open()
        self.program.find(names.PANEL, names.WELCOME)
        self.frame = screen.visible_windows(self.program.process)[-1]
        for size in SIZES:
            with self.subTest(size=size):
                self.give(size)
                self.fits(size, "what was there before")
                bus.act("open-path", harness.SAMPLES / "sign-out.rehearsal.yaml")
                self.program.on_stage("Sign Out")
                self.fits(size, "a document")
                field = accessible.extents(self.program.find(names.ENTRY, "Filter calls"))
                self.assertGreater(field.width, 13 * CHARACTER * percent // 100)
                bus.act("play", "confirm")
                self.program.says("passed")
                self.fits(size, "a scenario that was played")
                for action in ("compare-runs", "side-by-side"):
                    bus.act(action)
                    self.fits(size, action)
                    bus.act(action)
                bus.act("edit-mode")
                self.program.find(names.PANEL, "Properties")
                for page in ("2", "3", "4", "1"):
                    bus.act(f"pane-{page}")
                    self.fits(size, f"page {page} while editing")
                bus.act("record")
                self.fits(size, "a recording")
                bus.act("record")

    def give(self, size):
        """Asks for the size more than once: controls may have to be folded for it."""
        for _ in range(3):
            harness.xdotool("windowsize", self.frame, *size)
            accessible.rest(self.size, "a size")

    def size(self):
        box = accessible.extents(self.program.find(names.WINDOW))
        return box.width, box.height

    def fits(self, size, what):
        self.assertEqual(accessible.rest(self.size, "a size"), size, what)

    def test_100_percent(self):
        self.each(100)

    def test_150_percent(self):
        self.each(150)

    def test_200_percent(self):
        self.each(200)


if __name__ == "__main__":
    harness.unittest.main()
