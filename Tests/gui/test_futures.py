"""What a task's end leads to: the row over the stage, its slider, its stills, and going on."""

import accessible
import harness
import names
from accessible import Atspi, wait

DOCUMENT = """\
rehearsal: 1
title: Account
start: account
screens:
  account:
    title: Account
    controls:
      - {button: Send, then: [{run: sending}]}
      - {button: Layout, then: [{present: layout}]}
dialogs:
  layout: {actionSheet: {title: Layout, cancelButton: Back, otherButtons: [Large]}}
  completed: {alert: {title: Completed, cancelButton: OK}}
  failed: {alert: {title: It Failed, cancelButton: OK}}
tasks:
  sending: {title: Sending, loader: none, simulate: {seconds: 60}, whenDone: [{present: completed}],
    whenFailed: [{present: failed}]}
scenarios:
  leave: {steps: [{tapOn: Send}, {tapOn: Layout}, {tapOn: Back}]}
"""
HEAD = r"If “Sending” ends… \d of \d differ"


class Futures(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.open(self.write_document(DOCUMENT))
        self.program.on_stage("Send")

    def head(self):
        def look():
            accessible.refresh()
            return next((node for node in accessible.walk(self.program.root)
                         if (node.get_name() or "").startswith("If “Sending” ends…")), None)

        return wait(look, "the row of the futures")

    def still(self, words):
        def look():
            accessible.refresh()
            return next((node for node in accessible.walk(self.program.root)
                         if (node.get_name() or "").startswith("Go on:")
                         and words in node.get_name()), None)

        return wait(look, f"the still {words}")

    def test_the_row_comes_with_a_task_and_goes_with_it(self):
        self.program.gone(names.BUTTON, "Futures")
        self.program.click(self.program.on_stage("Send"))
        self.assertRegex(self.head().get_name(), HEAD)
        # Closed, it has no stills, and nothing of the device has moved.
        self.program.picture("futures-closed")
        self.program.click(self.program.find(names.BUTTON, "Succeed"))
        self.program.alert("Completed")
        wait(lambda: not [node for node in accessible.walk(self.program.root)
                          if (node.get_name() or "").startswith("If “Sending” ends…")
                          and node.get_state_set().contains(Atspi.StateType.SHOWING)],
             "no row without a task")

    def test_a_still_goes_on_that_way(self):
        self.program.click(self.program.on_stage("Send"))
        self.program.click(self.head())
        both = self.still("Layout · Completed")
        harness.settle(1)
        self.program.picture("futures-open")
        slider = self.program.find("slider", "When the task ends")
        self.assertGreater(Atspi.Value.get_maximum_value(slider), 1)
        self.program.click(both)
        self.program.alert("Completed")
        self.program.wait_for_row("tapped Layout")
        self.program.wait_for_row("sending succeeded|let sending succeed")

    def choose(self, box, item):
        self.program.click(self.program.find(names.COMBO_BOX, box))
        self.program.click(self.program.find(names.MENU_ITEMS, item))

    def test_another_end_and_a_scenario_are_chosen(self):
        self.program.click(self.program.on_stage("Send"))
        self.program.click(self.head())
        self.choose("What comes", "If “Sending” fails…")
        self.still("Account · It Failed")
        self.choose("What is done meanwhile", "leave")
        self.still("while “Layout” moves")
        harness.settle(1)
        self.program.picture("futures-ahead")
        # The slider goes from one to the next, and Return on it goes on as it says.
        slider = self.program.find("slider", "When the task ends")
        slider.get_component_iface().grab_focus()
        self.program.key("Right")
        self.program.find(names.BUTTON, "Play 2")
        self.program.key("Return")
        self.program.alert("It Failed")
        self.program.wait_for_row("tapped Layout")
