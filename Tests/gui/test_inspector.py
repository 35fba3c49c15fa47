"""The log as an inspector: keys of the filter."""

import os

import accessible
import bus
import harness
import names
from harness import DISMISSAL, PRESENTATION


class FilterKeys(harness.GuiTestCase):
    """Keys in the filter, what comes next, and what cannot be read."""

    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.wait_for_row("didPresent")
        self.program.resting_pixels()
        self.program.key("Return")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def field(self):
        return self.program.find(names.ENTRY, names.FILTER)

    def type_filter(self, words):
        self.program.key("ctrl+f", "ctrl+a", "BackSpace")
        self.program.write(words)

    def test_keys(self):
        will_present, asks, did_present = PRESENTATION
        clicked, will_dismiss, did_dismiss = DISMISSAL
        for words, kept in [
            ("kind:will", [will_present, will_dismiss]),
            ("kind:asks,clicks", [asks, clicked]),
            ("-kind:call", []),
            ("call:Dismiss", [will_dismiss, did_dismiss]),
            ("has:answer", [asks]),
            ("time:<0ms", []),
            ("time:0ms..1min target:sign-out kind:did", [did_present, did_dismiss]),
            ('"alertView:did"', [did_dismiss]),
        ]:
            with self.subTest(words):
                self.type_filter(words)
                self.program.wait_for_calls(kept)

    def test_a_wrong_key_is_explained(self):
        for words, said in [("typ:will ", "“typ:” is not a key"), ("kind:wil ", "not a kind"),
                            ("time:5 ", "not a time"), ("has:x ", "does not know")]:
            with self.subTest(words):
                self.type_filter(words)
                self.program.says(said)
                accessible.wait(lambda: said in (self.field().get_description() or ""),
                                "a word on the field")
                self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.type_filter("kind:did ")
        self.program.wait_for_calls(["didPresentAlertView:", "alertView:didDismissWithButtonIndex:"])
        accessible.wait(lambda: not self.field().get_description(), "no word on the field")

    def test_what_comes_next_by_keyboard(self):
        self.program.key("ctrl+f", "Down")
        self.focus_is("kind: the kind of the row")
        self.program.key("Return")
        self.program.find(names.BUTTON, "kind:will")
        self.program.key("Down")
        self.focus_is("kind:will")
        self.program.key("Down")
        self.focus_is("kind:did")
        self.program.key("Return")
        self.program.wait_for_calls(["didPresentAlertView:", "alertView:didDismissWithButtonIndex:"])
        self.assertEqual(accessible.text(self.field()), "kind:did")
        self.program.gone(names.BUTTON, "kind:will")
        # Escape closes the list first, and then empties the field.
        self.program.key("BackSpace")
        # The list follows the text a moment later.
        self.program.find(names.BUTTON, "kind:did")
        self.program.key("Down")
        self.focus_is("kind:did")
        self.program.key("Escape")
        self.focus_is(names.FILTER)
        self.program.gone(names.BUTTON, "kind:did")
        self.program.key("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)

    def test_what_comes_next_by_mouse(self):
        self.type_filter("call:did")
        self.program.click(self.program.find(names.BUTTON, "call:didPresentAlertView:"))
        self.program.wait_for_calls(["didPresentAlertView:"])
        self.focus_is(names.FILTER)

    def focus_is(self, name):
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == name,
                        f"the focus on {name!r}")


