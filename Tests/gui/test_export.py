"""Films and pages that `rehearsal export` draws."""

import html.parser
import os
import pathlib
import subprocess
import tempfile
import unittest

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import harness

WITHOUT_DISPLAY = {key: value for key, value in os.environ.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")}

SAMPLE = harness.SAMPLES / "sign-out.rehearsal.yaml"
SECRET = "Xylophone7"

LOGIN = f"""
rehearsal: 1
screens:
  home: {{controls: [{{button: Go, then: [{{present: login}}]}}]}}
dialogs:
  login:
    alert: {{title: '<b>Log in</b>', style: loginAndPassword, cancelButton: Cancel, otherButtons: [OK]}}
scenarios:
  in:
    steps:
      - tapOn: Go
      - tapOn: {{field: 1}}
      - inputText: {SECRET}
      - tapOn: OK
"""

SIX_TAPS = """
rehearsal: 1
start: home
screens:
  home:
    title: Account
    controls:
      - label: Signed in as Robin Ash
      - {button: Sign Out, then: [{present: out}]}
dialogs:
  out:
    alert:
      title: Sign Out
      message: Your notes stay on this phone until you sign in again.
      cancelButton: Cancel
      otherButtons: [{title: Confirm, afterwards: [{present: done}]}]
  done:
    alert: {title: Signed Out, message: You are signed out now., cancelButton: OK}
scenarios:
  six:
    pace: 1.1
    steps: [{tapOn: Sign Out}, {tapOn: Confirm}, {tapOn: OK},
            {tapOn: Sign Out}, {tapOn: Confirm}, {tapOn: OK}]
"""


class Page(html.parser.HTMLParser):
    """What a page says and what it asks for."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.texts, self.addresses = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if dict(attributes).get("id") == "scrub":
            self.length = int(dict(attributes)["max"])
        for name, value in attributes:
            if name in ("src", "href", "action", "data", "poster", "srcset"):
                self.addresses.append(value)

    def handle_data(self, data):
        self.texts.append(data)


class Export(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="rehearsal-export-")
        self.addCleanup(self.folder.cleanup)

    def place(self, name):
        return pathlib.Path(self.folder.name) / name

    def export(self, document, name, *options, environment=None, cwd=None):
        """Writes an export and returns its bytes."""
        path = self.place(name)
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(document), "-o", str(path), *options],
            capture_output=True, text=True, timeout=120, env=environment, cwd=cwd)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return path.read_bytes()

    def login(self):
        path = self.place("login.rehearsal.yaml")
        path.write_text(LOGIN, encoding="utf-8")
        return path

    def test_a_film_has_the_same_bytes_on_every_run(self):
        sample = SAMPLE
        for name in ("a.gif", "a.webp", "a.html", "a.pdf", "a.svg", "a.png"):
            first = self.export(sample, name)
            second = self.export(
                sample, "again-" + name, environment=WITHOUT_DISPLAY, cwd=self.folder.name)
            self.assertEqual(first, second, name)

    def test_a_film_shows_the_screen(self):
        self.export(SAMPLE, "a.gif", "--show", "screen", "--no-captions")
        film = GdkPixbuf.PixbufAnimation.new_from_file(str(self.place("a.gif")))
        self.assertEqual((film.get_width(), film.get_height()), (320, 568))
        self.assertFalse(film.is_static_image())
        self.assertLess(self.place("a.gif").stat().st_size, 320_000)

    def test_a_key_has_a_cap(self):
        path = self.place("keys.rehearsal.yaml")
        # Nothing is tapped, so nothing else is marked.
        steps = "      - present: login\n      - waitForAnimationToEnd: true\n      - pressKey: tab\n"
        path.write_text(LOGIN[:LOGIN.index("      - tapOn: Go")] + steps, encoding="utf-8")
        both = [self.export(path, name, "--show", "screen", "--fps", "10", "--no-captions", *more)
                for name, more in (("a.gif", ()), ("b.gif", ("--no-rings",)))]
        self.assertNotEqual(*both)

    def test_a_film_of_ten_seconds_stays_small(self):
        path = self.place("six.rehearsal.yaml")
        path.write_text(SIX_TAPS, encoding="utf-8")
        for name, most in (("a.gif", 320_000), ("a.webp", 150_000), ("a.html", 500_000)):
            self.assertLess(len(self.export(path, name, "--show", "screen")), most, name)
        self.assertIn("No error detected", self.ask("webpinfo", "-summary", "a.webp"))
        # Each picture says in hundredths of a second how long it shows.
        parts = self.place("a.gif").read_bytes().split(b"\x21\xf9\x04")[1:]
        length = sum(part[1] | part[2] << 8 for part in parts)
        self.assertGreater(length, 950)
        self.assertLess(length, 1_100)

    def test_its_first_picture_is_the_stage(self):
        sample = SAMPLE
        self.export(sample, "a.gif", "--show", "screen", "--no-captions")
        film = GdkPixbuf.PixbufAnimation.new_from_file(str(self.place("a.gif")))
        first = film.get_iter(None).get_pixbuf()
        picture = self.place("a.png")
        subprocess.run(
            [str(harness.PROGRAM), "picture", str(sample), "--show", "screen",
             "-o", str(picture)], check=True, timeout=60)
        stage = GdkPixbuf.Pixbuf.new_from_file(str(picture))
        self.assertEqual((first.get_width(), first.get_height()), (320, 568))

        def pixels(picture):
            """The colours, line by line, without opacity."""
            data, channels = bytes(picture.get_pixels()), picture.get_n_channels()
            lines = [data[y * picture.get_rowstride():][:320 * channels] for y in range(568)]
            return [bytes(line[part::channels]) for line in lines for part in range(3)]

        # A GIF has few colours, so that some are only similar; what is somewhere else differs more.
        worst = max(abs(one - other) for first, second in zip(pixels(first), pixels(stage))
                    for one, other in zip(first, second))
        self.assertLess(worst, 24)

    def test_sizes_are_known_before_anything_is_written(self):
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE), "--estimate"], capture_output=True,
            text=True, timeout=120, cwd=self.folder.name)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        told = dict(line.split("\t") for line in run.stdout.splitlines())
        self.assertEqual(os.listdir(self.folder.name), [])
        for name in ("gif", "webp", "html"):
            size = len(self.export(SAMPLE, "a." + name))
            self.assertLess(abs(int(told[name]) - size), size / 4, name)

    def test_no_password_is_in_any_export(self):
        document = self.login()
        for name in ("a.gif", "a.webp", "a.html", "a.pdf", "a.svg"):
            self.assertNotIn(SECRET.encode(), self.export(document, name), name)
        text = self.place("a.html").read_text(encoding="utf-8")
        self.assertIn("•", text)
        for letters in (SECRET[:4], SECRET[-4:]):
            self.assertNotIn(letters, "".join(Page(text).texts))

    def test_a_storyboard_has_a_page_for_each_thing_that_a_person_does(self):
        self.export(SAMPLE, "a.pdf", "--scenario", "confirm", "--paper", "letter")
        told = self.ask("pdfinfo", "a.pdf")
        self.assertRegex(told, r"Title: +confirm\n")
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

    def test_a_storyboard_says_notes_unless_told_not_to(self):
        document = self.login()
        document.write_text(LOGIN.replace(
            "- tapOn: Go\n", "- tapOn: Go\n        say: Here we go\n        notes: Breathe first\n")
            .replace("  in:\n", "  in:\n    notes: Two minutes\n"), encoding="utf-8")
        for options, said in (((), True), (("--no-notes",), False)):
            self.export(document, "a.html", *options)
            page = self.place("a.html").read_text(encoding="utf-8")
            self.assertEqual(["Breathe first" in page, "Two minutes" in page], [said, said])
            self.export(document, "a.pdf", *options)
            text = self.ask("pdftotext", "a.pdf", "-")
            self.assertEqual(["Breathe first" in text, "Two minutes" in text], [said, said])
            # Long selectors are not cut, and each call says whose it is.
            flat = text.replace("-\n", "").replace("\n", "")
            self.assertIn("textField:shouldChangeCharactersInRange:replacementString:", flat)
            self.assertIn("login/field-1", text)
            self.assertIn("Here we go", text)
            self.assertNotIn(SECRET[:4], text)
            self.assertIn("Type “•", text)
            # A password of ten letters is one page, not ten.
            self.assertRegex(self.ask("pdfinfo", "a.pdf"), r"Pages: +5\n")

    def test_a_storyboard_to_edit_is_one_picture_of_shapes(self):
        self.export(SAMPLE, "a.svg", "--scenario", "confirm")
        self.assertEqual(self.ask("xmllint", "--noout", "a.svg"), "")
        text = self.place("a.svg").read_text(encoding="utf-8")
        self.assertIn("<title>confirm</title>", text)
        self.assertNotIn("<image", text)

    def test_mp4_is_made_where_an_encoder_is_installed(self):
        command = [str(harness.PROGRAM), "export", str(SAMPLE), "--show", "screen",
                   "--no-captions", "-o", str(self.place("a.mp4"))]
        without = dict(os.environ, PATH="/nowhere")
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, env=without)
        self.assertEqual(run.returncode, 69)
        self.assertIn("MP4 needs “ffmpeg”, which is not installed", run.stderr)
        self.assertFalse(self.place("a.mp4").exists())
        # One that counts what it gets, or fails.
        fake = self.place("bin/ffmpeg")
        fake.parent.mkdir()
        told, count = self.place("told"), self.place("count")
        fake.write_text(
            f"#!/bin/bash\necho \"$@\" > '{told}'\nwc -c > '{count}'\n"
            "printf '\\0\\0\\0\\0ftyp' > \"${@: -1}\"\n")
        fake.chmod(0o755)
        within = dict(os.environ, PATH=f"{fake.parent}:{os.environ['PATH']}",
                      TMPDIR=self.folder.name)
        subprocess.run(command, check=True, timeout=60, env=within)
        self.assertEqual(self.place("a.mp4").read_bytes(), b"\0\0\0\0ftyp")
        self.assertIn("-s 320x568 -r 30", told.read_text())
        pictures, rest = divmod(int(count.read_text()), 320 * 568 * 4)
        self.assertEqual(rest, 0)
        self.assertGreater(pictures, 60)
        fake.write_text("#!/bin/sh\nexit 1\n")
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, env=within)
        self.assertEqual(run.returncode, 70)
        self.assertIn("“ffmpeg” could not make the film", run.stderr)
        # The film of before is still there, and nothing else is left.
        self.assertEqual(self.place("a.mp4").read_bytes(), b"\0\0\0\0ftyp")
        self.assertEqual(sorted(os.listdir(self.folder.name)), ["a.mp4", "bin", "count", "told"])

    def test_a_sheet_has_every_dialog_in_every_look(self):
        self.export(SAMPLE, "a.png", "--sheet", "--vary", "looks")
        sheet = GdkPixbuf.Pixbuf.new_from_file(str(self.place("a.png")))
        # Two dialogs below each other, four looks beside each other.
        self.assertGreater(sheet.get_height(), 2 * 568)
        self.assertLess(sheet.get_height(), 3 * 568)
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
        self.assertRegex(self.ask("pdfinfo", "a.pdf"), r"Pages: +1\n")
        told = self.ask("pdftotext", "a.pdf", "-")
        self.assertEqual(told.count("Your notes stay on this"), 4)

    def test_a_sheet_that_is_too_large_is_refused_before_it_is_drawn(self):
        path = self.place("many.rehearsal.yaml")
        path.write_text("rehearsal: 1\ndialogs:\n" + "".join(
            f"  d{n}: {{alert: {{title: A, cancelButton: OK}}}}\n" for n in range(20)))
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(path), "--sheet", "--vary", "text-sizes",
             "--scale", "3", "-o", str(self.place("a.png"))],
            capture_output=True, text=True, timeout=20)
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
                 show, "-o", str(self.place(name))], check=True, timeout=60)
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

    def test_a_document_without_dialogs_has_no_sheet(self):
        path = self.place("none.rehearsal.yaml")
        path.write_text("rehearsal: 1\nscreens: {home: {controls: [{label: Hello}]}}\n")
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(path), "--sheet", "-o", str(self.place("a.png"))],
            capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 65)
        self.assertIn("There is no dialog to show", run.stderr)

    def ask(self, program, *arguments):
        """What another program says of files in the folder."""
        return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=60,
                              check=True, cwd=self.folder.name).stdout

    def test_a_page_asks_for_nothing_and_has_no_markup_of_the_document(self):
        self.export(self.login(), "a.html")
        page = Page(self.place("a.html").read_text(encoding="utf-8"))
        self.assertNotIn("b", page.tags)
        self.assertTrue(page.addresses)
        for address in page.addresses:
            self.assertRegex(address, r"^(data:image/(png|webp);base64,|#p\d+$)")
        self.assertIn("alertView:clickedButtonAtIndex: 1", page.texts)
        self.assertLess(self.place("a.html").stat().st_size, 500_000)

    def test_a_caption_is_what_is_said_or_what_happens_and_can_be_read(self):
        document = self.login()
        lengths = []
        for words in ("Short", "A long sentence " * 10):
            document.write_text(LOGIN.replace(
                "- tapOn: Go\n", f"- tapOn: Go\n        say: {words}\n"), encoding="utf-8")
            self.export(document, "a.html")
            page = Page(self.place("a.html").read_text(encoding="utf-8"))
            lengths.append(page.length)
            self.assertIn(words.strip(), page.texts)
            # What is not said is told, and what is typed is one text.
            self.assertTrue(any(text.startswith("Tap OK") for text in page.texts))
            self.assertTrue(any(f"Type “{'•' * 10}”" in text for text in page.texts))
        # Sixty letters are read in about four seconds.
        self.assertGreater(lengths[1], lengths[0] + 5_000)
        self.assertLess(lengths[1], lengths[0] + 9_000)

    def test_a_file_of_another_kind_is_replaced_only_when_told(self):
        path = self.place("a.gif")
        path.write_text("mine")
        command = [str(harness.PROGRAM), "export", str(SAMPLE),
                   "-o", str(path)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 73)
        self.assertIn("is there already and is no GIF file", run.stderr)
        self.assertEqual(path.read_text(), "mine")
        subprocess.run([*command, "--force"], check=True, timeout=60)
        self.assertTrue(path.read_bytes().startswith(b"GIF89a"))

    def test_a_folder_that_is_not_there(self):
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE),
             "-o", str(self.place("no/a.gif"))], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 73)
