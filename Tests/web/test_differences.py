"""The page about two folders of pictures, in a browser: alone, by keys, narrow, in both grounds."""

import pathlib
import struct
import subprocess
import tempfile
import unittest
import zlib

import browser
from test_replay import CONTRAST, PROGRAM

WIDTH, HEIGHT = 400, 300


def picture(path, colour, width=WIDTH, height=HEIGHT):
    """A PNG file of one colour."""
    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(colour) * width) * height
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
                     + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def compare():
    """The page of two folders: a picture that differs, one that is new, a wide one, a long name."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-page-"))
    old, new = folder / "old", folder / "new"
    old.mkdir()
    new.mkdir()
    for place, colour in ((old, (255, 0, 0)), (new, (0, 0, 255))):
        picture(place / "dialog-a.png", colour)
        picture(place / "wide.png", colour, 2000, 40)
        picture(place / ("long-" * 20 + ".png"), colour)
    picture(new / "dialog-b.png", (0, 0, 0))
    path = folder / "page.html"
    done = subprocess.run([PROGRAM, "diff", old, new, "--format", "html", "-o", path],
                          timeout=300, check=False, stdout=subprocess.DEVNULL)
    if done.returncode != 1:
        raise RuntimeError(f"diff ended with {done.returncode}")
    return path


@unittest.skipUnless(browser.program(), "no browser is installed: install chromium")
class Differences(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.path = compare()

    def setUp(self):
        self.browser = browser.Browser()
        self.addCleanup(self.browser.end)

    def open(self, width=1280, scheme="light"):
        self.browser.send("Emulation.setDeviceMetricsOverride", width=width, height=800,
                          deviceScaleFactor=1, mobile=False)
        self.browser.send("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.browser.open(self.path)

    def focus(self):
        return self.browser.value("document.activeElement.tagName")

    def test_nothing_is_asked_for(self):
        self.open()
        self.browser.wait("[...document.images].every(each => each.naturalWidth > 0)")
        asked = [url for url in self.browser.requests() if not url.startswith("data:")]
        self.assertEqual(asked, [f"file://{self.path}"])
        self.assertFalse([event for event in self.browser.events
                          if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")])

    def test_everything_has_a_name(self):
        self.open()
        nodes = self.browser.nodes()
        controls = {"slider", "link", "image", "heading", "navigation"}
        self.assertEqual([role for role, name in nodes if role in controls and not name], [])
        headings = [name for role, name in nodes if role == "heading"]
        self.assertEqual(headings[0], "Pictures that differ")
        self.assertIn("dialog-a.png", headings)
        self.assertIn("dialog-b.png", headings)
        # What is only in one folder has nothing to be laid over.
        self.assertEqual(len([role for role, _ in nodes if role == "slider"]), 3)
        self.assertEqual(len([role for role, _ in nodes if role == "image"]), 3 * 3 + 1)

    def test_names_lead_to_pictures(self):
        self.open()
        self.browser.value("document.querySelectorAll('nav a')[1].click()")
        self.assertEqual(self.browser.value("document.querySelector(':target').textContent"),
                         self.browser.value("document.querySelectorAll('nav a')[1].textContent"))

    def shown(self):
        """How wide the new picture is in the first pair that lies over each other."""
        return self.browser.value(
            "Number(document.querySelector('.over clipPath rect').getAttribute('width'))")

    def test_the_slider_goes_by_keys(self):
        self.open()
        for _ in range(20):
            self.browser.key("Tab", 9)
            if self.focus() == "INPUT":
                break
        self.assertEqual(self.focus(), "INPUT")
        self.assertEqual(self.shown(), WIDTH / 2)
        self.browser.key("ArrowRight", 39)
        self.assertEqual(self.shown(), WIDTH * 51 / 100)
        self.assertEqual(self.browser.value(
            "document.activeElement.getAttribute('aria-valuetext')"), "51 %")
        self.browser.key("Home", 36)
        before = self.drawn()
        self.assertEqual(self.shown(), 0)
        self.browser.key("End", 35)
        self.assertEqual(self.shown(), WIDTH)
        self.assertNotEqual(self.drawn(), before)

    def drawn(self):
        """The middle of the first of the pictures that lie over each other, as it is drawn."""
        box = self.browser.value(
            "(() => { const box = document.querySelector('.over svg').getBoundingClientRect();"
            "return {x: box.x + 40, y: box.y + 40 + scrollY, width: 20, height: 20, scale: 1};"
            "})()")
        return self.browser.send("Page.captureScreenshot", clip=box)["data"]

    def test_without_script_both_pictures_stand_side_by_side(self):
        self.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.send("Page.navigate", url=f"file://{self.path}")
        roles = []
        for _ in range(100):
            roles = [role for role, _ in self.browser.nodes()]
            if roles.count("image") == 7:
                break
        self.assertEqual((roles.count("image"), roles.count("slider")), (7, 0))

    def test_nothing_is_cut_on_a_narrow_screen(self):
        for width in (320, 600, 1000, 1600):
            self.open(width=width)
            wide = self.browser.value("document.scrollingElement.scrollWidth - innerWidth")
            self.assertLessEqual(wide, 0, f"at {width}")

    def test_contrast_of_texts_in_both_grounds(self):
        for scheme in ("light", "dark"):
            self.open(scheme=scheme)
            self.assertEqual(self.browser.value(CONTRAST), [], scheme)

    def test_the_markup_is_well_formed(self):
        done = subprocess.run(["xmllint", "--html", "--noout", self.path], capture_output=True,
                              text=True, timeout=60, check=False)
        # Its list of elements is that of HTML 4.
        problems = [line for line in done.stderr.splitlines()
                    if " error : " in line and "invalid" not in line]
        self.assertEqual(problems, [])


if __name__ == "__main__":
    unittest.main()
