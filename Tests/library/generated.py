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
    "places": "\n  all: {steps: [{tapOn: Show}, {tapOn: OK}]}\n",
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
    shutil.copy(ROOT / "Package.resolved", PACKAGE)
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
    for finding in run.findings {{ print("finding: \\(finding)") }}
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
        for (document, scenario), rows in self.played.items():
            with self.subTest(f"{document}, {scenario}"):
                self.assertEqual(traced(documents[document], scenario), rows)
