"""Presented views, form sheets and screens that are pushed, by mouse and keyboard."""

import accessible
import harness
import names
from test_activities import drag


class Pushed(harness.GuiTestCase):
    document = "view-life-cycle"

    def test_a_row_pushes_and_the_back_button_pops(self):
        self.program.click(self.program.on_stage("Summer"))
        back = self.program.on_stage("Albums")
        self.program.find("label", "Nothing but sunshine.")
        self.program.gone(names.BUTTON, "Summer")
        # A tap while a screen moves does nothing.
        self.program.resting_pixels()
        self.program.click(back)
        self.program.on_stage("Summer")
        self.program.gone(names.BUTTON, "Albums")

    def test_a_swipe_from_the_edge_pops(self):
        self.program.click(self.program.on_stage("Summer"))
        self.program.on_stage("Albums")
        self.program.resting_pixels()
        screen = accessible.extents(accessible.find(self.program.prototype, names.PANEL, "Screen"))
        # From its middle it does nothing, and neither does a short way from the edge.
        middle = screen.y + screen.height // 2
        drag((screen.x + screen.width // 2, middle), screen.width // 2 - 4)
        x, step = screen.x + 3, screen.width // 8
        harness.xdotool("mousemove", x, middle, "mousedown", 1)
        for place in range(1, 9):
            harness.xdotool("mousemove", x + step * place // 4, middle)
            harness.settle(0.03)
        harness.settle(0.3)
        harness.xdotool("mouseup", 1)
        self.assertTrue(self.program.on_stage("Albums"))
        self.assertFalse(self.program.has_row("tap.*Albums"))
        drag((x, middle), screen.width * 3 // 4)
        self.program.on_stage("Summer")
        self.program.gone(names.BUTTON, "Albums")

    def test_a_view_covers_the_screen_and_goes(self):
        self.program.click(self.program.on_stage("Add"))
        view = self.program.find(names.DIALOG, "New Album")
        self.assertTrue(accessible.has_state(view, harness.Atspi.StateType.MODAL))
        self.program.gone(names.BUTTON, "Summer")
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.DIALOG, "New Album")
        self.program.on_stage("Summer")

    def test_a_completion_shows_an_alert(self):
        self.program.click(self.program.on_stage("Add"))
        self.program.find(names.DIALOG, "New Album")
        self.program.click(self.program.on_stage("Save"))
        self.program.alert("Saved")


class Sheet(harness.GuiTestCase):
    document = "form-sheet"

    def test_a_form_sheet_is_in_the_middle_and_a_tap_beside_it_does_nothing(self):
        self.program.click(self.program.on_stage("Add"))
        sheet = accessible.extents(self.program.find(names.DIALOG, "New Event"))
        stage = accessible.extents(self.program.prototype)
        harness.xdotool("mousemove", stage.x + stage.width // 2, sheet.y + 40, "click", 1)
        self.program.click(self.program.on_stage("Done"))
        self.program.alert("Add this event?")
        # A tap while it comes in does nothing.
        self.program.wait_for_row("didPresentAlertView:")
        self.program.click(self.program.on_stage("No"))
        self.program.gone(names.ALERT, "Add this event?")
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.DIALOG, "New Event")
