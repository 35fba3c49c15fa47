"""Values that are maps have controls of their own in the properties, and no words of the format."""

import accessible
import harness
import names
import test_properties


class Groups(test_properties.OwnDocument):
    text = """\
rehearsal: 1
title: Work
screens:
  home: {title: Home}
dialogs:
  a:
    alert: {title: Alert, cancelButton: OK}
    delegate: {without: ["alertViewCancel:"]}
tasks:
  load: {title: Loading, simulate: {seconds: 3}}
"""

    def test_methods_are_ticked(self):
        program = self.program
        program.click_row(names.CONTENTS, "Alert")
        group = program.find("grouping", "Alert, alert")
        implements = program.find(names.TOGGLE, "Implements", group)
        program.activate(implements)
        cancel = program.find(names.CHECK_BOX, "alertViewCancel:", group)
        self.assertFalse(accessible.has_state(cancel, accessible.Atspi.StateType.CHECKED))
        program.activate(program.find(names.CHECK_BOX, "didPresentAlertView:", group))
        self.becomes(self.text.replace(
            '["alertViewCancel:"]', '["didPresentAlertView:", "alertViewCancel:"]'))
        self.undone()
        program.activate(program.find(names.CHECK_BOX, "alertViewCancel:", group))
        self.becomes(self.text.replace('    delegate: {without: ["alertViewCancel:"]}\n', ""))
        self.undone()

    def test_the_application_has_rows_of_its_own(self):
        program = self.program
        # The document is above the screen that it begins with.
        program.click_row(names.CONTENTS, "Home")
        accessible.Atspi.Component.grab_focus(program.find("list item", "screen Home, selected"))
        program.key("Escape")
        program.activate(program.find(names.TOGGLE, "Application"))
        self.becomes(self.text + "application: true\n")
        self.undone()

    def test_a_task_has_its_time(self):
        program = self.program
        program.click_row(names.CONTENTS, "Loading")
        seconds = program.find(names.ENTRY, "Seconds")
        program.click(seconds)
        program.key("ctrl+a")
        program.write("5")
        self.becomes(self.text.replace("seconds: 3", "seconds: 5"))
        self.undone()

    def test_the_words_of_a_list_are_ticked(self):
        program = self.program
        program.click_row(names.CONTENTS, "Home")
        group = program.find("grouping", "Home, screen")
        turns = program.find(names.TOGGLE, "Orientations", group)
        program.activate(turns)
        portrait = program.find(names.CHECK_BOX, "Portrait", group)
        # What the document means without the key.
        self.assertTrue(accessible.has_state(portrait, accessible.Atspi.StateType.CHECKED))
        program.activate(program.find(names.CHECK_BOX, "Landscape", group))
        self.becomes(self.text.replace(
            "home: {title: Home}", "home: {title: Home, orientations: [portrait]}"))
        self.undone()

    def test_promises_are_added_changed_and_removed(self):
        program = self.program
        program.click_row(names.CONTENTS, "Home")
        accessible.Atspi.Component.grab_focus(program.find("list item", "screen Home, selected"))
        program.key("Escape")
        program.find("grouping", "Prototype, document")

        # The labels take no turn of the wheel, which a list of words would.
        left = accessible.extents(program.find(names.ENTRY, "Title")).x - 40

        def at_the_end(role, name):
            harness.xdotool("mousemove", left, 600, "click", "--repeat", 80, "--delay", 5, 5)
            return program.find(role, name)

        program.click(at_the_end(names.ENTRY, "New promise"))
        program.write("{never: {shown: [a]}}")
        program.key("Return")
        one = self.text + "promises:\n  - never: {shown: [a]}\n"
        self.becomes(one)
        program.click(at_the_end(names.ENTRY, "1"))
        program.key("ctrl+a")
        program.write("{never: {running: load}}")
        program.key("Return")
        self.becomes(one.replace("shown: [a]", "running: load"))
        program.activate(at_the_end(names.BUTTON, "Reset 1"))
        self.becomes(self.text)


class Commands(test_properties.OwnDocument):
    text = """\
rehearsal: 1
title: Work
screens:
  home: {title: Home}
tasks:
  load: {title: Loading, command: [sh, "-c", exit 1]}
"""

    def test_each_argument_has_a_line(self):
        program = self.program
        program.click_row(names.CONTENTS, "Loading")
        arguments = program.find("text", "Command")
        accessible.wait(lambda: accessible.text(arguments) == "sh\n-c\nexit 1", "the lines")
        program.click(arguments)
        program.key("ctrl+End", "Return")
        program.write("now")
        self.becomes(self.text.replace("exit 1]", "exit 1, \"now\"]"))
        self.undone()
