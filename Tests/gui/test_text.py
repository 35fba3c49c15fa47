"""The text of the document in the window: typing, undo, and what is selected."""

import os
import re

import accessible
import harness
import names
from accessible import Atspi, wait
from harness import is_focused

# A prototype of one screen and one alert.
SMALL = """rehearsal: 1
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
"""


class TextCase(harness.GuiTestCase):
    """A window with a document of its own, whose text is shown."""

    text = SMALL

    def setUp(self):
        super().setUp()
        self.file = self.write_document("")
        self.file.write_bytes(self.text.encode())
        self.open(self.file)
        self.program.on_stage("Ask")
        self.show_text()

    def show_text(self):
        self.program.key("alt+3")
        self.editor = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: is_focused(self.editor), "the caret in the text")

    def shown(self):
        accessible.refresh()
        return accessible.text(self.editor)

    def shows(self, words):
        wait(lambda: words in self.shown(), f"the text {words!r}")

    def caret(self):
        return Atspi.Text.get_caret_offset(self.editor)

    def put_caret(self, words):
        """Puts the caret behind words of the text, as assistive technology does."""
        place = self.shown().index(words) + len(words)
        Atspi.Text.set_caret_offset(self.editor, place)
        wait(lambda: self.caret() == place, f"the caret behind {words!r}")


class Typing(TextCase):
    def test_the_stage_follows_at_once_and_undo_brings_the_text_back(self):
        self.put_caret("button: Ask")
        self.program.write("ing")
        self.shows("button: Asking")
        self.program.on_stage("Asking")
        self.program.key("ctrl+z")
        self.program.on_stage("Ask")
        wait(lambda: self.shown() == SMALL, "the text as it was")
        self.program.key("ctrl+shift+z")
        self.program.on_stage("Asking")

    def test_a_broken_text_keeps_the_stage_until_it_is_mended(self):
        self.put_caret("button: Ask")
        self.program.write(": x")
        self.program.find(names.BUTTON, names.HIDE_ERRORS)
        self.program.on_stage("Ask")
        self.program.key("BackSpace", "BackSpace", "BackSpace")
        self.program.gone(names.BUTTON, names.HIDE_ERRORS)
        self.program.write("ing")
        self.program.on_stage("Asking")

    def test_a_new_line_is_indented_and_tab_types_spaces(self):
        self.put_caret("cancelButton: No")
        self.program.key("Return")
        self.program.write("message: Go on")
        self.shows("      cancelButton: No\n      message: Go on\n")
        self.put_caret("rehearsal: 1")
        self.program.key("Tab")
        self.shows("rehearsal: 1  \n")

    def test_escape_in_the_text_leaves_an_alert_alone(self):
        self.program.click(self.program.on_stage("Ask"))
        self.program.alert("Really")
        self.program.resting_pixels()
        self.editor.grab_focus()
        wait(lambda: is_focused(self.editor), "the caret in the text")
        self.program.key("Escape")
        self.put_caret("title: Real")
        self.program.alert("Really")


class Problems(TextCase):
    text = SMALL.replace("cancelButton", "cancelButtn")

    def setUp(self):
        # Nothing is on the stage, because the document has an error from the beginning.
        harness.GuiTestCase.setUp(self)
        self.file = self.write_document(self.text)
        self.open(self.file)
        self.program.find(names.BUTTON, names.HIDE_ERRORS)
        self.show_text()

    def test_the_next_problem_is_explained_and_corrected(self):
        self.program.find(names.BUTTON, "1 error")
        self.program.key("F8")
        wait(lambda: self.caret() == self.text.index("cancelButtn"), "the caret at the error")
        self.program.key("alt+Return")
        self.program.click(self.program.find(names.BUTTON, "Write “cancelButton”"))
        self.program.on_stage("Ask")
        # It stays where the correction was made.
        wait(lambda: SMALL.index("cancelButton") <= self.caret() <= SMALL.index(": No"),
             "the caret in the word")
        self.program.gone(names.BUTTON, "1 error")
        wait(lambda: self.shown() == SMALL, "the corrected text")
        wait(lambda: is_focused(self.editor), "the caret in the text")
        self.program.key("ctrl+z")
        self.program.find(names.BUTTON, "1 error")

    def test_escape_closes_the_bubble(self):
        self.program.key("F8", "alt+Return")
        self.program.find(names.BUTTON, "Leave As It Is")
        self.program.key("Escape")
        self.program.gone(names.BUTTON, "Leave As It Is")
        self.program.find(names.BUTTON, "1 error")
        wait(lambda: is_focused(self.editor), "the caret in the text")


class PartsOnStage(TextCase):
    def part(self, pattern):
        def look():
            accessible.refresh()
            return next((node for node in accessible.walk(self.program.root)
                         if node.get_role_name() == "list item" and accessible.is_showing(node)
                         and re.search(pattern, node.get_name())), None)

        return wait(look, f"a part like {pattern!r}")


