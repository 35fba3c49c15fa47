"""The screen of an audience: it stays awake, and the stage comes before what is the presenter's."""

import json
import pathlib
import subprocess
import sys

import names
from accessible import wait
from hearing import hear
from screen import wait_for_active
from test_presenter import TALK
from test_presenting import Stage


class Awake(Stage):
    def setUp(self):
        super().setUp()
        script = pathlib.Path(__file__).with_name("screensaver_service.py")
        self.service = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE,
                                        text=True)
        self.addCleanup(self.end_service)
        self.assertEqual(self.said(), {"ready": True})
        self.open(self.write_document(TALK))

    def end_service(self):
        self.service.kill()
        self.service.communicate()

    def said(self):
        return json.loads(self.service.stdout.readline())

    def test_the_screen_saver_rests_while_presenting(self):
        self.present()
        self.assertEqual(self.said(), {"inhibited": "A prototype is presented"})
        self.program.key("F11")
        self.assertEqual(self.said(), {"released": 73})
        self.program.find(names.BUTTON, names.START_AGAIN)


class OneScreen(Stage):
    def test_the_stage_comes_before_the_sheet_and_has_its_keys(self):
        self.open_run_sheet(TALK, "Sign Out", "Caption of Step 1")
        self.program.key("F5")
        wait(self.is_alone, "the stage alone")
        wait_for_active("Account")
        # A clicker begins with this key; on the stage it must not play everything.
        self.program.key("F5")
        self.program.key("Page_Down", "Page_Down")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.alert("Sure?")
        self.program.key("F11")
        self.program.find(names.BUTTON, names.START_AGAIN)

    def test_what_is_said_to_the_presenter_is_in_the_sheet(self):
        heard = hear(self)
        self.open(self.write_document(TALK))
        self.present()
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.program.key("Page_Up")
        wait(lambda: "This is the first step." in heard, f"{heard}")
        self.program.find("label", "This is the first step.")