class KeptPlace(harness.GuiTestCase):
    """What a person reads stays where it is while a filter comes and goes."""

    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.program.on_stage("Sign Out")
        for count in range(1, 7):
            self.program.click(self.program.on_stage("Sign Out"))
            self.program.wait_for_calls((PRESENTATION + DISMISSAL) * (count - 1) + PRESENTATION)
            self.program.resting_pixels()
            self.program.key("Escape")
            self.program.wait_for_calls((PRESENTATION + DISMISSAL) * count)
            self.program.gone(names.ALERT)

    def table(self):
        return self.program.find(names.TABLE, names.CALLS)

    def place_of(self, call):
        """The height on the screen of the row of the call with this number."""
        accessible.refresh()
        rows = accessible.rows(self.table())
        cell = next(row[5] for row in rows if accessible.text(row[0]) == call)
        return accessible.extents(cell).y

    def test_the_selected_row_stays(self):
        self.program.scroll(self.table(), up=10)
        row = next(row for row in accessible.rows(self.table()) if accessible.text(row[0]) == "14")
        self.program.click(row[5])
        self.program.find(names.PANEL, names.DETAILS)
        self.program.key("ctrl+f")
        self.program.write("kind:asks")
        self.program.wait_for_calls(["alertViewShouldEnableFirstOtherButton:"] * 6)
        place = accessible.rest(lambda: self.place_of("14"), "the row")
        self.program.key("Escape")
        self.program.wait_for_calls((PRESENTATION + DISMISSAL) * 6)
        accessible.wait(lambda: self.place_of("14") == place, "the row where it was")

    def test_all_hidden_rows_are_counted_and_come_back(self):
        self.program.key("ctrl+f")
        self.program.write("kind:asks")
        hidden = self.program.find(names.BUTTON, "30 hidden, show all")
        self.program.click(hidden)
        self.program.wait_for_calls((PRESENTATION + DISMISSAL) * 6)
        self.program.gone(names.BUTTON, "30 hidden, show all")


