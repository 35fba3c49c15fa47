"""Documents on a disk that is full, or may not be written: what is said, and that nothing is lost."""

import os
import pathlib
import subprocess
import unittest

import harness
import names
import test_saving
from accessible import wait

# A user namespace of the program's own, in which it may mount; its user stays who they are.
OWN = ("unshare", "--user", "--mount", "--map-current-user", "--keep-caps")


def may_mount():
    """Whether this machine lets anybody mount in a namespace of their own."""
    done = subprocess.run([*OWN, "mount", "-t", "tmpfs", "none", "/mnt"], check=False,
                          capture_output=True, timeout=120)
    return done.returncode == 0


@unittest.skipUnless(may_mount(), "nobody may mount in a namespace here")
class Disk(test_saving.SavingCase):
    """A document in a folder that is a disk of its own, which only the program sees."""

    # What mounts the disk over the folder $0; the document is kept.
    mounting = """
    text=$(cat "$0/own.rehearsal.yaml" && echo x) &&
    mount -t tmpfs -o size=128k none "$0" && mkdir "$0/state" &&
    printf %s "${text%x}" > "$0/own.rehearsal.yaml" && exec "$@"
    """
    holds_state = False

    def setUp(self):
        harness.GuiTestCase.setUp(self)
        text = (harness.SAMPLES / "sign-out.rehearsal.yaml").read_text(encoding="utf-8")
        outside = self.write_document(text)
        environment = {"XDG_STATE_HOME": str(outside.parent / "state")} if self.holds_state else {}
        self.open("open", outside, limits=(*OWN, "sh", "-c", self.mounting, outside.parent),
                  environment=environment)
        # The folder as the program has it.
        root = pathlib.Path(f"/proc/{self.program.process.pid}/root")
        self.file = root / outside.relative_to("/")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.resting_pixels()

    def fill(self):
        """Leaves no room on the disk."""
        with open(self.file.with_name("filler"), "wb", buffering=0) as filler:
            for size in (4096, 512, 16):
                try:
                    while True:
                        filler.write(bytes(size))
                except OSError:
                    continue

    def make_room(self):
        self.file.with_name("filler").unlink()


class Full(Disk):
    def test_what_has_no_room_is_kept_and_saved_when_there_is_some(self):
        before = self.file.read_bytes()
        self.fill()
        self.edit()
        self.retitle()
        self.program.says("^Not saved: .*Nothing is lost")
        self.assertEqual(self.file.read_bytes(), before)
        # It can be closed, because the journal has it.
        self.make_room()
        self.program.click(self.program.find(names.BUTTON, "Retry"))
        self.saved("Go")
        self.program.says("✓ Saved")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_bytes() == before, "the first bytes")


class FullEverywhere(Disk):
    holds_state = True

    def test_closing_asks_first_where_nothing_has_the_change(self):
        self.edit()
        # Nothing can be made any more, also no first journal.
        self.fill()
        self.retitle()
        self.program.says("^Not saved: .*The changes are in this window alone")
        self.program.key("ctrl+w")
        self.program.says("^Closing again loses the changes of own")
        self.make_room()
        # The disk goes with the program, unless somebody holds it.
        folder = os.open(self.file.parent, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        self.program.key("ctrl+q")
        wait(lambda: self.program.process.poll() is not None, "its end")
        with open(os.open(self.file.name, os.O_RDONLY, dir_fd=folder), encoding="utf-8") as file:
            self.assertIn("title: Go", file.read())


class NotWritable(Disk):
    mounting = """
    mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"
    """

    def test_a_copy_is_changed_instead(self):
        before = self.file.read_bytes()
        self.edit()
        self.retitle()
        self.program.says("untitled-1")
        draft = self.program.home / "data/rehearsal/drafts/untitled-1/untitled-1.rehearsal.yaml"
        wait(lambda: "Go" in draft.read_text(encoding="utf-8"), "the change in the copy")
        self.assertEqual(self.file.read_bytes(), before)


del test_saving
