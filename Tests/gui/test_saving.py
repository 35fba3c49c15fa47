"""What is changed in the window is saved, can be undone after a restart, and meets other programs."""

import os
import random
import signal
import time

import accessible
import harness
import names
import test_editing
from accessible import wait

CONFIRM = test_editing.CONFIRM
PART = test_editing.PART
GO = "Go, button 2 of 2 in Sign Out"


class SavingCase(test_editing.EditingCase):
    def retitle(self, words="Go"):
        """Writes another title on the button Confirm."""
        self.double_click(CONFIRM)
        self.entry()
        self.program.write(words)
        self.program.key("Return")
        self.part(f"{words}, button 2 of 2 in Sign Out")

    def saved(self, *words):
        """Waits until the file has words."""
        wait(lambda: all(word in self.file.read_text() for word in words), f"{words} in the file")

    def kill(self):
        """Kills the program, and opens the document in the same home again."""
        os.killpg(self.program.process.pid, signal.SIGKILL)
        self.program.process.wait()
        self.program = harness.Program(
            "open", self.file, environment=self.places(self.program.home))
        self.addCleanup(self.program.end)

    def reopen(self, between=lambda: None):
        """Opens the document in the same home again, after something else was done."""
        home = self.program.home
        self.program.key("ctrl+q")
        wait(lambda: self.program.process.poll() is not None, "its end")
        between()
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

    def test_quitting_saves_what_was_just_written(self):
        self.edit()
        self.double_click(CONFIRM)
        self.entry()
        self.program.write("Now")
        self.program.key("ctrl+q")
        wait(lambda: self.program.process.poll() is not None, "its end")
        self.assertIn("Now", self.file.read_text())

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
        self.kill()
        self.saved("Go")

    def test_undo_goes_on_where_the_file_was_changed_meanwhile(self):
        before = self.file.read_bytes()
        self.edit()
        self.retitle()
        self.saved("Go")
        self.program.says("✓ Saved")
        self.reopen(lambda: self.file.write_text(
            self.file.read_text().replace("title: Account", "title: Theirs")))
        self.program.find(names.BUTTON, "Undo")
        self.program.key("ctrl+z")
        wait(lambda: "title: Account" in self.file.read_text(), "the change outside taken back")
        self.program.key("ctrl+z")
        wait(lambda: self.file.read_bytes() == before, "the first bytes")

    def test_without_saving_as_i_go_control_s_saves(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.assertNotIn("Go", self.file.read_text())
        self.program.key("ctrl+s")
        self.saved("Go")


class Killed(SavingCase):
    """The program is killed again and again while it is used."""

    def test_at_most_the_last_change_is_lost(self):
        home = self.program.home
        self.edit()
        button = "Confirm"
        for number in range(1, 6):
            self.double_click(f"{button}, button 2 of 2 in Sign Out")
            self.entry()
            self.program.write(f"T{number}")
            self.program.key("Return")
            # Sometimes before it is drawn or saved, sometimes after.
            time.sleep(random.random() * 0.5)
            os.killpg(self.program.process.pid, signal.SIGKILL)
            self.program.process.wait()
            whole = self.file.read_text()
            self.assertTrue(whole.startswith("# yaml-language-server") or "rehearsal: 1" in whole)
            self.program = harness.Program(
                "open", self.file, environment=self.places(home))
            self.addCleanup(self.program.end)
            self.program.click(self.program.on_stage(self.tapped))
            self.program.resting_pixels()
            self.edit()
            self.program.resting_pixels()
            # Each letter is a change, and the last ones may not have come when it was killed.
            titles = [f"T{number}"[:length] for length in range(len(f"T{number}"), 0, -1)]
            wanted = [f"{title}, button 2 of 2 in Sign Out" for title in [*titles, button]]
            found = [part for part in self.parts() if part in wanted]
            self.assertTrue(found, self.parts())
            button = found[0].split(",")[0]


class Failing(SavingCase):
    def test_what_could_not_be_saved_is_tried_again(self):
        # A file with two names is not replaced, whoever tries it.
        other = self.file.with_suffix(".other")
        os.link(self.file, other)
        self.edit()
        self.retitle()
        self.program.says("Not saved: .*hard links.*Nothing is lost")
        self.program.find(names.BUTTON, "Save As…")
        self.program.click(self.program.find(names.BUTTON, "Retry"))
        self.program.says("Not saved: .*hard links.*Nothing is lost")
        other.unlink()
        self.program.click(self.program.find(names.BUTTON, "Retry"))
        self.saved("Go")
        self.program.gone(names.BUTTON, "Retry")
        self.program.says("✓ Saved")

    def test_a_file_that_was_removed_is_written_again_when_asked_for(self):
        text = self.file.read_text()
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.file.unlink()
        self.program.says("Not saved: there is no such file.*Nothing is lost")
        self.assertFalse(self.file.exists())
        self.program.click(self.program.find(names.BUTTON, "Retry"))
        wait(self.file.exists, "the file")
        self.saved("Go")
        self.program.gone(names.BUTTON, "Retry")
        self.assertEqual(self.file.read_text(), text.replace("Confirm", "Go"))


class TwoWindows(SavingCase):
    """Two windows on one document: one undo, one file, and each its own run."""

    def test_what_is_changed_in_one_is_in_the_other(self):
        before = self.file.read_bytes()
        rows = len(self.program.calls())
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "New Window on This Document"))
        self.program.wait_for_frames("Account", "Account")
        # The alert is up in the first one only, whose parts are not edited.
        self.program.key("ctrl+e")
        self.program.find("list", "Parts of the prototype")
        name = next(part for part in self.parts() if part.startswith("Sign Out"))
        self.focus(name)
        self.program.key("Return")
        self.entry()
        self.program.write("Leave")
        self.program.key("Return")
        self.part(name.replace("Sign Out", "Leave"))
        self.saved("button: Leave")
        self.program.key("ctrl+w")
        self.program.wait_for_frames("Account")
        self.program.alert("Sign Out")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Cancel"))
        self.program.on_stage("Leave")
        self.assertGreaterEqual(len(self.program.calls()), rows)
        self.program.says("✓ Saved")
        while self.file.read_bytes() != before:
            self.program.key("ctrl+z")
            accessible.rest(lambda: self.file.read_bytes() == before, "the first bytes")
        self.program.on_stage("Sign Out")


