"""Screens that look like an app: switches, segments, rows with details, tabs with icons."""

import accessible
import harness
import names
from harness import Atspi

CHECKED = Atspi.StateType.CHECKED
ALERT = ["willPresentAlertView:", "didPresentAlertView:"]


class Words(harness.GuiTestCase):
    document = "holidays"

    def on(self, role, name):
        return accessible.wait(
            lambda: accessible.find(self.program.prototype, role, name), f"{role} {name!r}")

    def wait_for_state(self, role, name, is_on):
        accessible.wait(
            lambda: accessible.has_state(self.on(role, name), CHECKED) == is_on,
            f"{name!r} is {'on' if is_on else 'off'}")

    def show_album(self):
        self.program.click(self.on(names.TAB, "Album"))
        self.on(names.TOGGLE, "Back up")

    def test_a_tab_selects_its_screen(self):
        self.wait_for_state(names.TAB, "Places", True)
        self.show_album()
        self.wait_for_state(names.TAB, "Album", True)
        self.wait_for_state(names.TAB, "Places", False)
        # Where the person is already.
        self.program.click(self.on(names.TAB, "Album"))
        self.program.wait_for_row("tapped Album")
        self.wait_for_state(names.TAB, "Album", True)
        # A tab without a screen is a button.
        self.on(names.BUTTON, "Search")

    def test_a_switch_says_whether_it_is_on(self):
        self.show_album()
        self.wait_for_state(names.TOGGLE, "Back up", True)
        self.program.click(self.on(names.TOGGLE, "Back up"))
        self.wait_for_state(names.TOGGLE, "Back up", False)
        self.program.wait_for_row("“Back up” is off now")
        # With the keyboard, and its actions run.
        self.program.activate(self.on(names.TOGGLE, "Use mobile data"))
        self.program.wait_for_calls(ALERT)
        self.program.click(self.program.on_stage("OK"))
        self.wait_for_state(names.TOGGLE, "Use mobile data", True)
        self.wait_for_state(names.TOGGLE, "Back up", False)

    def test_a_switch_takes_the_space_bar(self):
        self.show_album()
        self.on(names.TOGGLE, "Back up").grab_focus()
        self.program.key("space")
        self.wait_for_state(names.TOGGLE, "Back up", False)
        self.program.key("space")
        self.wait_for_state(names.TOGGLE, "Back up", True)

    def test_a_segment_is_selected(self):
        self.show_album()
        group = self.on("grouping", "Period")
        segments = [group.get_child_at_index(index) for index in range(group.get_child_count())]
        self.assertEqual([node.get_name() for node in segments], ["Day", "Week", "Month"])
        self.wait_for_state(names.RADIO, "Week", True)
        self.program.activate(self.on(names.RADIO, "Month"))
        self.wait_for_state(names.RADIO, "Month", True)
        self.wait_for_state(names.RADIO, "Week", False)
        self.program.wait_for_row("“Month” of “Period” is selected now")
        self.program.activate(self.on(names.RADIO, "Month"))
        self.program.wait_for_row("it is selected already")
        self.wait_for_state(names.RADIO, "Month", True)

    def test_arrow_keys_move_among_segments_and_tab_leaves_them(self):
        self.show_album()
        self.program.tab_to("Week")
        for key, name in [("Right", "Month"), ("Right", "Day"), ("Left", "Month"), ("Left", "Week")]:
            self.program.key(key)
            accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == name, name)
        self.program.key("Right", "space")
        self.wait_for_state(names.RADIO, "Month", True)
        self.program.key("Tab")
        accessible.wait(
            lambda: (self.program.focused() or ("", ""))[1] not in ("Day", "Week", "Month"),
            "the focus beyond the segments")
        self.program.key("shift+Tab")
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] == "Month", "it is back")

    def test_a_row_is_read_with_its_detail(self):
        self.on(names.BUTTON, "Pier, 42")
        self.on(names.BUTTON, "Ghent, Two days in May, 128")
        self.on("heading", "Near here")
        self.program.click(self.on(names.TAB, "People"))
        self.on(names.BUTTON, "Kim and Robin, selected")
        self.on(names.BUTTON, "Like")

    def test_a_picture_has_a_name(self):
        self.show_album()
        self.on(names.IMAGE, "meadow")

    def test_starting_again_and_the_past_have_their_values(self):
        self.show_album()
        self.program.click(self.on(names.TOGGLE, "Back up"))
        self.wait_for_state(names.TOGGLE, "Back up", False)
        self.program.key("ctrl+r")
        self.wait_for_state(names.TAB, "Places", True)
        self.show_album()
        self.wait_for_state(names.TOGGLE, "Back up", True)
