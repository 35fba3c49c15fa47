"""The code of documents in Swift's spellings of 2013, beside the library: it prints the documents' rows.

All of it is one program: each document stands in a type of its own, and a nib is written for it,
as somebody would draw it who puts the code into a project.
"""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/code"))

from test_code import DOCUMENTS, name  # noqa: E402

PROGRAM = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "rehearsal"
PROBE = PROGRAM.with_name("CodeProbe")
PACKAGE = ROOT / ".build/examples/generated"
# The library has been built there for the example.
SCRATCH = ROOT / ".build/examples/account"
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "generated",
  dependencies: [.package(name: "rehearsal", path: "../../..")],
  targets: [
    .executableTarget(
      name: "generated", dependencies: [.product(name: "UIKitRehearsal", package: "rehearsal")])
  ]
)
"""
# Rows of what is no call.
OTHER_ROWS = r"(?:input|action|animation|task|offer|notification|interruption|application): "
# Documents that are there for their texts have no scenario; these are theirs.
SCENARIOS = {
    "everything": """
  all:
    steps:
      - tapOn: Ask
      - tapOn: Name
      - inputText: ab1cdef
      - tapOn: Ask
      - tapOn: "No"
      - tapOn: Later
      - wait: 3
      - tapOn: "No"
  cancelled:
    steps:
      - tapOn: Ask
      - tapOn: Again
      - tapOn: "Yes"
      - tapOn: Cancel
      - wait: 4
  second:
    steps:
      - tapOn: Second
      - tapOn: Back
      - tapOn: Second
      - wait: 6
""",
    "languages": "\n  cancel: {steps: [{tapOn: Sign Out}, {tapOn: Cancel}]}\n",
    "nasty-ids": """
  all:
    steps:
      - tapOn: Title
      - tapOn: OK
      - tapOn: Self
      - tapOn: OK
      - tapOn: View
      - tapOn: OK
      - tapOn: Zwei
      - tapOn: OK
      - tapOn: Drei
      - tapOn: OK
""",
    "nasty-lists": """
  all:
    steps:
      - tapOn: Show
      - tapOn: OK
      - tapOn: l
      - tapOn: {button: 3}
""",
    "nasty-texts": "\n  all: {steps: [{tapOn: Show}, {tapOn: \"\\\\\"}]}\n",
    "outside": """
  all:
    steps:
      - tapOn: Name
      - inputText: Ann
      - tapOn: Rename
      - tapOn: {field: 0}
      - inputText: Ice
      - tapOn: OK
      - tapOn: Layout
      - tapOn: Grid
      - tapOn: Sign Out
""",
    "places": "\n  all: {steps: [{tapOn: Show}, {tapOn: OK}]}\n",
}
# What the code, or the library, has no word for.
DIFFERENT = {
    ("ask", "not-allowed"): "code does not ask whoever previews a document; it answers yes",
    ("enter-a-number", "forty-two"):
        "listeners of fields are told after the input, when the alert has asked already",
    ("everything", "cancelled"):
        "a loader’s button is heard by its delegate, and in the document by the task",
    ("exclusions", "mail-given-up"): "how a person leaves the system’s activities is the document’s",
    ("form-sheet", "turned"): "the library’s controllers have no methods of rotation",
    ("four-cases", "suspended"): "a person’s settings for notifications are no part of a program",
    ("four-cases", "closed"): "a person’s settings for notifications are no part of a program",
    ("login", "both-filled"):
        "a press by Return is a dismissal in code; it calls clicked only where that does something",
    ("task-in-place", "confirm"): "an alert leaves when clicked returns, so the loader is another one",
}


@functools.cache
def text(document):
    """A document that has scenarios."""
    written = document.read_text()
    if re.search("^scenarios:", written, re.M):
        return written
    return written + "\nscenarios:" + SCENARIOS[name(document)]


def space(document):
    """The type around the code of a document."""
    return "".join(part.capitalize() for part in name(document).split("-"))


def build():
    """Builds the program, and says what its compiler says."""
    sources = PACKAGE / "Sources/generated"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    (PACKAGE / "Package.swift").write_text(MANIFEST)
    # The pins are those of this clone: nothing newer is looked for.
    pins = ROOT / "Package.resolved"
    if pins.exists():
        shutil.copy(pins, PACKAGE)
    shutil.copy(pathlib.Path(__file__).parent / "generated/Platform.swift", sources)
    for document in DOCUMENTS:
        code = subprocess.check_output(
            [PROBE, "rehearse", space(document)], input=text(document), text=True)
        (sources / f"{space(document)}.swift").write_text(
            "import Foundation\nimport UIKitRehearsal\n\n" + code)
    plays = "".join(f'  ("{name(document)}", {space(document)}.scenarios),\n' for document in DOCUMENTS)
    (sources / "main.swift").write_text(f"""import UIKitRehearsal

let documents: [(name: String, scenarios: [Played])] = [
{plays}]
for document in documents {{
  for scenario in document.scenarios {{
    print("==== \\(document.name) \\(scenario.name)")
    let run = await scenario.play()
    for row in run.rows(all: true) {{ print(row) }}
  }}
}}
""")
    return subprocess.run(
        ["swift", "build", "--package-path", PACKAGE, "--scratch-path", SCRATCH, "--product", "generated"],
        capture_output=True, text=True, check=False, timeout=800)


def traced(document, scenario):
    """The rows of a document itself."""
    with tempfile.NamedTemporaryFile("w", suffix=".rehearsal.yaml") as file:
        file.write(text(document))
        file.flush()
        return subprocess.check_output(
            [PROGRAM, "trace", "--all", file.name, "--scenario", scenario], text=True).splitlines()


def told(document, rows):
    """The calls and the lines of the console, with their times; their rules and who writes a line are
    left out, because code acts inside calls where a document's actions have places of their own.

    The application has a delegate in code that holds its screens, also where the document has none.
    """
    has_application = re.search("^application:", text(document), re.M)
    left = []
    for row in rows:
        if row.startswith(("cannot: ", "finding: ")):
            continue
        time, target, what = re.sub(r"  \[\w+\]$", "", row).split("  ", 2)
        if what.startswith("console: "):
            left.append(f"{time}  {what}")
        elif not re.match(OTHER_ROWS, what) and (target != "application" or has_application):
            left.append(f"{time}  {target}  {what}")
    return left


class GeneratedCode(unittest.TestCase):
    """The rows of the code, and those of its document."""

    @classmethod
    def setUpClass(cls):
        built = build()
        assert built.returncode == 0, (built.stdout + built.stderr)[-6000:]
        ended = subprocess.run(
            [SCRATCH / "debug/generated"], capture_output=True, text=True, check=False, timeout=60)
        assert ended.returncode == 0, ended.stdout[-1000:] + ended.stderr[-3000:]
        cls.played = {}
        for block in ended.stdout.split("==== ")[1:]:
            head, *rows = block.splitlines()
            cls.played[tuple(head.split(" ", 1))] = rows

    def test_it_prints_the_rows_of_its_document(self):
        documents = {name(document): document for document in DOCUMENTS}
        self.assertEqual({document for document, _ in self.played}, set(documents))
        for played, rows in self.played.items():
            document = documents[played[0]]
            with self.subTest(", ".join(played)):
                wanted, found = told(document, traced(document, played[1])), told(document, rows)
                self.assertTrue(wanted)
                if played in DIFFERENT:
                    self.assertNotEqual(wanted, found, f"it can: not that {DIFFERENT[played]}")
                else:
                    self.assertEqual(wanted, found)

    def test_what_differs_is_there(self):
        self.assertLessEqual(set(DIFFERENT), set(self.played))
