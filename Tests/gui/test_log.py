"""The log beside the stage."""

import accessible
import harness
import names
from harness import DISMISSAL, PRESENTATION


class Log(harness.GuiTestCase):
    document = "sign-out"

    def present(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)

    def button(self, name):
        return self.program.find(names.BUTTON, name)

    def test_rows_name_their_target(self):
        self.present()
        rows = [row for row in self.program.rows() if "willPresentAlertView:" in row]
        self.assertIn("sign-out", rows[0])

    def test_calls_hang_under_their_input(self):
        self.present()
        rows = self.program.rows()
        call = next(i for i, row in enumerate(rows) if "willPresentAlertView:" in row)
        self.assertTrue(any("Sign Out" in row for row in rows[:call]), rows)

    def test_filter(self):
        self.present()
        self.program.click(self.program.find(names.ENTRY, names.FILTER))
        self.program.write("didPresent")
        self.program.wait_for_calls(["didPresentAlertView:"])
        self.program.key("ctrl+a", "BackSpace")
        self.program.wait_for_calls(PRESENTATION)

    def test_filter_that_matches_nothing(self):
        self.present()
        self.program.click(self.program.find(names.ENTRY, names.FILTER))
        self.program.write("nowhere")
        self.program.wait_for_calls([])

    def test_pause_keeps_rows_back_and_counts_them(self):
        pause = self.program.find(names.TOGGLE, names.PAUSE)
        self.program.click(pause)
        self.program.click(self.program.on_stage("Sign Out"))
        # The prototype goes on.
        self.program.alert("Sign Out")
        counted = accessible.wait(self._three_rows_wait, "a count of at least three rows")
        self.assertGreaterEqual(counted, 3)
        self.assertEqual(self.program.calls(), [])
        self.program.click(pause)
        self.program.wait_for_calls(PRESENTATION)

    def _three_rows_wait(self):
        counted = int(self.program.says(names.ROWS_WAIT).group(1))
        return counted if counted >= 3 else None

    def test_clear(self):
        self.present()
        self.program.click(self.button(names.CLEAR))
        self.program.wait_for_calls([])
        # The prototype stays where it is, and what comes next is logged.
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(DISMISSAL)

    def test_copy_puts_the_calls_on_the_clipboard(self):
        self.present()
        self.program.click(self.button(names.COPY))
        words = accessible.wait(harness.clipboard, "something on the clipboard")
        self.assertEqual([call.selector for call in harness.calls_in(words.splitlines())],
                         PRESENTATION)
        # Copies speak the language of files, not the window's.
        self.assertIn("-> true", words)

    def test_follow_the_end_is_on(self):
        box = self.program.find(names.CHECK_BOX, names.FOLLOW)
        self.assertTrue(accessible.has_state(box, harness.Atspi.StateType.CHECKED))