class Completing(TextCase):
    def test_what_is_typed_is_completed(self):
        self.put_caret("cancelButton: No")
        self.program.key("Return")
        self.program.write("mess")
        self.program.find("list", "What can be written here")
        self.program.key("Return")
        self.shows("\n      message: \n")
        self.program.write("Go on")
        # The stage is made anew while one writes.
        self.program.click(lambda: accessible.find(self.program.prototype, names.BUTTON, "Ask"))
        self.program.alert("Really")
        self.shows("\n      message: Go on\n")

    def test_names_are_offered_when_asked_for_and_escape_closes_the_list(self):
        self.put_caret("start: ")
        self.program.key("ctrl+space")
        self.program.find(names.BUTTON, "home")
        self.program.find(names.BUTTON, "ask")
        self.program.key("Escape")
        self.program.gone(names.BUTTON, "ask")
        self.program.key("ctrl+space")
        self.program.find(names.BUTTON, "ask")
        self.program.key("Down", "Return")
        self.shows("start: ask\n")


class LineEnds(TextCase):
    text = "\ufeff" + SMALL.replace("\n", "\r\n").replace("title: Small", "title: \"S\\tm\"\t# tab")

    def test_they_are_typed_as_the_file_has_them_and_stay(self):
        before = self.shown()
        self.assertEqual(before, self.text.removeprefix("\ufeff"))
        self.put_caret("button: Ask")
        self.program.write("ing")
        self.program.on_stage("Asking")
        self.program.key("Return")
        self.program.write("# x")
        self.shows("Asking\r\n        # x\r\n")
        self.saves(self.text.replace("button: Ask", "button: Asking\r\n        # x"))
        for _ in range(3):
            self.program.key("ctrl+z")
        wait(lambda: self.shown() == before, "the text as it was")
        self.saves(self.text)

    def saves(self, text):
        wait(lambda: self.file.read_bytes() == text.encode(), "the same bytes in the file")


class Selection(PartsOnStage):
    def test_the_caret_says_which_part_it_is_in(self):
        self.put_caret("title: Real")
        self.program.key("Right")
        self.program.says("^dialogs › ask › alert › title$")
        self.program.says("^Line 15, column 19$")

    def test_the_caret_selects_on_the_stage_and_the_stage_in_the_text(self):
        self.program.key("ctrl+e")
        self.program.find("list", "Parts of the prototype")
        self.show_text()
        self.put_caret("title: Real")
        self.part(r"\bReally\b.*, selected$")
        self.put_caret("title: Hom")
        self.program.says("^screens › home › title$")
        self.program.resting_pixels()
        self.program.click(self.part(r"^Ask\b"))
        self.program.says("^screens › home › controls › 0")
        wait(lambda: self.caret() == SMALL.index("- button: Ask"), "the caret at the button")

    def test_another_program_changes_the_file_and_the_caret_stays(self):
        self.put_caret("title: Real")
        self.file.write_text(SMALL.replace("title: Small", "title: Much larger"), encoding="utf-8")
        self.shows("title: Much larger")
        wait(lambda: self.caret() == self.shown().index("title: Real") + 11, "the caret")
        self.program.write("ly? ")
        self.shows("title: Really? ly\n")


class Keyboard(TextCase):
    def test_the_text_can_be_left_and_reached(self):
        self.program.key("ctrl+Tab")
        wait(lambda: not is_focused(self.editor), "the focus elsewhere")
        for _ in range(8):
            self.program.key("F6")
            accessible.rest(lambda: is_focused(self.editor), "the focus")
            if is_focused(self.editor):
                return
        self.fail("F6 did not lead to the text")


class Unusual(TextCase):
    text = SMALL.replace("Small", '"S\u0085 m\u2028 a\u2029 ll \U0001f44d\te\u0301"')

    def test_line_ends_of_other_systems_do_not_move_anything(self):
        before = self.shown()
        self.put_caret("button: Ask")
        self.program.write("ing")
        self.program.on_stage("Asking")
        self.program.key("ctrl+z")
        self.program.on_stage("Ask")
        wait(lambda: self.shown() == before == self.text, "the text as it was")


class NotUnicode(harness.GuiTestCase):
    def test_it_is_shown_and_not_changed(self):
        file = self.write_document("")
        file.write_bytes(SMALL.replace("Small", "Sm\udcffll").encode(errors="surrogateescape"))
        self.open(file)
        self.program.find(names.BUTTON, names.HIDE_ERRORS)
        self.program.key("alt+3")
        editor = self.program.find(names.ENTRY, names.TEXT)
        self.program.says("^This is not a text in UTF-8")
        wait(lambda: "Sm\ufffdll" in accessible.text(editor), "the text")
        self.program.write("x")
        self.program.key("Down")
        wait(lambda: Atspi.Text.get_caret_offset(editor) > 0, "the caret further down")
        self.assertIn("Sm\ufffdll", accessible.text(editor))
        self.assertFalse(accessible.text(editor).startswith("x"))


class WithoutLibrary(harness.GuiTestCase):
    def test_the_text_is_there_and_says_what_to_install(self):
        file = self.write_document(SMALL)
        # An empty file of the library's name can't be loaded.
        (file.parent / "libgtksourceview-4.so.0").touch()
        path = f"{file.parent}:{os.environ.get('LD_LIBRARY_PATH', '')}"
        self.open(file, environment={"LD_LIBRARY_PATH": path})
        self.program.on_stage("Ask")
        self.program.key("alt+3")
        self.program.says("^Install libgtksourceview-4-0")
        editor = self.program.find(names.ENTRY, names.TEXT)
        wait(lambda: is_focused(editor), "the caret in the text")
        Atspi.Text.set_caret_offset(editor, SMALL.index("button: Ask") + 11)
        self.program.write("ing")
        self.program.on_stage("Asking")
