"""The editor of the preferences, and what opens it at a line."""

import os
import stat

import accessible
import harness
import names
import screen
from accessible import wait

BROKEN = """\
rehearsal: 1
screens: {s: {controls: []}}
dialogs:
  a: {alert: {titel: A, cancelButton: C}}
"""
WARNED = """\
rehearsal: 1
screens: {s: {controls: [{button: Go, then: [{present: b}]}]}}
dialogs:
  a: {alert: {title: A}}
  b: {alert: {title: B, cancelButton: C}}
"""
FAILING = """\
rehearsal: 1
screens: {s: {controls: [{button: Go}]}}
scenarios:
  go:
    steps:
      - assertVisible: Nowhere
"""


class Editor(harness.GuiTestCase):
    def open_with(self, text, editor):
        """Opens a document, and chooses an editor in the preferences by the keyboard alone."""
        self.path = self.write_document(text)
        self.edited = self.path.with_name("edited")
        for name in ("xdg-terminal-exec", "ed", "vim"):
            script = self.path.parent / "bin" / name
            script.parent.mkdir(exist_ok=True)
            script.write_text(f'#!/bin/sh\necho "{name} $*" >> {self.edited}\n',
                              encoding="utf-8")
            script.chmod(script.stat().st_mode | stat.S_IXUSR)
        self.open(self.path, environment={
            "PATH": f"{self.path.parent}/bin:{os.environ['PATH']}"})
        self.program.find(names.TOGGLE, names.MAIN_MENU)
        self.program.key("ctrl+comma")
        self.program.find(names.WINDOW, "Preferences")
        screen.wait_for_active("Preferences")
        # The last choice is a command of one's own.
        self.program.key("End")
        entry = self.program.find(names.ENTRY, "Command")
        wait(lambda: harness.is_focused(entry), "the keyboard in the command")
        self.program.key("ctrl+a")
        self.program.write(editor)
        wait(lambda: accessible.text(entry) == editor, "the command")
        self.program.key("Escape")
        self.program.gone(names.WINDOW, "Preferences")

    def assert_edited(self, words):
        wait(lambda: self.edited.exists() and self.edited.read_text().strip() == words,
             f"“{words}” to run")
        self.edited.unlink()

    def button(self, end):
        def look():
            return next((node for node in accessible.walk(self.program.root)
                         if node.get_role_name() in names.BUTTON
                         and (node.get_name() or "").endswith(end)
                         and accessible.is_showing(node)), None)

        return wait(look, f"a button that ends with {end!r}")

    def test_the_row_of_an_error(self):
        self.open_with(BROKEN, "ed --at={line},{column} {file}")
        row = self.button("line 4, column 15")
        self.program.click(row)
        self.assert_edited(f"ed --at=4,15 {self.path}")
        self.program.tab_to(row.get_name())
        self.program.key("Return")
        self.assert_edited(f"ed --at=4,15 {self.path}")
        # The key for the editor goes to the first error too.
        self.program.key("ctrl+shift+e")
        self.assert_edited(f"ed --at=4,15 {self.path}")
        self.program.click(self.program.find(names.BUTTON, "Copy all errors"))
        copied = wait(harness.clipboard, "something on the clipboard")
        self.assertRegex(copied, r"(?m)^line 4, column 15: .*titel")

    def test_a_warning_and_an_editor_in_a_terminal(self):
        self.open_with(WARNED, "vim")
        self.program.click(self.program.find(names.TOGGLE, "2 warnings"))
        place = self.button("Open line 4 · rule 3 in the editor")
        self.program.click(place)
        self.assert_edited(f"xdg-terminal-exec vim +4 {self.path}")
        # The list is out of the way then.
        wait(lambda: not [text for text in accessible.all_texts(self.program.root)
                          if text.startswith("2 warnings in ")], "a list that is closed")
        # Without a line, none is said.
        self.program.key("ctrl+shift+e")
        self.assert_edited(f"xdg-terminal-exec vim {self.path}")

    def test_the_line_of_a_scenario_that_failed(self):
        self.open_with(FAILING, "ed +{line}")
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        self.program.click(self.program.find(names.BUTTON, "Open Line 6"))
        self.assert_edited(f"ed +6 {self.path}")

    def test_an_editor_that_is_not_there(self):
        self.open_with(BROKEN, "no-such-editor")
        self.program.key("ctrl+shift+e")
        self.program.says("^The editor does not start: ")
