"""Activity pickers: their icons, an activity's own view, and what is done for real."""

import os

import accessible
import files
import harness
import names

ALLOW = "Allow sharing"
NO_LONGER = "No longer allow sharing"
WHY = "Why Is This Not Offered?"


class PickerTestCase(harness.GuiTestCase):
    def present(self, title="Share"):
        """Taps a button of the screen and waits until the picker has come."""
        # Its button is made anew when the pictures have been read.
        self.program.click(lambda: self.program.on_stage(title))
        picker = self.program.find(names.DIALOG, "Activities")
        # A tap while it comes in does nothing; on a phone it is up when it has come to rest.
        self.program.resting_centre(self.buttons()[-1])
        return picker

    def buttons(self):
        picker = self.program.find(names.DIALOG, "Activities")
        return [node for node in accessible.walk(picker) if node.get_role_name() in names.BUTTON]

    def icons(self):
        return [node.get_name() for node in self.buttons()]

    def choose(self, name):
        """Goes to an icon, which scrolls there, and presses it."""
        self.program.tab_to(name)
        self.program.key("Return")

    def allow(self):
        self.program.activate(self.program.find(names.BUTTON, ALLOW))
        self.program.find(names.BUTTON, NO_LONGER)

    def completion(self, pattern):
        return self.program.wait_for_row(rf"completionHandler: {pattern}")


