"""The ways in which documents come into windows."""

import re

import accessible
import files
import harness
import names
import screen
from harness import PRESENTATION, SAMPLES
from screen import wait_for_active


def sample(name):
    return SAMPLES / f"{name}.rehearsal.yaml"


class Drop(harness.GuiTestCase):
    def test_a_file_on_the_welcome_page(self):
        self.open()
        files.drag(self.program, [sample("sign-out")], self.program.find(names.PANEL, names.WELCOME))
        self.program.on_stage("Sign Out")

    def test_a_file_on_the_stage_takes_the_place_of_the_old_one(self):
        self.open(sample("sign-out"))
        files.drag(self.program, [sample("stacked")], self.program.prototype)
        self.program.on_stage("Show All Three")
        self.program.wait_for_frames("Stacked")

    def test_several_files_are_several_windows(self):
        self.open()
        files.drag(self.program, [sample("sign-out"), sample("stacked"), sample("ask")],
                   self.program.find(names.PANEL, names.WELCOME))
        self.program.wait_for_frames("Account", "Stacked", "Ask Me")

    def test_what_is_no_document_is_said_and_changes_nothing(self):
        self.open(sample("sign-out"))
        self.program.on_stage("Sign Out")
        other = self.write_document("Dear diary\n", "diary.txt")
        files.drag(self.program, [other], self.program.prototype)
        self.program.says("diary.txt is no prototype")
        self.program.on_stage("Sign Out")
        self.program.click(self.program.find(names.BUTTON, names.HIDE_MESSAGE))
        self.program.gone(names.PANEL, names.MESSAGE)


class Recent(harness.GuiTestCase):
    def button(self, file, within=None):
        """What opens a recent file: it has its title as soon as that is known."""
        def look():
            accessible.refresh()
            return next((node for node in accessible.find_all(
                within or self.program.root, names.BUTTON)
                if file.name in node.get_name() + (node.get_description() or "")), None)
        return accessible.wait(look, f"a button for {file.name}")

    def test_what_was_open_is_on_the_page_and_in_the_menu(self):
        first, second = self.copy_of("sign-out"), self.copy_of("stacked")
        self.open(first)
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+n")
        page = self.program.find(names.PANEL, names.WELCOME)
        # The list is made anew as soon as the file that was opened is among the recent ones.
        self.program.click(lambda: self.button(first, page))
        # It is open already, so that its window is raised.
        self.program.wait_for_frames("Account", "Rehearsal")
        wait_for_active("Account")
        self.program.key("ctrl+w")
        self.program.wait_for_frames("Rehearsal")
        self.program.start_another(second)
        self.program.wait_for_frames("Stacked")
        self.program.gone(names.PANEL, names.WELCOME)
        self.program.click(self.program.find(names.TOGGLE, names.RECENT))
        self.button(second)
        # The menu too is made anew once the other file is among the recent ones.
        self.program.click(lambda: self.button(first))
        self.program.wait_for_frames("Account")

    def test_a_file_that_is_gone_cannot_be_chosen(self):
        file = self.copy_of("sign-out")
        self.open(file)
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+n")
        page = self.program.find(names.PANEL, names.WELCOME)
        self.assertTrue(harness.is_enabled(self.button(file, page)))
        file.unlink()
        wait_for_active("Rehearsal")
        self.program.key("ctrl+n")
        accessible.wait(
            lambda: any(node.get_description() == "There is no such file any more"
                        and not harness.is_enabled(node) for node in accessible.walk(
                            self.program.root)),
            "a file that cannot be chosen")


class Windows(harness.GuiTestCase):
    def test_control_n_opens_a_window_with_a_run_of_its_own(self):
        self.open(sample("sign-out"))
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("ctrl+n")
        self.program.wait_for_frames("Account", "Rehearsal")
        wait_for_active("Rehearsal")
        self.program.key("ctrl+w")
        self.program.wait_for_frames("Account")
        self.program.wait_for_calls(PRESENTATION)

    def test_the_same_file_again_raises_its_window(self):
        self.open(sample("sign-out"))
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.start_another(sample("ask"))
        self.program.wait_for_frames("Account", "Ask Me")
        wait_for_active("Ask Me")
        self.program.start_another(sample("sign-out"))
        wait_for_active("Account")
        self.program.wait_for_frames("Account", "Ask Me")
        # Its run goes on where it was.
        self.program.alert("Sign Out")

    def test_two_windows_of_two_sizes_keep_their_own_zoom(self):
        self.open(sample("sign-out"))
        before = self.stage()
        self.program.start_another(sample("ask"))
        self.program.wait_for_frames("Account", "Ask Me")
        wait_for_active("Ask Me")
        harness.xdotool("getactivewindow", "windowsize", "--sync", 1000, 560)
        screen.resting_pixels()
        self.program.start_another(sample("sign-out"))
        wait_for_active("Account")
        # Where one zoom is all windows', the texts here have now the other window's size.
        accessible.wait(lambda: self.stage() == before, "the stage as it was")

    def stage(self):
        """The pixels of the stage, with nothing on it pointed at."""
        harness.xdotool("mousemove", 2, 2)
        return self.program.resting_pixels()


class Names(harness.GuiTestCase):
    def test_a_name_that_hides_something_is_told_as_it_is(self):
        name = "a\nb\u202e\u200b.rehearsal.yaml"
        shown = r"a\nb\u202e\u200b.rehearsal.yaml"
        path = self.write_document("rehearsal: 1\nscreens: {s: {}}\n", name)
        self.open(path)
        # Without a title of its own, the document is called by its file.
        self.program.wait_for_frames(shown)
        path.write_text("rehearsal: 1\nscreen: {}\n", encoding="utf-8")
        self.assertIn(f"One error in {shown}", self.program.listed_errors())
        self.program.click(self.program.find(names.TOGGLE, names.RECENT))
        self.program.find(names.BUTTON, shown)
