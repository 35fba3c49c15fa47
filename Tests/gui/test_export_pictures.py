"""Pictures, sheets and storyboards that `rehearsal export` and `rehearsal picture` draw."""

import subprocess

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import exporting
import harness
from exporting import LOGIN, SAMPLE, SECRET, WITHOUT_DISPLAY, rgb_of

POPOVER = """
rehearsal: 1
device: tablet
screens:
  home: {controls: [{button: Go, then: [{present: tools}]}]}
dialogs:
  tools:
    popover: {title: Tools, from: {rect: go}, controls: [label: A label that is long enough]}
"""


class ExportedPictures(exporting.ExportTestCase):
    def test_pages_are_read_by_another_program(self):
        self.export(SAMPLE, "a.pdf", "--scenario", "confirm")
        self.ask("pdftoppm", "-r", "72", "-png", "a.pdf", "page")
        pages = sorted(self.place("").glob("page*.png"))
        self.assertEqual(len(pages), 4)
        for page in pages:
            picture = GdkPixbuf.Pixbuf.new_from_file(str(page))
            self.assertEqual((picture.get_width(), picture.get_height()), (842, 595))
            # The device is dark.
            self.assertGreater(sum(value < 80 for value in rgb_of(picture)), 20_000)

    def test_a_storyboard_has_a_page_for_each_thing_that_a_person_does(self):
        self.export(SAMPLE, "a.pdf", "--scenario", "confirm", "--paper", "letter")
        told = self.ask("pdfinfo", "a.pdf")
        self.assertRegex(told, r"Title: +Account\n")
        self.assertRegex(told, r"Pages: +4\n")
        self.assertRegex(told, r"Page size: +792 x 612 pts")
        self.assertNotIn("CreationDate", told)
        pages = self.ask("pdftotext", "-layout", "a.pdf", "-").split("\f")
        for page, words in zip(pages, (("Tap Sign Out", "1 of 4", "didPresentAlertView:"),
                                       ("Tap Confirm", "clickedButtonAtIndex: 1"),
                                       ("Tap OK", "no calls"), ("End", "4 of 4"))):
            for word in words:
                self.assertIn(word, page)
        # The texts of the stage are letters, too.
        self.assertIn("Your notes stay on this", pages[1])

    def test_a_storyboard_says_notes_and_calls_as_it_is_told(self):
        document = self.login()
        document.write_text(LOGIN.replace(
            "- tapOn: Go\n", "- tapOn: Go\n        say: Here we go\n        notes: Breathe first\n")
            .replace("  in:\n", "  in:\n    notes: Two minutes\n"), encoding="utf-8")
        for options, said in ((("--notes",), True), ((), False)):
            self.export(document, "a.html", *options)
            page = self.place("a.html").read_text(encoding="utf-8")
            self.assertEqual(["Breathe first" in page, "Two minutes" in page], [said, said])
            self.export(document, "a.pdf", *options)
            text = self.ask("pdftotext", "a.pdf", "-")
            self.assertEqual(["Breathe first" in text, "Two minutes" in text], [said, said])
            # Long selectors are not cut, and each call says whose it is.
            flat = text.replace("-\n", "").replace("\n", "")
            self.assertIn("textField:shouldChangeCharactersInRange:replacementString:", flat)
            self.assertIn("Password", text)
            self.assertIn("Here we go", text)
            self.assertNotIn(SECRET[:4], text)
            self.assertIn("Type “•", text)
            # A password of ten letters is one page, not ten.
            self.assertRegex(self.ask("pdfinfo", "a.pdf"), r"Pages: +5\n")

        for name in ("b.pdf", "b.html"):
            self.export(document, name, "--no-calls")
            text = (self.ask("pdftotext", name, "-") if name.endswith("pdf")
                    else self.place(name).read_text(encoding="utf-8"))
            self.assertIn("Here we go", text)
            self.assertNotIn("shouldChangeCharactersInRange", text)

    def test_a_label_in_a_popover_has_the_ground_of_the_popover(self):
        document = self.login()
        document.write_text(POPOVER, encoding="utf-8")
        self.export(document, "a.png", "--sheet", "--vary", "looks")
        picture = GdkPixbuf.Pixbuf.new_from_file(str(self.place("a.png")))
        width, rgb = picture.get_width(), rgb_of(picture)
        popover, ground = bytes.fromhex("f7f7f8"), bytes.fromhex("efeff4")
        wide = 0
        for y in range(picture.get_height()):
            row = rgb[y * width * 3:(y + 1) * width * 3]
            line = [row[x:x + 3] for x in range(0, len(row), 3)]
            here = [x for x, color in enumerate(line) if color == popover]
            if len(here) > 40:
                wide += 1
                self.assertNotIn(ground, line[here[0]:here[-1]], f"line {y}")
        self.assertGreater(wide, 40)

    def test_the_shadow_of_an_alert_has_no_seams(self):
        for look in ("flat", "classic"):
            self.export(SAMPLE, look + ".pdf", "--scenario", "confirm", "--look", look)
            self.ask("pdftoppm", "-r", "200", "-f", "2", "-l", "2", "-png", look + ".pdf", look)
            page, = self.place("").glob(look + "-*.png")
            picture = GdkPixbuf.Pixbuf.new_from_file(str(page))
            width, rgb = picture.get_width(), rgb_of(picture)
            # Left of the middle, from the lower edge of the alert to the end of its shadow.
            columns = range(200, 330)
            sums = [sum(rgb[(y * width + x) * 3] for y in range(1015, 1040)) for x in columns]
            jumps = [abs(2 * here - before - after)
                     for before, here, after in zip(sums, sums[1:], sums[2:])]
            self.assertLess(max(jumps), 25 * 8, look)

    def test_a_storyboard_to_edit_is_one_picture_of_shapes(self):
        self.export(SAMPLE, "a.svg", "--scenario", "confirm")
        self.assertEqual(self.ask("xmllint", "--noout", "a.svg"), "")
        text = self.place("a.svg").read_text(encoding="utf-8")
        self.assertIn("<title>Account</title>", text)
        self.assertNotIn("<image", text)

    def test_a_sheet_has_every_dialog_in_every_look(self):
        self.export(SAMPLE, "a.png", "--sheet", "--vary", "looks")
        sheet = GdkPixbuf.Pixbuf.new_from_file(str(self.place("a.png")))
        # A screen and two dialogs below each other, four looks beside each other.
        self.assertGreater(sheet.get_height(), 3 * 568)
        self.assertLess(sheet.get_height(), 4 * 568)
        self.assertGreater(sheet.get_width(), 4 * 320)
        self.assertLess(sheet.get_width(), 5 * 344)
        self.export(SAMPLE, "b.png", "--sheet", "--vary", "looks,text-sizes", "--scale", "2")
        more = GdkPixbuf.Pixbuf.new_from_file(str(self.place("b.png")))
        self.assertEqual(more.get_width(), 2 * sheet.get_width())
        self.assertGreater(more.get_height(), 2 * sheet.get_height() + 2 * 2 * 568)

    def test_a_sheet_can_be_shapes(self):
        self.export(SAMPLE, "a.svg", "--sheet", "--vary", "looks")
        self.assertEqual(self.ask("xmllint", "--noout", "a.svg"), "")
        self.assertNotIn("<image", self.place("a.svg").read_text(encoding="utf-8"))
        self.export(SAMPLE, "a.pdf", "--sheet", "--vary", "looks")
        told = self.ask("pdftotext", "a.pdf", "-")
        self.assertEqual(told.count("Your notes stay on this"), 4)

    def test_a_sheet_that_is_too_large_is_refused_before_it_is_drawn(self):
        path = self.place("many.rehearsal.yaml")
        path.write_text("rehearsal: 1\ndialogs:\n" + "".join(
            f"  d{n}: {{alert: {{title: A, cancelButton: OK}}}}\n" for n in range(20)))
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(path), "--sheet", "--vary", "text-sizes",
             "--scale", "3", "-o", str(self.place("a.png"))],
            capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 65)
        self.assertRegex(run.stderr, r"would be \d+ pixels long, and a picture has at most 32767")
        self.assertFalse(self.place("a.png").exists())

    def test_a_picture_has_each_beat(self):
        self.export(SAMPLE, "a.png", "--scenario", "confirm", "--show", "screen", "--no-captions")
        sheet = GdkPixbuf.Pixbuf.new_from_file(str(self.place("a.png")))
        # Three taps and the end, beside each other.
        self.assertGreater(sheet.get_width(), 4 * 320)
        self.assertLess(sheet.get_width(), 5 * 320)
        self.assertGreater(sheet.get_height(), 568)
        self.assertLess(sheet.get_height(), 2 * 568)
        self.export(SAMPLE, "b.png", "--scenario", "confirm", "--show", "screen")
        named = GdkPixbuf.Pixbuf.new_from_file(str(self.place("b.png")))
        self.assertGreater(named.get_height(), sheet.get_height())

    def test_both_looks_are_beside_each_other(self):
        options = ("--scenario", "confirm", "--fps", "5", "--show", "screen")
        self.export(SAMPLE, "a.gif", "--look", "both", *options)
        film = GdkPixbuf.PixbufAnimation.new_from_file(str(self.place("a.gif")))
        self.assertEqual(film.get_width(), 640)

    def test_a_picture_can_be_shapes(self):
        for name, show in (("a.svg", "device"), ("a.pdf", "dialog"), ("b.pdf", "screen")):
            subprocess.run(
                [str(harness.PROGRAM), "picture", str(SAMPLE), "--dialog", "sign-out", "--show",
                 show, "-o", str(self.place(name))], check=True, timeout=120)
        self.assertEqual(self.ask("xmllint", "--noout", "a.svg"), "")
        self.assertNotIn("<image", self.place("a.svg").read_text(encoding="utf-8"))
        self.assertIn("Page size:       320 x 568 pts", self.ask("pdfinfo", "b.pdf"))
        # The dialog alone has nothing of the screen.
        self.assertIn("Signed in as", self.ask("pdftotext", "b.pdf", "-"))
        alone = self.ask("pdftotext", "a.pdf", "-")
        self.assertIn("Your notes stay on this", alone)
        self.assertNotIn("Signed in as", alone)

    def test_a_display_that_is_gone_is_replaced(self):
        gone = dict(WITHOUT_DISPLAY, DISPLAY=":4711")
        self.assertTrue(self.export(SAMPLE, "a.png", environment=gone))
