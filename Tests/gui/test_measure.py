"""What Alt and Shift measure on the stage."""

import subprocess

import accessible
import bus
import files
import harness
import names

SIZE = r"^\d+(\.5)? × \d+(\.5)? at \d+(\.5)?, \d+(\.5)?$"


class Measure(harness.GuiTestCase):
    document = "sign-out"

    def card(self):
        """The lines about what is measured; none while nothing is."""
        for text in accessible.all_texts(self.program.root):
            lines = text.split("\n")
            if harness.re.match(SIZE, lines[0]):
                return lines
        return []

    def hold(self):
        harness.xdotool("keydown", "alt", "keydown", "shift")
        self.addCleanup(self.release)

    def release(self):
        harness.xdotool("keyup", "shift", "keyup", "alt")

    def test_a_button_and_its_title(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        x, y = self.program.resting_centre(self.program.on_stage("Confirm"))
        harness.xdotool("mousemove", x, y)
        self.hold()
        lines = accessible.wait(self.card, "the measures")
        self.assertRegex(lines[1], r"^Cantarell 17 bold$")
        # The ground is that of the alert, though the pointer is over the button.
        lines = accessible.wait(
            lambda: (found := self.card()) and found[2].endswith(" on #F7F7F8") and found,
            "the colours at rest")
        self.assertRegex(lines[2], r"^#[0-9A-F]{6} on #[0-9A-F]{6}$")
        self.assertRegex(lines[3], r"^5(\.\d)? : 1, AA$")
        # Beside the letters is the button, 135 points wide and 43 or 44 high.
        harness.xdotool("mousemove", x - 50, y)
        accessible.wait(lambda: harness.re.match(r"13\d(\.5)? × 4[34]", (self.card() or [""])[0]),
                        "the button")
        self.release()
        accessible.wait(lambda: not self.card(), "nothing measured")
        # Nothing was tapped.
        self.program.find(names.ALERT)

    def test_one_of_the_keys_measures_nothing(self):
        x, y = self.program.resting_centre(self.program.on_stage("Sign Out"))
        harness.xdotool("mousemove", x, y, "keydown", "shift")
        harness.settle(0.4)
        self.assertEqual(self.card(), [])
        harness.xdotool("keyup", "shift")

class Reference(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        document = self.copy_of("sign-out")
        self.folder = document.parent
        self.open(document)
        self.program.on_stage("Sign Out")

    def test_a_picture_lies_over_the_screen(self):
        plain = self.program.resting_pixels()
        path = self.folder / "reference.png"
        subprocess.run(["convert", "-size", "320x568", "gradient:red-blue", str(path)], check=True)
        bus.act("reference-picture")
        files.choose(self.program, "Reference Picture", path)
        slider = self.program.find("slider", "How much of the reference picture is seen")
        accessible.wait(lambda: self.program.resting_pixels() != plain, "the picture")
        self.program.picture("reference")
        # What is under it can be used.
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        slider.grab_focus()
        self.program.key("Home")
        accessible.wait(lambda: slider.get_current_value() == 0, "the slider at its beginning")
        self.program.activate(self.program.find(names.BUTTON, "Remove the reference picture"))
        self.program.gone("slider")

    def test_what_is_no_picture_is_said(self):
        path = self.folder / "reference.png"
        path.write_text("no picture", encoding="utf-8")
        bus.act("reference-picture")
        files.choose(self.program, "Reference Picture", path)
        self.program.says(r"reference\.png can’t be read")
        self.program.gone("slider")


if __name__ == "__main__":
    harness.unittest.main()
