"""Find and replace over all texts of a document, and the help."""

import re

import accessible
import bus
import harness
import names

KEY = "ctrl+shift+r"


class Replace(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.path = self.copy_of("sign-out")
        self.open(self.path)
        self.program.on_stage("Sign Out")

    def checks(self):
        return [node for node in accessible.walk(self.program.find("list", "Texts that change"))
                if node.get_role_name() == "check box"]

    def test_what_is_ticked_is_replaced_and_undone_at_once(self):
        before = self.path.read_text(encoding="utf-8")
        self.program.key(KEY)
        entry = self.program.find("text", "Find")
        accessible.wait(lambda: harness.is_focused(entry), "the keyboard in Find")
        self.program.write("sign out")
        self.program.key("Tab")
        self.program.write("Log Out")
        accessible.wait(
            lambda: any(re.search("^“.*” becomes “.*Log Out.*”$", check.get_name())
                        for check in self.checks()), "the texts")
        checks = self.checks()
        self.assertRegex(checks[0].get_description(), r", line \d+$")
        self.program.says(r"^(\d+) of \1 change\.$")
        self.program.picture("replace")
        self.program.activate(checks[0])
        self.program.says(rf"^{len(checks) - 1} of {len(checks)} change\.$")
        self.program.activate(self.program.find(names.BUTTON, "Replace"))
        accessible.wait(lambda: "Log Out" in self.path.read_text(encoding="utf-8"), "the change")
        self.program.says(r"^0 of 1 change\.$")
        self.program.key("Escape")
        self.program.gone("text", "Find")
        bus.act("undo")
        accessible.wait(lambda: self.path.read_text(encoding="utf-8") == before, "all undone")


class Help(harness.GuiTestCase):
    document = "sign-out"

    def test_it_opens_at_what_is_looked_at(self):
        self.program.on_stage("Sign Out")
        self.program.key("F1")
        self.program.says("^The log\n")
        self.program.key("Escape")
        self.program.wait_for_frames("Account")
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_row("didPresentAlertView")
        self.program.click_row(names.CALLS, "willPresentAlertView:")
        self.program.find(names.PANEL, names.PAST)
        self.program.key("F1")
        self.program.says("^P1: ")
        self.program.picture("help")
