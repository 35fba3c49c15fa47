"""The menu of a document's languages."""

import harness
import names
from harness import DISMISSAL, PRESENTATION


class Languages(harness.GuiTestCase):
    document = "languages"

    def choose(self, language):
        self.program.click(self.program.find(names.TOGGLE, names.LANGUAGE))
        self.program.click(self.program.find(names.CHOICE, language))
        self.program.gone(names.CHOICE, language)

    def test_a_language_by_its_own_name_and_the_alert_stays_up(self):
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.choose("Deutsch")
        self.program.alert("Abmelden")
        self.program.wait_for_row(r"\(Deutsch\), kept sign-out-alert")
        self.program.wait_for_calls(PRESENTATION * 2)
        self.choose("As written")
        self.program.alert("Sign Out")
        self.program.click(self.program.on_stage("Cancel"))
        self.program.wait_for_calls(PRESENTATION * 3 + DISMISSAL)

    def test_start_again_keeps_the_language(self):
        self.choose("Русский")
        self.program.on_stage("Выйти")
        self.program.key("ctrl+r")
        self.program.wait_for_calls([])
        self.program.on_stage("Выйти")


    def test_a_scenario_plays_in_its_own_language(self):
        self.choose("Русский")
        self.program.on_stage("Выйти")
        self.program.click_row(names.CONTENTS, "german")
        calls = self.program.wait_for_calls(PRESENTATION + DISMISSAL)
        self.assertEqual(calls[-1].index, 0)
        self.program.on_stage("Abmelden")
        self.program.key("ctrl+r")
        self.program.on_stage("Выйти")


class WithoutTranslations(harness.GuiTestCase):
    document = "sign-out"

    def test_the_languages_made_of_its_texts_are_offered(self):
        self.program.on_stage("Sign Out")
        self.program.click(self.program.find(names.TOGGLE, names.LANGUAGE))
        self.program.click(self.program.find(names.CHOICE, "Stretched"))
        self.program.on_stage("[Šíĝñ Öûţ one]")
