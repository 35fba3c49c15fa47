"""The page that a run is exported as, in a browser: alone, with keys, without script, printed."""

import base64
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "data" / "samples"
PROGRAM = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "rehearsal"
# What a person types in the sample below, and nobody may read.
SECRET = "qXz7-horse"
LOGIN = f"""
rehearsal: 1
title: Sign In
dialogs:
  sign-in:
    alert: {{title: Sign In, style: loginAndPassword, cancelButton: Cancel, otherButtons: [OK]}}
start: sign-in
scenarios:
  in:
    steps:
      - inputText: ada
      - pressKey: tab
      - inputText: {SECRET}
      - tapOn: OK
"""


ARABIC = """
rehearsal: 1
title: Account
dialogs: {one: {alert: {title: Hello, cancelButton: OK}}}
start: one
strings: {ar: {Account: الحساب, Hello: مرحبا, OK: حسنا}}
scenarios:
  in:
    language: ar
    notes: All of it.
    steps: [{tapOn: حسنا, notes: Say hello.}]
"""


# The texts whose contrast with their ground is too low.
CONTRAST = """
  (() => {
    const light = text => {
      const parts = text.match(/[\\d.]+/g).slice(0, 3).map(part => {
        const value = Number(part) / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const ground = element => {
      for (let at = element; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if (!/, 0\\)|transparent/.test(colour)) { return colour; }
      }
      return 'rgb(255, 255, 255)';
    };
    const faint = [];
    for (const element of document.querySelectorAll('body *')) {
      const has = [...element.childNodes].some(node =>
        node.nodeType === 3 && node.textContent.trim());
      if (!has || element.tagName === 'SCRIPT' || !element.offsetParent) { continue; }
      const [a, b] = [light(getComputedStyle(element).color), light(ground(element))];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (ratio < 4.5) { faint.push(element.textContent.slice(0, 30) + ' ' + ratio); }
    }
    return faint;
  })()
"""


def written(text):
    """The place of a document."""
    path = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-page-")) / "a.rehearsal.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def export(document, scenario, *options):
    """The page of a scenario."""
    path = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-page-")) / "page.html"
    subprocess.run([PROGRAM, "export", document, "--scenario", scenario, "-o", path, *options],
                   check=True, timeout=300)
    return path


