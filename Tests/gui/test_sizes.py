"""The window at all sizes, with whatever can be open in it: GTK has nothing to complain about."""

import accessible
import bus
import harness
import names
from harness import xdotool

DOCUMENT = """\
rehearsal: 1
title: Work
screens:
  s:
    title: Work
    controls:
      - {button: Ask, then: [{present: asked}]}
      - {button: Go, then: [{run: job}]}
      - {button: Write, then: [{present: form}]}
tasks:
  job: {command: [sh, work.sh, "a\\nb\\t    and more words than one line takes"]}
  simulated: {simulate: {seconds: 60, progress: true}, cancellable: true}
dialogs:
  asked:
    alert:
      title: Sure?
      cancelButton: Cancel
      otherButtons: [Erase]
    delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
  form:
    alert:
      title: Sign In
      style: loginAndPassword
      cancelButton: Cancel
      otherButtons: [{title: OK, then: [{run: simulated}]}]
  lonely: {alert: {title: Nobody presents this}}
"""
WIDTHS = [1, 620, 700, 800, 900, 1000, 1120, 1240, 1360, 1480, 1600]
HEIGHTS = [1, 300, 360, 420, 500, 560, 640, 720, 800, 1000, 1600]


class Zooms(harness.GuiTestCase):
    document = "sign-out"

    def height(self):
        """The height of the alert when nothing moves."""
        self.program.resting_pixels()
        return self.program.alert("Sign Out").get_extents(accessible.Atspi.CoordType.SCREEN).height

    def test_an_alert_that_is_up_is_measured_at_each_zoom(self):
        self.program.click(self.program.on_stage("Sign Out"))
        bus.act("zoom", "100")
        whole = self.height()
        for percent in (50, 150, 75, 100):
            bus.act("zoom", str(percent))
            self.assertAlmostEqual(self.height() / whole, percent / 100, delta=0.02)


class Sizes(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.write_document(DOCUMENT)
        self.file.with_name("work.sh").write_text("sleep 60\n", encoding="utf-8")
        self.open(self.file)
        self.program.on_stage("Go")
        self.warnings = self.program.find(names.TOGGLE, "2 warnings")

    def sweep(self):
        """Gives the window all sizes, each for a few frames."""
        words = ["getactivewindow"]
        for width, height in [*zip(WIDTHS, reversed(HEIGHTS)), *zip(WIDTHS, HEIGHTS)]:
            words += ["windowsize", width, height, "sleep", 0.05]
        xdotool(*words)
        # What is wrong is told with what was done last.
        self.assertEqual(self.program.warnings(), [])

    def open_command(self):
        self.program.click(self.program.find(names.TOGGLE, "Look at the Command"))
        self.program.find(("text", "entry"), "Command of job")

    def test_of_a_window_at_rest_with_its_panes_moved(self):
        self.sweep()
        self.program.key("F9")
        self.sweep()

    def test_with_a_command_warnings_and_errors(self):
        self.open_command()
        self.sweep()
        self.program.activate(self.warnings)
        self.program.says("^2 warnings in own.rehearsal.yaml$")
        self.sweep()
        self.file.write_text("rehearsal: 1\nnothing: [\n", encoding="utf-8")
        self.program.find(names.BUTTON, names.HIDE_ERRORS)
        self.sweep()

    def test_with_a_held_call(self):
        self.program.click(self.program.on_stage("Ask"))
        self.program.find(names.BUTTON, names.YES)
        self.sweep()

    def test_with_fields_a_keyboard_and_a_job(self):
        self.program.click(self.program.on_stage("Write"))
        self.program.alert("Sign In")
        self.sweep()
        xdotool("getactivewindow", "windowsize", 1200, 760)
        self.program.click(self.program.on_stage("OK"))
        self.program.find(names.PANEL, "Jobs")
        self.sweep()
