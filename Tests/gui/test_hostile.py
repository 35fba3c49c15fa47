"""Documents that nobody means well with, in one window after the other's turn: each leaves it live,
within limits of time and memory, and without one warning of GTK."""

import re

import accessible
import bus
import harness
import hostile
import limits
import names
import rest

CORPUS = harness.ROOT / "Tests" / "Corpus" / "hostile"
SAMPLE = harness.SAMPLES / "sign-out.rehearsal.yaml"
# The seconds of the processor for one document, and for all of a test.
MOST = 10
ALL = 240
# A window has some 800 MiB of addresses when it shows nothing yet.
KILOBYTES = 2_000_000

class Hostile(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.open(SAMPLE, environment=limits.FATAL, limits=limits.words(ALL, KILOBYTES))
        self.program.on_stage("Sign Out")
        self.folder = self.write_document("").parent
        self.used = rest.processor(self.program.process)

    def assert_live(self):
        """Has the window answer, and show another document after that."""
        self.program.find(names.BUTTON, names.OPEN)
        self.assertIsNone(self.program.process.poll())
        bus.act("open-path", SAMPLE)
        self.program.on_stage("Sign Out")
        self.program.gone(names.PANEL, "Errors")
        used = rest.processor(self.program.process)
        self.assertLess(used - self.used, MOST)
        self.used = used

    def show(self, path, said=None, title=None):
        """Opens a document, and waits for what the window says, or for its title; the programs
        without a window read it too."""
        headless = limits.Headless(path, self.program.environment)
        self.show_in_window(path, said, title)
        headless.assert_ended(self)

    def show_in_window(self, path, said=None, title=None):
        bus.act("open-path", path)
        if title:
            accessible.wait(lambda: title in self.program.frames(), f"the title {title!r}")
        if said:
            self.program.says(said)
        # The warnings, and what is drawn.
        harness.settle(0.3)

    def read(self):
        """Reads all of the window, as assistive technology does."""
        accessible.wait(lambda: accessible.all_texts(self.program.root), "the texts of the window")

    def each(self, cases, body):
        """Goes through cases by their names, and ends where the program has ended."""
        for name, case in cases.items():
            with self.subTest(name):
                body(name, case)
                self.assert_live()
            if self.program.process.poll() is not None:
                self.fail(f"it has ended, status {self.program.process.returncode}")

    def file(self, name):
        """A path of its own, in a folder of its own."""
        folder = self.folder / re.sub(r"\W", "-", name)
        folder.mkdir()
        return folder / "own.rehearsal.yaml"

    def wait_for_end(self, said):
        """Waits until the last rows of the log, which may have thousands, say so."""
        def look():
            # The log has narrow spaces in its numbers.
            words = re.sub(r"\s", " ", said)
            return any(words in re.sub(r"\s", " ", row) for row in accessible.row_texts(
                self.program.find(names.TABLE, names.CALLS), 3))

        accessible.wait(look, f"{said!r} at the end of the log")

    def test_the_corpus(self):
        def play(name, path):
            said = re.match("# says: (.*)", path.read_text(encoding="utf-8")).group(1)
            # HostileCorpusTests runs these without a window.
            self.show_in_window(path, title=name)
            bus.act("play", "x")
            # With the time of the world, these two take days.
            if name.split(".")[0] not in ("log-grows", "million-calls"):
                self.wait_for_end(said)

        self.each({path.name: path for path in sorted(CORPUS.glob("*.yaml"))}, play)

    def test_pictures(self):
        def look(name, case):
            make, said = case
            path = self.file(name)
            make(path.with_name("a.png"))
            path.write_text(hostile.pictured("a.png"), encoding="utf-8")
            self.show(path, said, None if said and "out of" in said else "Pictured")
            self.read()

        self.each(hostile.PICTURES, look)

    def test_folders(self):
        def look(name, case):
            make, said = case
            path = self.file(name)
            path.write_text(make(path.parent), encoding="utf-8")
            self.show(path, said, "Foldered")
            self.read()

        self.each(hostile.FOLDERS, look)

    def test_a_picture_whose_name_hides_something(self):
        path = self.file("unseen")
        path.write_text(hostile.pictured(f"a{hostile.UNSEEN}.png"), encoding="utf-8")
        self.show(path, r"^a\\u200b.*\.png: there is no such file", "Pictured")
        self.assert_live()

    def test_texts(self):
        def look(name, text):
            path = self.file(name)
            path.write_text(hostile.titled(text), encoding="utf-8")
            self.show(path, title="Titled")
            self.read()

        self.each(hostile.TEXTS, look)

    def test_files(self):
        def look(name, case):
            content, said = case
            path = self.file(name)
            path.write_bytes(content)
            self.show(path, said)
            self.read()

        self.each(hostile.FILES, look)

    def test_names(self):
        def look(name, own):
            path = self.file(name).with_name(own)
            path.write_text("rehearsal: 1\ntitel: x\n", encoding="utf-8")
            self.show(path, "unknown key “titel”")

        self.each(hostile.NAMES, look)

    def test_what_is_no_file(self):
        def look(name, case):
            path = self.file(name)
            case[0](path)
            self.show(path, "own.rehearsal.yaml can’t be read: ")

        kinds = ("pipe", "socket", "folder", "circle", "nothing")
        self.each({kind: hostile.PICTURES[kind] for kind in kinds}, look)


if __name__ == "__main__":
    harness.unittest.main()
