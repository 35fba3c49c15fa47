"""Messages over the stage, which move nothing on it and can be closed and brought back."""

import accessible
import bus
import harness
import names

DOCUMENT = """\
rehearsal: 1
title: Work
screens:
  s:
    controls:
      - button: Go
        then: [{run: job}]
      - button: Share
        then: [{present: share}]
dialogs:
  share: {activityPicker: {items: [{text: Hello}]}}
tasks:
  job: {command: [sh, work.sh]}
"""


class Messages(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.write_document(DOCUMENT)
        self.file.with_name("work.sh").write_text("true\n", encoding="utf-8")
        self.open(self.file)
        harness.xdotool("getactivewindow", "windowsize", 900, 560)
        self.program.find(names.PANEL, "Commands")

    def places(self):
        """Where the buttons of the screen are once they stay, in pixels."""
        def read():
            boxes = [accessible.extents(self.program.on_stage(name)) for name in ("Go", "Share")]
            return [(box.x, box.y, box.width, box.height) for box in boxes]

        return accessible.rest(read, "the screen")

    def close(self):
        self.program.click(self.program.find(names.BUTTON, names.HIDE_MESSAGE))

    def test_they_come_and_go_and_nothing_moves(self):
        before = self.places()
        self.close()
        self.program.gone(names.PANEL, "Commands")
        self.program.find(names.PANEL, "Sharing")
        self.close()
        self.program.gone(names.PANEL, "Sharing")
        self.assertEqual(self.places(), before)
        self.file.write_text(DOCUMENT.replace("title:", "titel:"), encoding="utf-8")
        self.program.find(names.PANEL, "Errors")
        self.assertEqual(self.places(), before)
        self.assertTrue(any("titel" in text for text in self.program.listed_errors()))
        self.program.click(self.program.find(names.BUTTON, names.HIDE_ERRORS))
        self.program.gone(names.PANEL, "Errors")
        # What is closed can be had back, the most important first.
        self.program.click(self.program.find(names.BUTTON, names.CLOSED_MESSAGES))
        self.program.find(names.PANEL, "Errors")
        self.program.find(names.BUTTON, "2 more messages")
        self.program.gone(names.BUTTON, names.CLOSED_MESSAGES)
        self.assertEqual(self.places(), before)

    def test_one_line_at_a_time_leaves_the_screen_in_reach(self):
        panel = self.program.find(names.PANEL, "Commands")
        height = accessible.rest(lambda: accessible.extents(panel).height, "a line")
        self.assertLess(height, 40)
        self.assertLess(accessible.extents(panel).y + height, self.places()[0][1])
        # The other one is a press away, and this one then is.
        for name, other in [("Sharing", "Commands"), ("Commands", "Sharing")]:
            self.program.click(self.program.find(names.BUTTON, "One more message"))
            self.program.find(names.PANEL, name)
            self.program.gone(names.PANEL, other)

    def test_the_keyboard_opens_and_closes_them(self):
        before = self.places()
        self.program.tab_to("Look at the Command")
        self.program.key("space")
        self.program.find(names.BUTTON, "Allow")
        self.assertEqual(self.places(), before)
        self.program.key("space")
        self.program.gone(names.BUTTON, "Allow")
        self.program.tab_to(names.HIDE_MESSAGE)
        self.program.key("Return")
        self.program.gone(names.PANEL, "Commands")


class Holding(harness.GuiTestCase):
    """A held question, with the calls at the bottom, where they share the height with the stage."""

    document = "ask"

    def test_it_does_not_move_the_device(self):
        harness.xdotool("getactivewindow", "windowsize", 900, 560)
        bus.act("dock", "bottom")

        def read():
            box = accessible.extents(self.program.prototype)
            return box.x, box.y, box.width, box.height

        before = accessible.rest(read, "the stage")
        self.program.click(self.program.on_stage("Erase This Photo"))
        button = self.program.find(names.BUTTON, names.YES)
        accessible.rest(lambda: accessible.extents(button).y, "the question")
        self.assertEqual(accessible.rest(read, "the stage"), before)


class Brief(harness.GuiTestCase):
    document = "sign-out"

    def test_what_asks_nothing_goes_by_itself(self):
        self.program.find(names.TABLE, names.CALLS)
        bus.act("break-next-call")
        words = "The run stops before its next call."
        self.program.find("label", words)
        accessible.wait(lambda: accessible.find(self.program.root, "label", words) is None,
                        "no message", timeout=12)
