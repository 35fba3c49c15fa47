"""The flow book that `rehearsal export --book` draws."""

import subprocess

import exporting
import harness
from exporting import SAMPLE


class Book(exporting.ExportTestCase):
    def pages(self, *options):
        self.export(SAMPLE, "a.pdf", "--book", *options)
        return self.ask("pdftotext", "-layout", "a.pdf", "-").split("\f")[:-1]

    def test_it_has_a_cover_the_map_each_dialog_the_ways_and_what_is_found(self):
        pages = self.pages()
        self.assertEqual(len(pages), 7)
        for page, words in zip(pages, (("Account", "2 dialogs", "12 states (all)"),
                                       ("Map", "Sign Out", "Completed"),
                                       ("Situations", "Account (start)", "→ Account · Sign Out"),
                                       ("Sign Out (sign-out)", "Normal", "Largest"),
                                       ("Completed (completed)", "You are signed out."),
                                       ("Way 1", "1 · Tap “Sign Out”", "The end"),
                                       ("Findings", "Nothing found."))):
            for word in words:
                self.assertIn(word, page)
            self.assertNotIn("changed", page)

    def test_what_has_changed_since_a_version_is_marked(self):
        before = self.place("before.yaml")
        before.write_text(SAMPLE.read_text().replace("title: Confirm", "title: Yes"))
        pages = self.pages("--since", before)
        self.assertIn("one dialog, one way new or otherwise, 1 gone", pages[0])
        self.assertIn("● tap “Confirm”", pages[2])
        self.assertIn("No longer there", pages[2])
        self.assertIn("changed", pages[3])
        self.assertNotIn("changed", pages[4])

    def test_promises_have_their_verdicts_and_what_is_known_is_left_out(self):
        document = self.place("own.yaml")
        document.write_text("""\
rehearsal: 1
screens:
  s: {title: Start, controls: [{button: Go, then: {goTo: e}}, {button: Ask, then: {present: a}}]}
  e: {title: End, controls: [{label: Thanks}]}
dialogs: {a: {alert: {title: Sure, cancelButton: No}}}
promises: [{never: {shown: [a]}}, {from: any, reach: {shown: [e]}}]
""")
        self.export(document, "a.pdf", "--book")
        pages = self.ask("pdftotext", "-layout", "a.pdf", "-").split("\f")[:-1]
        promises = next(page for page in pages if page.startswith("Promises"))
        self.assertRegex(promises, r"broken: tap “Ask”[\s\S]*\n *held")
        self.assertIn("dead-end", pages[-1])
        with document.open("a") as file:
            file.write("known: [{finding: dead-end, at: e, because: It is meant so.}]\n")
        self.export(document, "b.pdf", "--book")
        last = self.ask("pdftotext", "-layout", "b.pdf", "-").split("\f")[-2]
        self.assertNotIn("dead-end", last)
        self.assertIn("1 is known", last)

    def test_an_earlier_version_that_cannot_be_read_is_said(self):
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE), "-o", str(self.place("a.pdf")),
             "--book", "--since", str(self.place("none.yaml"))],
            capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(run.returncode, 66)
        self.assertIn("none.yaml", run.stderr)
        self.assertFalse(self.place("a.pdf").exists())
