"""What the program remembers from one start to the next."""

import pathlib
import shutil
import subprocess
import tempfile

import accessible
import harness
import names
from harness import ROOT, SAMPLES


class Remembered(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        compiler = shutil.which("glib-compile-schemas")
        if not compiler:
            self.skipTest("there is no glib-compile-schemas")
        self.schemas = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-schemas-"))
        self.addCleanup(shutil.rmtree, self.schemas, ignore_errors=True)
        subprocess.run([compiler, "--strict", f"--targetdir={self.schemas}", ROOT / "data"],
                       check=True, timeout=20)

    def start(self, kept=None):
        """Starts the program with what an earlier one kept."""
        def prepare(home):
            if kept is not None:
                place = home / "config" / "glib-2.0" / "settings"
                place.mkdir(parents=True)
                (place / "keyfile").write_text(kept, encoding="utf-8")

        return self.open(SAMPLES / "sign-out.rehearsal.yaml", prepare=prepare, environment={
            "GSETTINGS_SCHEMA_DIR": str(self.schemas), "GSETTINGS_BACKEND": "keyfile"})

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


class NotInstalled(harness.GuiTestCase):
    def test_without_the_schema_the_program_runs(self):
        self.open(SAMPLES / "sign-out.rehearsal.yaml",
                  environment={"GSETTINGS_SCHEMA_DIR": "/nowhere"})
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+w")
        self.assertEqual(self.program.process.wait(10), 0)
