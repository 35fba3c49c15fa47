"""What a person sees of a command before allowing it."""

import accessible
import harness
import names
import rest
from accessible import wait

LOOK = "Look at the Command"
ALLOW = "Allow"
VIEW = ("text", "entry")

DOCUMENT = """\
rehearsal: 1
title: Work
screens: {{s: {{controls: [{{button: Go, then: [{{run: job}}]}}]}}}}
tasks:
  job: {{command: [sh, work.sh, {word}]}}
"""


class Commands(harness.GuiTestCase):
    def open_command(self, word, script="true\n", more=""):
        path = self.write_document(DOCUMENT.format(word=word) + more)
        self.script = path.with_name("work.sh")
        self.script.write_text(script, encoding="utf-8")
        self.open(path)

    def look(self, name=LOOK):
        self.program.click(self.program.find(names.TOGGLE, name))
        return self.program.find(VIEW, "Command of job")

    def allow(self):
        return self.program.find(names.BUTTON, ALLOW)

    def wait_for_allowable(self):
        wait(lambda: harness.is_enabled(self.allow()), "a command that can be allowed")

    def test_what_nobody_sees_is_told(self):
        self.open_command(r'"a\nb\t\u202e\u00a0\u3164\u200b' + " " * 300 + 'end"')
        view = self.look()
        self.assertEqual(accessible.text(view),
                         r"sh work.sh $'a\nb\t\u202e\u00a0\u3164\u200b\{300 × space}end'")
        self.wait_for_allowable()

    def test_escapes_are_explained_in_words(self):
        self.open_command(r'"a\nb\t' + " " * 300 + 'end"')
        view = self.look()
        wait(lambda: view.get_description().endswith(
            "Here: line end, tab, 300 × space in a row."), "what the escapes stand for")
        attributes = accessible.Atspi.Text.get_attribute_run(view, 14, False)[0]
        self.assertIn("fg-color", attributes)
        self.assertNotIn("fg-color", accessible.Atspi.Text.get_attribute_run(view, 1, False)[0])
        # In the file these letters are what they are.
        self.script.write_text("echo '\\n'\n", encoding="utf-8")
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        self.program.says("^“work.sh” has changed; look again.$")
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        text = self.program.find(VIEW, "Text of work.sh")
        self.assertEqual(text.get_description() or "", "")

    def test_it_covers_at_most_three_fifths_of_the_stage_and_moves_nothing(self):
        self.open_command('"' + "words " * 200 + 'end"')
        for width in (900, 1280):
            # The controls of a narrow window are other ones, which need less room.
            for _ in range(2):
                harness.xdotool("getactivewindow", "windowsize", width, 560)
                before = self.stage()
            self.look()
            panel = self.program.find(names.PANEL, "Commands")
            height = accessible.rest(lambda: accessible.extents(panel).height, "the panel")
            self.assertEqual(self.stage(), before)
            self.assertLessEqual(height, before[3] * 0.6)
            self.program.click(self.program.find(names.TOGGLE, LOOK))

    def stage(self):
        """The place of the stage and of the button on it once they stay, in pixels."""
        def read():
            places = map(accessible.extents,
                         (self.program.prototype, self.program.on_stage("Go")))
            return [number for box in places
                    for number in (box.x, box.y, box.width, box.height)]

        return accessible.rest(read, "a stage")

    def test_it_can_be_allowed_when_its_end_has_been_seen(self):
        self.open_command('"' + "words " * 2000 + r'\n\n; the end"')
        harness.xdotool("getactivewindow", "windowsize", 900, 560)
        before = self.size()
        view = self.look()
        self.assertEqual(self.size(), before)
        self.assertFalse(harness.is_enabled(self.allow()))
        self.assertEqual(self.allow().get_description(),
                         "Scroll to the end of the command to allow it.")
        # By keyboard alone.
        self.program.tab_to("Command of job")
        self.program.key("Page_Down")
        harness.settle(0.3)
        self.assertFalse(harness.is_enabled(self.allow()))
        self.program.key("End")
        self.wait_for_allowable()
        self.assertIn("as they are now", self.allow().get_description())
        self.assertTrue(accessible.text(view).endswith(r"\n\n; the end'"))
        # Another command at the same place is to be read anew.
        text = self.script.with_name("own.rehearsal.yaml")
        text.write_text(text.read_text(encoding="utf-8").replace("the end", "an end"),
                        encoding="utf-8")
        wait(lambda: not harness.is_enabled(self.allow()), "a command to be read")

    def size(self):
        """The size of the window once it stays, in pixels."""
        def read():
            box = accessible.extents(self.program.find(names.WINDOW))
            return box.width, box.height

        return accessible.rest(read, "a window")

    def test_a_mebibyte_does_not_hold_up_the_window(self):
        self.open_command('"' + "x\\u200b" * (1 << 17) + 'end"')
        self.look()
        self.assertFalse(harness.is_enabled(self.allow()))
        self.program.tab_to("Command of job")
        used = rest.processor(self.program.process)
        self.program.key("End")
        self.wait_for_allowable()
        self.assertLess(rest.processor(self.program.process) - used, 8)
        self.program.activate(self.program.find(names.TOGGLE, LOOK))
        self.program.click(self.program.on_stage("Go"))
        self.program.wait_for_row("job")

    def test_the_files_are_listed_and_can_be_looked_at(self):
        self.open_command("--fast", "echo one\n" + "\n" * 200 + "rm -rf \u202e~\n")
        self.look()
        self.program.says("^It would run in ")
        text = next(node for node in accessible.walk(self.program.root)
                    if accessible.text(node).startswith("It would run in "))

        def gap():
            button = accessible.extents(self.program.find(names.TOGGLE, "Command"))
            return accessible.extents(text).y - button.y - button.height

        # Nothing is between the files and the sentence below them.
        accessible.wait(lambda: gap() < 20, lambda: f"a gap of less than 20, not of {gap()}")
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        view = self.program.find(VIEW, "Text of work.sh")
        self.assertEqual(accessible.text(view), "echo one\\{201 × \\n}rm -rf \\u202e~\n")
        self.program.click(self.program.find(names.TOGGLE, "Command"))
        self.program.says("^sh work.sh --fast$")

    def test_what_is_allowed_is_what_was_looked_at(self):
        """A file that is swapped before it is looked at, or between that and the consent."""
        self.open_command("--fast", "touch ran.txt\n")
        self.look()
        self.wait_for_allowable()
        other = self.script.with_name("other")
        other.write_text("true\n", encoding="utf-8")
        hidden = self.script.with_name("hidden")
        self.script.rename(hidden)
        other.rename(self.script)
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        self.program.says("^“work.sh” has changed; look again.$")
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        view = self.program.find(VIEW, "Text of work.sh")
        wait(lambda: accessible.text(view) == "true\n", "the text that would be allowed")
        self.script.rename(other)
        hidden.rename(self.script)
        self.program.click(self.allow())
        self.program.says("^“work.sh” has changed; look again.$")
        self.program.says("does not run; it is simulated")
        # Neither of the two has been allowed.
        self.program.click(self.program.find(names.TOGGLE, LOOK))
        self.program.click(self.program.on_stage("Go"))
        self.program.wait_for_row("job")
        self.program.wait_for_row("done")
        self.assertFalse(self.script.with_name("ran.txt").exists())
        self.look()
        self.program.click(self.program.find(names.TOGGLE, "work.sh"))
        view = self.program.find(VIEW, "Text of work.sh")
        wait(lambda: accessible.text(view) == "touch ran.txt\n", "the text that is there now")
        self.program.click(self.allow())
        self.program.says("runs on this computer")

    def test_one_file_of_thousands_of_names(self):
        path = self.write_document(
            "rehearsal: 1\nscreens: {s: {controls: [{button: Go}]}}\ntasks: {job: {command: [sh, "
            + ", ".join("./" * number + "w" for number in range(1, 1001)) + "]}}\n")
        path.with_name("w").write_text("true\n", encoding="utf-8")
        self.open(path)
        self.look()
        used = rest.processor(self.program.process)
        made = [node for node in accessible.walk(self.program.find(["list"], "Command and files"))
                if node.get_role_name() in names.TOGGLE]
        self.assertLess(len(made), 60)
        told = accessible.Atspi.Accessible.get_attributes(made[3].get_parent())
        self.assertEqual((told["posinset"], told["setsize"]), ("4", "1001"))
        self.program.activate(made[1])
        view = self.program.find(VIEW, "Text of ./w")
        wait(lambda: accessible.text(view) == "true\n", "the text of the file")
        self.assertLess(rest.processor(self.program.process) - used, 2)

    def test_several_are_shown_one_at_a_time(self):
        self.open_command("--fast", more="  two: {command: [make]}\n")
        self.look("Look at the Commands")
        self.program.click(self.program.find(names.BUTTON, "Next command"))
        self.program.says("^make$")
        self.program.says("names no file, so no file is watched")
        self.program.click(self.program.find(names.BUTTON, "Previous command"))
        self.program.says("^sh work.sh --fast$")

    def test_a_change_that_is_refused_shows_in_the_bar(self):
        self.open_command("--fast")
        self.look()
        self.wait_for_allowable()
        self.program.click(self.allow())
        self.program.says("runs on this computer")
        self.script.write_text("false\n", encoding="utf-8")
        self.program.click(self.program.on_stage("Go"))
        self.program.wait_for_row("changed after")
        self.program.says("does not run; it is simulated")
        self.look()
        self.program.find(names.BUTTON, ALLOW)
