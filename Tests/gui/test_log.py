"""The log beside the stage."""

import subprocess

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

    def test_a_row_has_everything(self):
        self.present()
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        launch, tap, will, asks, did, *_ = self.program.cells()
        self.assertEqual(launch, ["", "0", "", "input", "", "launched", "no calls"])
        start = tap[1]
        self.assertEqual(tap, ["", start, "", "input", "", "tapped Sign Out", "3 calls"])
        self.assertEqual(will, ["1", start, "", "will", "Sign Out sign-out", "willPresentAlertView:", ""])
        self.assertEqual(asks, ["2", start, "\u00b7", "asks", "Sign Out sign-out",
                                "alertViewShouldEnableFirstOtherButton:", "YES"])
        self.assertEqual(did[0], "3")
        self.assertEqual(did[2:], ["+250", "did", "Sign Out sign-out", "didPresentAlertView:", ""])
        self.assertEqual(milliseconds(did[1]), milliseconds(start) + 250)
        tapped, clicked, leaving, gone = self.program.cells()[5:]
        self.assertEqual(tapped[5:], ["tapped Cancel", "3 calls"])
        self.assertEqual(clicked[3:6], ["clicked", "Sign Out sign-out", "alertView:clickedButtonAtIndex: 0"])
        self.assertEqual(leaving[2:6], ["\u00b7", "will", "Sign Out sign-out",
                                        "alertView:willDismissWithButtonIndex: 0"])
        self.assertEqual(gone[2:6], ["+200", "did", "Sign Out sign-out",
                                     "alertView:didDismissWithButtonIndex: 0"])
        self.program.says("^6 calls in 3 inputs$")

    def test_fold_by_triangle_and_by_keys(self):
        self.present()
        heading = accessible.extents(accessible.rows(self.table())[1][0])
        triangle = (heading.x + 20, heading.y + heading.height // 2)
        self.program.click(triangle)
        self.program.wait_for_calls([])
        self.assertEqual(len(self.program.rows()), 2)
        self.program.click(triangle)
        self.program.wait_for_calls(PRESENTATION)
        # The click has put the keyboard on the heading.
        self.program.key("Left")
        self.program.wait_for_calls([])
        self.program.key("Right")
        self.program.wait_for_calls(PRESENTATION)

    def table(self):
        return self.program.find(names.TABLE, names.CALLS)

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

    def test_resume_shows_what_waited(self):
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        self.program.click(self.program.on_stage("Sign Out"))
        accessible.wait(lambda: self._rows_waiting() == 4, "four rows that wait")
        self.program.click(self.program.find(names.BUTTON, names.RESUME))
        self.program.wait_for_calls(PRESENTATION)
        self.program.gone(names.BUTTON, names.RESUME)

    def test_filter_and_fold_let_no_paused_row_through(self):
        self.present()
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        self.program.key("Escape")
        accessible.wait(lambda: self._rows_waiting() == 4, "four rows that wait")
        self.program.key("ctrl+f")
        self.program.write("did")
        self.program.wait_for_calls(["didPresentAlertView:"])
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION)
        harness.settle(0.3)
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.find(names.BUTTON, names.RESUME))
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def _rows_waiting(self):
        return int(self.program.says(names.ROWS_WAIT).group(1))

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

    def test_copy_is_what_trace_prints(self):
        self.present()
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.program.click(self.button(names.COPY))
        words = accessible.wait(harness.clipboard, "something on the clipboard")
        traced = subprocess.run(
            [harness.PROGRAM, "trace", harness.SAMPLES / "sign-out.rehearsal.yaml",
             "--scenario", "cancel"], capture_output=True, text=True, timeout=120).stdout
        self.assertEqual(without_times(words), without_times(traced))
        self.assertTrue(words.endswith("\n"))
        # Copies speak the language of files, not the window's.
        self.assertIn("alertViewShouldEnableFirstOtherButton: -> true", words)
        self.assertNotIn("YES", words)

    def test_copy_of_one_row(self):
        self.present()
        cell = accessible.rows(self.table())[3][5]
        self.program.click(cell)
        self.program.key("ctrl+c")
        accessible.wait(lambda: harness.clipboard().endswith(
            "  sign-out  alertViewShouldEnableFirstOtherButton: -> true"), "the row copied")

    def test_follow_the_end_is_on(self):
        box = self.program.find(names.CHECK_BOX, names.FOLLOW)
        self.assertTrue(accessible.has_state(box, harness.Atspi.StateType.CHECKED))


