"""What is changed in the window is saved, can be undone after a restart, and meets other programs."""

import os
import signal

import accessible
import harness
import names
import test_editing
from accessible import wait

CONFIRM = test_editing.CONFIRM
GO = "Go, button 2 of 2 in sign-out"


class SavingCase(test_editing.EditingCase):
    def retitle(self, words="Go"):
        """Writes another title on the button Confirm."""
        self.double_click(CONFIRM)
        self.entry()
        self.program.write(words)
        self.program.key("Return")
        self.part(f"{words}, button 2 of 2 in sign-out")

    def saved(self, *words):
        """Waits until the file has words."""
        wait(lambda: all(word in self.file.read_text() for word in words), f"{words} in the file")

    def reopen(self):
        """Opens the document in the same home again."""
        home = self.program.home
        self.program.key("ctrl+q")
        wait(lambda: self.program.process.poll() is not None, "its end")
        again = harness.Program("open", self.file, environment=self.places(home))
        self.addCleanup(again.end)
        self.program = again
        self.program.on_stage("Sign Out")

    @staticmethod
    def places(home):
        """The folders of another home."""
        kept = {}
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            kept[f"XDG_{kind}_HOME"] = str(home / kind.lower())
        return kept


class Saving(SavingCase):
    def test_it_is_saved_by_itself_and_only_that_part_changes(self):
        before = self.file.read_text()
        self.edit()
        self.retitle()
        self.saved("Go")
        self.program.says("✓ Saved")
        self.assertEqual(self.file.read_text(), before.replace("Confirm", "Go"))

    def test_undo_gives_the_first_bytes(self):
        before = self.file.read_bytes()
        self.edit()
        self.retitle()
        self.saved("Go")
        self.program.key("ctrl+z")
        self.part(CONFIRM)
        wait(lambda: self.file.read_bytes() == before, "the first bytes")

    def test_undo_after_a_restart(self):
        before = self.file.read_bytes()
        self.edit()
        self.retitle()
        self.saved("Go")
        self.reopen()
        self.program.find(names.BUTTON, "Undo")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_bytes() == before, "the first bytes")

    def test_killed_before_it_is_saved_nothing_is_lost(self):
        self.edit()
        self.retitle()
        os.killpg(self.program.process.pid, signal.SIGKILL)
        self.program.process.wait()
        home = self.program.home
        again = harness.Program("open", self.file, environment=self.places(home))
        self.addCleanup(again.end)
        self.program = again
        self.saved("Go")

    def test_without_saving_as_i_go_control_s_saves(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.assertNotIn("Go", self.file.read_text())
        self.program.key("ctrl+s")
        self.saved("Go")


class Outside(SavingCase):
    def change_here_and_there(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.file.write_text(self.file.read_text().replace("title: Account", "title: Mine"))
        self.program.find(names.BUTTON, "Keep Both")

    def test_both_are_kept(self):
        self.change_here_and_there()
        self.program.click(self.program.find(names.BUTTON, "Keep Both"))
        self.saved("title: Mine", "Go")

    def test_mine_is_kept(self):
        self.change_here_and_there()
        self.program.click(self.program.find(names.BUTTON, "Keep Mine"))
        self.saved("title: Account", "Go")

    def test_the_other_is_taken_and_can_be_undone(self):
        self.change_here_and_there()
        self.program.click(self.program.find(names.BUTTON, "Reload"))
        self.part(CONFIRM)
        self.program.key("ctrl+z")
        self.part(GO)

    def test_a_change_outside_is_one_step_of_undo(self):
        self.edit()
        self.retitle()
        self.saved("Go")
        self.file.write_text(self.file.read_text().replace("Cancel", "Stay"))
        self.part("Stay, button 1 of 2 in sign-out")
        self.program.key("ctrl+z")
        self.part("Cancel, button 1 of 2 in sign-out")
        self.saved("Go", "Cancel")


class ReadOnly(SavingCase):
    def copy_of(self, sample):
        # Samples that come with the program are edited as copies.
        return harness.SAMPLES / f"{sample}.rehearsal.yaml"

    def test_a_sample_becomes_a_draft(self):
        before = self.file.read_bytes()
        self.edit()
        self.retitle()
        self.program.says("untitled-1")
        self.assertEqual(self.file.read_bytes(), before)
