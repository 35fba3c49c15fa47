"""Where the sidebar is, and what its menu does."""

import re
import subprocess
import tempfile

import accessible
import files
import harness
import names
import screen
from harness import DISMISSAL, PRESENTATION


class PanesCase(harness.GuiTestCase):
    document = "sign-out"

    def table(self):
        return self.program.find(names.TABLE, names.CALLS)

    def menu(self, item, *, within=None):
        """Chooses from the sidebar's menu, or from a menu in it."""
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        if within:
            self.program.click(self.program.find(names.MENU_ITEMS, within))
        self.program.click(self.program.find(names.MENU_ITEMS, item))
        # While it fades, it still takes clicks.
        self.program.gone(names.MENU_ITEMS, item)


class Panes(PanesCase):
    def test_f9_hides_the_calls_and_brings_them_back(self):
        self.table()
        wide = accessible.extents(self.program.prototype).width
        self.program.key("F9")
        self.program.gone(names.TABLE, names.CALLS)
        accessible.wait(lambda: accessible.extents(self.program.prototype).width > wide,
                        "the stage in the room of the calls")
        self.program.key("F9")
        self.table()

    def test_hidden_calls_are_logged_and_a_strip_brings_them_back(self):
        self.menu("Show Calls")
        self.program.gone(names.TABLE, names.CALLS)
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sign Out")
        self.program.click(self.program.find(names.BUTTON, "Show calls"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.gone(names.BUTTON, "Show calls")

    def test_dock_at_the_bottom_and_right_again(self):
        self.assertTrue(self.is_right())
        self.menu("Dock at the Bottom")
        accessible.wait(lambda: not self.is_right(), "the calls below the stage")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.menu("Dock Right")
        accessible.wait(self.is_right, "the calls at the right")
        self.assertGreater(accessible.extents(self.table()).width, 400)

    def is_right(self):
        stage, table = accessible.extents(self.program.prototype), accessible.extents(self.table())
        if table.x >= stage.x + stage.width:
            return True
        self.assertGreaterEqual(table.y, stage.y + stage.height)
        return False

    def test_f6_goes_from_pane_to_pane(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(accessible.rows(self.table())[2][5])
        self.program.find(names.PANEL, names.DETAILS)
        seen = []
        for _ in range(4):
            before = self.program.focused()
            self.program.key("F6")
            accessible.wait(lambda: self.program.focused() not in (None, before), "another pane")
            seen.append(self.program.focused()[1])
        self.assertEqual(seen[0], "Copy this row")
        self.assertEqual(seen[1], names.CONTENTS)
        self.assertEqual(seen[3], names.CALLS)


class Export(PanesCase):
    def export(self, item, name):
        folder = tempfile.mkdtemp(prefix="rehearsal-export-")
        place = f"{folder}/{name}"
        self.menu(item, within="Export")
        files.choose(self.program, "Export Calls", place)
        return place

    def read(self, place):
        with open(place, encoding="utf-8", newline="") as file:
            return file.read()

    def test_what_is_exported_is_what_trace_prints(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        # Whatever the list shows of it.
        self.program.key("ctrl+f")
        self.program.write("nowhere")
        self.program.wait_for_calls([])
        for item, name, format in [("Export as Text…", "calls.txt", "text"),
                                   ("Export as JSON Lines…", "calls.jsonl", "jsonl"),
                                   ("Export as CSV…", "calls.csv", "csv"),
                                   ("Export as Markdown…", "calls.md", "markdown")]:
            with self.subTest(format):
                words = self.read(self.export(item, name))
                traced = subprocess.run(
                    [harness.PROGRAM, "trace", harness.SAMPLES / "sign-out.rehearsal.yaml",
                     "--scenario", "cancel", "--format", format],
                    capture_output=True, timeout=120).stdout.decode()
                self.assertEqual(self.without_times(words), self.without_times(traced))

    def test_cancelled_it_writes_nothing(self):
        self.menu("Export as Text…", within="Export")
        self.program.find("file chooser", "Export Calls")
        screen.wait_for_active("Export Calls")
        self.program.key("Escape")
        self.program.gone("file chooser", "Export Calls")
        self.program.gone(names.BUTTON, names.HIDE_ERRORS)

    @staticmethod
    def without_times(text):
        """Lines without the moment and the step, which a person's taps do not share with a
        scenario."""
        lines = []
        for line in re.sub(r',"step":\d+,"line":\d+', "", text).split("\n"):
            for separator in ("  ", ",\"target\"", " | ", ","):
                if separator in line and line[:1] in "0123456789{|":
                    line = line.split(separator, 1)[1]
                    break
            lines.append(line)
        return lines
