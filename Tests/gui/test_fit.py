"""The sheet that says on which stages texts fit."""

import pathlib
import tempfile

import accessible
import files
import harness
import names

PAGE = "Side by side"

DOCUMENT = """\
rehearsal: 1
screens: {s: {}}
dialogs:
  restore:
    alert:
      title: Restore?
      cancelButton: Keep
      otherButtons: [Restore]
start: restore
strings:
  de:
    Restore?: Wiederherstellen?
    Keep: Behalten
    Restore: Wiederherstellen aller Notizen dieses Gerätes aus dem letzten Backup
"""


class Fit(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.open(self.write_document(DOCUMENT))
        self.program.key("ctrl+shift+l")
        self.page = self.program.find(names.PANEL, PAGE)
        self.program.activate(self.program.find(names.TOGGLE, "Fit"))

    @staticmethod
    def place(name):
        return pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-fit-")) / name

    def chips(self):
        """The names of the chips in reading order."""
        return [node.get_name() for node in accessible.walk(self.page)
                if node.get_role_name() in names.BUTTON and ": " in (node.get_name() or "")]

    def test_the_worst_is_first_and_a_click_goes_there(self):
        accessible.wait(lambda: len(self.chips()) == 12, "four languages in three sizes")
        self.assertTrue(self.chips()[0].startswith("Deutsch, "), self.chips())
        self.assertIn(": cut, 1 of 3 texts", self.chips()[0])
        self.assertIn(": fits", self.chips()[-1])
        chip = next(node for node in accessible.walk(self.page)
                    if node.get_name() == "Deutsch, Large: cut, 1 of 3 texts")
        self.program.activate(chip)
        self.program.gone(names.PANEL, PAGE)
        self.program.find(names.ALERT, "Wiederherstellen?")

    def headings(self):
        """The texts that stand beside the rows and above the columns."""
        return [node.get_name() for node in accessible.walk(self.page)
                if node.get_role_name() == "label"]

    def test_rows_and_columns_have_headings(self):
        accessible.wait(lambda: len(self.chips()) == 12, "four languages in three sizes")
        for heading in ("Normal", "Large", "Largest", "Deutsch", "As written", "Stretched"):
            self.assertIn(heading, self.headings())

    def choose(self, menu, item):
        box = self.program.find(names.COMBO_BOX, menu)
        self.program.click(box)
        self.program.click(self.program.find(names.MENU_ITEMS, item, within=box))

    def test_devices_on_their_side(self):
        self.choose("Rows", "Devices")
        self.choose("Columns", "Orientations")
        accessible.wait(lambda: len(self.chips()) == 6, "three devices in both orientations")
        chip = next(node for node in accessible.walk(self.page)
                    if ", On Its Side: " in (node.get_name() or ""))
        self.program.activate(chip)
        self.program.gone(names.PANEL, PAGE)
        stage = self.program.find(names.ALERT, "Restore?")
        box = accessible.wait(lambda: stage and accessible.extents(stage), "the alert")
        self.assertGreater(box.width, 0)

    def save(self, name):
        place = self.place(name)
        self.program.activate(self.program.find(names.BUTTON, "Save As…"))
        files.choose(self.program, "Save the Sheet", place)
        return accessible.wait(
            lambda: place if place.exists() and place.stat().st_size else None, f"{name} written")

    def test_the_sheet_is_saved_as_a_page_a_picture_and_a_text(self):
        accessible.wait(lambda: len(self.chips()) == 12, "four languages in three sizes")
        text = self.save("a.txt").read_text(encoding="utf-8")
        self.assertIn("12 stages: ", text)
        self.assertRegex(text, r"\n\ncut: .*, in de on the phone at normal in flat\n")
        self.assertIn("Wiederherstellen aller", text)
        self.assertEqual(self.save("a.png").read_bytes()[:4], b"\x89PNG")
        page = self.save("a.html").read_text(encoding="utf-8")
        self.assertEqual(page.count("<img alt="), 12)

    def test_other_axes(self):
        self.choose("Rows", "Devices")
        accessible.wait(lambda: len(self.chips()) == 9, "three devices in three sizes")


if __name__ == "__main__":
    harness.unittest.main()