class WithoutRoom(SavingCase):
    """The folders of the program can't be written: files are in their places."""

    def setUp(self):
        harness.GuiTestCase.setUp(self)
        self.file = self.copy_of(self.sample)
        blocked = self.file.parent / "blocked"
        blocked.write_text("")
        self.open("open", self.opened_file(), environment={
            "XDG_STATE_HOME": str(blocked / "state"), "XDG_DATA_HOME": str(blocked / "data")})
        # GTK has a list of its own there.
        self.program.tolerates("Unable to create user data directory")
        self.program.click(self.program.on_stage(self.tapped))
        self.program.resting_pixels()

    def opened_file(self):
        return self.file

    def test_without_a_journal_it_is_saved_and_said(self):
        self.edit()
        self.retitle()
        self.saved("Go")
        self.program.says("is not kept for a restart in .*journal: there is no such folder")
        self.program.says("✓ Saved")


class WithoutDrafts(WithoutRoom):
    def opened_file(self):
        return harness.SAMPLES / f"{self.sample}.rehearsal.yaml"

    def test_without_a_journal_it_is_saved_and_said(self):
        """Nothing is changed where the changes have no place."""
        self.edit()
        self.double_click(CONFIRM)
        self.entry()
        self.program.write("Go")
        self.program.key("Return")
        self.program.says("no copy can be made in .*drafts: there is no such folder")
        self.program.find(PART, CONFIRM + ", selected")


