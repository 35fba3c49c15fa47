"""What the stage looks like, picture against picture."""

import harness
from harness import PRESENTATION


class NotSoFast(harness.GuiTestCase):
    """An alert with a cancel button, and one without whose last button is drawn as if it were."""

    def stage(self, sample):
        """The pixels of the stage with the sample's alert up and nothing moving."""
        program = self.open(harness.SAMPLES / f"{sample}.rehearsal.yaml")
        program.click(program.on_stage("Destroy Everything"))
        program.wait_for_calls(PRESENTATION)
        # Off the stage, so that nothing there is pointed at.
        harness.xdotool("mousemove", 2, 2)
        picture = program.resting_pixels()
        self.doCleanups()
        return picture

    def test_both_ways_look_the_same_byte_for_byte(self):
        with_cancel = self.stage("not-so-fast-cancel")
        without = self.stage("not-so-fast-nil")
        self.assertGreater(len(set(with_cancel)), 16, "the picture is empty")
        self.assertTrue(with_cancel == without, "the two pictures differ")
