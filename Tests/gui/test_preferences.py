"""What the program remembers from one start to the next."""

import pathlib
import shutil
import subprocess
import tempfile

import accessible
import harness
import names
import screen
from harness import ROOT, SAMPLES


class WithSchema(harness.GuiTestCase):
    """With the schema installed, and settings in a file."""

    def setUp(self):
        super().setUp()
        compiler = shutil.which("glib-compile-schemas")
        if not compiler:
            self.skipTest("there is no glib-compile-schemas")
        self.schemas = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-schemas-"))
        self.addCleanup(shutil.rmtree, self.schemas, ignore_errors=True)
        subprocess.run([compiler, "--strict", f"--targetdir={self.schemas}", ROOT / "data"],
                       check=True, timeout=120)

    def start(self, kept=None):
        """Starts the program with what an earlier one kept."""
        def prepare(home):
            if kept is not None:
                place = home / "config" / "glib-2.0" / "settings"
                place.mkdir(parents=True)
                (place / "keyfile").write_text(kept, encoding="utf-8")

        return self.open(SAMPLES / "sign-out.rehearsal.yaml", prepare=prepare, environment={
            "GSETTINGS_SCHEMA_DIR": str(self.schemas), "GSETTINGS_BACKEND": "keyfile"})


class Remembered(WithSchema):
    def size(self):
        box = accessible.extents(self.program.find(names.WINDOW))
        return box.width, box.height

    def test_size_of_the_window(self):
        for last in ("ctrl+w", "ctrl+q"):
            with self.subTest(last):
                program = self.start()
                program.on_stage("Sign Out")
                before = self.size()
                harness.xdotool("search", "--sync", "--onlyvisible", "--name", "Account",
                                "windowsize", 1010, 640)
                accessible.wait(lambda: self.size() != before, "another size")
                wanted = accessible.rest(self.size, "a size")
                program.key(last)
                program.process.wait(10)
                keyfile = program.home / "config" / "glib-2.0" / "settings" / "keyfile"
                kept = keyfile.read_text(encoding="utf-8")
                self.start(kept).on_stage("Sign Out")
                accessible.wait(lambda: self.size() == wanted, f"the size {wanted}")
                self.program.key("ctrl+q")
                self.program.process.wait(10)

    def test_a_small_window_stays_small(self):
        self.start("[io/github/rehearsal/Rehearsal]\nwindow-width=900\nwindow-height=560\n")
        self.program.on_stage("Sign Out")
        self.program.find(names.CHECK_BOX, names.FOLLOW)
        # With its edges.
        self.assertLessEqual(self.size()[0], 900 + 20)

    def test_what_makes_no_sense_is_ignored(self):
        self.start("[io/github/rehearsal/Rehearsal]\nwindow-width='wide'\nlook='odd'\n"
                   "window-height=1\n")
        self.program.on_stage("Sign Out")


class Preferences(WithSchema):
    """The window of the preferences."""

    def kept(self, program):
        """What the program stores, by key."""
        keyfile = program.home / "config" / "glib-2.0" / "settings" / "keyfile"
        if not keyfile.exists():
            return {}
        lines = keyfile.read_text(encoding="utf-8").splitlines()
        return dict(line.split("=", 1) for line in lines if "=" in line)

    def preferences(self, kept=None):
        self.start(kept).on_stage("Sign Out")
        self.program.key("ctrl+comma")
        return self.program.find(names.WINDOW, "Preferences")

    def test_a_change_applies_at_once_and_is_kept(self):
        window = self.preferences()
        for name in ("Open files with", "Windows", "Prototypes"):
            self.program.find(names.COMBO_BOX, name, within=window)
        # From the editor to the colours of windows, and on to the look.
        before = screen.resting_pixels()
        self.program.key("Tab", "End")
        accessible.wait(lambda: screen.pixels() != before, "dark windows")
        before = self.program.resting_pixels()
        self.program.key("Tab", "Home")
        accessible.wait(lambda: self.program.pixels() != before, "the other look on the stage")
        accessible.wait(
            lambda: (self.kept(self.program).get("look"), self.kept(self.program).get("colors"))
            == ("'classic'", "'dark'"), "what was chosen, in the file")
        self.program.key("Escape")
        self.program.gone(names.WINDOW, "Preferences")

    def test_every_control_has_a_name(self):
        window = self.preferences()
        roles = (*names.BUTTON, names.CHECK_BOX, names.COMBO_BOX, *names.ENTRY)
        nameless = [node.get_role_name() for node in accessible.walk(window)
                    if node.get_role_name() in roles and accessible.is_showing(node)
                    and not node.get_name()]
        self.assertEqual(nameless, [])

    def test_what_shall_not_be_remembered_is_not(self):
        window = self.preferences()
        self.program.click(
            self.program.find(names.CHECK_BOX, "Device, look, zoom and switches", within=window))
        accessible.wait(lambda: self.kept(self.program).get("remember-stage") == "false",
                        "the preference in the file")
        self.program.key("Escape")
        self.program.gone(names.WINDOW, "Preferences")
        before = self.program.resting_pixels()
        self.program.click(self.program.find(names.TOGGLE, names.CLASSIC))
        accessible.wait(lambda: self.program.pixels() != before, "the other look on the stage")
        self.program.key("ctrl+q")
        self.program.process.wait(10)
        self.assertNotIn("look", self.kept(self.program))

    def test_what_is_forgotten_is_as_at_the_start(self):
        window = self.preferences("[io/github/rehearsal/Rehearsal]\nlook='classic'\nzoom=50\n")
        before = self.program.resting_pixels()
        self.program.click(self.program.find(
            names.BUTTON, "Forget device, look, zoom and switches", within=window))
        accessible.wait(lambda: self.program.pixels() != before, "the usual look on the stage")
        accessible.wait(lambda: not {"look", "zoom"} & set(self.kept(self.program)),
                        "a file without them")


class NotInstalled(harness.GuiTestCase):
    def test_without_the_schema_the_program_runs(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml",
                  environment={"GSETTINGS_SCHEMA_DIR": "/nowhere"})
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+w")
        self.assertEqual(self.program.process.wait(10), 0)