def drag(start, across, steps=8):
    """Drags by so many pixels to the right, as a hand does, and lets go."""
    x, y = start
    harness.xdotool("mousemove", x, y, "mousedown", 1)
    for step in range(1, steps + 1):
        harness.xdotool("mousemove", x + across * step // steps, y)
    harness.xdotool("mouseup", 1)


class Row(PickerTestCase):
    """Flat's icons stand in one row, which follows a finger."""

    document = "share-picture"

    def place(self, name):
        return self.program.resting_centre(self.program.find(names.BUTTON, name))

    def test_dragged_it_scrolls_and_nothing_is_chosen(self):
        self.present()
        x, y = self.place("Twitter")
        drag((x, y), -90)
        accessible.wait(lambda: abs(self.place("Twitter")[0] - (x - 90)) <= 4, "a row so far left")
        # Back beyond its beginning it stops there.
        drag(self.place("Weibo"), 200)
        accessible.wait(lambda: self.place("Twitter") == (x, y), "the row where it began")
        self.assertFalse(self.program.has_row("completionHandler"))
        self.program.find(names.DIALOG, "Activities")

    def test_a_hand_that_trembles_taps(self):
        self.present()
        drag(self.place("Message"), 3, steps=3)
        self.completion('"UIActivityTypeMessage" true')
        self.program.gone(names.DIALOG)

    def test_what_was_dragged_in_is_tapped(self):
        self.present()
        drag(self.place("Twitter"), -150)
        self.program.click(self.program.find(names.BUTTON, "Mail"))
        self.completion('"UIActivityTypeMail" true')


class Pages(PickerTestCase):
    """Classic's icons stand on pages, which follow a finger and turn when it lets go."""

    def setUp(self):
        super().setUp()
        own = ", ".join(f"{{type: own{number}, title: Own {number}, icon: face-cool-symbolic}}"
                        for number in range(12))
        self.open(self.write_document(f"""\
rehearsal: 1
screens: {{s: {{controls: [{{button: Share, then: [{{present: a}}]}}]}}}}
dialogs: {{a: {{activityPicker: {{items: [{{text: Hello}}], activities: [{own}]}}}}}}
"""))
        self.program.click(self.program.find(names.TOGGLE, names.CLASSIC))
        self.present()

    def place(self, name):
        return self.program.resting_centre(self.program.find(names.BUTTON, name))

    def test_they_turn_with_the_finger_and_nothing_is_chosen(self):
        x, y = self.place("Facebook")
        self.program.gone(names.BUTTON, "Own 11")
        drag((x + 180, y), -210)
        self.program.find(names.BUTTON, "Own 11")
        self.program.gone(names.BUTTON, "Facebook")
        # Beyond the last page there is nothing, and a short way comes back.
        drag((x + 180, y), -210)
        self.place("Own 11")
        harness.xdotool("mousemove", x, y, "mousedown", 1)
        for step in range(1, 41):
            harness.xdotool("mousemove", x + step * 2, y)
            harness.settle(0.02)
        # Both pages are in sight while the finger is there.
        self.program.find(names.BUTTON, "Own 2")
        self.program.find(names.BUTTON, "Own 11")
        harness.settle(0.3)
        harness.xdotool("mouseup", 1)
        self.program.gone(names.BUTTON, "Own 2")
        drag((x, y), 210)
        self.assertEqual(self.place("Facebook"), (x, y))
        self.assertFalse(self.program.has_row("completionHandler"))
        self.program.click(self.program.find(names.BUTTON, "Mail"))
        self.completion('"UIActivityTypeMail" true')


class Phone(PickerTestCase):
    document = "share-picture"

    def test_the_names_of_the_icons(self):
        self.present()
        self.assertEqual(
            self.icons(),
            ["Facebook", "Twitter", "Weibo", "Message", "Mail", "Print", "Copy", "Contact",
             "Save Image", "Cancel"])

    def test_it_is_modal_and_escape_cancels(self):
        picker = self.present()
        self.assertTrue(accessible.has_state(picker, harness.Atspi.StateType.MODAL))
        self.program.key("Escape")
        self.completion("nil false")
        self.program.gone(names.DIALOG)

    def test_cancel_by_mouse(self):
        self.present()
        self.program.click(self.program.on_stage("Cancel"))
        self.completion("nil false")

    def test_an_icon_by_keyboard(self):
        self.present()
        self.choose("Mail")
        self.completion('"UIActivityTypeMail" true')

    def test_an_icon_by_mouse(self):
        self.present()
        self.program.click(self.program.on_stage("Twitter"))
        self.completion('"UIActivityTypePostToTwitter" true')

    def test_without_leave_copying_is_simulated(self):
        before = harness.clipboard()
        self.present()
        self.choose("Copy")
        self.completion('"UIActivityTypeCopyToPasteboard" true')
        self.assertEqual(harness.clipboard(), before)

    def test_copy_puts_the_text_on_the_clipboard(self):
        self.allow()
        self.present()
        self.choose("Copy")
        self.completion('"UIActivityTypeCopyToPasteboard" true')
        accessible.wait(
            lambda: harness.clipboard() == "The meadow at noon", "the text on the clipboard")

    def test_a_composer_is_sent(self):
        self.allow()
        self.present()
        self.choose("Message")
        composer = self.program.find(names.DIALOG, "Message")
        self.assertIn("The meadow at noon", accessible.all_texts(composer))
        self.program.click(self.program.on_stage("Send"))
        self.completion('"UIActivityTypeMessage" true')
        self.program.gone(names.DIALOG)

    def test_a_composer_is_given_up(self):
        self.allow()
        self.present()
        self.choose("Mail")
        composer = self.program.find(names.DIALOG, "Mail")
        self.program.find(("icon", "image"), "Picture: meadow.svg", within=composer)
        self.program.key("Escape")
        self.completion('"UIActivityTypeMail" false')

    def test_a_composer_takes_typing_and_the_application_hears_nothing(self):
        self.allow()
        self.present()
        self.choose("Mail")
        composer = self.program.find(names.DIALOG, "Mail")
        self.program.find(names.ENTRY, "Subject", within=composer)
        before = self.program.rows()
        # What is typed while nothing has the keyboard is for the first line.
        self.program.write("ada")
        self.written("To", "ada")
        self.program.key("Return")
        self.program.write("Noon")
        self.written("Subject", "Noon")
        self.program.key("Return")
        self.program.key("ctrl+End")
        self.program.write(", and night")
        self.written("Text of the message", "The meadow at noon, and night")
        # It has an undo of its own, for neither the run nor the document.
        self.program.key("ctrl+z")
        self.written("Text of the message", "The meadow at noon, and ")
        self.program.key("ctrl+shift+z")
        self.written("Text of the message", "The meadow at noon, and night")
        self.assertEqual(self.program.rows(), before)
        self.program.click(self.program.on_stage("Send"))
        self.completion('"UIActivityTypeMail" true')

    def written(self, name, words):
        """Waits for what is written in a part of a composer."""
        part = self.program.find(("text", "entry"), name)
        accessible.wait(lambda: accessible.text(part) == words, f"{words!r} in {name}")

    def test_a_contact_is_chosen(self):
        self.allow()
        self.present()
        self.choose("Contact")
        self.program.click(self.program.on_stage("Robin Ash"))
        self.completion('"UIActivityTypeAssignToContact" true')

    def test_saving_asks_for_a_folder(self):
        self.allow()
        self.present()
        self.choose("Save Image")
        self.program.find("file chooser", "Save the Picture in a Folder")
        self.program.key("Escape")
        self.completion('"UIActivityTypeSaveToCameraRoll" false')

    def test_saving_writes_the_picture(self):
        self.allow()
        folder = self.program.home / "pictures"
        folder.mkdir()
        self.present()
        self.choose("Save Image")
        files.choose(self.program, "Save the Picture in a Folder", folder)
        self.completion('"UIActivityTypeSaveToCameraRoll" true')
        saved = folder / "meadow.svg"
        self.assertEqual(saved.read_bytes(), (harness.SAMPLES / "meadow.svg").read_bytes())

    def test_printing_asks_and_holds_nothing_up(self):
        self.allow()
        self.present()
        # There is neither a bus of the system nor a printer on the private desktop.
        for noise in ("D-Bus", "cups", "CUPS", "colord", "avahi", "Avahi", "print", "gtk_notebook"):
            self.program.tolerates(noise)
        self.choose("Print")
        self.program.find(names.DIALOG, "Print")
        # The window behind goes on: its picker has gone meanwhile.
        self.program.gone(names.DIALOG, "Activities")
        self.program.key("Escape")
        self.completion('"UIActivityTypePrint" false')

    def test_why_is_this_not_offered(self):
        self.program.activate(self.program.find(names.TOGGLE, WHY))
        self.program.says(r"Mail: offered, for texts, pictures")
        self.program.says(r"Message: offered, for texts")


class Exclusions(PickerTestCase):
    document = "exclusions"

    def test_why_is_this_not_offered(self):
        self.program.activate(self.program.find(names.TOGGLE, WHY))
        self.program.says(r"Facebook: not offered, the document excludes it")
        self.program.says(r"Message: not offered, it takes texts, addresses and none is shared")


class OwnView(PickerTestCase):
    document = "mustache"

    def test_it_takes_the_pickers_place(self):
        self.present()
        self.choose("Mustache")
        self.program.find(names.DIALOG, "Mustache")
        self.program.gone(names.DIALOG, "Activities")
        self.program.click(self.program.on_stage("Done"))
        self.completion('"org.example.mustache" true')
        self.program.gone(names.DIALOG)


class StepsInside(PickerTestCase):
    """A screen that is pushed inside the view has a back button there."""

    document = "mustache-steps"

    def test_a_screen_comes_and_goes_inside_the_view(self):
        self.present()
        self.choose("Mustache")
        self.program.find(names.DIALOG, "Choose One")
        self.program.click(lambda: self.program.on_stage("A small one"))
        self.program.find(names.DIALOG, "Place It")
        self.program.wait_for_row("place-it viewDidAppear: true")
        self.program.click(lambda: self.program.on_stage("Choose One"))
        self.program.wait_for_row("place-it viewDidDisappear: true")
        self.program.find(names.DIALOG, "Choose One")
        self.program.click(lambda: self.program.on_stage("A large one"))
        # The second time: the call with that number.
        self.program.wait_for_row("^14 .*place-it viewDidAppear: true")
        self.program.click(lambda: self.program.on_stage("Done"))
        self.completion('"org.example.mustache" true')
        self.program.gone(names.DIALOG)


class Tablet(PickerTestCase):
    document = "be-cool"

    def setUp(self):
        super().setUp()
        self.program.click(self.program.find(names.TOGGLE, names.TABLET))

    def present(self, title="Share"):
        """Waits until the popover has faded in as well: it is in its place from the beginning."""
        picker = super().present(title)
        self.program.resting_pixels()
        return picker

    def test_a_popover_has_no_cancel_and_a_tap_beside_stands_for_it(self):
        self.present()
        self.assertNotIn("Cancel", self.icons())
        self.assertIn("Be Cool", self.icons())
        self.program.key("Escape")
        self.completion("nil false")
        self.program.wait_for_row("popoverControllerDidDismissPopover")

    def test_an_activity_of_ones_own(self):
        self.present()
        self.choose("Be Cool")
        self.completion('"org.example.cool" true')
        self.assertFalse(self.program.has_row("popoverController"))


class Icons(PickerTestCase):
    document = None

    def test_one_that_is_too_large_warns(self):
        svg = ('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">'
               '<rect width="90" height="90"/></svg>')
        path = self.write_document("""
rehearsal: 1
start: a
dialogs:
  a:
    activityPicker:
      items: [{text: Hello}]
      activities: [{type: x, title: Large, icon: large.svg}]
""")
        with open(os.path.join(os.path.dirname(path), "large.svg"), "w", encoding="utf-8") as file:
            file.write(svg)
        self.program = self.open(path)
        self.program.says(r"an activity’s icon has at most 43 points")


class Alone(PickerTestCase):
    document = None

    def test_one_picker_alone(self):
        self.program = self.open("share", "--text", "Hello", "--exclude", "mail")
        self.program.on_stage("Cancel")
        self.assertNotIn("Mail", self.icons())
        self.program.resting_centre(self.buttons()[-1])
        self.program.key("Escape")
        self.assertEqual(self.program.process.wait(10), 1)
