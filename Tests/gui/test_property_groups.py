"""Values that are maps have controls of their own in the properties, and no words of the format."""

import accessible
import harness
import names
import test_properties
import yaml
from accessible import wait


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

    def show_document(self):
        """Shows the properties of the document."""
        self.program.click_row(names.CONTENTS, "Home")
        accessible.Atspi.Component.grab_focus(
            self.program.find("list item", "screen Home, selected"))
        self.program.key("Escape")
        self.program.find("grouping", "Prototype, document")
        # The labels take no turn of the wheel, which a list of words would.
        title = self.program.find(names.ENTRY, "Title")
        self.program.resting_centre(title)
        self.left = accessible.extents(title).x - 40

    def at_the_end(self):
        """The properties, scrolled to their end."""
        harness.xdotool(
            "mousemove", self.left, 600, "click", "--repeat", 80, "--delay", 5, 5)

        def top():
            return accessible.extents(self.program.find("grouping", "Prototype, document")).y

        # A turn of the wheel that comes late would go to the list that opens next.
        accessible.rest(top, "the properties")
        return self

    def promises(self, promise):
        """Waits until the document promises this and nothing else."""
        def written():
            return yaml.safe_load(self.file.read_text()).get("promises")
        wait(lambda: written() == [promise], written)

    def test_promises_are_added_changed_and_removed(self):
        self.show_document()
        self.at_the_end().choose("Add to Promises", "Never")
        self.becomes(self.text + "promises:\n  - never: {shown: [home]}\n")
        # The pane does not jump away from what was added.
        added = self.field(names.COMBO_BOX, "Promises 1, Never")
        wait(lambda: 100 < accessible.extents(added).y < 760, "the new row in sight")
        self.at_the_end().choose("Promises 1, Never", "Running")
        self.promises({"never": {"running": "load"}})
        self.at_the_end().choose("Promises 1, Never", "Shown")
        self.promises({"never": {"shown": ["home"]}})
        self.at_the_end().choose("Promises 1, Never, Shown 1", "Alert")
        self.promises({"never": {"shown": ["a"]}})
        self.at_the_end().choose("Add to Promises 1, Never, Shown", "Home")
        self.promises({"never": {"shown": ["a", "home"]}})
        self.program.picture("properties-promises")
        self.at_the_end().choose("Promises 1", "From")
        self.promises({"from": "any", "reach": {"shown": ["home"]}})
        self.program.activate(self.at_the_end().field(names.BUTTON, "Remove Promises 1"))
        self.becomes(self.text)

    def test_a_known_finding_has_controls(self):
        self.show_document()
        self.at_the_end().choose("Add to Known", "One more")
        one = (self.text + "known:\n"
               "  - finding: no-cancel\n    at: home\n    because: It is meant so.\n")
        self.becomes(one)
        self.at_the_end().choose("Known 1, At", "Alert")
        entry = self.at_the_end().field(names.ENTRY, "Known 1, Because")
        self.program.click(entry)
        self.program.key("ctrl+a")
        self.program.write("So it is meant")
        self.becomes(one.replace("at: home", "at: a").replace("It is meant so.", "So it is meant"))
        self.undone(3)


class Actions(test_properties.OwnDocument):
    """What a tap does has a row for each action."""

    text = """\
rehearsal: 1
title: Work
screens:
  home:
    title: Home
    controls:
      - button: Go
        then: [{present: a}]
dialogs:
  a:
    alert: {title: Alert, cancelButton: OK}
tasks:
  load: {title: Loading, simulate: {seconds: 3}}
"""

    def test_actions_are_added_changed_and_removed(self):
        program = self.program
        self.select("Go, button in Home")
        self.choose("When pressed", "More…")
        self.choose("Add to When pressed", "Log")
        two = self.text.replace("{present: a}", "{present: a}, {log: Hello}")
        self.becomes(two)
        entry = self.field(names.ENTRY, "When pressed 2, Log")
        program.click(entry)
        program.key("ctrl+a")
        program.write("Shown")
        self.becomes(two.replace("Hello", "Shown"))
        program.picture("properties-actions")
        self.choose("When pressed 1", "Dismiss")
        self.becomes(two.replace("Hello", "Shown").replace("present: a", "dismiss: a"))
        self.choose("When pressed 1", "Run")
        self.becomes(two.replace("Hello", "Shown").replace("present: a", "run: load"))
        self.choose("When pressed 1", "When")
        self.choose("Add to When pressed 1, When", "Otherwise")
        self.choose("Add to When pressed 1, When, Otherwise", "Go back")
        wait(lambda: "goBack: true" in self.file.read_text(), self.file.read_text)
        program.picture("properties-conditions")
        program.activate(self.field(names.BUTTON, "Remove When pressed 1"))
        wait(lambda: "goBack" not in self.file.read_text(), self.file.read_text)
        program.activate(self.field(names.BUTTON, "Remove When pressed 1"))
        self.becomes(self.text.replace("        then: [{present: a}]\n", ""))


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
