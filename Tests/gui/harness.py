"""Runs the real program and uses it as a person would: looks, clicks, types."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import accessible
import names
import screen
from accessible import Atspi, is_enabled, is_focused, wait  # noqa: F401
from calls import DISMISSAL, PRESENTATION, calls_in  # noqa: F401

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "data" / "samples"
ARTEFACTS = ROOT / "artefacts"
# Where the programs are that were built.
BUILT = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug"))
PROGRAM = pathlib.Path(os.environ.get("REHEARSAL_PROGRAM", BUILT / "rehearsal"))
# For trying out the harness itself: a command instead of the program.
COMMAND = os.environ.get("REHEARSAL_COMMAND", str(PROGRAM)).split()

# What GLib and GTK write when something is wrong, as in "** (prog:1): CRITICAL **: …".
COMPLAINT = re.compile(r"\b(?:CRITICAL|WARNING|ERROR)\b \*\*:|Fatal error|Assertion failed")
# What is not the program's fault; each with its reason.
KNOWN_NOISE = (
    # at-spi2-atk: a test asked where something is that had just gone.
    "impl_GetExtents: assertion 'ATK_IS_COMPONENT (user_data)' failed",
)


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, screen.scaled(words))], check=True, timeout=120)


# The seconds from what is seen to a key: it may not have the keyboard yet, and a menu may be closing.
HAND = 0.06


class Program:
    """One running window, in a home of its own."""

    def __init__(self, *arguments, prepare=None, environment=None, output=None, limits=()):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-home-"))
        self.environment = dict(os.environ, HOME=str(self.home), SWIFT_BACKTRACE="enable=no")
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            place = self.home / kind.lower()
            place.mkdir()
            self.environment[f"XDG_{kind}_HOME"] = str(place)
        self.environment.update(screen.wayland() | (environment or {}))
        (self.home / "config" / "gtk-3.0").mkdir()
        shutil.copy(ROOT / "meson-helpers" / "settings.ini", self.home / "config" / "gtk-3.0")
        if prepare:
            prepare(self.home)
        self.errors = open(self.home / "stderr", "w+", encoding="utf-8")
        # A group of its own, so that everything it starts can be ended with it.
        self.process = subprocess.Popen(
            [*limits, *COMMAND, *map(str, arguments)], env=self.environment, cwd=self.home,
            stdin=subprocess.DEVNULL, stdout=output or self.errors, stderr=self.errors,
            start_new_session=True)
        self.root = None
        self.tolerated = []
        try:
            self.root = wait(self._find_root, "the program's window")
            screen.maximize(self.root)
        except BaseException:
            self.end()
            raise

    def _find_root(self):
        if self.process.poll() is not None:
            raise AssertionError(f"it ended at once, status {self.process.returncode}:\n"
                                 f"{self.complaints()}")
        # at-spi2-atk names objects that are gone to who asks while the window is being made.
        if not screen.visible_windows(self.process):
            return None
        root = accessible.application(self.process.pid)
        return root if root and accessible.find(root, names.WINDOW) else None

    def complaints(self):
        """What it has written to its standard error so far."""
        return (self.home / "stderr").read_text(encoding="utf-8", errors="replace")

    def warnings(self):
        """The lines among those that say that something is wrong in the program."""
        return [line for line in self.complaints().splitlines() if COMPLAINT.search(line)
                and not any(noise in line for noise in (*KNOWN_NOISE, *self.tolerated))]

    def tolerates(self, noise):
        """Adds noise of GTK's own that this one test makes."""
        self.tolerated.append(noise)

    def start_another(self, *arguments):
        """Starts the program once more beside this one, and waits until it has handed over."""
        return subprocess.run([*COMMAND, *map(str, arguments)], env=self.environment,
                              cwd=self.home, stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=120)

    def end(self):
        """Ends it and everything it started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.errors.close()
        shutil.rmtree(self.home, ignore_errors=True)

    # Looking

    def find(self, role, name=None, within=None):
        """Waits for something to show and answers it."""
        def look():
            found = accessible.find(within or self.root, role, name)
            # What has scrolled into sight tells nobody that it shows now.
            if found is None:
                accessible.refresh()
            return found

        return wait(look, f"{role} {name!r}")

    def gone(self, role, name=None):
        """Waits until nothing of that role and name shows."""
        wait(lambda: accessible.find(self.root, role, name) is None, f"no {role} {name!r}")

    def says(self, pattern, timeout=accessible.TIMEOUT):
        """Waits for a text that the pattern matches, and answers the match."""
        look = re.compile(pattern) if isinstance(pattern, str) else pattern

        def search():
            accessible.refresh()
            return next(filter(None, map(look.search, accessible.all_texts(self.root))), None)

        return wait(search, f"a text like {look.pattern!r}", timeout)

    @property
    def prototype(self):
        return self.find(names.PANEL, names.PROTOTYPE)

    def on_stage(self, title):
        """A button of the prototype."""
        return wait(lambda: accessible.find(self.prototype, names.BUTTON, title),
                    f"{title!r} on the stage")

    def alert(self, title):
        return self.find(names.ALERT, title)

    def listed_errors(self):
        """The texts of the panel of errors, once its details are open and at rest."""
        panel = self.find(names.PANEL, "Errors")
        details = self.find(names.TOGGLE, names.ALL_ERRORS)
        if not accessible.has_state(details, Atspi.StateType.CHECKED):
            self.activate(details)
        return accessible.rest(lambda: accessible.all_texts(panel), "the errors")

    def rows(self):
        """The rows of the log, each as one line."""
        return accessible.row_texts(self.find(names.TABLE, names.CALLS))

    def cells(self):
        """The rows of the log, each as its seven texts: number, milliseconds, delta, kind,
        target, call with arguments, returned or note."""
        return [[accessible.text(cell) for cell in row]
                for row in accessible.rows(self.find(names.TABLE, names.CALLS))]

    def wait_for_row(self, pattern):
        """Waits for a row of the log that the pattern matches, and answers its text."""
        look = re.compile(pattern)
        seen = []

        def search():
            seen[:] = self.rows()
            return next(filter(look.search, seen), None)

        try:
            return wait(search, "a row")
        except accessible.NotFound:
            raise AssertionError(f"no row like {pattern!r} in\n" + "\n".join(seen))

    def focused(self):
        """Role and name of what has the keyboard's focus; nothing where nothing has."""
        accessible.refresh()
        try:
            found = accessible.focused(self.root)
            return (found.get_role_name(), found.get_name()) if found else None
        except accessible.GLib.Error:
            return None  # what was being read has just gone

    def tab(self, key="Tab"):
        """Presses Tab, and waits until something else has the focus, if there is something."""
        here = self.focused()
        self.key(key)
        end = time.monotonic() + 1
        while self.focused() in (None, here) and time.monotonic() < end:
            time.sleep(0.02)

    def tab_to(self, name):
        """Presses Tab until something of that name has the focus, and is ringed."""
        for _ in range(40):
            here = self.focused()
            self.tab()
            if here and here[1] == name:
                return self.focused() == here or self.tab("shift+Tab")
        raise AssertionError(f"Tab never comes to {name!r}")

    def frames(self):
        """The names of its windows."""
        return [child.get_name() for child in accessible.children(self.root)
                if child.get_role_name() == names.WINDOW]

    def wait_for_frames(self, *wanted):
        wait(lambda: sorted(self.frames()) == sorted(wanted), f"the windows {wanted}")

    def calls(self):
        """The delegate calls in the log."""
        return calls_in(self.rows())

    def wait_for_calls(self, selectors):
        """Waits until the log holds exactly these calls, and answers them."""
        seen = []

        def look():
            seen[:] = self.calls()
            return [call.selector for call in seen] == list(selectors)

        try:
            wait(look, "the calls")
        except accessible.NotFound:
            raise AssertionError("expected " + ", ".join(selectors) + "; the log has "
                                 + (", ".join(call.selector for call in seen) or "no calls"))
        return list(seen)

    # Doing

    def click(self, node):
        """Clicks on the middle of something with the mouse."""
        xdotool("mousemove", *(node if isinstance(node, tuple) else self.resting_centre(node)))
        settle(HAND)
        xdotool("click", 1)

    def click_fast(self, first, second):
        """Clicks at two places with so little time between that things still move."""
        xdotool("mousemove", *first, "click", 1, "mousemove", *second, "click", 1)

    def scroll(self, node, up=0, down=0):
        """Turns the wheel over the middle of something."""
        xdotool("mousemove", *accessible.centre(node))
        xdotool("click", "--repeat", up or down, "--delay", 5, 4 if up else 5)

    def leave_past(self):
        """Shows the present again, once a moment of the past is on the stage."""
        self.find(names.PANEL, names.PAST)
        self.key("Escape")
        self.gone(names.PANEL, names.PAST)

    def has_row(self, pattern):
        """Whether the log has such a row, a moment from now."""
        settle(0.5)
        accessible.refresh()
        return any(re.search(pattern, row) for row in self.rows())

    @staticmethod
    def resting_centre(node):
        """The middle of something, once it is there and has stopped moving; of what may be made
        anew meanwhile, by a function that finds it."""
        seen = []

        def look():
            found = node() if callable(node) else node
            # What has no place yet is a pixel wide, at a corner where something else may be.
            has_place = found and accessible.extents(found).width > 1
            seen.append(accessible.centre(found) if has_place else (-1, -1))
            # A busy machine may take a while between one layout and the next.
            rests = len(seen) > 3 and len(set(seen[-4:])) == 1
            return seen[-1] if rests and min(seen[-1]) >= 0 else None

        return wait(look, "a place that rests")

    def activate(self, node):
        """Uses something by its accessible action, as assistive technology does."""
        assert Atspi.Action.do_action(node, 0), "the action was not done"

    def key(self, *keys):
        settle(HAND)
        xdotool("key", *keys)

    def write(self, words):
        xdotool("type", "--delay", 5, "--", words)

    def click_row(self, table, words):
        """Clicks on the row of a list that holds a cell of exactly these words."""
        self.click(self.cell(table, words))

    def cell(self, table, words):
        """The cell of a list that holds exactly these words."""
        grid = self.find(names.TABLE, table)

        def look():
            for row in accessible.rows(grid):
                for cell in filter(None, row):
                    if words in [accessible.text(node) for node in accessible.walk(cell)]:
                        return cell
            return None

        return wait(look, f"a row {words!r} in {table!r}")

    def pixels(self):
        """The pixels of the stage."""
        place = accessible.extents(self.prototype)
        return screen.pixels(f"{place.width}x{place.height}+{place.x}+{place.y}")

    def resting_pixels(self):
        """The pixels of the stage, once nothing on it moves: not even a dialog without a delegate,
        of which no call tells that it has come."""
        return accessible.rest(self.pixels, "a stage")

    def picture(self, name):
        ARTEFACTS.mkdir(exist_ok=True)
        place = ARTEFACTS / f"{name}.png"
        subprocess.run(["import", "-window", "root", str(place)], check=False, timeout=120)
        return place