class Outside(SavingCase):
    def change_here_and_there(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.file.write_text(self.file.read_text().replace("title: Account", "title: Mine"))
        self.program.find(names.BUTTON, "Keep Both")

    def test_the_bar_follows_and_comes_back_and_a_kill_keeps_mine(self):
        before = self.file.read_text()
        self.change_here_and_there()
        self.program.click(self.program.find(names.TOGGLE, "Show difference"))
        lines = self.program.find(names.ENTRY, "Lines that differ")

        def differs(*wanted):
            def look():
                accessible.refresh()
                found = accessible.text(lines).splitlines()
                return all(any(part.split() == line.split() for line in found) for part in wanted)
            wait(look, f"the lines {wanted}")

        differs("− title: Mine", "+ title: Account")
        self.is_aligned(lines, "− title: Mine")
        # What is changed here, and what the other writes, is in it at once.
        self.double_click(GO)
        self.entry()
        self.program.write("Gone")
        self.program.key("Return")
        differs("+ - title: Gone", "− - title: Confirm")
        self.file.write_text(before.replace("title: Account", "title: Other").replace(
            "Confirm", "Yes"))
        differs("− title: Other", "+ title: Account", "− - title: Yes", "+ - title: Gone")
        # Both have changed the same line: the bar says so, and stays.
        self.program.click(self.program.find(names.BUTTON, "Keep Both"))
        self.program.says("^Both have changed the same lines")
        self.program.find(names.BUTTON, "Keep Mine")
        # The message about the steps that follow the title goes by itself.
        self.program.gone(names.BUTTON, "Leave the Steps")
        # A bar that was closed comes back when it is to be saved.
        self.program.click(self.program.find(names.BUTTON, names.HIDE_MESSAGE))
        self.program.gone(names.BUTTON, "Keep Mine")
        self.program.key("ctrl+s")
        self.program.find(names.BUTTON, "Keep Mine")
        self.kill()
        self.program.says("^Changed outside and here")
        self.assertIn("title: Other", self.file.read_text())
        self.program.click(self.program.find(names.BUTTON, "Keep Mine"))
        self.saved("title: Gone", "title: Account")

    def is_aligned(self, node, line):
        """Asserts that each letter of a line is as wide as the others, and that it stands inside."""
        start = accessible.text(node).index(line)
        boxes = [accessible.Atspi.Text.get_character_extents(
            node, start + place, accessible.Atspi.CoordType.SCREEN) for place in range(len(line))]
        self.assertEqual(len({box.width for box in boxes}), 1, "the letters have their own widths")
        self.assertGreaterEqual(boxes[0].x, accessible.extents(node).x + 8)

    def test_the_change_is_taken_back_outside(self):
        before = self.file.read_text()
        self.change_here_and_there()
        self.file.write_text(before)
        self.program.gone(names.BUTTON, "Keep Mine")
        self.program.key("ctrl+s")
        self.saved("title: Account", "Go")

    def test_both_are_kept(self):
        self.change_here_and_there()
        self.program.click(self.program.find(names.BUTTON, "Keep Both"))
        self.saved("title: Mine", "Go")

    def test_mine_is_kept(self):
        self.change_here_and_there()
        self.program.click(self.program.find(names.BUTTON, "Keep Mine"))
        self.saved("title: Account", "Go")

    def test_the_bar_keeps_its_place_until_it_is_answered(self):
        self.change_here_and_there()
        place = self.program.resting_centre(self.program.find(names.BUTTON, "Reload"))
        harness.settle(1.5)
        accessible.refresh()
        self.assertEqual(
            accessible.centre(self.program.find(names.BUTTON, "Reload")), place)
        self.program.click(self.program.find(names.BUTTON, "Keep Mine"))
        self.program.says("Also changed: ")

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
        self.part("Stay, button 1 of 2 in Sign Out")
        self.program.key("ctrl+z")
        self.part("Cancel, button 1 of 2 in Sign Out")
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
        # A copy whose only change was taken back is not kept.
        drafts = self.program.home / "data" / "rehearsal" / "drafts"
        self.assertTrue((drafts / "untitled-1").exists())
        self.program.key("ctrl+z")
        self.part(CONFIRM)
        self.program.key("ctrl+w")
        wait(lambda: self.program.process.poll() is not None, "its end")
        self.assertFalse((drafts / "untitled-1").exists())
