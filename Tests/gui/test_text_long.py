"""The text of a long document, and what the pointer does in a text."""

import os
import signal

import accessible
import harness
import names
import screen
import test_text
from accessible import Atspi, wait
from harness import is_focused
from test_text import SMALL

# 10,000 lines of dialogs.
LONG = SMALL + "".join(
    f"  more-{number}:\n    alert:\n      title: More {number}\n      cancelButton: OK\n"
    for number in range(2500))


class Long(test_text.TextCase):
    text = LONG

    def has(self, text):
        wait(lambda: self.file.read_text(encoding="utf-8") == text, "the text in the file")

    def test_what_is_typed_is_saved_undone_and_kept(self):
        self.put_caret("cancelButton: No")
        self.program.write("defgh")
        typed = LONG.replace("cancelButton: No", "cancelButton: Nodefgh")
        self.has(typed)
        # A long document takes the first letter at once, and the others after a pause.
        self.program.key("ctrl+z", "ctrl+z")
        self.has(LONG)
        # Killed while it waits for a pause in typing: no letter comes without those before it.
        self.program.write("xyz")
        os.killpg(self.program.process.pid, signal.SIGKILL)
        self.program.process.wait()
        home = self.program.home
        places = {f"XDG_{kind}_HOME": str(home / kind.lower())
                  for kind in ("CONFIG", "CACHE", "DATA", "STATE")}
        self.program = harness.Program(self.file, environment=places)
        self.addCleanup(self.program.end)
        self.program.on_stage("Ask")
        self.show_text()
        kept = self.shown()
        self.assertIn(kept, [LONG.replace(": No\n", f": No{'xyz'[:count]}\n") for count in range(4)])
        # Quitting waits for nothing.
        self.put_caret("title: Really")
        self.program.write("abc")
        self.program.key("ctrl+q")
        wait(lambda: self.program.process.poll() is not None, "its end")
        self.has(kept.replace("title: Really", "title: Reallyabc"))


class Pointing(test_text.TextCase):
    text = SMALL.replace("cancelButton: No", "cancelButton: No\n      otherButtons: [Yes, Yes]")

    def place(self, words):
        """Where the first letter of words is on the screen, in pixels."""
        box = Atspi.Text.get_character_extents(
            self.editor, self.shown().index(words), Atspi.CoordType.SCREEN)
        return box.x + box.width // 2, box.y + box.height // 2

    def test_a_key_is_explained_and_a_mark_opens_its_bubble(self):
        self.program.says("warning")
        before = len(screen.visible_windows(self.program.process))
        harness.xdotool("mousemove", *self.place("cancelButton"))
        harness.xdotool("mousemove_relative", 3, 1)
        # A tooltip is a window, which assistive technology does not get.
        wait(lambda: len(screen.visible_windows(self.program.process)) > before, "the explanation")
        harness.xdotool("mousemove", *self.place("Really"))
        wait(lambda: len(screen.visible_windows(self.program.process)) == before, "it gone")
        edge = self.place("rehearsal")[0]
        _, y = self.place("otherButtons")
        # The marks are between the numbers of the lines and the text.
        harness.xdotool("mousemove", edge - 18, y, "click", 1)
        self.program.find(names.BUTTON, "Leave As It Is")


class FieldInPlay(test_text.TextCase):
    text = SMALL.replace("cancelButton: No", "style: plainText\n      cancelButton: No")

    def test_its_undo_is_not_that_of_the_document(self):
        self.put_caret("title: Really")
        self.program.write("x")
        self.shows("title: Reallyx")
        after = self.text.replace("Really", "Reallyx")
        wait(lambda: self.file.read_text(encoding="utf-8") == after, "the change in the file")
        self.program.click(self.program.on_stage("Ask"))
        alert = self.program.alert("Reallyx")
        field = wait(lambda: next((node for node in accessible.walk(alert)
                                   if node.get_role_name() in names.ENTRY), None), "the field")
        self.program.resting_pixels()
        self.program.click(field)
        wait(lambda: is_focused(field), "the focus in the field")
        self.program.write("ab")
        wait(lambda: accessible.text(field) == "ab", "what was typed")
        for _ in range(4):
            self.program.key("ctrl+z")
        accessible.rest(lambda: accessible.text(field), "the field")
        self.assertEqual(self.shown(), after)
        self.assertEqual(self.file.read_text(encoding="utf-8"), after)
