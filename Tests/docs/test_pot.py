"""What meson-helpers/pot finds in Swift."""

import importlib.machinery
import importlib.util
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
loader = importlib.machinery.SourceFileLoader("pot", str(ROOT / "meson-helpers" / "pot"))
pot = importlib.util.module_from_spec(importlib.util.spec_from_loader("pot", loader))
loader.exec_module(pot)


def read(code):
    return pot.Reader("a.swift", code).read()


class Pot(unittest.TestCase):
    def finds(self, code, *messages):
        """Holds what is found, each as context, text, plural and note."""
        reader = read(code)
        self.assertEqual((reader.found, reader.problems), (list(messages), []))

    def test_texts(self):
        self.finds('x = tr("One")', (None, "One", None, None))
        self.finds('tr("a \\"b\\"\\n\\u{2026}")', (None, 'a "b"\n…', None, None))
        self.finds('tr(#"a\\n"#)', (None, "a\\n", None, None))
        self.finds('tr(\n  "one "\n    + "two",\n  ["n": "3"])', (None, "one two", None, None))
        self.finds('tr(\n  """\n  one \\\n  two\n    three\n  """)', (None, "one two\n  three", None, None))

    def test_plurals_and_contexts(self):
        self.finds('ntr("1 row", "{n} rows", count)', (None, "1 row", "{n} rows", None))
        self.finds('tr("Fit", context: "zoom")', ("zoom", "Fit", None, None))
        self.finds('tr("Fit", context: "zoom", ["a": tr("b")])',
                   ("zoom", "Fit", None, None), (None, "b", None, None))

    def test_a_text_in_an_interpolation(self):
        self.finds('let a = "x \\(tr("in") + "\\(1)") y"; tr("after")',
                   (None, "in", None, None), (None, "after", None, None))

    def test_what_is_no_call(self):
        self.finds('// tr("a")\n/* tr("b") /* */ tr("c") */ func tr(_ x: Int) {}; my.tr("d"); str("e")')

    def test_the_note_above(self):
        self.finds('// Translators: a verb,\n// not a noun.\ntr("Open")',
                   (None, "Open", None, "a verb, not a noun."))
        self.finds('// Translators: a verb.\n\ntr("Open")', (None, "Open", None, None))

    def test_a_text_that_is_not_fixed_is_a_problem(self):
        for code in ('tr(name)', 'tr("a \\(name)")', 'ntr("1 row", rows, n)', 'tr("a", context: name)'):
            self.assertEqual(len(read(code).problems), 1, code)

    def test_a_literal_without_an_end_says_where(self):
        with self.assertRaisesRegex(SystemExit, "a.swift:2: a literal has no end"):
            read('\nlet a = "b')


if __name__ == "__main__":
    unittest.main()
