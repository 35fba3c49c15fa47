"""The page on which a prototype can be tapped through, in a browser: alone, by pointer, by keys."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import browser
from test_replay import CONTRAST, PROGRAM, SAMPLES, SECRET, written

RETRY = SAMPLES / "retry.rehearsal.yaml"
LOGIN = f"""
rehearsal: 1
title: Sign In
dialogs:
  sign-in:
    alert:
      title: Sign In
      style: loginAndPassword
      cancelButton: Cancel
      otherButtons: [OK]
    delegate:
      returns:
        "alertViewShouldEnableFirstOtherButton:": {{when: {{field: 1, equals: {SECRET}}}}}
start: sign-in
scenarios: {{in: {{steps: [{{tapOn: Cancel}}]}}}}
"""


def export(document, *options):
    """The page of a document."""
    path = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-page-")) / "page.html"
    subprocess.run([PROGRAM, "export", document, "--tappable", *options, "-o", path],
                   check=True, timeout=300)
    return path


@unittest.skipUnless(browser.program(), "no browser is installed: install chromium")
class Tappable(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.path = export(RETRY)

    def setUp(self):
        self.browser = browser.Browser()
        self.addCleanup(self.browser.end)

    def open(self, path=None, width=1280, height=800, scheme="light"):
        self.browser.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                          deviceScaleFactor=1, mobile=False)
        self.browser.send("Emulation.setEmulatedMedia",
                          features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.browser.open(path or self.path)

    def shown(self):
        """The headings of the parts that show."""
        return self.browser.value(
            "[...document.querySelectorAll('.state')].filter(each => each.offsetParent !== null)"
            ".map(each => each.querySelector('h2').textContent)")

    def log(self):
        return self.browser.value(
            "[...document.querySelectorAll('#log li > span:first-child')]"
            ".filter(each => !each.previousSibling && each.closest('ol').parentNode.id === 'log')"
            ".filter(each => each.parentNode.parentNode.tagName === 'OL')"
            ".map(each => each.textContent)")

    def tap(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                              clickCount=1)

    def spot(self, number):
        """The middle of a place in the picture."""
        return self.browser.value(
            "(() => { const box = document.querySelectorAll('.now svg a')[%d].firstChild"
            ".getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()" % number)

    def test_nothing_is_asked_for(self):
        self.open()
        self.browser.value("document.querySelector('.now a.way').click()")
        asked = [url for url in self.browser.requests() if not url.startswith("data:")]
        self.assertEqual(asked, [f"file://{self.path}"])
        self.assertFalse([event for event in self.browser.events
                          if event.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")])

    def test_a_tap_on_the_picture_goes_on(self):
        self.open()
        first = self.shown()
        self.assertEqual(len(first), 1)
        self.tap(*self.spot(0))
        self.assertEqual(len(self.shown()), 1)
        self.assertNotEqual(self.shown(), first)
        self.assertEqual(len(self.log()), 2)
        # The calls are in the log, and beside each way.
        self.assertIn("willPresentAlertView:", self.browser.value(
            "document.getElementById('log').textContent"))
        self.assertEqual(
            self.browser.value("document.querySelectorAll('.now .ways > li').length"),
            self.browser.value("document.querySelectorAll('.now .ways > li > .made').length"))
        self.browser.value("history.back()")
        self.browser.wait("document.querySelectorAll('#log > ol > li').length === 1")
        self.assertEqual(self.shown(), first)

    def test_what_shows_is_drawn(self):
        self.open()
        box = self.browser.value(
            "(() => { const box = document.querySelector('.now svg').getBoundingClientRect();"
            "return {x: box.x, y: box.y, width: box.width, height: box.height, scale: 1}; })()")
        pictures = set()
        for _ in range(2):
            pictures.add(self.browser.send("Page.captureScreenshot", clip=box)["data"])
            self.tap(*self.spot(0))
            self.tap(2, 2)
        self.assertEqual(len(pictures), 2)

    def test_a_tap_beside_shows_what_can_be_tapped(self):
        self.open()
        place = self.browser.value(
            "(() => { const box = document.querySelector('.now svg').getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + 30]; })()")
        before = self.shown()
        self.tap(*place)
        self.assertEqual(self.shown(), before)
        self.assertEqual(self.browser.value("document.querySelectorAll('.flash').length"), 1)
        self.browser.wait("document.querySelectorAll('.flash').length === 0")

    def test_keys_go_every_way(self):
        self.open()
        first = self.shown()
        self.browser.key("1", 49, text="1")
        second = self.shown()
        self.assertNotEqual(second, first)
        self.assertEqual(self.browser.value("document.activeElement.tagName"), "H2")
        # The next thing after the heading is the first way.
        self.browser.key("Tab", 9)
        self.assertEqual(self.browser.value("document.activeElement.className"), "way lit")
        self.browser.key("Enter", 13, text="\r")
        self.assertEqual(len(self.log()), 3)
        self.browser.key("ArrowLeft", 37)
        self.browser.wait("document.querySelectorAll('#log > ol > li').length === 2")
        self.assertEqual(self.shown(), second)
        self.browser.key("Home", 36)
        self.assertEqual(self.shown(), first)
        self.assertEqual(len(self.log()), 1)

    def test_every_way_leads_where_the_table_says(self):
        self.open()
        wrong = self.browser.value("""
          (() => {
            const map = JSON.parse(document.getElementById('map').textContent), wrong = [];
            map.forEach((row, state) => {
              for (let way = 0; way < row.length - 1; way++) {
                history.replaceState({depth: 0}, '', '#s' + state);
                dispatchEvent(new PopStateEvent('popstate', {state: {depth: 0}}));
                const link = document.querySelector(`.now a.way[data-way="${way}"]`);
                link.click();
                if (location.hash !== '#s' + row[1 + way]
                    || document.querySelector('.now').id !== 'f' + map[row[1 + way]][0]) {
                  wrong.push([state, way]);
                }
              }
            });
            return wrong;
          })()""")
        self.assertEqual(wrong, [])

    def test_everything_has_a_name(self):
        self.open()
        nodes = self.browser.nodes()
        controls = {"button", "link", "image", "heading", "listitem"}
        self.assertEqual([role for role, name in nodes
                          if role in controls - {"listitem"} and not name], [])
        names = [name for role, name in nodes if role == "link"]
        self.assertEqual(len(names), len(set(names)))
        self.assertIn(("button", "Start Again"), nodes)
        self.assertIn(("heading", "What you can do"), nodes)
        self.assertEqual(len([role for role, _ in nodes if role == "image"]), 1)

    def test_without_script_it_can_be_tapped_through(self):
        self.browser.send("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.send("Page.navigate", url=f"file://{self.path}")
        names = []
        for _ in range(100):
            names = self.browser.nodes()
            if ("heading", "Every Way and Its Calls") in names:
                break
        self.assertEqual(len([role for role, _ in names if role == "image"]), 1)
        first = next(name for role, name in names if role == "image")
        self.browser.send("Page.navigate", url=f"file://{self.path}#f1")
        for _ in range(100):
            names = self.browser.nodes()
            if next((name for role, name in names if role == "image"), first) != first:
                break
        self.assertEqual(len([role for role, _ in names if role == "image"]), 1)
        self.assertNotEqual(next(name for role, name in names if role == "image"), first)

    def test_nothing_is_cut_on_a_narrow_screen(self):
        for width in (320, 390, 600, 1000, 1600):
            self.open(width=width)
            wide = self.browser.value("document.scrollingElement.scrollWidth - innerWidth")
            self.assertLessEqual(wide, 0, f"at {width}")
            # A small screen has the prototype first, without calls.
            hidden = self.browser.value(
                "document.getElementById('calls').getAttribute('aria-pressed') === 'false'")
            self.assertEqual(hidden, width <= 700)

    def test_contrast_of_texts_in_both_grounds(self):
        for scheme in ("light", "dark"):
            self.open(scheme=scheme)
            self.browser.value("document.querySelector('.now a.way').click()")
            self.assertEqual(self.browser.value(CONTRAST), [], scheme)

    def test_a_secret_is_nowhere(self):
        text = export(written(LOGIN)).read_text(encoding="utf-8")
        self.assertNotIn(SECRET, text)
        self.assertIn("•" * len(SECRET), text)

    def test_a_sample_has_at_most_400_kilobytes(self):
        for name in ("form", "holidays", "coffee"):
            path = export(SAMPLES / f"{name}.rehearsal.yaml")
            self.assertLessEqual(path.stat().st_size, 400_000, name)

    def test_no_calls_where_none_are_wanted(self):
        text = export(RETRY, "--no-calls").read_text(encoding="utf-8")
        self.assertIsNone(re.search(r"AlertView:", text.split("<script")[0]))


if __name__ == "__main__":
    unittest.main()