class GuiTestCase(unittest.TestCase):
    """A test that opens one window; what it saw is kept where it fails."""

    document = None

    @classmethod
    def setUpClass(cls):
        if not os.environ.get("REHEARSAL_PRIVATE_DESKTOP"):
            raise unittest.SkipTest("only on a private desktop: meson-helpers/test gui")

    def setUp(self):
        self.program = None
        if self.document:
            self.open(SAMPLES / f"{self.document}.rehearsal.yaml")

    def open(self, *arguments, **options):
        """Starts the program, its home prepared by a function; the test's end, good or bad, ends it
        and reads its complaints. Its standard output is kept with these, or is another file. The
        words of a command that limits it stand before its own."""
        self.program = Program(*arguments, **options)
        self.addCleanup(self.program.end)
        self.addCleanup(self._assert_quiet, self.program)
        return self.program

    def _assert_quiet(self, program):
        self.assertEqual(program.warnings(), [], "the program complained")

    def write_document(self, text, name="own.rehearsal.yaml"):
        """A document of the test's own."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-document-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        place = folder / name
        place.write_text(text, encoding="utf-8")
        return place

    def copy_of(self, sample):
        """A copy of a sample that the test may write to."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-document-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        return pathlib.Path(shutil.copy(SAMPLES / f"{sample}.rehearsal.yaml", folder))

    def run(self, result=None):
        # Kept because the picture has to be taken before the cleanups take the window away.
        self._result = result
        return super().run(result)

    def tearDown(self):
        if self.program is None or not self._failed():
            return
        place = self.program.picture(self.id().replace("test_", "", 1))
        print(f"\npicture: {place.relative_to(ROOT)}", file=sys.stderr)
        complaints = self.program.complaints().strip()
        if complaints:
            print(f"the program wrote:\n{complaints}", file=sys.stderr)

    def _failed(self):
        bad = (self._result.errors + self._result.failures) if self._result else []
        return any(case is self for case, _ in bad)


def clipboard(*target, binary=False):
    """What is on the clipboard, as another program reads it: its text, or another kind of data."""
    reader = pathlib.Path(__file__).with_name("clipboard.py")
    done = subprocess.run([sys.executable, str(reader), *target],
                          capture_output=True, timeout=120)
    return done.stdout if binary else done.stdout.decode()


def settle(seconds):
    """Lets time pass where the test is that nothing happens."""
    time.sleep(seconds)
