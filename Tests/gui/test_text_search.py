"""What is found in the text of a document, and the keys that go to problems and list items."""

import accessible
import names
import test_text
from accessible import wait
from harness import is_focused
from test_text import SMALL


class Warned(test_text.PartsOnStage):
    text = SMALL.replace("alert:\n      title: Really", "alert:\n      otherButtons: [Yes, Yes]\n"
                         "      title: Really")

    def test_a_problem_and_what_is_found_are_selected_on_the_stage_too(self):
        self.program.key("ctrl+e")
        self.program.find("list", "Parts of the prototype")
        self.show_text()
        self.put_caret("rehearsal")
        self.program.says("warning")
        self.program.key("F8")
        self.part(r"\bReally\b.*, selected$")
        # What explains a page that nobody can open here is not said.
        self.program.key("alt+Return")
        self.program.find(names.BUTTON, "Leave As It Is")
        accessible.refresh()
        self.assertFalse([node.get_name() for node in accessible.walk(self.program.root)
                          if "docs/checks" in (node.get_name() or "")])
        self.program.key("Escape")
        self.program.gone(names.BUTTON, "Leave As It Is")
        self.program.key("ctrl+f")
        field = self.program.find(names.ENTRY, "Search in the text")
        wait(lambda: is_focused(field), "the field")
        self.program.write("button: Ask")
        self.part(r"^Ask\b.*, selected$")
        # The keyboard stays in the field.
        self.assertTrue(is_focused(field))


class Items(test_text.TextCase):
    text = SMALL + """\
scenarios:
  go:
    steps:
      - tapOn: Ask
      - tapOn: No
"""

    def test_a_dash_begins_the_next_item(self):
        self.put_caret("tapOn: No")
        self.program.key("Return")
        self.program.write("- tapOn: Ask")
        self.shows("      - tapOn: No\n      - tapOn: Ask\n")
        self.program.key("Return", "shift+Tab")
        self.program.write("- tapOn: OK")
        self.shows("      - tapOn: Ask\n      - tapOn: OK\n")
        # A part of the item is below its first one, and a list of its own is further in.
        self.put_caret("button: Ask")
        self.program.key("Return")
        self.program.write("then2:")
        self.program.key("Return")
        self.program.write("- x")
        self.shows("      - button: Ask\n        then2:\n          - x\n")
        for _ in range(12):
            if self.shown() == self.text:
                return
            self.program.key("ctrl+z")
            accessible.rest(self.shown, "the text")
        wait(lambda: self.shown() == self.text, "the text as it was")


class Searching(test_text.TextCase):
    def count(self, words):
        self.program.says(f"^{words}$")

    def test_places_are_counted_and_gone_to(self):
        self.put_caret("rehearsal")
        self.program.key("ctrl+f")
        field = self.program.find(names.ENTRY, "Search in the text")
        wait(lambda: is_focused(field), "the field")
        self.program.write("ask")
        self.count("1 of 3")
        self.program.key("Return")
        self.count("2 of 3")
        self.program.key("shift+Return", "shift+Return")
        self.count("3 of 3")
        self.program.click(self.program.find(names.TOGGLE, "Match case"))
        self.count("2 of 2")
        self.program.key("Escape")
        self.program.gone(names.ENTRY, "Search in the text")
        wait(lambda: is_focused(self.editor), "the caret in the text")
        # What was found stays selected.
        self.program.write("x")
        self.shows("\n  x:\n    alert:")


class Replacing(test_text.TextCase):
    def test_one_and_all_are_replaced_and_undone_at_once(self):
        self.put_caret("rehearsal")
        self.program.key("ctrl+h")
        field = self.program.find(names.ENTRY, "Search in the text")
        wait(lambda: is_focused(field), "the field")
        self.program.write("ask")
        self.program.says("^1 of 3$")
        field = self.program.find(names.ENTRY, "Replace with")
        field.grab_focus()
        wait(lambda: is_focused(field), "the second field")
        self.program.write("answer")
        self.program.key("Return")
        self.shows("button: answer\n")
        self.program.on_stage("answer")
        self.program.says("^1 of 2$")
        self.program.click(self.program.find(names.BUTTON, "Replace All"))
        self.shows("[{present: answer}]")
        self.shows("\n  answer:\n    alert:")
        self.program.says("^None$")
        self.program.key("Escape")
        self.program.gone(names.ENTRY, "Replace with")
        wait(lambda: is_focused(self.editor), "the caret in the text")
        self.program.key("ctrl+z")
        self.shows("[{present: ask}]")
        self.shows("\n  ask:\n    alert:")
        self.program.key("ctrl+z")
        wait(lambda: self.shown() == SMALL, "the text as it was")
