"""A talk with the run sheet: captions, wrong taps, saves and faults that the audience does not see."""

import accessible
import names
from accessible import wait
from test_presenter import TALK
from test_presenting import Stage


class Talk(Stage):
    def setUp(self):
        super().setUp()
        self.open_run_sheet(TALK, "Sign Out", "Caption of Step 1")

    def test_page_down_comes_back_after_a_wrong_tap(self):
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.resting_pixels()
        self.program.click(self.program.on_stage("Leave"))
        self.program.gone(names.ALERT)
        self.program.find(names.BUTTON, "Skip")
        self.program.picture("runsheet-off-track")
        self.program.key("Page_Down")
        self.program.alert("Sure?")
        self.program.gone(names.BUTTON, "Skip")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_a_caption_is_read_before_its_step(self):
        """First the caption, then the tap; a key back or a wrong tap takes it away."""
        def stage():
            return self.program.find(names.WINDOW, "Account")

        self.program.resting_pixels()
        screen = accessible.extents(self.program.find("panel", "Screen")).height
        self.program.key("Page_Down")
        wait(lambda: accessible.find(stage(), "label", "We want to leave."), "the caption")
        self.program.find(names.BUTTON, "Perform Step 1")
        self.assertIsNone(accessible.find(self.program.root, names.ALERT))
        self.program.key("Page_Up")
        self.program.find(names.BUTTON, "Caption of Step 1")
        wait(lambda: not accessible.find(stage(), "label", "We want to leave."), "no caption")
        self.program.key("Page_Down")
        wait(lambda: accessible.find(stage(), "label", "We want to leave."), "the caption")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.alert("Sure?")
        wait(lambda: not accessible.find(stage(), "label", "We want to leave."), "no caption")
        # The device has not moved since the sheet was opened.
        self.assertEqual(accessible.extents(self.program.find("panel", "Screen")).height, screen)

    def test_a_save_restarts_nothing(self):
        """The alert stays, with what was typed; only what was edited changes."""
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")
        self.program.wait_for_row("didPresent")
        self.program.resting_pixels()
        before = len(self.program.rows())
        self.document_file.write_text(
            TALK.replace("title: Sure?", "title: Really?"), encoding="utf-8")
        self.program.alert("Really?")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.assertEqual(len(self.program.rows()), before)
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))

    def test_escape_closes_it_and_it_keeps_its_place(self):
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.key("question")
        self.program.find("list", "Keys of the run sheet")
        self.program.key("Escape")
        self.program.gone("list", "Keys of the run sheet")
        self.program.key("Escape")
        self.program.gone(names.BUTTON, "Perform Step 2")
        self.program.on_stage("Keep")
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Perform Step 2")

    def test_what_would_be_called_is_for_the_presenter_alone(self):
        self.program.says(r"(?s)^Would call\nsure willPresentAlertView:\n.*\nsure didPresentAlertView:$")
        self.assertFalse(any("Would call" in text for text in accessible.all_texts(
            self.program.find(names.WINDOW, "Account"))))

    def test_errors_and_lost_files_stand_in_the_sheet_alone(self):
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")
        self.document_file.write_text(
            TALK.replace("cancelButton", "cancelButtn"), encoding="utf-8")
        sheet = self.program.find(names.WINDOW, "Run Sheet")
        wait(lambda: any("unknown key" in text for text in accessible.all_texts(sheet)),
             "the error in the sheet")
        self.program.picture("runsheet-error")
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, names.HIDE_ERRORS))
        self.document_file.unlink()
        wait(lambda: any("can’t be read" in text for text in accessible.all_texts(sheet)),
             "the lost file in the sheet")
        self.assertFalse(any("can’t be read" in text for text in accessible.all_texts(
            self.program.find(names.WINDOW, "Account"))))
        self.program.alert("Sure?")
        self.program.key("Escape")
        self.program.gone(names.BUTTON, "Perform Step 2")
        self.program.says("can’t be read")
        self.document_file.write_text(TALK, encoding="utf-8")
