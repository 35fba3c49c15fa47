"""How severe what `rehearsal lsp` finds is in an editor: a note is a hint."""

import unittest

from client import Client

URI = "untitled:a"
NOTED = """\
rehearsal: 1
screens:
  s: {controls: [{button: Go, then: {present: a}}]}
dialogs:
  a: {actionSheet: {title: A, cancelButton: No}}
"""


class Severities(unittest.TestCase):
    def setUp(self):
        self.client = Client()
        self.addCleanup(self.client.end)

    def open(self, text):
        self.client.tell("textDocument/didOpen", textDocument={
            "uri": URI, "languageId": "yaml", "version": 1, "text": text})

    def found(self):
        return {problem["code"]: problem["severity"]
                for problem in self.client.diagnostics(URI)}

    def test_notes_are_hints(self):
        self.open(NOTED)
        self.assertEqual(self.found(), {"rule-23": 4})

    def test_texts_that_do_not_fit(self):
        # Measuring comes after the first answer, with exploring.
        words = "Everything I Ever Wrote"
        self.open(NOTED.replace(
            "title: A,", f"otherButtons: [{' '.join([words] * 2)}, {' '.join([words] * 4)}],"))
        self.assertEqual(self.found(), {})
        self.assertEqual(self.found(), {"shrunk": 4, "rule-14": 2})


if __name__ == "__main__":
    unittest.main()
