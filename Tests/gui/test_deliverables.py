"""What a client gets: sheets, storyboards and folders of pictures, with titles and without ids."""

import re
import subprocess

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import exporting
import harness
from exporting import SAMPLE

PARTS = """
rehearsal: 1
title: Albums
screens:
  home-screen:
    title: Home
    controls:
      - {button: Choose, then: [{present: choose-one}]}
      - {button: Save, then: [{run: saving-it}]}
dialogs:
  choose-one:
    actionSheet:
      title: Which one?
      otherButtons: [{title: Red, afterwards: [{present: chosen-one}]}, Blue]
  chosen-one:
    alert: {title: "You chose {buttonTitle}", message: "It said {error}", cancelButton: OK}
  erase-it:
    alert: {title: Erase?, otherButtons: [{title: Erase, then: [{run: erasing-it}]}]}
    delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
tasks:
  erasing-it: {title: Erasing, message: "{percent} % gone", simulate: {seconds: 5, progress: true}}
  saving-it:
    title: Saving
    loader: separate
    simulate: {seconds: 4}
    whenDone: [{present: saved-it}, {wait: 2}, {dismiss: saved-it}]
  unseen: {loader: none, simulate: {seconds: 1}}
strings:
  de: {Erase?: Löschen?, Home: Anfang}
scenarios:
  keep-it:
    steps: [{tapOn: Save}, {wait: 10}]
"""
PARTS = PARTS.replace("tasks:", "  saved-it: {alert: {title: Saved}}\ntasks:")

IDS = ("home-screen", "choose-one", "chosen-one", "erase-it", "erasing-it", "saving-it", "saved-it")


