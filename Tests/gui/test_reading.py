"""The order in which a screen reader reads the window, and how often it is told of changes."""

import collections
import pathlib
import subprocess
import sys
import threading

import accessible
import harness
import names
from accessible import Atspi


class Order(harness.GuiTestCase):
    def names_in(self, node, *roles):
        """The names of what shows of these roles, in the order of reading."""
        return [accessible.text(each) for each in accessible.walk(node)
                if each.get_role_name() in roles and accessible.is_showing(each)]

    def test_an_alert_is_read_as_it_is_drawn(self):
        self.open(self.write_document("""rehearsal: 1
start: home
screens:
  home:
    title: Top
    controls:
      - toolbarButton: Below
      - row: Row
      - barButton: Beside
      - button: Ask
        then: [{present: ask}]
dialogs:
  ask:
    alert:
      title: Title
      message: Message
      style: loginAndPassword
      cancelButton: Cancel
      otherButtons: [One, Two]
"""))
        read = self.names_in(self.program.prototype, "label", *names.BUTTON)
        self.assertEqual([each for each in read if ":" not in each],
                         ["Top", "Beside", "Row", "Ask", "Below", names.HOME_KEY])
        self.program.click(self.program.on_stage("Ask"))
        alert = self.program.alert("Title")
        self.program.find("password text", within=alert)
        read = self.names_in(alert, "label", *names.BUTTON, *names.ENTRY, "password text")
        self.assertEqual(read[:2], ["Title", "Message"])
        self.assertEqual(read[-3:], ["One", "Two", "Cancel"])
        self.assertEqual(len(read), 7)

    def test_the_bars_of_the_window_are_read_as_they_are_seen(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        seen = self.names_in(self.program.find(names.WINDOW), *names.BUTTON, *names.TOGGLE)
        order = [names.OPEN, "Recent prototypes", names.START_AGAIN, "Play “cancel”", "Phone", "Classic",
                 "Dark prototype", "Main menu", "Minimize", "Close", names.HOME_KEY, names.HOME,
                 names.FULL, "Zoom", names.PAUSE, "More for calls"]
        seen = ["Zoom" if names.ZOOM.search(name) else name for name in seen]
        self.assertEqual([name for name in seen if name in order], order)

    def test_no_scroll_pane_takes_the_focus_and_every_edge_has_a_name(self):
        self.open(harness.SAMPLES / "sign-out.rehearsal.yaml")
        self.program.key("ctrl+plus")
        for node in accessible.walk(self.program.root):
            if node.get_role_name() == "scroll pane":
                self.assertFalse(accessible.has_state(node, Atspi.StateType.FOCUSABLE))
            if node.get_role_name() == "split pane":
                self.assertTrue(node.get_name())


class Changes(harness.GuiTestCase):
    document = "task-in-place"

    def test_a_loader_tells_of_itself_about_once_a_second(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(harness.PRESENTATION)
        self.program.key("Return")
        self.program.find("progress bar")
        heard = collections.Counter()
        place = pathlib.Path(__file__).with_name("changes.py")
        listener = subprocess.Popen([sys.executable, str(place)], stdout=subprocess.PIPE, text=True)
        self.addCleanup(listener.stdout.close)
        self.assertEqual(listener.stdout.readline(), "ready\n")

        def hear():
            for line in iter(listener.stdout.readline, ""):
                event, role, name = line.rstrip("\n").split("\t")
                # A label's name is its text, which goes on.
                heard[(event, role, "" if role == "label" else name)] += 1

        reader = threading.Thread(target=hear)
        reader.start()
        harness.settle(3)
        listener.kill()
        listener.wait()
        reader.join()
        self.assertGreater(sum(heard.values()), 1, "nothing is told at all")
        for (event, role, name), count in heard.items():
            # Three labels tick: the clock, the job's time, and the percentage.
            self.assertLessEqual(count, 12 if role == "label" else 4, f"{event} {role} {name!r}")
            if role != "label":
                self.assertTrue(name, f"{event} of an unnamed {role}")
