"""Miniatures of the stages on which texts do not fit, as `rehearsal fit` draws them."""

import base64
import re
import subprocess

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import exporting
import harness
import test_fit
from exporting import WITHOUT_DISPLAY


class FitFiles(exporting.ExportTestCase):
    def fit(self, form, name, *options):
        document = self.place("a.rehearsal.yaml")
        document.write_text(test_fit.DOCUMENT, encoding="utf-8")
        run = subprocess.run(
            [str(harness.PROGRAM), "fit", "--format", form, "-o", str(self.place(name)), *options,
             str(document)],
            capture_output=True, text=True, env=WITHOUT_DISPLAY, timeout=120, check=False)
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "", ""))
        return self.place(name)

    def test_the_page_has_the_worst_first_with_words(self):
        page = self.fit("html", "a.html").read_text(encoding="utf-8")
        verdicts = re.findall(r"<h2 id=\"m\d+\"><strong>(.*?)</strong>: <bdi>(.*?)</bdi>", page)
        self.assertEqual(verdicts[0][0], "cut")
        # A stage for each of 2 parts, 2 languages, 4 sizes, 2 devices, 2 looks would be 64.
        self.assertEqual(len(verdicts), 48)
        self.assertIn("16 more stages are measured and not drawn here", page)
        self.assertEqual(page.count("<img alt=\""), 48)
        self.assertIn("default-src 'none'; img-src data:", page)
        self.assertNotIn("http://", page)
        self.assertRegex(page, r"<p>in de on the phone at \w+ in \w+</p>")

    def test_the_picture_has_a_place_for_each_stage(self):
        few = self.fit("png", "a.png", "--sizes", "normal", "--devices", "phone", "--looks", "flat",
                       "--languages", "de")
        more = self.fit("png", "b.png", "--devices", "phone", "--looks", "flat")
        few, more = (GdkPixbuf.Pixbuf.new_from_file(str(file)) for file in (few, more))
        self.assertEqual(few.get_width(), more.get_width())
        # 2 stages are one row, 16 are four.
        self.assertEqual(more.get_height() - few.get_height(), 3 * (330 + 64 + 24))

    def test_devices_on_their_side_are_drawn_so(self):
        page = self.fit("html", "a.html", "--orientations", "landscape", "--sizes", "normal",
                        "--devices", "phone", "--looks", "flat")
        text = page.read_text(encoding="utf-8")
        self.assertNotIn("held upright", text)
        self.assertIn("on the phone on its side at normal", text)
        drawn = re.findall(r"data:image/png;base64,([A-Za-z0-9+/=]+)", text)
        self.assertEqual(len(drawn), 4)
        for picture in drawn:
            loader = GdkPixbuf.PixbufLoader.new_with_type("png")
            loader.write(base64.b64decode(picture))
            loader.close()
            pixels = loader.get_pixbuf()
            self.assertGreater(pixels.get_width(), pixels.get_height())
