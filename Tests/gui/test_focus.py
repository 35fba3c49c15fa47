"""Where the keyboard's focus is while dialogs come and go, and where Tab and F6 take it."""

import accessible
import harness
import names
from accessible import Atspi
from harness import DISMISSAL, PRESENTATION
from screen import pixels


class FocusCase(harness.GuiTestCase):
    def focus_is(self, name):
        def is_there():
            own = (self.program.focused() or ("", ""))[1]
            return own == name if isinstance(name, str) else name.search(own)

        accessible.wait(is_there, f"the focus on {name!r}")

    def press(self, key, name):
        """Presses a key and waits for the focus."""
        self.program.key(key)
        self.focus_is(name)

    def key_at_rest(self, key):
        """Presses a key when nothing moves any more: to what still comes in, keys do nothing."""
        self.program.resting_pixels()
        self.program.key(key)

    def open_by_key(self, title):
        """Presses a button of the screen by the keyboard."""
        self.program.tab_to(title)
        self.program.key("space")


class InAlerts(FocusCase):
    document = "sign-out"

    def test_the_bold_button_has_it_and_then_the_opener_again(self):
        self.open_by_key("Sign Out")
        self.focus_is("Confirm")
        for name in ("Cancel", "Confirm", "Cancel"):
            self.press("Tab", name)
        self.press("shift+Tab", "Confirm")
        self.press("F6", names.CALLS)
        self.press("shift+F6", "Confirm")
        self.press("Tab", "Cancel")
        self.press("F6", names.CALLS)
        # Where it was, not at the bold button.
        self.press("shift+F6", "Cancel")
        self.key_at_rest("Escape")
        self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.focus_is("Sign Out")

    def test_it_returns_though_the_last_opener_has_gone(self):
        self.open_by_key("Sign Out")
        self.focus_is("Confirm")
        self.key_at_rest("Return")
        self.focus_is("OK")
        self.key_at_rest("Return")
        self.program.gone(names.ALERT)
        self.focus_is("Sign Out")

    def test_it_is_never_taken_out_of_another_pane(self):
        self.press("ctrl+f", names.FILTER)
        self.program.activate(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.resting_pixels()
        self.assertEqual(self.program.focused()[1], names.FILTER)
        self.program.key("shift+F6")
        self.focus_is("Confirm")

    def test_the_list_that_showed_it_gets_it_back(self):
        self.program.click_row(names.CONTENTS, "sign-out")
        self.program.alert("Sign Out")
        self.focus_is("Confirm")
        self.key_at_rest("Escape")
        self.program.gone(names.ALERT)
        self.focus_is(names.CONTENTS)

    def test_who_uses_the_mouse_sees_no_ring(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.focus_is("Confirm")
        harness.xdotool("mousemove", 2, 2)
        plain = self.program.resting_pixels()
        self.press("Tab", "Cancel")
        self.press("Tab", "Confirm")
        self.assertNotEqual(self.program.resting_pixels(), plain)

    def test_a_key_that_moves_no_focus_brings_no_ring(self):
        stage = accessible.extents(self.program.prototype)
        area = f"{stage.width}x{stage.height}+{stage.x}+{stage.y}"
        self.program.click(self.program.on_stage("Sign Out"))
        self.focus_is("Confirm")
        harness.xdotool("mousemove", 2, 2)
        self.program.resting_pixels()
        plain = pixels(area)
        self.key_at_rest("Escape")
        self.program.gone(names.ALERT)
        self.program.click(self.program.on_stage("Sign Out"))
        self.focus_is("Confirm")
        harness.xdotool("mousemove", 2, 2)
        self.program.resting_pixels()
        self.assertEqual(pixels(area), plain)

    def test_tab_begins_at_the_prototype(self):
        self.press("Tab", "Sign Out")
        self.press("Tab", names.HOME_KEY)
        self.press("Tab", names.HOME)


class Elsewhere(FocusCase):
    def show(self, sample):
        self.open(harness.SAMPLES / f"{sample}.rehearsal.yaml")

    def test_stacked_alerts_give_it_down(self):
        self.show("stacked")
        self.open_by_key("Show All Three")
        for name in ("Close Third", "Close Second", "Close First"):
            self.focus_is(name)
            # The only button keeps it.
            self.program.key("Tab", "Tab")
            self.focus_is(name)
            self.key_at_rest("Return")
        self.focus_is("Show All Three")

    def test_a_sheet_offers_what_does_no_harm(self):
        self.show("choose-layout")
        self.open_by_key("Layout")
        self.focus_is("3 by 3")
        for name in ("4 by 3", "4 by 4", "Cancel", "Reset", "3 by 3"):
            self.press("Tab", name)
        self.key_at_rest("Escape")
        self.focus_is("Layout")

    def test_a_share_sheet_and_its_activity(self):
        self.show("nine-activities")
        self.open_by_key("Action")
        sheet = self.program.find(names.DIALOG, "Activities")
        buttons = [node.get_name() for node in accessible.walk(sheet)
                   if node.get_role_name() in names.BUTTON]
        self.focus_is(buttons[0])
        self.assertEqual(buttons[-1], "Cancel", "read as it is drawn")
        self.key_at_rest("Escape")
        self.focus_is("Action")

    def test_a_popover_and_a_sheet_in_it(self):
        self.show("popovers")
        self.open_by_key("Tools")
        self.focus_is("Brush")
        self.program.tab_to("Clear the Board")
        self.program.key("space")
        self.program.find(names.DIALOG, "Everything goes.")
        accessible.wait(lambda: (self.program.focused() or ("", ""))[1] in ("Clear", "Cancel"),
                        "the focus in the sheet")
        self.key_at_rest("Escape")
        self.focus_is("Clear the Board")
        self.key_at_rest("Escape")
        self.focus_is("Tools")

    def test_f6_goes_to_the_prototype_and_not_to_a_bar_over_it(self):
        self.show("command")
        self.press("F6", "Pack")
        self.press("shift+F6", names.CONTENTS)
        self.press("F6", "Pack")
        self.program.key("F6")
        accessible.wait(lambda: (self.program.focused() or ("", "Pack"))[1] != "Pack", "the bar")
        self.assertNotEqual(self.program.focused()[1], names.CALLS)
        self.press("F6", names.CALLS)


class Groups(FocusCase):
    document = "sign-out"

    GROUPS = {
        "Device": ["Phone", "Tablet", "Choose a device"],
        "Look": ["Classic", "Flat"],
        "Speed": list(names.SPEEDS),
        "Kinds of rows": [f"{kind}: 0 rows" for kind in ("Will", "Did", "Asks", "Clicks", "Steps")],
    }

    def test_a_group_is_named_and_counts_its_members(self):
        for group, members in self.GROUPS.items():
            row = self.program.find("grouping", group)
            found = [node for node in accessible.children(row)]
            self.assertEqual([node.get_name() for node in found], members)
            told = [Atspi.Accessible.get_attributes(node) for node in found]
            self.assertEqual([(each["posinset"], each["setsize"]) for each in told],
                             [(str(place), str(len(members)))
                              for place in range(1, len(members) + 1)])

    def test_tab_passes_a_group_at_once_and_arrows_move_inside(self):
        self.program.tab_to(names.FULL)
        self.press("Right", names.QUARTER)
        self.press("Right", names.TENTH)
        self.press("Right", names.FULL)
        self.press("Left", names.TENTH)
        self.press("Tab", names.ZOOM)
        # It is the stop where it was left.
        self.press("shift+Tab", names.TENTH)
        self.program.key("space")
        accessible.wait(lambda: accessible.has_state(
            self.program.find(names.TOGGLE, names.TENTH), Atspi.StateType.CHECKED),
            "the speed pressed")
