"""Several stages side by side: what differs, and that each can be tapped."""

import accessible
import harness
import names

PAGE = "Side by side"
CLOSE = "Close the comparison"


class ComparisonCase(harness.GuiTestCase):
    def compare(self):
        self.program.key("ctrl+shift+l")
        self.page = self.program.find(names.PANEL, PAGE)

    def stages(self):
        """The names of the stages in reading order."""
        return [node.get_name() for node in accessible.walk(self.page)
                if node.get_role_name() in names.PANEL
                and node.get_name() not in ("", PAGE, "Prototype")
                and accessible.find(node, names.PANEL, "Prototype")]

    def stage(self, name):
        return accessible.wait(lambda: accessible.find(self.page, names.PANEL, name), name)

    def choose(self, kind):
        self.program.activate(self.program.find(names.TOGGLE, kind))


class Sample(ComparisonCase):
    document = "languages"

    def setUp(self):
        super().setUp()
        self.compare()

    def test_the_four_looks_and_each_is_tapped_alone(self):
        self.assertEqual(self.stages(), ["Classic", "Classic, dark", "Flat", "Flat, dark"])
        alerts = [accessible.wait(lambda name=name: accessible.find(self.stage(name), names.ALERT),
                                  f"the alert on {name}") for name in self.stages()]
        button = next(node for node in accessible.walk(alerts[2])
                      if node.get_role_name() in names.BUTTON)
        self.program.click(button)
        accessible.wait(lambda: accessible.find(self.stage("Flat"), names.ALERT) is None,
                        "no alert on Flat")
        for name in ("Classic", "Classic, dark", "Flat, dark"):
            self.assertIsNotNone(accessible.find(self.stage(name), names.ALERT), name)
        # Nothing of it is in the log of the run.
        self.program.key("Escape")
        self.program.gone(names.PANEL, PAGE)
        self.assertFalse(self.program.has_row("clickedButtonAtIndex"))

    def test_languages_devices_and_sizes(self):
        self.choose("Languages")
        accessible.wait(lambda: self.stages()[0] == "As written", "the languages")
        self.assertGreater(len(self.stages()), 2)
        self.choose("Devices")
        accessible.wait(lambda: len(self.stages()) == 3 and "Tablet" in self.stages()[2],
                        "the devices")
        self.choose("Text Sizes")
        accessible.wait(lambda: self.stages() == ["Normal", "Large", "Largest"], "the sizes")
        self.program.activate(self.program.find(names.BUTTON, CLOSE))
        self.program.gone(names.PANEL, PAGE)

    def test_a_scenario_plays_on_the_one_stage(self):
        self.program.key("F5")
        self.program.gone(names.PANEL, PAGE)
        self.program.wait_for_row("clickedButtonAtIndex")


class Own(ComparisonCase):
    def test_what_is_cut_off_is_counted(self):
        path = self.write_document("""\
rehearsal: 1
screens: {s: {}}
dialogs:
  long:
    alert:
      title: Choose
      cancelButton: Cancel
      otherButtons: [An answer with so many words that no button of an alert can show them all]
""")
        self.open(path)
        self.compare()
        self.program.says(r"^4 texts are cut off on 4 of 4 stages\.$")

    def test_it_follows_the_document(self):
        path = self.copy_of("languages")
        self.open(path)
        self.compare()
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "# changed\n", encoding="utf-8")
        self.program.find(names.PANEL, "Flat, dark")
        path.write_text("rehearsal: 1\nscreens: {s: {title: Alone}}\n", encoding="utf-8")
        accessible.wait(lambda: "Alone" in accessible.all_texts(self.stage("Flat")), "the screen")


if __name__ == "__main__":
    harness.unittest.main()
