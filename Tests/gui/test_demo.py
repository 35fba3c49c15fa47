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

    def perform(self, number, seen):
        """Performs a step; what is seen then is a dialog's title or a button of the stage."""
        self.program.find(names.BUTTON, f"Perform Step {number}")
        self.program.key("Page_Down")
        wait(lambda: seen in accessible.all_texts(self.program.prototype)
             or accessible.find(self.program.prototype, names.BUTTON, seen), f"{seen!r}")

    def test_a_wrong_tap_in_the_middle_does_not_matter(self):
        self.program.find("label", "Say who the club is. Nothing is decided yet.")
        self.perform(1, "Come Along?")
        self.perform(2, "Your Name")
        self.perform(3, "Go On")
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
        self.program.find(names.BUTTON, "Perform Step 5")
        self.program.on_stage("Near the Tea")
        self.perform(5, "Reserve It?")
        self.perform(6, "Reserving…")
        # The next step waits for the task.
        self.perform(7, "Come Along")
        self.perform(8, "Write Off?")
        self.program.find(names.BUTTON, "Perform Step 9")
        self.program.key("Page_Down")
        self.program.find("label", "The scenario has ended.")
        wait(lambda: "The end: The scenario has ended." in self.heard, f"{self.heard}")
        self.program.gone(names.ALERT)

    def test_every_step_can_be_gone_back_from(self):
        self.program.find(names.BUTTON, "Perform Step 1")
        self.program.key("End")
        self.program.find("label", "The scenario has ended.")
        for number in range(9, 0, -1):
            self.program.key("Page_Up")
            self.program.find(names.BUTTON, f"Perform Step {number}")
        harness.settle(0.2)
        self.program.gone(names.ALERT)
        self.program.on_stage("Come Along")
