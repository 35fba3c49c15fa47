"""Presented views on tablets and phones: the keyboard over them, turning, modal screens, tabs, and
the focus that comes back."""

import subprocess

import accessible
import names
import screen
import test_fields
from test_fields import KEYBOARD

DOCUMENT = """\
rehearsal: 1
device: {device}
screens:
  list:
    title: Albums
    controls:
      - barButton: Add
        then: [{{present: add}}]
      - row: Terms
        then: [{{goTo: {{screen: terms, transition: modal}}}}]
      - row: Page
        then: [{{present: page}}]
      - tab: All
        screen: list
      - tab: People
        screen: people
  people:
    title: Everybody
    controls:
      - row: Kim
      - tab: All
        screen: list
      - tab: People
        screen: people
  terms:
    title: The Terms
    controls:
      - barButton: Agree
        then: [{{goBack: true}}]
      - label: Be kind.
dialogs:
  add:
    formSheet:
      title: New Album
      controls:
        - barButton: Cancel
          then: [{{dismiss: add}}]
        - row: One
        - row: Two
        - row: Three
        - row: Four
        - row: Five
        - row: Six
        - row: Seven
        - row: Eight
        - textField: Name
          id: name
  page:
    presentedView:
      style: pageSheet
      title: A Page
      controls:
        - barButton: Close
          then: [{{dismiss: page}}]
        - label: Long enough.
"""


class Views(test_fields.Fields):
    def show(self, device):
        self.open(self.write_document(DOCUMENT.format(device=device)))

    def dialog(self, name):
        return self.program.find(names.DIALOG, name)

    def turn(self):
        """Turns the device and waits until all rests."""
        screen = accessible.extents(self.program.find(names.PANEL, "Screen"))
        self.program.click(self.program.find(names.BUTTON, names.TURN))

        def look():
            now = accessible.extents(self.program.find(names.PANEL, "Screen"))
            return (now.width > now.height) != (screen.width > screen.height)

        accessible.wait(look, "a turned screen")
        self.program.resting_pixels()


class Tablet(Views):
    def test_a_form_sheet_moves_out_of_the_keyboards_way_and_back(self):
        self.show("tablet")
        self.program.click(self.program.on_stage("Add"))
        low = self.program.resting_centre(self.dialog("New Album"))[1]
        self.program.click(self.field("Name"))
        self.editing("Name")
        keyboard = self.program.find(names.PANEL, KEYBOARD)
        self.program.write("ada")
        self.holds("Name", "ada")

        def is_clear():
            field = accessible.extents(self.field("Name"))
            return field.y + field.height <= accessible.extents(keyboard).y

        accessible.wait(is_clear, "the field above the keyboard")
        self.assertLess(self.program.resting_centre(self.field("Name"))[1], low + 200)
        self.program.click(self.program.on_stage("Cancel"))
        self.program.gone(names.DIALOG, "New Album")
        self.program.gone(names.PANEL, KEYBOARD)

    def test_a_page_sheet_turns_with_the_device(self):
        self.show("tablet")
        self.program.click(self.program.on_stage("Page"))
        self.program.resting_centre(self.dialog("A Page"))
        self.turn()
        screen = accessible.extents(self.program.find(names.PANEL, "Screen"))
        close = accessible.extents(self.program.on_stage("Close"))
        # It is as wide as the screen was before, and in the middle.
        self.assertLess(close.x + close.width, screen.x + screen.width * 0.9)
        self.program.click(self.program.on_stage("Close"))
        self.program.gone(names.DIALOG, "A Page")
        self.program.on_stage("Terms")

    def test_a_form_sheet_turns_and_stays_in_the_middle(self):
        self.show("tablet")
        self.program.click(self.program.on_stage("Add"))
        self.program.resting_centre(self.dialog("New Album"))
        self.turn()
        screen = accessible.extents(self.program.find(names.PANEL, "Screen"))
        row = self.program.resting_centre(self.program.on_stage("One"))
        self.assertLess(abs(row[0] - (screen.x + screen.width // 2)), screen.width * 0.02)


class Phone(Views):
    def test_the_keyboards_focus_comes_back_to_what_opened_a_view(self):
        self.show("phone")
        self.program.tab_to("Page")
        self.program.key("Return")
        self.dialog("A Page")
        self.program.gone(names.BUTTON, "Terms")
        self.program.tab_to("Close")
        self.program.resting_pixels()
        self.program.key("Return")
        self.program.gone(names.DIALOG, "A Page")
        accessible.wait(
            lambda: (self.program.focused() or ("", ""))[1] == "Page", "the row that opened it")

    def test_a_modal_screen_comes_and_goes(self):
        self.show("phone")
        self.program.click(self.program.on_stage("Terms"))
        self.program.find("label", "Be kind.")
        self.program.gone(names.BUTTON, "Page")
        # It has no back button: only its own button leads back.
        self.assertIsNone(accessible.find(self.program.prototype, names.BUTTON, "Albums"))
        self.program.click(self.program.on_stage("Agree"))
        self.program.on_stage("Page")
        self.program.gone("label", "Be kind.")

    def test_a_view_may_have_a_picture_behind_its_controls(self):
        document = self.write_document(
            DOCUMENT.format(device="phone").replace(
                "title: A Page", "title: A Page\n      image: red.png"))
        subprocess.run(["convert", "-size", "32x57", "xc:#e00000", document.parent / "red.png"],
                       check=True, timeout=120)
        self.open(document)
        self.program.click(self.program.on_stage("Page"))
        self.program.resting_centre(self.dialog("A Page"))
        box = accessible.extents(self.program.find(names.PANEL, "Screen"))

        def is_red():
            place = f"1x1+{box.x + box.width // 2}+{box.y + box.height * 3 // 4}"
            red, green, _ = screen.pixels(place)[:3]
            return red > 180 and green < 60

        accessible.wait(is_red, "a red ground")

    def test_tabs_switch_by_mouse_and_by_keyboard(self):
        self.show("phone")
        self.program.click(accessible.wait(
            lambda: accessible.find(self.program.prototype, names.TAB, "People"), "a tab"))
        self.program.on_stage("Kim")
        self.program.tab_to("All")
        self.program.key("Return")
        self.program.on_stage("Terms")
        self.program.gone(names.BUTTON, "Kim")

    def test_a_view_keeps_its_place_while_the_phone_turns(self):
        self.show("phone")
        self.program.click(self.program.on_stage("Page"))
        self.program.resting_centre(self.dialog("A Page"))
        self.turn()
        self.program.find("label", "Long enough.")
        self.program.click(self.program.on_stage("Close"))
        self.program.on_stage("Terms")
