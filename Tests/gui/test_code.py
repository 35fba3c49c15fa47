"""The code of the document in the window: forms, parts, edits, and what is copied and saved."""

import subprocess

import accessible
import bus
import files
import harness
import names
import screen
from accessible import Atspi, wait
from harness import is_focused

# Two alerts, one of which presents the other.
TWO = """rehearsal: 1
title: Small
start: home

screens:
  home:
    title: Home
    controls:
      - button: Ask
        then: [{present: ask}]

dialogs:
  ask:
    alert:
      title: Really
      cancelButton: No
      otherButtons:
        - title: Yes
          afterwards: [{present: done}]

  done:
    alert: {title: Done, cancelButton: OK}
"""
CODE = "Code of the document"
FORM = "Form of the code"
PART = "Part of the document"


class CodeCase(harness.GuiTestCase):
    """A window with a document of its own, whose code is shown."""

    environment = None

    def setUp(self):
        super().setUp()
        self.file = self.write_document("")
        self.file.write_bytes(TWO.encode())
        self.open(self.file, environment=self.environment)
        self.program.on_stage("Ask")
        self.program.key("alt+4")
        self.code = self.program.find(names.ENTRY, CODE)
        self.shows("func presentAsk() {")

    def shown(self):
        accessible.refresh()
        return accessible.text(self.code)

    def shows(self, words):
        wait(lambda: words in self.shown(), f"the code {words!r}")

    def lacks(self, words):
        wait(lambda: words not in self.shown(), f"no code {words!r}")

    def choose(self, name, item):
        self.program.click(self.program.find(names.COMBO_BOX, name))
        # The list may be higher than the room above it.
        self.program.activate(self.program.find(names.MENU_ITEMS, item))
        self.program.gone(names.MENU_ITEMS, item)

    def put_caret(self, words):
        """Puts the caret before words of the code, once these are there, as assistive technology does."""
        self.shows(words)
        place = self.shown().index(words)
        self.code.grab_focus()
        wait(lambda: is_focused(self.code), "the caret in the code")
        Atspi.Text.set_caret_offset(self.code, place)