class Deliverables(exporting.ExportTestCase):
    def setUp(self):
        super().setUp()
        self.document = self.place("parts.rehearsal.yaml")
        self.document.write_text(PARTS, encoding="utf-8")

    def text(self, name):
        return self.ask("pdftotext", "-layout", name, "-")

    def test_a_sheet_shows_screens_loaders_and_questions(self):
        self.export(self.document, "a.pdf", "--sheet", "--vary", "none")
        text = self.text("a.pdf")
        for word in ("Albums", "Home", "Which one?", "You chose Red", "Erase?", "40 % gone", "Saving",
                     "It said …", "1 screen · 4 dialogs · 2 loaders"):
            self.assertIn(word, text)
        for word in ("(null)", "nobody answers", "Unseen", *IDS):
            self.assertNotIn(word, text)

    def test_screens_alone_make_a_sheet(self):
        self.document.write_text("rehearsal: 1\nscreens: {sign-up: {controls: [{label: Hello}]}}\n")
        self.export(self.document, "a.pdf", "--sheet")
        text = self.text("a.pdf")
        # Without a title the name of the file is one.
        for word in ("Parts", "Sign up", "Hello"):
            self.assertIn(word, text)

    def test_a_sheet_is_printed_on_pages(self):
        self.export(self.document, "a.pdf", "--sheet", "--vary", "looks", "--paper", "letter")
        told = self.ask("pdfinfo", "a.pdf")
        self.assertRegex(told, "Page size: +792 x 612 pts")
        count = int(re.search(r"Pages: +(\d+)", told).group(1))
        # Seven rows, two on each page.
        self.assertEqual(count, 4)
        pages = self.text("a.pdf").split("\f")
        for place in range(count):
            for word in ("Albums", f"{place + 1} of {count}", "Classic, dark"):
                self.assertIn(word, pages[place])

    def test_languages_cross_looks(self):
        self.export(self.document, "a.pdf", "--sheet", "--grid")
        text = self.text("a.pdf")
        for word in ("As written", "Deutsch", "Flat, dark", "Löschen?", "Anfang"):
            self.assertIn(word, text)
        self.assertEqual(text.count("Löschen?"), 4)
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE), "--sheet", "--grid", "-o",
             str(self.place("b.pdf"))], capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 65)
        self.assertIn("A grid needs two things", run.stderr)

    def test_title_author_and_date_are_where_a_client_looks(self):
        words = ("--title", "For <Ms> Ash", "--author", "Robin & Co", "--date", "2012-09-21")
        self.export(self.document, "a.pdf", *words)
        told = self.ask("pdfinfo", "a.pdf")
        for line in ("Title: +For <Ms> Ash", "Author: +Robin & Co", "CreationDate: +.*Sep 21.*2012"):
            self.assertRegex(told, line)
        self.assertIn("Robin & Co · 2012-09-21 · Keep it", self.text("a.pdf"))
        self.export(self.document, "a.html", *words)
        page = self.place("a.html").read_text(encoding="utf-8")
        self.assertIn('<meta name="author" content="Robin &amp; Co">', page)
        self.assertIn("<title>For &lt;Ms&gt; Ash</title>", page)
        self.export(self.document, "a.svg", *words)
        self.assertIn("<desc>Robin &amp; Co · 2012-09-21", self.place("a.svg").read_text())

    def test_a_beat_has_the_same_time_in_every_format(self):
        self.export(self.document, "a.pdf", "--no-calls")
        pages = self.text("a.pdf").split("\f")[:-1]
        beats = []
        for page in pages:
            time = re.search(r"^.*?(\d+\.\d) s$", page.split("\n\n", 1)[1], re.M).group(1)
            beats.append(time)
        # The loader and the alert that leaves by itself are beats, too.
        self.assertEqual(len(pages), 4)
        for page, word in zip(pages, ("Tap Save", "Saving", "Saved", "End")):
            self.assertIn(word, page)
            self.assertNotIn("no calls", page)
        self.export(self.document, "a.html")
        page = self.place("a.html").read_text(encoding="utf-8")
        shown = re.findall(r'class="main".*?<span class="time">([\d.]+) s</span>', page)
        self.assertEqual(shown, beats)
        self.export(self.document, "b.pdf", "--per-page", "4", "--no-calls")
        grid = self.text("b.pdf")
        self.assertEqual(
            re.findall(r"(\d) · ([\d.]+) s", grid.split("\n\n", 1)[1]),
            [(str(place + 1), time) for place, time in enumerate(beats)])

    def test_a_page_without_calls_has_steps_with_the_times_of_the_pictures(self):
        self.export(self.document, "a.html", "--no-calls")
        page = self.place("a.html").read_text(encoding="utf-8")
        self.assertIn("<h2>Steps</h2>", page)
        for word in ("AlertView:", "Target", "returned"):
            self.assertNotIn(f">{word}", page)
        steps = re.findall(r'<td class="number">([\d.]+)</td><th scope="row">.*?<bdi>(.*?)</bdi>', page)
        self.assertEqual([step[1] for step in steps], ["launched", "tapped Save"])
        shown = re.findall(r'class="main".*?<span class="time">([\d.]+) s</span>', page)
        self.assertEqual(steps[1][0], shown[0])

    def test_a_page_has_several_beats(self):
        for count, pages in (("2", 2), ("4", 1), ("6", 1)):
            self.export(SAMPLE, "a.pdf", "--scenario", "confirm", "--per-page", count)
            self.assertRegex(self.ask("pdfinfo", "a.pdf"), rf"Pages: +{pages}\n")
            text = self.text("a.pdf")
            for word in ("Tap Confirm", "End", f"{pages} of {pages}", "willPresentAlertView:"):
                self.assertIn(word, text)
        self.export(SAMPLE, "a.svg", "--scenario", "confirm", "--per-page", "4")
        self.assertEqual(self.ask("xmllint", "--noout", "a.svg"), "")

    def test_a_ground_can_be_left_out(self):
        for name, options in (("a.png", ()), ("b.png", ("--sheet", "--vary", "none"))):
            self.export(self.document, name, "--transparent", *options)
            picture = GdkPixbuf.Pixbuf.new_from_file(str(self.place(name)))
            self.assertTrue(picture.get_has_alpha())
            self.assertEqual(bytes(picture.get_pixels())[3], 0)
        plain = self.export(self.document, "a.svg", "--sheet", "--vary", "none")
        bare = self.export(self.document, "b.svg", "--sheet", "--vary", "none", "--transparent")
        self.assertLess(len(bare), len(plain))

    def test_a_folder_has_a_picture_of_everything(self):
        folder = self.place("pictures")

        def draw(*options):
            run = subprocess.run(
                [str(harness.PROGRAM), "picture", str(self.document), "--all", "-o", str(folder),
                 *options], capture_output=True, text=True, timeout=120)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            return sorted(path.name for path in folder.iterdir())

        self.assertEqual(
            draw("--show", "screen"),
            ["01 Home.png", "02 Which one.png", "03 You chose Red.png", "04 Erase.png",
             "05 Saved.png", "06 Erasing.png", "07 Saving.png"])
        picture = GdkPixbuf.Pixbuf.new_from_file(str(folder / "04 Erase.png"))
        self.assertEqual((picture.get_width(), picture.get_height()), (320, 568))
        for path in folder.iterdir():
            path.unlink()
        names = draw("--format", "svg", "--show", "dialog", "--grid")
        # Six dialogs and loaders in two languages and four looks; a dialog alone has no screen.
        self.assertEqual(len(names), 6 * 2 * 4)
        self.assertIn("03 Erase, Deutsch, Flat, dark.svg", names)
        self.assertEqual(self.ask("xmllint", "--noout", *(f"pictures/{name}" for name in names)), "")
