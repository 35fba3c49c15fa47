"""Documents that are far too large: each opens soon, stays live, and all of it can be reached."""

import re
import sys
import unittest

import accessible
import harness
import limits
import names
import rest
from accessible import Atspi

sys.path.insert(0, str(harness.ROOT / "Tests" / "heavy"))
import generate  # noqa: E402  pylint: disable=wrong-import-position

# The seconds of the processor until a window is at rest. A tester's build is not optimised, and the
# bus asks for names besides; what is to be found out took minutes.
LIMIT = 8
# All of a test, which goes on after that, and the kilobytes of addresses.
(ALL, KILOBYTES) = (120, 3_000_000)


class Large(harness.GuiTestCase):
    opened = None

    def load(self, name):
        """Opens one of the generated documents."""
        return self.load_document(generate.text(generate.DOCUMENTS[name]()))

    def load_document(self, text):
        self.opened = self.write_document(text)
        return self.open(self.opened, environment=limits.FATAL,
                         limits=limits.words(ALL, KILOBYTES))

    def buttons(self):
        """The buttons of the prototype that are made, whether they are in sight or not."""
        return [node for node in accessible.walk(self.program.prototype)
                if node.get_role_name() in names.BUTTON]

    def focused(self):
        """The number of the button that has the keyboard's focus; 0 for none."""
        for node in self.buttons():
            if node.get_name().startswith("Button") and harness.is_focused(node):
                return int(node.get_name().split()[1])
        return 0

    def assert_live(self):
        self.assertLess(rest.processor(self.program.process), LIMIT)
        self.assertEqual(self.program.warnings(), [])

    def assert_opens(self, name):
        """Opens a document, and has the window answer once it is at rest."""
        program = self.load(name)
        program.find(names.TABLE, names.CALLS)
        harness.settle(0.5)
        program.find(names.TABLE, names.CALLS)
        self.assert_live()
        limits.Headless(self.opened, program.environment).assert_ended(self)

    def test_keys_make_the_next_button_of_an_alert(self):
        program = self.load("alert-5000")
        program.on_stage("Button 1")
        self.assertLess(len(self.buttons()), 100)
        for _ in range(60):
            program.key("Tab")
        accessible.wait(lambda: self.focused() > 45, "a button focused that was not made at first")
        reached = self.focused()
        program.key("Down")
        accessible.wait(lambda: self.focused() == reached + 1, "the next button")
        node = program.on_stage(f"Button {reached + 1}")
        told = Atspi.Accessible.get_attributes(node)
        self.assertEqual((told["posinset"], told["setsize"]), (str(reached + 1), "5000"))
        self.assertLess(len(self.buttons()), 150)
        program.key("Return")
        program.wait_for_row("clickedButtonAtIndex")
        self.assert_live()

    @staticmethod
    def scrolled_to(program, title, start):
        """A button, once the wheel over another one has brought it near there: how far one turn goes
        depends on how busy the machine is."""
        place = accessible.centre(program.on_stage(start))
        word, number = title.rsplit(" ", 1)

        def near():
            """The numbers of the buttons that are near there."""
            accessible.refresh()
            return [int(other.get_name().rsplit(" ", 1)[1])
                    for other in accessible.find_all(program.prototype, names.BUTTON)
                    if re.fullmatch(word + r" \d+", other.get_name() or "")
                    and abs(accessible.centre(other)[1] - place[1]) < 150]

        harness.xdotool("mousemove", *place, "click", "--repeat", 120, "--delay", 5, 5)
        for _ in range(120):
            # A busy machine still scrolls for turns of before: another one then would go too far.
            seen = accessible.rest(near, "the buttons")
            if int(number) in seen:
                return accessible.find(program.prototype, names.BUTTON, title)
            wheel = 4 if seen and min(seen) > int(number) else 5
            # Near it one turn at a time: more can go past it, to and fro.
            far = min((abs(other - int(number)) for other in seen), default=100)
            harness.xdotool("click", "--repeat", max(1, far // 6), "--delay", 5, wheel)
        raise AssertionError(f"{title} does not come; near are {seen}")

    def test_a_loader_hides_the_buttons_that_scrolling_back_makes(self):
        titles = generate.titles(4999)
        titles[199] = {"title": titles[199], "then": [{"run": "work"}]}
        document = generate.alert(title="Many", cancelButton="Cancel", otherButtons=titles)
        document["tasks"] = {"work": {"title": "Working", "simulate": {"seconds": 60}}}
        program = self.load_document(generate.text(document))
        program.click(self.scrolled_to(program, "Button 200", "Button 5"))
        alert = program.alert("Working")
        harness.settle(0.5)
        accessible.refresh()
        shown = [node.get_name() for node in accessible.walk(alert)
                 if node.get_role_name() in names.BUTTON and accessible.is_showing(node)]
        self.assertEqual(shown, [])
        self.assert_live()

    def test_the_wheel_makes_rows(self):
        program = self.load("rows-5000")
        self.scrolled_to(program, "Row 205", "Row 5")
        self.assertLess(len(self.buttons()), 150)
        self.assert_live()

    def test_a_row_that_is_disabled_before_it_is_made(self):
        document = generate.screen(
            [{"button": "Off", "then": [{"disable": "row-100"}]}] + generate.rows(2000))
        program = self.load_document(generate.text(document))
        program.click(program.on_stage("Off"))
        program.wait_for_row("tapped Off")
        program.scroll(program.on_stage("Row 5"), down=98)
        row = program.on_stage("Row 100")
        accessible.wait(lambda: not harness.is_enabled(row), "a disabled row")
        self.assertTrue(harness.is_enabled(program.on_stage("Row 101")))
        program.click(row)
        program.wait_for_row("tapped Row 100 no calls: it is disabled")
        self.assert_live()

    def test_a_field_far_down_is_made_when_it_is_edited(self):
        document = generate.screen(
            [{"button": "Go", "then": [{"focus": "field-1500"}]}] + generate.fields(2000))
        self.load_document(generate.text(document))
        self.program.click(self.program.on_stage("Go"))
        accessible.wait(
            lambda: accessible.find(self.program.prototype, names.ENTRY, "Field 1500"),
            "the field in sight")
        self.assert_live()

    def test_errors_are_made_as_they_are_scrolled(self):
        program = self.load("errors-1000")
        program.says("1000 errors")
        panel = program.find(names.PANEL, "Errors")
        rows = [node for node in accessible.walk(panel) if node.get_role_name() == "list item"]
        self.assertLess(len(rows), 100)
        told = Atspi.Accessible.get_attributes(rows[4])
        self.assertEqual((told["posinset"], told["setsize"]), ("5", "1000"))
        box = accessible.extents(rows[0])
        harness.xdotool("mousemove", box.x + 40, box.y + 20)

        def go_on():
            harness.xdotool("click", "--repeat", 10, "--delay", 5, 5)
            return any(re.search(r"line 1, column [2-9]\d{4}", words)
                       for words in accessible.all_texts(panel))

        accessible.wait(go_on, "an error far down")
        self.assert_live()

    def test_warnings_are_made_as_the_keys_reach_them(self):
        program = self.load("warnings-1000")
        program.click(program.find(names.TOGGLE, "1000 warnings"))
        program.says("^1000 warnings in own.rehearsal.yaml$")
        # A tooltip would cover the list.
        self.assertEqual(program.find(names.TOGGLE, "1000 warnings").get_description() or "", "")

        def made():
            return [node for node in accessible.walk(program.root)
                    if node.get_role_name() == "toggle button"
                    and node.get_name().startswith("nothing presents")]

        self.assertLess(len(made()), 100)
        first = made()[0].get_name()
        program.tab_to(first)
        for _ in range(60):
            program.key("Down")
        accessible.wait(lambda: "lonely-61”" in (program.focused() or ("", ""))[1], "the next ones")
        node = program.find(names.TOGGLE, program.focused()[1])
        for told in (node, node.get_parent().get_parent()):
            told = Atspi.Accessible.get_attributes(told)
            self.assertEqual((told["posinset"], told["setsize"]), ("61", "1000"))
        self.assertLess(len(made()), 150)
        program.key("space")
        program.says('"lonely-61": ')
        self.assert_live()


def add_tests():
    """One test for each document, so that each says by itself that it does not open."""
    for name in generate.DOCUMENTS:
        setattr(Large, f"test_opens_{name.replace('-', '_')}",
                lambda self, name=name: self.assert_opens(name))


add_tests()


if __name__ == "__main__":
    unittest.main()
