"""Every page of the window in a language that has brackets around each text and takes a third more
room: whatever has none cannot be translated, and a window of 1280 pixels has room for all."""

import accessible
import bus
import harness
import names
import pseudo
import screen

SAMPLE = harness.SAMPLES / "sign-out.rehearsal.yaml"
WIDTH, HEIGHT = 1280, 800
# Icons inside of entries, which GTK calls by their names.
ICONS = frozenset({"edit-find-symbolic", "edit-clear-symbolic"})
# What has changed in the platform is written in English, as the rules are.
CHANGES = harness.ROOT / "resources" / "Changes.json"
# What tells translators of documents where a text is, in the words of the format.
OF_THE_FORMAT = frozenset({"dialog", "screen"})
# The texts of GTK itself, which it translates where its own catalogues are.
OF_GTK = frozenset("""
    Close Minimize Maximize Restore Cancel Open About Credits License Website Name Size Type Modified
    Recent Desktop Documents Music Pictures Videos Downloads Search Color Shortcuts
    This absolutely warranty. See for details.
""".split())


class Pseudo(harness.GuiTestCase):
    """Walks through the pages; each is looked at by itself."""

    language = "en_XA"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        pseudo.install()

    known = frozenset()

    def start(self, *arguments):
        self.open(*arguments, environment=pseudo.environment(self.language))
        self.known |= OF_GTK | ICONS | OF_THE_FORMAT | pseudo.words(SAMPLE.read_text(encoding="utf-8"))
        self.known |= pseudo.words(f"{SAMPLE} {self.program.home}")
        self.known |= pseudo.words(CHANGES.read_text(encoding="utf-8")) | {"reported"}
        window = screen.visible_windows(self.program.process)[-1]
        harness.xdotool("windowsize", "--sync", window, WIDTH, HEIGHT)
        self.look("at first")

    def look(self, page):
        """Waits until all that shows keeps the rules."""
        with self.subTest(page):
            bare, cut = [], []

            def look():
                bare[:] = pseudo.bare(self.program.root, self.known)
                cut[:] = [] if bare else pseudo.cut(self.program.root)
                return not bare + cut

            try:
                accessible.wait(look, page, 20)
            except accessible.NotFound:
                self.fail("\n".join([f"{page}: without brackets are", *bare, "cut are", *cut]))
            frame = accessible.find(self.program.root, names.WINDOW)
            self.assertLessEqual(accessible.extents(frame).width, WIDTH, f"{page}: its width")

    def does(self, action, text=None):
        """Has the window do something, and looks at what shows then."""
        bus.act(action, text)
        self.look(f"{action} {text or ''}".strip())

    def test_welcome(self):
        for sample in harness.SAMPLES.glob("*.yaml"):
            self.known |= pseudo.words(sample.read_text(encoding="utf-8"))
        self.start()

    def test_playing(self):
        self.start(SAMPLE)
        self.does("play", "confirm")
        for lens in ("designer", "presenter", "listener", "developer"):
            self.does("lens", lens)
        self.does("past-previous")
        self.does("reading-order")
        self.does("notifications")

    def test_editing(self):
        self.start(SAMPLE)
        self.does("edit-mode")
        for page in range(1, 5):
            self.does(f"pane-{page}")

    def test_pages(self):
        self.start(SAMPLE)
        for page in ("flow", "side-by-side", "translations"):
            self.does(page)

    def test_windows(self):
        # The pages of the help are in English, and the words of a licence are GTK's.
        self.start(SAMPLE)
        self.known |= pseudo.words((harness.ROOT / "LICENSE").read_text(encoding="utf-8"))
        for window in ("shortcuts", "share", "run-sheet", "replace-texts", "about"):
            self.does(window)
            harness.xdotool("key", "Escape")

    def test_preferences(self):
        self.start(SAMPLE)
        self.program.key("ctrl+comma")
        accessible.wait(lambda: len(self.program.frames()) == 2, "the preferences")
        self.look("preferences")

    def test_menu(self):
        self.start(SAMPLE)
        self.does("main-menu")


class FromTheRight(Pseudo):
    """The same, mirrored."""

    language = "ar_XB"


if __name__ == "__main__":
    harness.unittest.main()
