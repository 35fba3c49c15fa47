"""A run is shared from the window: as a film, a page or a storyboard, in a file or on the clipboard."""

import os
import subprocess

import accessible
import files
import harness
import names
import screen
from accessible import Atspi, wait

CHOICE = (*names.TOGGLE, *names.BUTTON)


class ShareTestCase(harness.GuiTestCase):
    """A window on a sample, which has a button."""
    sample, button = "sign-out", "Sign Out"

    def setUp(self):
        super().setUp()
        self.folder = self.write_document("rehearsal: 1\n").parent
        self.open(harness.SAMPLES / f"{self.sample}.rehearsal.yaml")
        self.program.on_stage(self.button)

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
                     if node.get_name() in ("GIF", "HTML", "PDF", "SVG", "PNG")]
            return texts if texts and all("kB" in text for text in texts) else None
        return wait(look, "the sizes of the files")


class Share(ShareTestCase):
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
        self.program.says("one call")
        dialog = self.program.find(("frame", "dialog"), "Share")
        calls = self.program.find("text", "Calls, as 4-6", within=dialog)
        self.assertEqual(Atspi.Text.get_text(calls, 0, -1), "3")
        # Others are named by their numbers.
        Atspi.EditableText.set_text_contents(calls, "1-2")
        self.program.says("2 calls")
        Atspi.EditableText.set_text_contents(calls, "2-")
        self.choose(dialog, "Every Dialog")
        # Each dialog is drawn in each look, language and size, in three formats.
        self.program.says("1 screen, 2 dialogs", timeout=300)

    def test_code_is_copied_and_saved(self):
        dialog = self.dialog()
        self.choose(dialog, "Code")
        code = self.program.find(names.ENTRY, "Code of the document", within=dialog)

        def shows(words):
            def look():
                accessible.refresh()
                return words in accessible.text(code)
            wait(look, f"the code {words!r}")

        shows("UIAlertController(")
        self.program.gone("check box", "Captions")
        self.program.click(self.program.find(names.COMBO_BOX, "Form of the code", within=dialog))
        self.program.activate(self.program.find(names.MENU_ITEMS, "UI tests"))
        # The scenario that is shared, and no other one.
        shows("func testCancel()")
        self.assertNotIn("func testConfirm()", accessible.text(code))
        self.choose(dialog, "Every Dialog")
        shows("func testConfirm()")
        self.program.click(self.program.find(names.COMBO_BOX, "Form of the code", within=dialog))
        self.program.activate(self.program.find(names.MENU_ITEMS, "SwiftUI"))
        shows("isCompletedPresented = true")
        self.program.picture("share-code")
        self.choose(dialog, "Copy")
        self.program.says("SignOutView.swift, .* is on the clipboard")
        whole = accessible.text(code)
        self.assertEqual(harness.clipboard(), whole)
        self.choose(dialog, "Save…")
        path = self.folder / "Shared.swift"
        files.choose(self.program, "Save the Code", path)
        self.program.says("Shared.swift is written")
        self.assertEqual(path.read_text(), whole)
        # There is no code of a moment.
        self.choose(dialog, "This Moment")
        self.program.gone(names.ENTRY, "Code of the document")

    def test_what_is_shown_in_the_preview_can_be_chosen(self):
        dialog = self.dialog()
        self.program.says(r"/ \d+\.\d s")
        # It plays at once, to its end.
        self.program.click(self.program.find(names.BUTTON, "Play", within=dialog))
        self.program.click(self.program.find(names.BUTTON, "Pause", within=dialog))
        self.program.find(names.BUTTON, "Play", within=dialog)
        for option in ("Dark", "Captions", "Device frame"):
            self.program.click(self.program.find("check box", option, within=dialog))
        self.choose(dialog, "Classic")
        for axis, choice in (("Direction", "Right to left"), ("Contrast", "High")):
            self.program.click(self.program.find(names.COMBO_BOX, axis, within=dialog))
            self.program.click(self.program.find(names.MENU_ITEMS, choice))
        self.sizes(dialog)
        self.program.picture("share-dark")

    def test_this_moment_is_copied_as_a_picture(self):
        dialog = self.dialog()
        self.choose(dialog, "This Moment")
        self.program.gone(CHOICE, "GIF")
        self.choose(dialog, "Copy")
        self.program.says("is on the clipboard")
        self.assertTrue(harness.clipboard("image/png", binary=True).startswith(b"\x89PNG"))

    def test_every_dialog_is_saved_as_shapes(self):
        dialog = self.dialog()
        self.choose(dialog, "Every Dialog")
        self.program.picture("share-dialogs")
        for what in ("Languages", "Devices", "Text Sizes"):
            self.program.click(self.program.find("check box", what, within=dialog))
        self.choose(dialog, "SVG")
        self.choose(dialog, "Save…")
        path = self.folder / "dialogs.svg"
        files.choose(self.program, "Save as SVG", path)
        self.program.says("dialogs.svg is written")
        self.assertIn("<title>", path.read_text())

    def test_each_dialog_is_saved_in_a_folder(self):
        dialog = self.dialog()
        self.assertIsNone(accessible.find(dialog, names.BUTTON, "Save Each…"))
        self.choose(dialog, "Every Dialog")
        for what in ("Looks", "Languages", "Devices", "Text Sizes"):
            self.program.click(self.program.find("check box", what, within=dialog))
        self.program.picture("share-each")
        self.choose(dialog, "Save Each…")
        folder = self.folder / "pictures"
        folder.mkdir()
        files.choose(self.program, "Choose a Folder", folder)
        self.program.says("3 pictures are written")
        self.assertEqual(
            sorted(path.name for path in folder.iterdir()),
            ["01 Account.png", "02 Sign Out.png", "03 Completed.png"])

    def test_words_and_beats_of_a_storyboard_are_chosen(self):
        dialog = self.dialog()
        self.choose(dialog, "PDF")
        self.program.says("1 of 3")
        for name, words in (("Title", "For a Client"), ("Author", "Robin Ash")):
            entry = self.program.find("text", name, within=dialog)
            Atspi.EditableText.set_text_contents(entry, words)
        self.program.click(self.program.find("check box", "Today’s date", within=dialog))
        self.program.click(self.program.find(names.COMBO_BOX, "Beats on a page", within=dialog))
        self.program.click(self.program.find(names.MENU_ITEMS, "4"))
        # One page has nothing to turn.
        self.program.gone("slider", "Page")
        self.program.resting_pixels()
        self.program.picture("share-words")
        self.choose(dialog, "Save…")
        path = self.folder / "client.pdf"
        files.choose(self.program, "Save as PDF", path)
        self.program.says("client.pdf is written")
        told = subprocess.run(["pdfinfo", str(path)], capture_output=True, text=True, check=True)
        for line in ("Title: +For a Client", "Author: +Robin Ash", "CreationDate:", "Pages: +1\n"):
            self.assertRegex(told.stdout, line)

    def test_every_way_is_saved_as_a_page_to_tap_through(self):
        dialog = self.dialog()
        self.choose(dialog, "Every Way")
        self.program.gone(CHOICE, "GIF")
        page = self.program.find(CHOICE, "HTML", within=dialog)
        self.assertIn("tap through", page.get_description())
        self.program.picture("share-ways")
        self.choose(dialog, "Save…")
        path = self.folder / "ways.html"
        files.choose(self.program, "Save as HTML", path)
        self.program.says("ways.html is written", timeout=120)
        self.assertIn('class="tappable"', path.read_text())

    def test_what_will_be_saved_is_shown(self):
        dialog = self.dialog()
        self.choose(dialog, "PDF")
        self.program.says("1 of 3")
        self.program.picture("share-pages")
        self.choose(dialog, "PNG")
        self.program.gone("slider", "Page")
        self.choose(dialog, "GIF")
        self.program.says(r"/ \d+\.\d s")

    def test_a_scenario_is_shared_from_its_row(self):
        row = self.program.resting_centre(self.program.cell(names.CONTENTS, "confirm"))
        harness.xdotool("mousemove", *row, "click", 3)
        self.program.click(self.program.find(names.MENU_ITEMS, "Share…"))
        self.program.find("label", "Scenario “confirm” of Account")
        self.program.key("Escape")
        # Nothing else has this menu.
        self.program.gone(("frame", "dialog"), "Share")
        row = self.program.resting_centre(self.program.cell(names.CONTENTS, "Account"))
        harness.xdotool("mousemove", *row, "click", 3)
        self.assertIsNone(accessible.find(self.program.root, names.MENU_ITEMS, "Share…"))

    def test_a_size_is_found_out_once(self):
        dialog = self.dialog()
        gif, webp = (self.program.find(CHOICE, name, within=dialog) for name in ("GIF", "WebP"))
        # The pointer rests for long enough that a tooltip would lie on the next row.
        harness.xdotool("mousemove", *self.program.resting_centre(gif))
        self.sizes(dialog)
        harness.xdotool("mousemove", *self.program.resting_centre(webp), "click", 1)
        wait(lambda: accessible.has_state(webp, Atspi.StateType.CHECKED)
             or accessible.has_state(webp, Atspi.StateType.PRESSED), "WebP to be chosen")
        self.choose(dialog, "PDF")
        accessible.refresh()
        texts = [node.get_description() for node in accessible.walk(dialog)
                 if node.get_name() in ("GIF", "HTML", "PDF", "SVG", "PNG")]
        self.assertTrue(all("kB" in text for text in texts), texts)


class LongFilms(ShareTestCase):
    sample, button = "demo", "Come Along"

    def test_a_film_that_is_being_drawn_can_be_cancelled(self):
        # A long film, with four times as many pictures.
        dialog = self.dialog()
        self.choose(dialog, "¼×")
        self.choose(dialog, "Save…")
        path = self.folder / "cancelled.gif"
        files.choose(self.program, "Save as GIF", path)
        self.program.find("progress bar")
        self.program.picture("share-progress")
        self.program.key("Escape")
        self.program.says("Cancelled; nothing was written")
        self.assertFalse(path.exists())