class Rows(harness.GuiTestCase):
    """The menu of a row: pins with notes, and copies in several forms."""

    document = "sign-out"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.resting_pixels()

    def table(self):
        return self.program.find(names.TABLE, names.CALLS)

    def open_menu(self, row):
        """Opens the menu of a row, given by its place in the list, with the right button."""
        harness.xdotool("mousemove", *accessible.centre(accessible.rows(self.table())[row][5]))
        harness.xdotool("click", 3)

    def choose(self, *titles):
        """Chooses an item of the open menu, through its submenus."""
        for title in titles:
            self.program.click(lambda title=title: accessible.find(
                self.program.root, ("menu item", "menu", "check menu item"), title))

    def test_a_group_as_markdown(self):
        self.open_menu(1)
        self.choose("Copy Row or Group As", "Markdown")
        copied = accessible.wait(harness.clipboard, "a table").splitlines()
        self.assertEqual(copied[:2], ["| Time | Target | Call |", "| ---: | --- | --- |"])
        self.assertEqual([line.split("|")[3].strip() for line in copied[2:]], [
            "`willPresentAlertView:`", "`alertViewShouldEnableFirstOtherButton: -> true`",
            "`didPresentAlertView:`"])

    def test_the_list_as_expected_calls(self):
        self.program.key("ctrl+f")
        self.program.write("kind:did")
        self.program.wait_for_calls(["didPresentAlertView:"])
        self.program.key("Escape", "Tab")
        self.program.write("")
        self.open_menu(2)
        self.choose("Copy All Rows in the List As", "Expected Calls")
        accessible.wait(lambda: harness.clipboard().startswith(
            "expect: |\n  sign-out "), "an expectation")

    def test_pin_with_a_note(self):
        self.program.click(accessible.rows(self.table())[4][5])
        self.program.find(names.PANEL, names.DETAILS)
        self.program.key("ctrl+shift+j")
        note = self.program.find(names.ENTRY, "Note on 3  sign-out  didPresentAlertView:")
        accessible.wait(lambda: harness.is_focused(note), "the focus on the note")
        self.program.write("why | so late?")
        self.program.key("Return")
        accessible.wait(lambda: self.program.cells()[4][3] == "did, pinned", "the mark")
        self.program.says("^why \\| so late\\?$")
        self.program.picture("pins")
        # The note goes with the row.
        self.open_menu(4)
        self.choose("Copy Row or Group As", "Markdown")
        accessible.wait(lambda: "| why \\| so late? |" in harness.clipboard(), "the note")
        # A filter hides the row, the strip finds it.
        self.program.key("ctrl+f")
        self.program.write("kind:will")
        self.program.wait_for_calls(["willPresentAlertView:"])
        self.program.click(self.program.find(names.BUTTON, "3  sign-out  didPresentAlertView:"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.find(names.PANEL, names.DETAILS)
        self.program.click(self.program.find(
            names.BUTTON, "Let go of 3  sign-out  didPresentAlertView:"))
        self.program.gone(names.BUTTON, "3  sign-out  didPresentAlertView:")
        accessible.wait(lambda: self.program.cells()[4][3] == "did", "no mark")

    def test_pin_and_let_go_by_key(self):
        self.program.click(accessible.rows(self.table())[2][5])
        self.program.find(names.PANEL, names.DETAILS)
        self.program.key("ctrl+j")
        self.program.find(names.BUTTON, "1  sign-out  willPresentAlertView:")
        self.program.key("ctrl+j")
        self.program.gone(names.BUTTON, "1  sign-out  willPresentAlertView:")

    def test_an_emptied_log_has_no_pins(self):
        self.program.click(accessible.rows(self.table())[2][5])
        self.program.find(names.PANEL, names.DETAILS)
        self.program.key("ctrl+j")
        self.program.find(names.BUTTON, "1  sign-out  willPresentAlertView:")
        self.program.click(self.program.find(names.BUTTON, names.CLEAR))
        self.program.gone(names.BUTTON, "1  sign-out  willPresentAlertView:")


class Lenses(harness.GuiTestCase):
    """The same rows in the words of a designer and of a presenter."""

    document = "sign-out"

    def test_each_lens(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.find(names.TOGGLE, "More for calls"))
        self.program.click(lambda: accessible.find(
            self.program.root, names.MENU_ITEMS, "Designer: sentences on what happened"))
        self.program.wait_for_row(r"^3 .*The alert “Sign Out” is there\.")
        self.program.wait_for_row(r"The person tapped “Sign Out”\.")
        self.program.picture("lens-designer")
        # The filter finds the words of the lens, and those of the call.
        self.program.key("ctrl+f")
        self.program.write("appear")
        accessible.wait(lambda: len(self.program.rows()) == 2, "one row under its heading")
        self.program.key("ctrl+a")
        self.program.write("didPresent")
        accessible.wait(lambda: "is there" in self.program.rows()[-1], "the row of the call")
        self.program.key("Escape")
        bus.act("lens", "presenter")
        self.program.wait_for_row("The alert asks")
        self.program.wait_for_row("Tap Sign Out")
        self.program.picture("lens-presenter")
        bus.act("lens", "developer")
        self.program.wait_for_calls(PRESENTATION)


class OtherLogs(harness.GuiTestCase):
    """The log of another app, held against the order rules."""

    document = "sign-out"
    TABLE = "Calls of another app"

    def hold(self, path):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.resting_pixels()
        bus.act("open-path", path)

    def rows(self):
        return accessible.row_texts(self.program.find(names.TABLE, self.TABLE))

    def test_a_breach_is_marked_and_explained(self):
        self.hold(harness.SAMPLES / "logs" / "sign-out.log")
        self.program.says("^13 calls, 2 break a rule$")
        # The first breach is selected and says why.
        self.program.says(r"“alertView:didDismissWithButtonIndex:” does not follow")
        self.program.says("^sign-out.log, line 14$")
        row = next(row for row in self.rows() if row.startswith("14 "))
        self.assertIn("breaks a rule", row)
        self.assertIn("D1", row)
        self.program.picture("other-log")
        # The filter is for both lists.
        self.program.key("ctrl+f")
        self.program.write("kind:will")
        self.program.wait_for_calls(["willPresentAlertView:"])
        self.program.says("13 calls, 2 break a rule, 8 hidden")
        self.program.key("Escape")
        # A row of the run takes the details over.
        self.program.click(accessible.rows(
            self.program.find(names.TABLE, names.CALLS))[2][5])
        self.program.says("The alert is about to be presented")
        self.program.click(self.program.find(names.BUTTON, "Close the log of the other app"))
        self.program.gone(names.TABLE, self.TABLE)

    def test_how_a_log_was_read_is_said(self):
        self.hold(harness.ROOT / "Tests" / "Corpus" / "logs" / "anonymous.log")
        self.program.says("if they are several text fields: as one text field, line 10 would be")
        self.program.says("line 15 looks like a call and was not read")
        self.program.says("^Read as$")
        self.program.picture("log-read")

    def test_the_command_line_puts_it_beside_the_run(self):
        another = self.program.start_another(harness.SAMPLES / "logs" / "sign-out.log")
        self.assertEqual(another.returncode, 0, another.stderr)
        self.program.says("^13 calls, 2 break a rule$")

    def test_a_file_without_calls_says_so(self):
        self.hold(self.write_document("nothing here\n", "empty.log"))
        self.program.says("empty.log: no line has a method of a delegate")

    def test_a_pipe_is_refused(self):
        place = self.write_document("", "pipe.log")
        place.unlink()
        os.mkfifo(place)
        self.hold(place)
        self.program.says("pipe.log can’t be read")