class Filters(harness.GuiTestCase):
    """What the filter field keeps."""

    document = "sign-out"

    def test_filters(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Return")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        will_present, asks, did_present = PRESENTATION
        clicked, will_dismiss, did_dismiss = DISMISSAL
        for words, kept in [
            ("didPresent", [did_present]),
            ("DIDPRESENT", [did_present]),
            ("-will", [asks, did_present, clicked, did_dismiss]),
            ("did -present", [did_dismiss]),
            ("target:sign-out", PRESENTATION + DISMISSAL),
            ("-target:sign-out", []),
            ("target:completed", []),
            ("/did.*Index: 1/", [did_dismiss]),
            ("-/Index/", PRESENTATION),
            ("yes", [asks]),
            ("true", [asks]),
            ("nowhere", []),
            ("", PRESENTATION + DISMISSAL),
        ]:
            with self.subTest(words):
                self.type_filter(words)
                self.program.wait_for_calls(kept)

    def test_broken_pattern_keeps_all_and_says_so(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.type_filter("/(/")
        field = self.program.find(names.ENTRY, names.FILTER)
        accessible.wait(lambda: "/(/" in (field.get_description() or ""), "a word on the pattern")
        self.program.wait_for_calls(PRESENTATION)
        self.type_filter("didPresent")
        self.program.wait_for_calls(["didPresentAlertView:"])
        accessible.wait(lambda: not field.get_description(), "no word on the pattern")

    def test_no_row_fits(self):
        self.program.on_stage("Sign Out")
        self.type_filter("nowhere")
        self.program.says("No row fits the filter")
        self.program.key("Escape")
        self.program.wait_for_row("launched")

    def type_filter(self, words):
        self.program.key("ctrl+f", "ctrl+a", "BackSpace")
        self.program.write(words)


class Following(harness.GuiTestCase):
    """The end of a long list."""

    document = "sign-out"

    def test_follow_the_end(self):
        self.program.on_stage("Sign Out")
        for _ in range(6):
            self.show_and_cancel()
        table = self.program.find(names.TABLE, names.CALLS)
        accessible.wait(lambda: self.last_is_in_sight(table), "the last row in sight")
        # The wheel over the list ends it.
        self.program.scroll(table, up=10)
        accessible.wait(lambda: not self.follows(), "Follow the end switched off")
        self.show_and_cancel()
        self.assertFalse(self.last_is_in_sight(table))
        self.program.click(self.program.find(names.CHECK_BOX, names.FOLLOW))
        accessible.wait(lambda: self.last_is_in_sight(table), "the last row in sight again")
        self.program.scroll(table, up=3)
        accessible.wait(lambda: not self.follows(), "Follow the end switched off")
        self.program.scroll(table, down=40)
        accessible.wait(self.follows, "Follow the end switched on at the end")

    def test_new_calls_never_move_what_is_read(self):
        self.program.on_stage("Sign Out")
        for _ in range(5):
            self.show_and_cancel()
        table = self.program.find(names.TABLE, names.CALLS)
        self.program.scroll(table, up=10)
        accessible.wait(lambda: not self.follows(), "Follow the end switched off")
        place = self.top_of(table, 8)
        self.show_and_cancel()
        self.assertEqual(self.top_of(table, 8), place)
        # The count of calls out of sight leads to the end.
        self.program.click(self.program.find(names.BUTTON, "6 new calls"))
        accessible.wait(lambda: self.last_is_in_sight(table), "the last row in sight")
        self.assertTrue(self.follows())
        self.program.gone(names.BUTTON, "6 new calls")

    def test_a_selected_row_stays_in_its_place(self):
        self.program.on_stage("Sign Out")
        for _ in range(5):
            self.show_and_cancel()
        table = self.program.find(names.TABLE, names.CALLS)
        accessible.wait(lambda: self.last_is_in_sight(table), "the last row in sight")
        rows = accessible.rows(table)
        self.program.click(rows[-3][5])
        self.program.find(names.PANEL, names.DETAILS)
        place = accessible.rest(lambda: self.top_of(table, len(rows) - 3), "a row")
        self.assertTrue(self.follows())
        self.program.leave_past()
        # The stage takes the key, the list keeps its place.
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.find(names.BUTTON, "3 new calls")
        self.assertEqual(self.top_of(table, len(rows) - 3), place)
        self.assertFalse(self.follows())
        # To follow again is to let go of the row.
        self.program.click(self.program.find(names.CHECK_BOX, names.FOLLOW))
        accessible.wait(lambda: self.last_is_in_sight(table), "the last row in sight")
        self.program.gone(names.PANEL, names.DETAILS)

    @staticmethod
    def top_of(table, row):
        accessible.refresh()
        return accessible.extents(accessible.rows(table)[row][5]).y

    def show_and_cancel(self):
        """Adds eight rows."""
        before = len(self.program.calls())
        self.program.click(self.program.on_stage("Sign Out"))
        accessible.wait(lambda: len(self.program.calls()) == before + 3, "the alert")
        self.program.key("Escape")
        accessible.wait(lambda: len(self.program.calls()) == before + 6, "its end")
        self.program.gone(names.ALERT)

    def follows(self):
        box = self.program.find(names.CHECK_BOX, names.FOLLOW)
        return accessible.has_state(box, harness.Atspi.StateType.CHECKED)

    @staticmethod
    def last_is_in_sight(table):
        box, row = accessible.extents(table), accessible.extents(accessible.rows(table)[-1][5])
        return box.y < row.y and row.y + row.height <= box.y + box.height


class LongLog(harness.GuiTestCase):
    """A log that is read in pieces."""

    FOCUSES = 4000

    def test_a_filter_shows_the_end_and_then_all(self):
        focuses = "".join(f"      - focus: {field}\n" for field in ("one", "two") * 100)
        rounds = self.FOCUSES // 200
        tasks = "".join(
            f"  job-{number}:\n    loader: none\n    simulate: {{seconds: 0.01}}\n    whenDone:\n"
            f"{focuses}      - run: job-{number + 1}\n" for number in range(rounds))
        self.open(self.write_document(
            "rehearsal: 1\nstart: form\nscreens:\n  form:\n    controls:\n"
            "      - button: Go\n        then: [{run: job-0}]\n"
            "      - {textField: One, id: one}\n      - {textField: Two, id: two}\n"
            f"tasks:\n{tasks}  job-{rounds}: {{loader: none, simulate: {{seconds: 0.01}}}}\n"))
        self.program.click(self.program.on_stage("Go"))
        # Each change of focus but the first ends the editing of the other field.
        calls = 4 * self.FOCUSES - 2
        self.program.says(f"^{calls} calls in")
        self.filter("didend")
        accessible.wait(lambda: {row[5].get_name() for row in self.last()} == {
            "textFieldDidEndEditing:"}, "the end of the matches")
        self.program.find(names.BUTTON, "12\u202f041 hidden, show all")
        self.filter("")
        accessible.wait(lambda: any(row[5].get_name() == "textFieldDidBeginEditing:"
                                    for row in self.last()), "the end of the log")
        self.program.gone(names.BUTTON, "12\u202f041 hidden, show all")

    def filter(self, words):
        self.program.key("ctrl+f")
        self.program.key("ctrl+a", "BackSpace")
        if words:
            self.program.write(words)

    def last(self):
        """The last rows of the list."""
        accessible.refresh()
        return accessible.rows(self.program.find(names.TABLE, names.CALLS))[-5:]


def milliseconds(text):
    """A count as the list writes it, its thousands apart."""
    return int(text.replace("\u202f", ""))


def without_times(text):
    return [line.split(maxsplit=1)[1] for line in text.splitlines()]
