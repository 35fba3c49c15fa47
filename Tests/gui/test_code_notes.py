"""The notes between the lines of code that say what has changed since 2013."""

import re

import accessible
import harness
import hearing
import names
import screen
from accessible import Atspi, rest, wait
from test_code import FORM, CodeCase
from test_preferences import WithSchema

NOTE = "comment"
HANDLER = re.compile("Today: people report that this handler")
STACKING = re.compile("Today: people report that what is presented")
BINDING = re.compile("Today: every action closes it")
GRADES = "A documented, B reported"
TOGGLE = "Show What Changed Since"


class Notes(CodeCase):
    def go(self, words="func presentDone"):
        """Scrolls until words of the code, which stand below the first notes, are in sight."""
        self.put_caret(words)
        self.program.key("Right")

    def test_a_line_has_a_note_with_its_grade_below_it(self):
        self.go()
        note = self.program.find(NOTE, HANDLER)
        self.program.find(NOTE, STACKING)
        self.assertTrue(note.get_name().endswith("Reported."), note.get_name())
        self.program.find("label", GRADES)
        grade = self.program.find("label", "Reported", within=note)
        # It lies between its line and the next one.
        end = self.shown().index("{ [weak self] _ in") + len("{ [weak self] _ in")

        def places():
            """The left, top, right and bottom of the grade, the note, its line and the next one."""
            line, after = (
                Atspi.Text.get_character_extents(self.code, place, Atspi.CoordType.SCREEN)
                for place in (end - 1, end + 1))
            return [(box.x, box.y, box.x + box.width, box.y + box.height)
                    for box in (accessible.extents(grade), accessible.extents(note), line, after)]

        # The code scrolls until the caret is in sight, so that no two of them are read at one moment.
        grade, row, line, after = rest(places, "the places")
        self.assertGreater(row[3] - row[1], 10)
        self.assertLessEqual(grade[2], row[2])
        self.assertGreaterEqual(row[1], line[3] - 1)
        self.assertLessEqual(row[3], after[1] + 1)

    def test_copied_code_has_no_notes(self):
        self.go()
        self.program.find(NOTE, HANDLER)
        self.assertNotIn("Today:", self.shown())
        self.program.click(self.program.find(names.BUTTON, "Copy the code"))
        self.program.says("Copied")
        self.assertEqual(harness.clipboard(), self.shown())

    def test_another_form_has_other_notes(self):
        self.go()
        self.program.find(NOTE, HANDLER)
        self.choose(FORM, "SwiftUI")
        self.go("isDonePresented = true")
        self.program.find(NOTE, BINDING)
        self.choose(FORM, "UI tests")
        self.program.gone(NOTE)
        self.program.gone("label", GRADES)

    def test_notes_are_hidden_and_come_back(self):
        self.go()
        self.program.find(NOTE, HANDLER)
        self.program.click(self.program.find(names.TOGGLE, TOGGLE))
        self.program.gone(NOTE)
        self.program.gone("label", GRADES)
        self.program.click(self.program.find(names.TOGGLE, TOGGLE))
        self.program.find(NOTE, HANDLER)

    def test_the_caret_in_a_line_tells_its_note_once(self):
        heard = hearing.hear(self)
        self.put_caret("alert.addAction(UIAlertAction(title: NSLocalizedString(\"Yes\"")
        wait(lambda: any(HANDLER.match(text) for text in heard), f"the note among {heard}")
        self.program.key("Right")
        self.program.key("Right")
        accessible.rest(lambda: tuple(heard), "the announcements", 1)
        self.assertEqual(len([text for text in heard if HANDLER.match(text)]), 1, heard)

    def test_notes_have_room_in_small_windows(self):
        window = screen.visible_windows(self.program.process)[-1]
        for size in ((1280, 800), (1024, 768)):
            harness.xdotool("windowsize", "--sync", window, *size)
            accessible.rest(lambda: accessible.extents(self.code).width, "a width")
            self.program.key("ctrl+Home")
            self.go()
            code = accessible.extents(self.code)
            note = accessible.extents(self.program.find(NOTE, HANDLER))
            self.assertLessEqual(note.x + note.width, code.x + code.width)
            self.program.picture(f"code-notes-{size[0]}")


class Long(harness.GuiTestCase):
    """Code of some thousand lines, with notes among them."""

    def test_the_end_of_the_code_comes_into_sight(self):
        document = "rehearsal: 1\ndialogs:\n" + "".join(
            f"  d{number}: {{alert: {{title: A title {number}, cancelButton: No, otherButtons: "
            f"[{{title: Yes, afterwards: [present: d{(number + 1) % 200}]}}]}}}}\n" for number in range(200))
        file = self.write_document("")
        file.write_bytes(document.encode())
        self.open(file)
        self.program.find(names.TABLE, names.CONTENTS)
        self.program.key("alt+4")
        code = self.program.find(names.ENTRY, "Code of the document")
        wait(lambda: "A title 199" in accessible.text(code), "all of the code")
        self.assertGreater(accessible.text(code).count("\n"), 3000)
        self.program.click(code)
        for key, place in (("ctrl+End", len(accessible.text(code)) - 2), ("ctrl+Home", 0)):
            self.program.key(key)

            def is_in_sight():
                accessible.refresh()
                line = Atspi.Text.get_character_extents(code, place, Atspi.CoordType.SCREEN)
                pane = accessible.extents(code)
                return pane.y <= line.y and line.y + line.height <= pane.y + pane.height
            wait(is_in_sight, f"the line with the caret after {key}")
            self.program.picture("code-" + key.lower())


class Kept(WithSchema):
    def test_hidden_notes_stay_hidden(self):
        program = self.start()
        program.on_stage("Sign Out")
        program.key("alt+4")
        program.find("label", GRADES)
        program.click(program.find(names.TOGGLE, TOGGLE))
        program.gone("label", GRADES)
        program.key("ctrl+q")
        program.process.wait(10)
        keyfile = program.home / "config" / "glib-2.0" / "settings" / "keyfile"
        kept = keyfile.read_text(encoding="utf-8")
        self.assertIn("code-changes=false", kept)
        self.start(kept).on_stage("Sign Out")
        self.program.key("alt+4")
        toggle = self.program.find(names.TOGGLE, TOGGLE)
        self.assertFalse(accessible.has_state(toggle, Atspi.StateType.CHECKED))


class Languages(harness.GuiTestCase):
    def test_the_link_below_shows_the_texts_of_all_languages(self):
        self.open(harness.SAMPLES / "languages.rehearsal.yaml")
        self.program.find(names.TABLE, names.CONTENTS)
        self.program.key("alt+4")
        code = self.program.find(names.ENTRY, "Code of the document")
        link = self.program.find(names.BUTTON, re.compile(r"Localizable\.xcstrings, \d+ languages"))
        self.program.click(link)
        wait(lambda: accessible.refresh() or "sourceLanguage" in accessible.text(code), "the catalogue")
        self.program.gone(names.BUTTON, re.compile(r"Localizable\.xcstrings, "))


if __name__ == "__main__":
    harness.unittest.main()
