"""Two versions of a document: what can happen in one of them and not in the other."""

import accessible
import files
import harness
import names
import test_saving

PAGE = "Two versions"
CLOSE = "Close the comparison"
SAVED = "Compare with the Last Saved Version…"
FILE = "Compare Versions…"
OLD = """\
rehearsal: 1
screens:
  one: {title: One, controls: [{button: Ask, then: {present: a}}]}
dialogs:
  a: {alert: {title: Sure, cancelButton: No}}
"""


class Compared:
    """What both cases do in the window."""

    def compare(self, item):
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, item))

    def page(self):
        return self.program.find(names.PANEL, PAGE)

    def has(self, words):
        """Waits until a sentence of the page begins with words."""
        page = self.page()
        accessible.wait(lambda: any(text.startswith(words) for text in accessible.all_texts(page)),
                        words)


class Saved(Compared, test_saving.SavingCase):
    def test_what_is_not_saved_is_compared_with_the_file(self):
        self.compare(SAVED)
        self.has("The same can happen in both.")
        self.program.key("Escape")
        self.program.gone(names.PANEL, PAGE)
        self.program.click(self.program.find(names.TOGGLE, "Main menu"))
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as I Go"))
        self.edit()
        self.retitle()
        self.program.says("Not saved")
        self.compare(SAVED)
        self.has("gone: ")
        self.has("new: ")
        self.program.key("Escape")
        self.program.gone(names.PANEL, PAGE)


class Chosen(Compared, harness.GuiTestCase):
    def test_another_version_is_chosen_and_the_page_closed(self):
        old = self.write_document(OLD, "old.rehearsal.yaml")
        new = OLD.replace("{present: a}", "{log: x}")
        self.open(self.write_document(new, "new.rehearsal.yaml"))
        self.program.on_stage("Ask")
        self.compare(FILE)
        files.choose(self.program, "Compare with Another Version", old)
        self.has("No Longer Reachable")
        self.has("no longer reachable: one · a")
        self.program.activate(self.program.find(names.BUTTON, CLOSE))
        self.program.gone(names.PANEL, PAGE)
        broken = self.write_document("rehearsal: 1\nscreens: 7\n", "broken.rehearsal.yaml")
        self.compare(FILE)
        files.choose(self.program, "Compare with Another Version", broken)
        self.has("Nothing can be compared: the version before has an error in line 2")


if __name__ == "__main__":
    harness.unittest.main()
