"""The sheet that says on which stages texts fit."""

import accessible
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

    def test_other_axes(self):
        rows = self.program.find(names.COMBO_BOX, "Rows")
        self.program.click(rows)
        self.program.click(self.program.find(names.MENU_ITEMS, "Devices", within=rows))
        accessible.wait(lambda: len(self.chips()) == 9, "three devices in three sizes")


if __name__ == "__main__":
    harness.unittest.main()
