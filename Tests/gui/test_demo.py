"""The demo: six dialogs gone through with the run sheet, with a wrong tap in the middle."""

import accessible
import harness
import names
from accessible import wait
from hearing import hear
from test_presenting import Stage


class Demo(Stage):
    def setUp(self):
        super().setUp()
        self.heard = hear(self)
        self.open(self.copy_of("demo"))
        self.program.on_stage("Come Along")
        self.program.key("ctrl+shift+p")

    def perform(self, number, seen, said=None):
        """Performs a step; what is seen then is a dialog's title or a button of the stage.

        What the step says is read before it, and is not over the next picture.
        """
        if said:
            self.program.find(names.BUTTON, f"Caption of Step {number}")
            self.program.key("Page_Down")
            self.program.find("label", said)
        self.program.find(names.BUTTON, f"Perform Step {number}")
        self.program.key("Page_Down")
        wait(lambda: seen in accessible.all_texts(self.program.prototype)
             or accessible.find(self.program.prototype, names.BUTTON, seen), f"{seen!r}")
        if said:
            self.program.gone("label", said)

    def test_a_wrong_tap_in_the_middle_does_not_matter(self):
        self.program.find("label", "Say who the club is. Nothing is decided yet.")
        self.perform(1, "Come Along?", "We would like to come along.")
        self.perform(2, "Your Name", "An alert asks first.")
        self.perform(3, "Go On", "The button waits for a name.")
        self.perform(4, "Near the Tea")
        # The wrong chair, and what follows from it.
        self.program.click(lambda: accessible.find(
            self.program.prototype, names.BUTTON, "Near the Tea"))
        self.program.find(names.BUTTON, "Back on Track")
        self.program.alert("Reserve It?")
        self.program.key("ctrl+shift+p")
        self.program.key("BackSpace")
        self.program.gone(names.BUTTON, "Back on Track")
        self.program.gone(names.ALERT, "Reserve It?")
        self.program.find(names.BUTTON, "Caption of Step 5")
        self.program.on_stage("Near the Tea")
        self.perform(5, "Reserve It?", "A sheet offers a choice.")
        self.perform(6, "Reserving…", "The same alert shows the work.")
        # The next step waits for the task.
        self.perform(7, "Come Along", "And it says when it is done.")
        self.perform(8, "Write Off?", "It can be undone.")
        self.program.find(names.BUTTON, "Perform Step 9")
        self.program.key("Page_Down")
        self.program.find("label", "The scenario has ended.")
        wait(lambda: "The end: The scenario has ended." in self.heard, f"{self.heard}")
        self.program.gone(names.ALERT)

    def test_every_step_can_be_gone_back_from(self):
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.key("End")
        self.program.find("label", "The scenario has ended.")
        for number in range(9, 0, -1):
            self.program.key("Page_Up")
            self.program.find("label", f"Next, step {number}")
        harness.settle(0.2)
        self.program.gone(names.ALERT)
        self.program.on_stage("Come Along")

    def test_it_plays_by_itself(self):
        """At the pace of a person, with each caption."""
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        for said in ["We would like to come along.", "An alert asks first.",
                     "The button waits for a name.", "A sheet offers a choice.",
                     "The same alert shows the work.", "And it says when it is done.",
                     "It can be undone."]:
            wait(lambda: said in self.heard, f"{said!r} in {self.heard}", timeout=120)
        wait(lambda: "The end: The scenario has ended." in self.heard, f"{self.heard}", timeout=120)
