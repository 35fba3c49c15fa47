"""Steps with a name that scenarios perform, in the run sheet and in the properties."""

import names
import test_properties
from test_presenting import Stage

DOCUMENT = """\
rehearsal: 1
title: Leaving
start: sure
dialogs:
  sure:
    alert: {title: Sure?, cancelButton: Stay, otherButtons: [Leave]}
    delegate: {}
steps:
  leave:
    - {tapOn: Leave, say: We leave now., notes: Slowly}
    - waitForAnimationToEnd: true
scenarios:
  talk:
    minutes: 10
    steps:
      - {assertVisible: Sure?, notes: Breathe}
      - perform: leave
      - assertNotVisible: Sure?
"""


class RunSheet(Stage):
    def test_it_says_which_step_of_which_list_comes(self):
        self.open_run_sheet(DOCUMENT, "Leave", "Caption of Step 1")
        self.program.says("^[0-9:]+ of 10 min$")
        self.program.says("^Next, leave 1 of 2, step 1$")
        self.program.find("label", "Slowly")
        self.program.picture("run-sheet-shared")
        self.program.key("Page_Down", "Page_Down")
        self.program.find("label", "The scenario has ended.")

    def test_the_keys_of_windows_and_its_own_close_it_at_once(self):
        self.open(self.write_document(DOCUMENT))
        self.program.on_stage("Leave")
        for key in ("ctrl+w", "ctrl+shift+p"):
            self.program.key("ctrl+shift+p")
            self.program.find(names.BUTTON, "Caption of Step 1")
            self.program.key(key)
            self.program.gone(names.BUTTON, "Caption of Step 1")
            self.program.on_stage("Leave")


class Properties(test_properties.OwnDocument):
    text = DOCUMENT

    def test_a_scenario_names_the_list_that_it_performs(self):
        self.program.click_row(names.CONTENTS, "talk")
        self.program.find(names.ENTRY, "Step 2, value")
        self.program.picture("properties-shared")
        self.program.click(self.program.find(names.ENTRY, "Step 1, value"))
        self.program.key("ctrl+a")
        self.program.write("Stay")
        self.program.key("Return")
        self.becomes(DOCUMENT.replace("{assertVisible: Sure?", "{assertVisible: Stay"))
        self.undone()
