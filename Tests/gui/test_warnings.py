"""What `check` warns of, in the window."""

import accessible
import harness
import names
from accessible import wait

WARNED = """\
rehearsal: 1
title: Work
screens: {s: {controls: [{button: Go, then: [{present: b}]}]}}
dialogs:
  a: {alert: {title: A}}
  b: {alert: {title: B, cancelButton: C}}
"""
GOOD = WARNED.replace("  a: {alert: {title: A}}\n", "")


class Warnings(harness.GuiTestCase):
    def open_document(self, text=WARNED):
        self.path = self.write_document(text)
        self.open(self.path)

    def count(self, words):
        return self.program.find(names.TOGGLE, words)

    def test_a_count_opens_a_list_and_follows_the_file(self):
        self.open_document()
        count = self.count("2 warnings")
        self.program.click(count)
        self.program.says("^2 warnings in own.rehearsal.yaml$")
        row = self.program.find(names.TOGGLE, self.name_of("line 5 · rule 3"))
        self.program.find(names.TOGGLE, self.name_of("line 5"))
        self.program.click(row)
        self.program.says(r"^  a: \{alert: \{title: A\}\}$")
        # The list stays open, and each save changes it.
        self.path.write_text(WARNED.replace("title: A", "title: A, cancelButton: C"),
                             encoding="utf-8")
        self.program.says("^1 warning in own.rehearsal.yaml$")
        self.path.write_text(GOOD, encoding="utf-8")
        self.program.gone(names.TOGGLE, "1 warning")
        accessible.wait(lambda: not self.texts(" in own.rehearsal.yaml$"), "a list that is closed")

    def texts(self, pattern):
        return [text for text in accessible.all_texts(self.program.root)
                if harness.re.search(pattern, text)]

    def name_of(self, end):
        def look():
            return next((node.get_name() for node in accessible.walk(self.program.root)
                         if (node.get_name() or "").endswith(end)), None)

        return wait(look, f"a row that ends with {end!r}")

    def test_by_keyboard_alone(self):
        self.open_document()
        self.count("2 warnings")
        # Escape closes the list, and cancels nothing on the stage.
        self.program.click(self.program.on_stage("Go"))
        self.program.alert("B")
        # Tab stays in the alert; F6 leaves it.
        self.program.key("F6")
        for _ in range(30):
            if (self.program.focused() or ("", ""))[1] == "2 warnings":
                break
            self.program.tab("shift+Tab")
        self.program.key("space")
        self.program.says("^2 warnings in own.rehearsal.yaml$")
        self.program.tab_to(self.name_of("line 5 · rule 3"))
        self.program.key("space")
        self.program.says(r"^  a: \{alert: \{title: A\}\}$")
        self.program.key("Escape")
        accessible.wait(lambda: not self.texts(" in own.rehearsal.yaml$"), "a list that is closed")
        harness.settle(0.5)
        self.program.alert("B")

    def test_they_are_copied_with_their_places(self):
        self.open_document()
        self.program.click(self.count("2 warnings"))
        panel = self.program.find(names.BUTTON, "Copy all warnings")
        self.program.click(panel)
        copied = wait(harness.clipboard, "something on the clipboard").splitlines()
        self.assertEqual(len(copied), 2)
        self.assertRegex(copied[0], rf"^{self.path}:5:\d+: warning: ")

    def test_notes_stand_below_and_do_not_count(self):
        self.open_document(WARNED + "  c: {actionSheet: {title: C, cancelButton: No}}\n"
                           "scenarios: {x: {steps: [{present: c}], expect: [...]}}\n")
        self.program.click(self.count("2 warnings"))
        self.program.says("^2 warnings in own.rehearsal.yaml$")
        note = self.program.find(names.TOGGLE, self.name_of("line 7 · rule 23"))
        self.program.click(note)
        self.program.says(r"^  c: \{actionSheet: \{title: C, cancelButton: No\}\}$")

    def test_nothing_where_there_are_only_notes(self):
        self.open_document(GOOD.replace("alert: {title: B", "actionSheet: {title: B"))
        self.program.on_stage("Go")
        harness.settle(1)
        self.assertEqual(self.texts("warning"), [])

    def test_nothing_where_there_is_no_warning(self):
        self.open_document(GOOD)
        self.program.on_stage("Go")
        harness.settle(1)
        self.assertEqual(self.texts("warning"), [])
