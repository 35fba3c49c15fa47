"""A document that is saved in an editor while its window is open."""

import os

import accessible
import harness
import names
from harness import PRESENTATION

FLOW = """\
rehearsal: 1
title: Flow
screens:
  first: {title: First Screen, controls: [{button: Ask, then: [{present: ask}]}]}
  second: {title: Second Screen, controls: [{button: Back}]}
dialogs:
  ask: {alert: {title: Sure?, cancelButton: Cancel, otherButtons: [OK]}}
scenarios:
  wait: {steps: [{tapOn: Ask}, {wait: 30}]}
"""


class Saving(harness.GuiTestCase):
    """Each way in which editors save."""

    def setUp(self):
        super().setUp()
        self.file = self.write_document(FLOW)
        self.open(self.file)
        self.program.on_stage("Ask")
        self.text = FLOW.replace("button: Ask", "button: Inquire")

    def assert_reloaded(self):
        self.program.on_stage("Inquire")
        self.program.wait_for_row("reloaded own.rehearsal.yaml")

    def test_written_in_place(self):
        with open(self.file, "r+", encoding="utf-8") as file:
            file.write(self.text)
            file.truncate()
        self.assert_reloaded()

    def test_emptied_and_written(self):
        with open(self.file, "w", encoding="utf-8") as file:
            half = len(self.text) // 2
            file.write(self.text[:half])
            file.flush()
            file.write(self.text[half:])
        self.assert_reloaded()
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, "Errors"))

    def test_renamed_over(self):
        other = self.file.with_suffix(".tmp")
        other.write_text(self.text, encoding="utf-8")
        os.rename(other, self.file)
        self.assert_reloaded()
        # The next save is of another file by the same name.
        other.write_text(self.text.replace("Inquire", "Question"), encoding="utf-8")
        os.rename(other, self.file)
        self.program.on_stage("Question")

    def test_deleted_and_made_anew(self):
        self.file.unlink()
        self.file.write_text(self.text, encoding="utf-8")
        self.assert_reloaded()

    def test_saving_the_same_again_changes_nothing(self):
        self.file.write_text(FLOW, encoding="utf-8")
        self.assertFalse(self.program.has_row("reloaded"))


class Link(harness.GuiTestCase):
    def test_what_a_link_leads_to_is_saved(self):
        file = self.write_document(FLOW)
        link = file.with_name("link.rehearsal.yaml")
        link.symlink_to(file)
        self.open(link)
        self.program.on_stage("Ask")
        file.write_text(FLOW.replace("button: Ask", "button: Inquire"), encoding="utf-8")
        self.program.on_stage("Inquire")
        self.program.wait_for_row("reloaded link.rehearsal.yaml")


class Place(harness.GuiTestCase):
    """What is still there after a reload."""

    def setUp(self):
        super().setUp()
        self.file = self.write_document(FLOW)
        self.open(self.file)

    def save(self, old, new):
        text = self.file.read_text(encoding="utf-8")
        self.assertIn(old, text)
        self.file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def test_the_dialog_stays_up_with_its_new_text_and_the_log_keeps_its_rows(self):
        self.program.click(self.program.on_stage("Ask"))
        self.program.wait_for_calls(PRESENTATION)
        self.save("title: Sure?", "title: Really?")
        self.program.alert("Really?")
        # The new run has made its own calls, under the heading that says why.
        self.program.wait_for_calls(PRESENTATION * 2)
        rows = self.program.rows()
        heading = next(i for i, row in enumerate(rows) if "reloaded" in row)
        self.assertIn("reloaded own.rehearsal.yaml, kept ask", rows[heading])
        self.assertEqual(len(harness.calls_in(rows[:heading])), 3)
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION * 2 + harness.DISMISSAL)

    def test_the_screen_stays(self):
        self.program.click_row(names.CONTENTS, "second")
        self.program.on_stage("Back")
        self.save("button: Back", "button: Return")
        self.program.on_stage("Return")

    def test_a_dialog_that_is_gone_is_named(self):
        self.program.click(self.program.on_stage("Ask"))
        self.program.wait_for_calls(PRESENTATION)
        text = self.file.read_text(encoding="utf-8")
        self.file.write_text(text.replace("ask", "inquire"), encoding="utf-8")
        self.program.wait_for_row("reloaded own.rehearsal.yaml: it has no ask any more")
        self.program.gone(names.ALERT)
        # The earlier calls still bear the name they had.
        self.program.wait_for_row("ask .*willPresentAlertView:")
        self.program.click(self.program.on_stage("Ask"))
        self.program.wait_for_row("inquire .*willPresentAlertView:")

    def test_a_paused_log_keeps_its_rows(self):
        self.program.click(self.program.on_stage("Ask"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.click(self.program.find(names.TOGGLE, names.PAUSE))
        self.program.says("Paused")
        self.save("title: Sure?", "title: Really?")
        self.program.alert("Really?")
        self.assertGreaterEqual(len(self.program.calls()), 3)
        self.program.click(self.program.find(names.BUTTON, names.RESUME))
        self.program.wait_for_calls(PRESENTATION * 2)

    def test_a_scenario_that_plays_begins_again_and_the_log_says_so(self):
        self.program.click(self.program.find(names.BUTTON, names.PLAY))
        self.program.wait_for_calls(PRESENTATION)
        self.save("title: Sure?", "title: Really?")
        self.program.wait_for_row("reloaded .*“wait” plays again from its beginning")
        self.program.wait_for_calls(PRESENTATION * 2)
        self.program.alert("Really?")


class Mistakes(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.write_document(FLOW)
        self.open(self.file)
        self.program.click(self.program.on_stage("Ask"))
        self.program.wait_for_calls(PRESENTATION)

    def test_a_mistake_shows_its_line_and_goes_when_it_is_mended(self):
        self.file.write_text(FLOW.replace("cancelButton", "cancelButtn"), encoding="utf-8")
        said = self.program.listed_errors()
        self.assertTrue(any(text.endswith(", line 7, column 31") for text in said), said)
        self.assertTrue(any("cancelButton" in text for text in said), said)
        # The line itself, and a mark under the place.
        place, line = next((place, text) for place, text in enumerate(said)
                           if "cancelButtn: Cancel" in text)
        self.assertEqual(said[place + 1], " " * line.index("cancelButtn") + "^")
        # What could be read last is still there.
        self.program.alert("Sure?")
        self.program.wait_for_calls(PRESENTATION)
        self.file.write_text(FLOW.replace("Sure?", "Really?"), encoding="utf-8")
        self.program.alert("Really?")
        self.program.gone(names.PANEL, "Errors")

    def test_going_back_to_what_it_was_takes_the_mistake_away(self):
        self.file.write_text(FLOW + "  nonsense\n", encoding="utf-8")
        self.program.find(names.PANEL, "Errors")
        self.file.write_text(FLOW, encoding="utf-8")
        self.program.gone(names.PANEL, "Errors")
        self.program.alert("Sure?")

    def test_a_file_that_is_gone_is_said_and_comes_back(self):
        self.file.unlink()
        panel = self.program.find(names.PANEL, names.STALE)
        self.assertTrue(any("own.rehearsal.yaml" in text and "no such file" in text
                            for text in accessible.all_texts(panel)))
        self.program.alert("Sure?")
        self.file.write_text(FLOW.replace("Sure?", "Really?"), encoding="utf-8")
        self.program.alert("Really?")
        self.program.gone(names.PANEL, names.STALE)