@unittest.skipUnless(browser.program(), "no browser is installed: install chromium")
class Replay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.path = export(SAMPLES / "sign-out.rehearsal.yaml", "confirm")

    def setUp(self):
        self.browser = browser.Browser()
        self.addCleanup(self.browser.end)

    def open(self, path=None):
        self.browser.open(path or self.path)

    def stand(self):
        """Has the page know that less motion is wanted: it does not play by itself."""
        self.browser.send("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-reduced-motion", "value": "reduce"}])

    def current(self):
        return self.browser.value(
            "[...document.querySelectorAll('.beats > li')]"
            ".findIndex(each => each.getAttribute('aria-current'))")

    def test_nothing_is_asked_for(self):
        # It plays at once.
        self.open()
        self.browser.wait("Number(document.getElementById('scrub').value) > 300")
        asked = [url for url in self.browser.requests() if not url.startswith("data:")]
        self.assertEqual(asked, [f"file://{self.path}"])
        self.assertFalse([event for event in self.browser.events
                          if event.get("method") == "Runtime.exceptionThrown"])

    def test_everything_has_a_name(self):
        self.stand()
        self.open()
        nodes = self.browser.nodes()
        controls = {"button", "slider", "link", "image", "table", "heading"}
        self.assertEqual([role for role, name in nodes if role in controls and not name
                          and role != "table"], [])
        for wanted in (("button", "Play"), ("slider", "Moment of the film"),
                       ("heading", "Account"), ("heading", "Calls"), ("button", "Print")):
            self.assertIn(wanted, nodes)
        self.assertIn("willPresentAlertView:", [name for role, name in nodes if role == "link"])

    def test_keys_go_through_the_pictures(self):
        self.stand()
        self.open()
        self.browser.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.assertEqual(self.current(), 0)
        self.browser.key("ArrowRight", 39)
        self.assertEqual(self.current(), 1)
        self.browser.key("End", 35)
        last = self.browser.value("document.querySelectorAll('.beats > li').length") - 1
        self.assertEqual(self.current(), last)
        self.browser.key("Home", 36)
        self.assertEqual(self.current(), 0)
        self.browser.key(" ", 32, text=" ")
        self.browser.wait("document.getElementById('play').textContent === 'Pause'")
        self.browser.wait("Number(document.getElementById('scrub').value) > 0")

    def test_rows_and_pictures_mark_each_other(self):
        self.open()
        rows = "document.querySelectorAll('tr[data-beat]')"
        self.browser.value(f"{rows}[4].click()")
        beat = self.browser.value(f"Number({rows}[4].dataset.beat)")
        self.assertEqual(self.current(), beat)
        self.browser.value("document.querySelectorAll('.beats button')[1].click()")
        marked = self.browser.value(
            f"[...{rows}].filter(row => row.getAttribute('aria-current'))"
            ".map(row => Number(row.dataset.beat))")
        self.assertEqual(set(marked), {1})

    def test_every_picture_marks_a_row(self):
        self.stand()
        self.open()
        count = self.browser.value("document.querySelectorAll('.beats > li').length")
        for place in range(count):
            self.browser.value(f"document.querySelectorAll('.beats button')[{place}].click()")
            self.assertGreater(
                self.browser.value("document.querySelectorAll('tr[aria-current]').length"), 0)

    def test_what_a_call_returned_is_in_sight(self):
        self.browser.send("Emulation.setDeviceMetricsOverride", width=1280, height=800,
                          deviceScaleFactor=1, mobile=False)
        self.open(export(written(LOGIN), "in"))
        self.assertLessEqual(self.browser.value(
            "document.querySelector('.scroll').scrollWidth"
            " - document.querySelector('.scroll').clientWidth"), 0)

    def test_every_call_is_printed_in_dark_colours(self):
        self.browser.send(
            "Emulation.setEmulatedMedia", media="print",
            features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.open()
        self.assertEqual(
            self.browser.value("[...document.querySelectorAll('.made li')]"
                               ".filter(each => each.offsetParent).length"),
            self.browser.value("document.querySelectorAll('td.call').length"))
        for kind in ("did", "will", "asks", "clicks"):
            colour = self.browser.value(
                f"getComputedStyle(document.querySelector('.{kind}')).color")
            self.assertLess(sum(map(int, re.findall(r"\d+", colour)[:3])), 400, kind)

    def test_texts_of_the_prototype_have_their_own_language(self):
        self.open(export(written(ARABIC), "in", "--notes"))
        self.assertEqual(self.browser.value("document.documentElement.lang"), "en")
        self.assertEqual(
            self.browser.value("document.querySelector('h1 bdi').lang"), "ar")
        # What the presenter reads, of the whole and of a step.
        notes = self.browser.value("document.querySelector('.notes').textContent")
        self.assertIn("All of it.", notes)
        self.assertIn("Say hello.", notes)

    def test_without_script_there_are_pictures_and_texts(self):
        self.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.send("Page.navigate", url=f"file://{self.path}")
        # Without script only the tree says when it is there.
        names = []
        for _ in range(100):
            names = self.browser.nodes()
            if ("heading", "Account") in names:
                break
        self.assertNotIn(("button", "Play"), names)
        self.assertGreater(len([role for role, _ in names if role == "image"]), 5)
        self.assertIn("didPresentAlertView:", " ".join(name for _, name in names))

    def test_nothing_moves_by_itself_where_less_motion_is_wanted(self):
        self.stand()
        self.open()
        self.assertEqual(self.browser.value("document.getElementById('play').textContent"), "Play")
        self.assertEqual(self.browser.value("document.getElementById('scrub').value"), "0")

    def test_it_is_printed_on_pages(self):
        self.open()
        data = base64.b64decode(self.browser.send("Page.printToPDF", printBackground=True)["data"])
        self.assertTrue(data.startswith(b"%PDF-"))

    def test_nothing_is_cut_on_a_narrow_screen(self):
        for width in (320, 600, 1000, 1600):
            self.browser.send("Emulation.setDeviceMetricsOverride", width=width, height=800,
                              deviceScaleFactor=1, mobile=False)
            self.open()
            wide = self.browser.value("document.scrollingElement.scrollWidth - innerWidth")
            self.assertLessEqual(wide, 0, f"at {width}")

    def test_contrast_of_texts_in_both_grounds(self):
        for scheme in ("light", "dark"):
            self.browser.send("Emulation.setEmulatedMedia",
                              features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.open()
            self.assertEqual(self.browser.value(CONTRAST), [], scheme)

    def test_a_secret_is_nowhere(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-page-"))
        document = folder / "login.rehearsal.yaml"
        document.write_text(LOGIN)
        path = export(document, "in")
        self.assertNotIn(SECRET, path.read_text())
        self.open(path)
        self.assertNotIn(SECRET, self.browser.value("document.documentElement.outerHTML"))
        self.assertNotIn(SECRET, " ".join(name for _, name in self.browser.nodes()))

    def test_the_markup_is_well_formed(self):
        done = subprocess.run(["xmllint", "--html", "--noout", self.path], capture_output=True,
                              text=True, timeout=60, check=False)
        # Its list of elements is that of HTML 4.
        problems = [line for line in done.stderr.splitlines()
                    if " error : " in line and "invalid" not in line]
        self.assertEqual(problems, [])


if __name__ == "__main__":
    unittest.main()
