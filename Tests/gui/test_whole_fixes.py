"""What corrects each kind of problem on the Text page: the whole file before, after, and after undo.

What each changes is in whole_files.diff.
"""

import re

import accessible
import harness
import names
import test_whole_files
from accessible import Atspi, wait

WARNED = """\
# Work, and its warnings.
rehearsal: 1
title: Work
start: home

screens:
  home:
    controls:
      - barButton: Plus   # adds
        icon: addd   # an icon
        then: [{present: empty}, {present: one}, {present: same}, {present: none}]
      - toolbarButton: Sheet
        then: [{present: pick}, {present: out}]

dialogs:
  empty: {alert: {title: Empty}}   # nobody leaves
  one:
    alert:
      title: One
      # The only one.
      otherButtons:   # of one
        - Close   # at last
  none:
    alert:
      title: None
      cancelButtonIndex: -1   # none
      cancelButton: Never   # it says
  same:
    alert:
      title: Twice
      message: Twice   # the same
      cancelButton: Fine
  pick:
    actionSheet:
      from: view   # clipped
      otherButtons:
        - Copy
        # It is gone.
        - Delete   # for good
      cancelButton: Stop
  out:
    actionSheet:
      from: {rect: sheet}   # out of it
      otherButtons: [Away]

strings:
  de:   # German
    Nowhere: Nirgends   # old
    Empty: Leer
    One: Eins
    Close: Zu
    None: Keins
    Never: Nie
    Twice: Zweimal
    Fine: Gut
    Copy: Kopieren
    Delete: Weg
    Stop: Halt
    Plus: Mehr
    Sheet: Blatt

scenarios:
  go:
    steps:
      - tapOn: Plus
    expect:
      - empti willPresentAlertView  # a name
      - empty willPresentAlertVew   # a method
"""
ON_TABLET = """\
rehearsal: 1
title: Work
device: tablet
screens:
  home:
    controls:
      - barButton: Sheet   # stays live
        then: [{present: pick}]

dialogs:
  # It picks.
  pick:
    actionSheet:
      otherButtons: [Copy, Move]   # two
"""
WRONG = """\
rehearsal: 1
title: Work
screens:
  home:
    controls:
      - button: Go   # begins
        then: [{present: askk}]   # a name
dialogs:
  # It asks.
  ask:
    alert:
      titel: Ask   # a key
      style: plainTxt   # a word
      cancelButton: No
"""


class Fixes(test_whole_files.WholeFiles):
    def setUp(self):
        # A document with errors has no stage that could be edited.
        harness.GuiTestCase.setUp(self)
        self.file = self.write_document(self.text)
        self.open(self.file)
        self.program.key("alt+3")
        self.editor = self.program.find(names.ENTRY, names.TEXT)

    def shown(self):
        accessible.refresh()
        return accessible.text(self.editor)

    def problems(self):
        """What the window says of how many errors and warnings there are."""
        return [text for text in accessible.all_texts(self.program.root)
                if re.fullmatch(r"\d+ (error|warning)s?", text)]

    def correct_each(self, *places):
        """Corrects what is wrong in the lines that have some words."""
        wait(self.problems, "what is wrong")
        problems = accessible.rest(self.problems, "what is wrong", 2)
        for words in places:
            wait(lambda: self.shown() == self.text, "the first text")
            self.editor.grab_focus()
            Atspi.Text.set_caret_offset(self.editor, self.text.index(words))
            accessible.rest(self.shown, "the text")
            # The problems follow the text after a moment.
            wait(lambda: self.problems() == problems, f"{problems}, before {words}")
            self.program.key("alt+Return")
            leave = self.program.find(names.BUTTON, "Leave As It Is")
            fix = accessible.Atspi.Accessible.get_child_at_index(leave.get_parent(), 0)
            label = fix.get_name()
            self.program.click(fix)
            self.done(f"{words}: {label}")


class Warnings(Fixes):
    text = WARNED

    def test_each(self):
        self.correct_each(
            "addd", "Empty}}", "# of one", "# none", "# the same", "# clipped", "# for good",
            "# out of it", "# German", "# old", "# a name", "# a method")


class OnTablet(Fixes):
    text = ON_TABLET

    def test_each(self):
        self.correct_each("actionSheet")


class Errors(Fixes):
    text = WRONG

    def test_each(self):
        self.correct_each("# a name", "# a key", "# a word")


del test_whole_files
