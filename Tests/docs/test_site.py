"""The site of the documentation: each link leads somewhere, and nothing is asked of others."""

import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Page(html.parser.HTMLParser):
    """What a page names and what it leads to."""

    def __init__(self, path):
        super().__init__()
        self.anchors, self.links, self.sources, self.pictures = set(), [], [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.anchors.add(attributes.get("id"))
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        elif tag in ("img", "script", "link"):
            self.sources.append(attributes.get("src") or attributes.get("href"))
        if tag == "img":
            self.pictures.append(attributes.get("alt"))


class Site(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name) / "site"
        cls.make()
        cls.pages = {path.name: Page(path) for path in cls.folder.glob("*.html")}

    @classmethod
    def make(cls):
        subprocess.run([sys.executable, "-B", ROOT / "meson-helpers" / "site.py", cls.folder],
                       check=True, stdout=subprocess.DEVNULL)

    def test_each_page_of_the_docs_is_there_and_in_the_list(self):
        for path in (ROOT / "docs").glob("*.md"):
            self.assertIn(f"{path.stem}.html", self.pages)
            self.assertIn(f"{path.stem}.html", self.pages["index.html"].links)

    def test_each_link_leads_somewhere(self):
        for name, page in self.pages.items():
            for link in page.links:
                if re.match(r"https?:|mailto:", link):
                    continue
                target, _, anchor = link.partition("#")
                with self.subTest(page=name, link=link):
                    self.assertIn(target or name, self.pages)
                    if anchor:
                        self.assertIn(anchor, self.pages[target or name].anchors)

    def test_what_is_linked_in_the_repository_is_there(self):
        for name, page in self.pages.items():
            for link in page.links:
                inside = re.match(r"https://github\.com/[^/]+/[^/]+/blob/main/([^#]*)", link)
                if inside:
                    with self.subTest(page=name, link=link):
                        self.assertTrue((ROOT / inside.group(1)).exists())

    def test_nothing_is_asked_of_others(self):
        for name, page in self.pages.items():
            for source in page.sources:
                with self.subTest(page=name, source=source):
                    self.assertTrue((self.folder / source).exists())

    def test_each_picture_says_what_it_shows(self):
        for name, page in self.pages.items():
            self.assertTrue(all(page.pictures), name)

    def test_the_search_knows_each_heading_with_its_place(self):
        text = (self.folder / "words.js").read_text(encoding="utf-8")
        for page, anchor, heading, _ in json.loads(text.removeprefix("const words = ").rstrip(";\n")):
            with self.subTest(page=page, heading=heading):
                self.assertTrue(anchor in self.pages[f"{page}.html"].anchors)

    def test_a_site_of_before_is_replaced_and_other_files_are_not(self):
        self.make()
        with tempfile.TemporaryDirectory() as other:
            mine = pathlib.Path(other) / "mine"
            mine.write_text("mine", encoding="utf-8")
            told = subprocess.run([sys.executable, "-B", ROOT / "meson-helpers" / "site.py", other],
                                  capture_output=True, text=True)
            self.assertNotEqual(told.returncode, 0)
            self.assertIn("other files", told.stderr)
            self.assertTrue(mine.exists())


if __name__ == "__main__":
    unittest.main()
