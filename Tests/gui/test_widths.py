"""Samples, hostile and far too large documents in windows of all widths and at all zooms: GTK warns
of nothing, which would end the program."""

import itertools
import os
import sys

import accessible
import bus
import harness
import hostile
import names
import screen
from test_hostile import CORPUS
from test_samples import documents, scenarios

sys.path.insert(0, str(harness.ROOT / "Tests" / "heavy"))
import generate  # noqa: E402  pylint: disable=wrong-import-position

NIGHTLY = bool(os.environ.get("REHEARSAL_NIGHTLY"))
WIDTHS = range(300, 2001, 100) if NIGHTLY else (300, 450, 600, 900, 1300, 2000)
HEIGHTS = (420, 560, 740, 1100)
ZOOMS = ("25", "50", "75", "100", "150", "200", "300", "400", "fit")


class Widths(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.open(environment={"G_DEBUG": "fatal-warnings"})
        self.program.find(names.PANEL, names.WELCOME)
        self.window = screen.visible_windows(self.program.process)[-1]
        self.shown = 0

    def sweep(self):
        """Gives the window widths from narrow to wide, each for a few frames and at another zoom;
        each document begins with the next zoom. By night each of all widths has every zoom."""
        zooms = itertools.cycle(ZOOMS[self.shown % len(ZOOMS):] + ZOOMS[:self.shown % len(ZOOMS)])
        self.shown += 1
        again = len(ZOOMS) if NIGHTLY else 1
        for width in [width for width in WIDTHS for _ in range(again)]:
            bus.act("zoom", next(zooms))
            height = HEIGHTS[width // 100 % len(HEIGHTS)]
            harness.xdotool("windowsize", self.window, width, height, "sleep", 0.04)

    def each(self, paths, play=lambda path: None):
        """Opens each document, plays what is to be played, and gives the window all widths. By day
        one in three is enough."""
        for path in list(paths)[::1 if NIGHTLY else 3]:
            with self.subTest(path.name):
                bus.act("open-path", path)
                accessible.wait(
                    lambda name=path.name: name in accessible.all_texts(self.program.root),
                    "the document")
                scenario = play(path)
                if scenario:
                    bus.act("play", scenario)
                self.sweep()
                # It answers, and what it does for its answer is drawn as well.
                self.program.find(names.BUTTON, names.OPEN)
                self.assertEqual(self.program.warnings(), [])
            if self.program.process.poll() is not None:
                self.fail(f"it has ended, status {self.program.process.returncode}")

    def test_samples(self):
        self.each(documents(),
                  lambda path: next(iter(scenarios(path.read_text(encoding="utf-8")))))

    @harness.unittest.skipUnless(NIGHTLY, "at night; by day test_hostile opens them")
    def test_the_corpus(self):
        self.each(sorted(CORPUS.glob("*.yaml")), lambda path: "x")

    def written(self, texts):
        """Documents of these names and texts."""
        for name, text in texts:
            yield self.write_document(text, f"{name.replace(' ', '-')}.rehearsal.yaml")

    def test_large_documents(self):
        self.each(self.written((name, generate.text(make()))
                               for name, make in generate.DOCUMENTS.items()))

    def test_hostile_texts(self):
        self.each(self.written((name, hostile.titled(text))
                               for name, text in hostile.TEXTS.items()))


if __name__ == "__main__":
    harness.unittest.main()
