"""A run is shared from the window: as a film, a page or a storyboard, in a file or on the clipboard."""

import os

import accessible
import files
import harness
import names
import screen
from accessible import wait

CHOICE = (names.TOGGLE, *names.BUTTON)


class Share(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.folder = self.write_document("rehearsal: 1\n").parent
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.on_stage("Sign Out")

    def dialog(self):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Share…"))
        found = self.program.find(("frame", "dialog"), "Share")
        screen.wait_for_active("Share")
        return found

    def choose(self, dialog, name):
        self.program.click(self.program.find(CHOICE, name, within=dialog))

    def sizes(self, dialog):
        def look():
            accessible.refresh()
            texts = [node.get_description() for node in accessible.walk(dialog)
                     if node.get_name() in ("GIF", "HTML", "PDF", "SVG")]
            return texts if texts and all("kB" in text for text in texts) else None
        return wait(look, "the sizes of the files")

    def test_a_scenario_is_saved_as_a_film(self):
        dialog = self.dialog()
        self.sizes(dialog)
        self.program.picture("share")
        self.choose(dialog, "Save…")
        path = self.folder / "cancel.gif"
        files.choose(self.program, "Save as GIF", path)
        self.program.says("cancel.gif is written")
        self.assertTrue(path.read_bytes().startswith(b"GIF89a"))
        self.program.find(names.BUTTON, "Show in Folder")
        self.program.key("Escape")
        self.program.gone(("frame", "dialog"), "Share")

    def test_what_was_done_is_copied_as_a_page(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        dialog = self.dialog()
        self.program.says("one input")
        self.choose(dialog, "HTML")
        self.choose(dialog, "Copy")
        self.program.says("is on the clipboard")
        self.assertIn("/cache/rehearsal/shared/Account.html", harness.clipboard("text/uri-list"))
        cache = self.program.home / "cache" / "rehearsal" / "shared" / "Account.html"
        self.assertTrue(cache.read_text().startswith("<!DOCTYPE html>"))
        self.assertEqual(os.stat(cache.parent).st_mode & 0o77, 0)

    def test_a_place_that_cannot_be_written_is_said(self):
        dialog = self.dialog()
        self.choose(dialog, "SVG")
        self.choose(dialog, "Save…")
        files.choose(self.program, "Save as SVG", "/proc/cancel.svg")
        self.program.says("/proc/cancel.svg can’t be written.*Choose another place")

    def test_the_selected_calls_are_shared(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        self.program.click_row(names.CALLS, "didPresentAlertView:")
        self.program.key("shift+F10")
        self.program.click(self.program.find(names.MENU_ITEMS, "Share These Calls…"))
        self.program.find(CHOICE, "Call 3")
        self.program.says("one call")

    def test_what_is_shown_in_the_preview_can_be_chosen(self):
        dialog = self.dialog()
        self.program.says(r"/ \d+\.\d s")
        self.program.click(self.program.find(names.BUTTON, "Pause", within=dialog))
        self.program.find(names.BUTTON, "Play", within=dialog)
        for option in ("Dark", "Captions", "Device frame"):
            self.program.click(self.program.find("check box", option, within=dialog))
        self.choose(dialog, "Classic")
        self.sizes(dialog)
        self.program.picture("share-dark")
