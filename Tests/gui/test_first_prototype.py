"""The guide to a first prototype: its pictures are what its document shows, and its document is a sample."""

import re
import subprocess

import harness

GUIDE = harness.ROOT / "docs" / "first-prototype.md"
IMAGES = harness.ROOT / "docs" / "images"
SAMPLE = harness.SAMPLES / "first-prototype.rehearsal.yaml"
# What each picture shows, as options of the command.
PICTURES = {
    "first-sure.png": ("--dialog", "sure", "--show", "dialog"),
    "first-note.png": (),
    "first-deleting.png": ("--scenario", "deletes", "--at", "1.5"),
    "first-gone.png": ("--dialog", "gone"),
}


def drawn(folder):
    """Draws all of them into a folder."""
    for name, options in PICTURES.items():
        subprocess.run([harness.PROGRAM, "picture", SAMPLE, *options, "--output", folder / name],
                       check=True)


class Guide(harness.unittest.TestCase):
    def test_its_pictures_are_what_the_sample_shows(self):
        with harness.tempfile.TemporaryDirectory() as folder:
            folder = harness.pathlib.Path(folder)
            (folder / "new").mkdir()
            (folder / "old").mkdir()
            drawn(folder / "new")
            for name in PICTURES:
                harness.shutil.copy(IMAGES / name, folder / "old")
            told = subprocess.run(
                [harness.PROGRAM, "diff", folder / "old", folder / "new"], capture_output=True, text=True)
            self.assertEqual(told.returncode, 0, told.stdout + told.stderr)

    def test_each_picture_is_one_of_these(self):
        shown = re.findall(r"\]\(images/([^)]*)\)", GUIDE.read_text(encoding="utf-8"))
        self.assertEqual(sorted(shown), sorted(PICTURES))

    def test_its_pieces_stand_in_the_sample(self):
        sample = SAMPLE.read_text(encoding="utf-8")
        pieces = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
        # The first piece is a document of its own, whose alert has no task yet.
        for piece in pieces[1:]:
            self.assertIn(piece, sample)


if __name__ == "__main__":
    if harness.sys.argv[1:] == ["draw"]:
        drawn(IMAGES)
    else:
        harness.unittest.main()
