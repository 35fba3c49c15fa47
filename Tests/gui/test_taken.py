"""Pictures of the stage that a person takes away: copied, saved, or drawn by a command."""

import os
import pathlib
import subprocess
import sys
import tempfile

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import accessible
import files
import harness
import names
from accessible import wait
from harness import xdotool

WITHOUT_DISPLAY = {key: value for key, value in os.environ.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")}


def read(path):
    return GdkPixbuf.Pixbuf.new_from_file(str(path))


def alpha(picture, x, y):
    return picture.get_pixels()[y * picture.get_rowstride() + x * picture.get_n_channels() + 3]


def of_clipboard(folder):
    place = pathlib.Path(folder) / "copied.png"
    helper = pathlib.Path(__file__).parent / "picture.py"
    run = subprocess.run([sys.executable, str(helper), str(place)], timeout=120)
    return read(place) if run.returncode == 0 else None


class Window(harness.GuiTestCase):
    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-pictures-"))

    def choose(self, item):
        """Chooses an item of the stage's own menu, by the right mouse button."""
        x, y = self.program.resting_centre(
            self.program.find(names.PANEL, names.PROTOTYPE))
        xdotool("mousemove", x, y, "click", 3)
        self.program.click(self.program.find(names.MENU_ITEMS, item))

    def test_the_menu_of_the_stage_copies_what_it_is_told(self):
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+shift+c")
        device = wait(lambda: of_clipboard(self.folder), "a picture")
        # Twice the points of a phone, and a shadow.
        self.assertGreater(device.get_width(), 2 * 356)
        self.assertEqual(alpha(device, 0, 0), 0)
        for item in ("Screen Alone", "1× size", "Copy Picture"):
            self.choose(item)
        copied = wait(
            lambda: (lambda it: it if it and it.get_width() == 320 else None)(
                of_clipboard(self.folder)), "a picture of the screen")
        self.assertEqual(copied.get_height(), 568)

    def test_the_stage_is_copied_as_shapes(self):
        self.program.on_stage("Sign Out")
        for item in ("Screen Alone", "Copy as SVG"):
            self.choose(item)
        self.program.find(names.PANEL, names.PROTOTYPE)
        svg = wait(lambda: harness.clipboard("image/svg+xml"), "an SVG")
        self.assertIn("<svg", svg)
        self.assertNotIn("<image", svg)
        # Editors of text get it, too.
        self.assertEqual(harness.clipboard("UTF8_STRING"), svg)

    def test_the_dialog_alone_and_a_file_beside_the_last_one(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.choose("Dialog Alone")
        self.program.key("ctrl+shift+s")
        files.choose(self.program, "Save Picture", self.folder / "first.png")
        first = wait(lambda: (self.folder / "first.png").exists() and self.folder / "first.png",
                     "a file")
        picture = wait(lambda: read(first), "a whole picture")
        self.assertEqual(alpha(picture, 0, 0), 0)
        middle = (picture.get_width() // 2, picture.get_height() // 2)
        self.assertEqual(alpha(picture, *middle), 255)
        self.program.key("ctrl+shift+s")
        self.program.find("file chooser", "Save Picture")
        # The name is proposed, in the folder of the last one.
        self.program.key("Return")
        second = self.folder / "sign-out-sign-out.png"
        wait(second.exists, "a second file")
        wait(lambda: second.read_bytes() == first.read_bytes(), "the same bytes")

    def test_without_a_dialog_there_is_none_of_it(self):
        self.program.on_stage("Sign Out")
        self.choose("Dialog Alone")
        self.program.key("ctrl+shift+c")
        self.program.says("^No dialog shows, so there is no picture")

    def test_no_menu_while_presenting(self):
        self.program.on_stage("Sign Out")
        self.program.key("F11")
        wait(lambda: accessible.find(self.program.root, names.BUTTON, names.OPEN) is None,
             "the stage alone")
        x, y = self.program.resting_centre(self.program.find(names.PANEL, names.PROTOTYPE))
        xdotool("mousemove", x, y, "click", 3)
        harness.settle(0.5)
        self.assertIsNone(accessible.find(self.program.root, names.MENU_ITEMS, "Copy Picture"))


class Commands(harness.unittest.TestCase):
    """`rehearsal picture`, on a display and without one."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-pictures-"))

    def draw(self, *options, sample="sign-out", environment=None, name="a.png", status=0):
        place = self.folder / name
        run = subprocess.run(
            [*harness.COMMAND, "picture", harness.SAMPLES / f"{sample}.rehearsal.yaml",
             *options, "--output", place],
            env=environment or dict(os.environ), capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, status, run.stderr)
        return place if status == 0 else run

    def test_the_same_bytes_each_time(self):
        options = ("--dialog", "sign-out")
        first = self.draw(*options, name="first.png").read_bytes()
        self.assertEqual(self.draw(*options, name="again.png").read_bytes(), first)

    def test_without_a_display_it_has_one_of_its_own(self):
        place = self.draw("--dialog", "sign-out", environment=WITHOUT_DISPLAY)
        self.assertGreater(read(place).get_width(), 356)

    def test_a_small_one_for_the_desktop_has_any_name(self):
        whole = read(self.draw())
        self.assertGreater(whole.get_height(), whole.get_width())
        for pixels in (16, 64, 4096):
            with self.subTest(pixels):
                picture = read(self.draw("--size", str(pixels), name=f"thumbnail-{pixels}"))
                height = min(pixels, whole.get_height())
                self.assertEqual((picture.get_width(), picture.get_height()),
                                 (whole.get_width() * height // whole.get_height(), height))

    def test_larger_pictures_are_laid_out_larger(self):
        for scale in (1, 2, 3):
            with self.subTest(scale):
                picture = read(self.draw("--dialog", "sign-out", "--show", "screen",
                                         "--scale", str(scale)))
                self.assertEqual((picture.get_width(), picture.get_height()),
                                 (320 * scale, 568 * scale))
        small = read(self.draw("--dialog", "sign-out", "--show", "screen"))
        enlarged = small.scale_simple(960, 1704, GdkPixbuf.InterpType.BILINEAR)
        self.assertNotEqual(enlarged.get_pixels(), picture.get_pixels())

    def test_a_moment_of_a_movement(self):
        options = ("--scenario", "confirm", "--show", "screen")
        pictures = {self.draw(*options, "--at", at).read_bytes() for at in ("0", "0.1", "0.25")}
        self.assertEqual(len(pictures), 3)

    def test_secret_text_is_not_in_it(self):
        document = """
            rehearsal: 1
            screens: {home: {controls: [{button: Go, then: [{present: a}]}]}}
            dialogs: {a: {alert: {title: A, style: secureText, cancelButton: OK}}}
            scenarios:
              WORD:
                steps: [{present: a}, {inputText: WORD}]
            """
        pictures = []
        for word in ("wwww", "iiii"):
            path = self.folder / f"{word}.rehearsal.yaml"
            path.write_text(document.replace("WORD", word), encoding="utf-8")
            pictures.append(self.draw("--scenario", word, sample=path.with_suffix("").with_suffix(
                "")).read_bytes())
        self.assertEqual(*pictures)

    def test_all_icons_on_a_sheet(self):
        sheets = []
        for environment in (dict(os.environ), WITHOUT_DISPLAY):
            place = self.folder / "icons.png"
            run = subprocess.run([*harness.COMMAND, "icons", "--picture", place],
                                 env=environment, capture_output=True, text=True, timeout=120)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            sheets.append(read(place))
        sheet = sheets[0]
        # Rows of six, each icon at 32 pixels.
        self.assertEqual((sheet.get_width(), sheet.get_height()), (1032, 648))
        line, bytes_each = sheet.get_rowstride(), sheet.get_n_channels()
        pixels = sheet.get_pixels()
        for index in range(66):
            x, y = 12 + index % 6 * 168, 16 + index // 6 * 48
            ink = sum(pixels[(y + row) * line + (x + column) * bytes_each] < 128
                      for row in range(32) for column in range(32))
            self.assertGreater(ink, 60, index)
        self.assertEqual(*[sheet.get_pixels() for sheet in sheets])

    def test_what_cannot_be_written(self):
        run = self.draw("--dialog", "sign-out", name="no/such/folder.png", status=73)
        self.assertIn("there is no such folder", run.stderr)