class Code(CodeCase):
    def test_every_form_is_that_of_the_command(self):
        wait(lambda: is_focused(self.code), "the caret in the code")
        command = harness.PROGRAM
        for title, form in (
                ("Objective-C, 2013", "objc-2013"), ("Swift, UIKit of 2013", "swift-uikit-2013"),
                ("SwiftUI", "swiftui"), ("UI tests", "xctest"), ("Probe that prints calls", "probe"),
                ("Texts, catalogue", "xcstrings"),
                ("Swift, UIKit of today", "swift-uialertcontroller")):
            with self.subTest(form):
                self.choose(FORM, title)
                wanted = subprocess.check_output([command, "code", self.file, "--form", form], text=True)
                wait(lambda text=wanted: self.shown() == text, f"the code of {form}")
        self.choose(FORM, "Texts, property lists")
        self.program.says("no translations")
        wait(lambda: Atspi.Text.get_character_count(self.code) == 0, "no code")

    def test_an_edit_changes_the_code(self):
        self.program.key("alt+3")
        text = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: is_focused(text), "the caret in the text")
        place = accessible.text(text).index("Really") + len("Really")
        Atspi.Text.set_caret_offset(text, place)
        self.program.write(" so")
        self.program.key("alt+4")
        self.shows('"Really so"')

    def test_a_broken_document_keeps_its_last_code_and_says_so(self):
        before = self.shown()
        self.file.write_text(TWO.replace("title: Really", "title: [Really"))
        self.program.find(names.BUTTON, names.HIDE_ERRORS)
        self.program.says("code of its last version without")
        self.assertEqual(self.shown(), before)
        self.file.write_text(TWO.replace("title: Really", "title: Truly"))
        self.shows('"Truly"')
        wait(lambda: not accessible.find(
            self.program.root, "label", "The document has errors; this is the code of its last version without."),
            "no more errors")

    def test_a_line_selects_its_part_and_a_part_shows_its_lines(self):
        bus.act("edit-mode")
        self.program.find(names.PANEL, "Properties")
        self.program.key("alt+4")
        self.put_caret("func presentDone")
        wait(lambda: any("done" in text for text in self.selected()), "the dialog of the line")
        self.program.click_row(names.CONTENTS, "ask")
        wait(lambda: self.line().startswith("  func presentAsk"), "the line of the dialog")

    def line(self):
        """The line of the caret."""
        place = Atspi.Text.get_caret_offset(self.code)
        text = self.shown()
        return text[text.rfind("\n", 0, place) + 1:].split("\n")[0]

    def selected(self):
        """The texts of the selected rows of the contents."""
        accessible.refresh()
        table = self.program.find(names.TABLE, names.CONTENTS)
        return [text for text, cell in zip(accessible.row_texts(table), accessible.rows(table))
                if accessible.has_state(cell[0], Atspi.StateType.SELECTED)]

    def test_one_dialog_is_shown_and_the_list_follows_what_is_selected(self):
        self.choose(PART, "done")
        self.lacks("presentAsk")
        self.shows("func presentDone() {")
        bus.act("edit-mode")
        self.program.key("alt+4")
        self.program.click_row(names.CONTENTS, "ask")
        self.shows("func presentAsk() {")
        self.choose(PART, "Whole document")
        self.shows("func ask() {")

    def test_code_is_copied_and_saved(self):
        whole = self.shown()
        self.program.click(self.program.find(names.BUTTON, "Copy the code"))
        self.program.says("Copied")
        self.assertEqual(harness.clipboard(), whole)
        place = self.file.with_name("Own.swift")
        self.program.click(self.program.find(names.BUTTON, "Save the code"))
        files.choose(self.program, "Save the Code", place)
        self.program.says("Saved as")
        self.assertEqual(place.read_text(), whole)
        bus.act("export-code", "xcstrings")
        catalogue = self.file.with_name("Texts.xcstrings")
        files.choose(self.program, "Save the Code", catalogue)
        wait(catalogue.exists, "the file of the menu")
        self.assertIn('"sourceLanguage"', catalogue.read_text())

    def test_code_cannot_be_typed_into_and_undo_is_of_the_document(self):
        before = self.shown()
        self.put_caret("func presentDone")
        self.program.write("x")
        self.program.key("BackSpace")
        self.assertEqual(self.shown(), before)


class Narrow(CodeCase):
    def test_small_windows_have_room_for_it(self):
        window = screen.visible_windows(self.program.process)[-1]
        for size in ((1280, 800), (1024, 768)):
            for _ in range(2):
                harness.xdotool("windowsize", window, *size)
                accessible.rest(self.width, "a width")
            self.assertEqual(self.width(), size[0])
            box = accessible.extents(self.program.find(names.WINDOW))
            for role, name in ((names.COMBO_BOX, FORM), (names.COMBO_BOX, PART),
                               (names.BUTTON, "Copy the code"), (names.BUTTON, "Save the code")):
                place = accessible.extents(self.program.find(role, name))
                self.assertLessEqual(place.x + place.width, box.x + box.width, name)
                self.assertGreater(place.width, 50, name)
            self.program.picture(f"code-{size[0]}")

    def width(self):
        return accessible.extents(self.program.find(names.WINDOW)).width


class Dark(CodeCase):
    environment = {"GTK_THEME": "Adwaita:dark"}

    def test_code_is_there_on_a_dark_desktop_and_beside_the_map(self):
        self.program.picture("code-dark")
        self.program.key("ctrl+shift+f")
        self.program.find(names.TOGGLE, "Findings")
        self.program.click(self.program.find(names.TOGGLE, "Code"))
        self.shows("func presentAsk() {")
        self.program.picture("code-map")


if __name__ == "__main__":
    harness.unittest.main()
