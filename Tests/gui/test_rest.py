"""Nothing runs while nothing moves, whatever the window shows."""

import accessible
import harness
import names
import rest
import test_editing
from harness import PRESENTATION, xdotool


class Rest(harness.GuiTestCase):
    document = "sign-out"

    def assert_rests(self, what):
        """What has just come may still move for a moment; then nothing may wake the program."""
        xdotool("mousemove", 1, 1)
        harness.settle(1)
        # at-spi2-atk looks every second for what a test asked about, until that is 15 s old, and the
        # pictures of the first page take half a minute beside five other desktops.
        seen = []
        for _ in range(30):
            seen.append(rest.wakes_in(self.program.process.pid, 2))
            if not seen[-1]:
                return
        self.fail(f"{what}: in 2 s of rest each, threads woke up so often: {seen}")

    def resize(self, width, height):
        xdotool("search", "--onlyvisible", "--class", "rehearsal", "windowsize", "--sync", width,
                height)

    def choose(self, words):
        """Opens the details of the call that begins so."""
        def look():
            for row in accessible.rows(self.program.find(names.TABLE, names.CALLS)):
                # A narrow list leaves columns out.
                for cell in filter(None, row):
                    if accessible.text(cell).startswith(words):
                        return cell
            return None

        self.program.click(accessible.wait(look, f"a row {words!r}"))
        self.program.find(names.PANEL, names.DETAILS)


class Documents(Rest):
    def test_a_dialog_and_the_details_of_each_width(self):
        self.program.on_stage("Sign Out")
        self.assert_rests("a screen")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.assert_rests("an alert")
        for words in PRESENTATION[::2]:
            self.choose(words)
            for width, height in [(940, 640), (1240, 740)]:
                self.resize(width, height)
                self.assert_rests(f"the details of {words} in {width} × {height}")

    def test_presenting(self):
        self.program.on_stage("Sign Out")
        self.program.key("F11")
        self.program.gone(names.TABLE, names.CALLS)
        self.assert_rests("presenting")


    def test_a_filter_and_a_pause(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.key("ctrl+f")
        self.program.write("did")
        self.program.wait_for_calls(PRESENTATION[2:])
        self.assert_rests("a filter")
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        self.program.key("F9")
        self.assert_rests("a hidden log")


class Editing(test_editing.EditingCase, Rest):
    document = None

    def test_editing(self):
        self.edit()
        self.assert_rests("Edit")
        self.select(test_editing.CONFIRM)
        self.assert_rests("a selected part")
        self.program.write("Q")
        self.entry()
        self.assert_rests("a text that is written where it is drawn")

    def test_panes(self):
        for keys, what in [("ctrl+shift+e", "the text"), ("ctrl+shift+p", "the run sheet")]:
            self.program.key(keys)
            self.assert_rests(what)


class OtherStates(Rest):
    document = None

    def test_welcome(self):
        self.open()
        self.program.find(names.PANEL, names.WELCOME)
        self.assert_rests("the welcome page")

    def test_errors(self):
        place = self.copy_of("sign-out")
        place.write_text(place.read_text(encoding="utf-8").replace("cancelButton", "cancelButtn"),
                         encoding="utf-8")
        self.open(place)
        harness.settle(1)
        self.assert_rests("errors")

    def test_a_held_call(self):
        self.open(harness.SAMPLES / "ask.rehearsal.yaml")
        self.program.click(self.program.on_stage("Erase This Photo"))
        self.program.find(names.PANEL, names.HOLDING)
        self.assert_rests("a held call")

    def test_a_loader_after_its_end(self):
        self.open(harness.SAMPLES / "task-in-place.rehearsal.yaml")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.on_stage("Confirm"))
        accessible.wait(lambda: accessible.find(self.program.root, names.ALERT, "Completed"),
                        "the end of the job", timeout=30)
        self.assert_rests("what a loader leaves")

    def test_one_offs(self):
        for words in [("alert", "--title", "T", "--cancel-button", "OK"),
                      ("alert", "--title", "T", "--style", "plainText", "--cancel-button", "OK"),
                      ("sheet", "--title", "T", "--cancel-button", "OK"),
                      ("share", "--text", "T")]:
            self.open(*words)
            self.assert_rests(words)
