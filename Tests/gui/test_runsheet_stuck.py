"""The run sheet where the next step can't come: it is said at once, and no key is silent."""

import accessible
import names
from accessible import wait
from test_presenting import Stage

BROKEN = """\
rehearsal: 1
title: Broken
screens:
  home: {title: Home, controls: [{button: One}, {button: Two}]}
scenarios:
  talk: {steps: [{tapOn: One}, {tapOn: Three, timeout: 1}, {tapOn: Two}]}
"""


class Broken(Stage):
    def setUp(self):
        super().setUp()
        self.open_run_sheet(BROKEN, "One")
        self.program.key("Page_Down")

    def test_a_step_that_cannot_come_is_known_before_it_is_asked_for(self):
        """Nobody waits a minute for it, and no key is silent."""
        why = "Step 2 can’t be performed: what it needs is not there."
        self.program.find("label", why)
        wait(lambda: why in self.heard, f"{self.heard}")
        self.program.picture("runsheet-hindered")
        # There is nothing to come back to.
        self.assertIsNone(accessible.find(self.program.root, names.BUTTON, "Back on Track"))
        self.program.key("Page_Down")
        wait(lambda: self.heard.count(why) > 1, f"{self.heard}")
        self.program.find(names.BUTTON, "Perform Step 2")
        self.program.click(self.program.find(names.BUTTON, "Skip"))
        self.program.gone("label", why)
        self.program.find(names.BUTTON, "Perform Step 3")
        self.program.key("Page_Down")
        self.program.find("label", "The scenario has ended.")


WORK = """\
rehearsal: 1
title: Sync
screens:
  home: {title: Home, controls: [{button: Sync, then: [{run: sync}]}, {button: Other}]}
tasks:
  sync:
    simulate: {seconds: 50}
    whenDone: [{present: done}]
    whenFailed: [{present: failed}]
dialogs:
  done: {alert: {title: Synced, cancelButton: OK}}
  failed: {alert: {title: No Connection, cancelButton: Again}}
scenarios:
  talk:
    steps: [{tapOn: Sync}, {tapOn: OK}, {tapOn: Other}]
"""


class Failing(Stage):
    def setUp(self):
        super().setUp()
        self.open_run_sheet(WORK, "Sync")
        self.program.key("Page_Down")
        self.sheet = self.program.find(names.PANEL, "Decisions")
        self.program.click(lambda: accessible.find(self.sheet, names.BUTTON, "Fail"))
        self.program.alert("No Connection")
        self.why = "Step 2 can’t be performed: “sync” has failed, as you chose."
        self.program.find("label", self.why)

    def test_a_task_that_was_to_fail_succeeds_instead(self):
        self.program.picture("runsheet-failed")
        self.program.click(self.program.find(names.BUTTON, "Succeed Instead"))
        self.program.alert("Synced")
        self.program.gone("label", self.why)
        self.program.key("Page_Down")
        self.program.find(names.BUTTON, "Perform Step 3")

    def test_a_clicker_comes_back_to_before_it_failed(self):
        self.program.key("Page_Down")
        wait(lambda: "Back on track: the next key is for the next step." in self.heard,
             f"{self.heard}")
        self.program.gone("label", self.why)
        self.program.gone(names.ALERT, "No Connection")
        self.program.click(lambda: accessible.find(
            self.program.find(names.PANEL, "Decisions"), names.BUTTON, "Succeed"))
        self.program.alert("Synced")

    def test_the_step_is_skipped(self):
        self.program.click(self.program.find(names.BUTTON, "Skip"))
        self.program.find(names.BUTTON, "Perform Step 3")
