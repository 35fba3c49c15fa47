"""The page with all texts of a document and their translations, which are written there."""

import accessible
import harness
import names
import screen

KEY = "ctrl+shift+t"
PAGE = "Translations"
GERMAN = "Deutsch: "
FRENCH = "Français: "
DOCUMENT = """\
rehearsal: 1
title: Bye
dialogs:
  sign-out:
    alert:
      title: Sign Out
      message: "One line\\nand another"
      cancelButton: Keep
      otherButtons: [Erase]
strings:
  de:   # by hand
    Sign Out: Abmelden
    # to be translated
    Keep: Keep
  fr: {Keep: Garder, Sign Out: Sortir}
"""


class Translations(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.path = self.write_document(DOCUMENT)
        self.open(self.path)
        self.program.on_stage("Erase")
        self.program.key(KEY)
        self.program.find(names.PANEL, PAGE)

    def cell(self, name):
        return self.program.find("text", name)

    def focused(self, name):
        cell = self.cell(name)
        accessible.wait(lambda: harness.is_focused(cell), f"the keyboard in {name}")

    def written(self):
        return self.path.read_text(encoding="utf-8")

    def saved(self, text):
        accessible.wait(lambda: self.written() == text, text)

    def rows(self):
        return [node.get_name() for node in accessible.walk(self.program.find(
            "list", "Texts and their translations")) if node.get_role_name() == "list item"]

    def test_each_change_is_one_undo(self):
        self.program.says(r"^5 translations are missing\.$")
        self.focused(GERMAN + "Sign Out")
        self.program.key("ctrl+a")
        self.program.write("Ausloggen")
        self.program.key("Return")
        first = DOCUMENT.replace("Abmelden", "Ausloggen")
        self.saved(first)
        for _ in range(4):
            self.program.key("Tab")
        self.focused(GERMAN + "Keep")
        self.program.write("Behalten")
        self.program.key("Tab")
        second = first.replace("    # to be translated\n    Keep: Keep", "    Keep: Behalten")
        self.saved(second)
        self.program.says(r"^4 translations are missing\.$")
        self.program.key("ctrl+z")
        self.saved(first)
        self.program.key("ctrl+z")
        self.saved(DOCUMENT)
        self.program.key("ctrl+shift+z")
        self.saved(first)
        self.program.key("Escape")
        self.program.gone(names.PANEL, PAGE)
        self.program.on_stage("Erase")

    def test_what_is_missing_is_marked_and_can_be_shown_alone(self):
        self.assertEqual(self.cell(FRENCH + "Erase").get_description(), "not translated yet")
        self.assertEqual(self.cell(FRENCH + "Keep").get_description(), "")
        texts = ["Sign Out", "One line\\nand another", "Keep", "Erase"]
        self.assertEqual(self.rows(), texts)
        self.program.picture("translations")
        self.program.activate(self.program.find(names.CHECK_BOX, "Missing only"))
        accessible.wait(lambda: self.rows() == texts[1:], "what is not translated")
        # What is translated stays until something else is chosen.
        self.program.click(self.cell(GERMAN + "Keep"))
        self.program.write("Behalten")
        self.program.key("Return")
        self.program.says(r"^4 translations are missing\.$")
        self.assertEqual(self.rows(), texts[1:])

    def test_what_has_too_little_room_is_said_and_shown(self):
        self.focused(GERMAN + "Sign Out")
        self.assertEqual(self.verdicts(), [])
        cell = self.cell(FRENCH + "Erase")
        self.program.click(cell)
        self.program.write("Effacer toutes les notes de cet appareil et de tous les autres")
        self.program.key("Return")
        cut = FRENCH + "Erase: cut on the phone at small in "
        accessible.wait(lambda: [name[:len(cut)] for name in self.verdicts()] == [cut],
                        "what is cut")
        self.program.picture("translations-cut")
        self.program.key("ctrl+z")
        accessible.wait(lambda: self.verdicts() == [], "room for what was there")
        self.program.key("ctrl+shift+z")
        accessible.wait(self.verdicts, "what is cut again")
        self.program.activate(self.program.find(names.BUTTON, self.verdicts()[0]))
        self.program.gone(names.PANEL, PAGE)
        self.program.on_stage("Garder")

    def verdicts(self):
        page = self.program.find(names.PANEL, PAGE)
        return [node.get_name() for node in accessible.walk(page)
                if node.get_role_name() in names.BUTTON
                and node.get_name().startswith((GERMAN, FRENCH))]

    def test_a_small_window_has_room_for_it(self):
        self.program.key("Escape")
        self.program.gone(names.PANEL, PAGE)
        window = screen.visible_windows(self.program.process)[-1]
        for _ in range(2):
            harness.xdotool("windowsize", window, 1024, 740)
        self.program.key(KEY)

        def fits():
            box = accessible.extents(self.cell(FRENCH + "Keep"))
            return box.width > 150 and box.x + box.width <= accessible.extents(
                self.program.find(names.WINDOW)).width <= 1024

        accessible.wait(fits, "room for the last column")
        self.program.picture("translations-small")

    def test_a_language_is_added_with_its_first_translation(self):
        entry = self.program.find("text", "New language")
        self.program.click(entry)
        self.program.write("../x")
        self.program.key("Return")
        self.program.says("^Write a language as “de” or “pt-BR”.$")
        self.program.key("ctrl+a")
        self.program.write("sv")
        self.program.key("Return")
        self.focused("Svenska: Sign Out")
        self.assertEqual(self.written(), DOCUMENT)
        self.program.write("Logga ut")
        self.program.key("Return")
        accessible.wait(lambda: "\n  sv: {Sign Out: Logga ut}\n" in self.written()
                        or "\n  sv:\n    Sign Out: Logga ut\n" in self.written(), "the language")

    def test_what_the_format_refuses_stays_and_is_told(self):
        self.focused(GERMAN + "Sign Out")
        self.program.key("ctrl+a")
        self.program.write("{nothing}")
        self.program.key("Return")
        cell = self.cell(GERMAN + "Sign Out")
        accessible.wait(lambda: "{nothing}" in cell.get_description(), "the reason")
        # It is there to see too, below the text.
        accessible.wait(lambda: cell.get_description() in accessible.all_texts(self.program.root),
                        "the reason in sight")
        self.assertEqual(self.written(), DOCUMENT)
        self.program.key("Escape")
        accessible.wait(lambda: accessible.text(cell) == "Abmelden", "what was there")
        self.program.find(names.PANEL, PAGE)

    def test_an_empty_translation_is_taken_out(self):
        self.focused(GERMAN + "Sign Out")
        self.program.key("ctrl+a")
        self.program.key("BackSpace")
        self.program.key("Return")
        self.saved(DOCUMENT.replace("    Sign Out: Abmelden\n", ""))
