"""The library as other packages use it: builds the example, runs its tests, and compares with its page.

The example has a scratch folder of its own, so that the first time takes minutes and others seconds.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from generated import GeneratedCode  # noqa: F401

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "rehearsal"
EXAMPLE = ROOT / "Examples/account"
SCRATCH = ROOT / ".build/examples/account"
PAGE = ROOT / "docs/delegates-in-ci.md"
LISTINGS = sorted((ROOT / "data/listings").glob("*.rehearsal.yaml"))
SWIFT = ["swift", "test", "--package-path", EXAMPLE, "--scratch-path", SCRATCH]


def trace(*words):
    """What the example's program prints."""
    ended = subprocess.run(
        [SCRATCH / "debug/trace", *words], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


class Example(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The pins are those of this clone: nothing newer is looked for.
        pins = ROOT / "Package.resolved"
        if pins.exists():
            (EXAMPLE / "Package.resolved").write_bytes(pins.read_bytes())
        cls.ended = subprocess.run(
            SWIFT, capture_output=True, text=True, check=False, timeout=800,
            env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})

    def test_its_tests_pass(self):
        said = self.ended.stdout + self.ended.stderr
        self.assertEqual(self.ended.returncode, 0, said[-3000:])
        self.assertIn("Test run with 3 tests", said)
        self.assertIn("Executed 1 test", said)

    def test_the_page_shows_what_it_prints(self):
        shown = re.findall(r"<!-- output: (\w+) -->\n```\w+\n(.*?)```", PAGE.read_text(), re.S)
        self.assertEqual(
            [name for name, _ in shown], ["calls", "rows", "difference", "findings", "server", "document"])
        for name, text in shown:
            with self.subTest(name):
                self.assertEqual(trace(name), text)

    def test_the_page_shows_the_test(self):
        test = (EXAMPLE / "Tests/AccountTests/AccountTests.swift").read_text()
        for name in ("signsOutAndSaysSo", "anAlertStaysUntilTheServerHasAnswered"):
            shown = re.search(name + r".*?\n}", PAGE.read_text(), re.S)[0].split("\n")[1:-1]
            for line in shown:
                self.assertIn(line.strip(), test)

    def test_its_document_and_session_are_those_of_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            document = pathlib.Path(folder) / "account.rehearsal.yaml"
            document.write_text(trace("document"))
            session = pathlib.Path(folder) / "account.jsonl"
            trace("session", session)
            for command in (["test", document], ["check", document], ["replay", session]):
                with self.subTest(command[0]):
                    ended = subprocess.run(
                        [PROGRAM, *command], capture_output=True, text=True, check=False)
                    self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)


class Listings(unittest.TestCase):
    def test_each_has_its_document(self):
        self.assertGreater(len(LISTINGS), 10)
        for document in LISTINGS:
            self.assertTrue(document.with_name(document.name.split(".")[0] + ".swift").exists())

    @unittest.skipUnless(shutil.which("yamllint"), "yamllint is not installed")
    def test_the_documents_are_written_as_samples_are(self):
        ended = subprocess.run(
            ["yamllint", "--strict", "-c", ROOT / "data/samples/.yamllint", *LISTINGS],
            capture_output=True, text=True, check=False)
        self.assertEqual(ended.returncode, 0, ended.stdout)

    def test_the_documents_do_what_they_expect(self):
        ended = subprocess.run(
            [PROGRAM, "test", *LISTINGS], capture_output=True, text=True, check=False)
        self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
