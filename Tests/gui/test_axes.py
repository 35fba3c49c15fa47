"""The axes of the stage: the size of texts, the direction, the contrast; and a desktop from right
to left."""

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION

DOCUMENT = """
rehearsal: 1
screens:
  account:
    title: Account
    controls: [{button: Sign Out, then: [{present: a}]}, {row: Sounds, then: [{goTo: account}]}]
dialogs:
  a: {alert: {title: Sign Out?, cancelButton: Cancel, otherButtons: [Confirm]}}
scenarios:
  mirrored:
    textSize: largest
    direction: rtl
    contrast: high
    steps: [{tapOn: Sign Out}, {wait: 600}]
"""


class AxesTestCase(harness.GuiTestCase):
    def choose(self, axis, choice):
        self.program.click(self.program.find(names.TOGGLE, names.CHOOSE_DEVICE))
        self.program.click(self.program.find(names.MENU_ITEMS, axis))
        self.program.click(self.program.find(names.CHOICE, choice))
        # The button would else close the menu that is still open.
        self.program.gone(names.CHOICE, choice)

    def box(self, title):
        return accessible.extents(self.program.on_stage(title))

    def wait_for_description(self, text):
        prototype = self.program.prototype
        accessible.wait(lambda: prototype.get_description() == text, f"a stage that says “{text}”")


class Axes(AxesTestCase):
    def setUp(self):
        super().setUp()
        self.open(self.write_document(DOCUMENT))

    def test_what_is_chosen_shows_and_stays_and_is_no_input(self):
        height = self.box("Sounds").height
        self.choose("Text size", "Largest")
        accessible.wait(lambda: self.box("Sounds").height > height * 1.2, "a higher row")
        self.wait_for_description("largest text")
        self.choose("Contrast", "High")
        self.wait_for_description("largest text, high contrast")
        self.program.key("ctrl+r")
        self.program.wait_for_calls([])
        self.assertGreater(self.box("Sounds").height, height * 1.2)

    def test_a_scenario_shows_itself_its_own_way(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.assertLess(self.box("Cancel").x, self.box("Confirm").x)
        height = self.box("Cancel").height
        self.program.click_row(names.CONTENTS, "mirrored")
        self.program.wait_for_calls(PRESENTATION)
        self.wait_for_description("largest text, right to left, high contrast")
        accessible.wait(
            lambda: self.box("Cancel").height > height and (
                self.box("Cancel").x > self.box("Confirm").x
                or self.box("Cancel").y != self.box("Confirm").y), "a mirrored alert")
        # The person's choice stands above the scenario's, until it is played again.
        self.choose("Text size", "Normal")
        self.wait_for_description("right to left, high contrast")
        accessible.wait(lambda: self.box("Cancel").x > self.box("Confirm").x, "mirrored buttons")
        self.program.click(self.program.on_stage("Confirm"))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.key("ctrl+r")
        self.wait_for_description("")


class Fit(AxesTestCase):
    def test_what_is_cut_now_is_named(self):
        self.open(self.write_document(DOCUMENT.replace(
            "cancelButton: Cancel", "cancelButton: Leave Everything Exactly Where It Is Now")))
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.assertFalse(any("is cut" in row for row in self.program.rows()))
        self.choose("Text size", "Largest")
        self.program.wait_for_row("console: a: “Leave Everything.*” is cut, it does not fit")


class Options(AxesTestCase):
    def test_options_show_a_document_so(self):
        self.open(self.write_document(DOCUMENT), "--direction", "rtl", "--text-size", "small")
        self.wait_for_description("small text, right to left")
        # The disclosure of a row is at its end, and the clock's icons have changed sides.
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        accessible.wait(lambda: self.box("Cancel").x > self.box("Confirm").x, "mirrored buttons")


class RightToLeftDesktop(AxesTestCase):
    """The tool is mirrored; the prototype is not, and neither is the log, which is code."""

    def setUp(self):
        super().setUp()
        # GTK is translated into it, the program is not.
        self.open(self.write_document(DOCUMENT), environment={"LANGUAGE": "he"})

    def test_the_prototype_has_the_direction_of_its_own_texts(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        prototype = accessible.extents(self.program.prototype)
        contents = accessible.extents(self.program.find(names.TABLE, names.CONTENTS))
        self.assertGreater(contents.x, prototype.x)
        self.assertLess(self.box("Cancel").x, self.box("Confirm").x)

    def test_the_run_sheet_is_over_the_calls(self):
        self.program.key("ctrl+shift+p")
        sheet = self.program.find(names.WINDOW, "Run Sheet")
        middle = self.program.resting_centre(sheet)[0]
        self.assertLess(middle, accessible.extents(self.program.prototype).x)
