"""Holds the code that is written out of documents: its text, and that compilers take it.

With REHEARSAL_GOLDEN set, the texts are written anew. Nothing that is compiled is linked or run.
"""

import functools
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import yaml
from compilers import ROOT, STUBS, TOOLS, objective_c, repeated_keys, swift, unknown_methods, wrong_formats

PROGRAM = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "rehearsal"
PROBE = PROGRAM.with_name("CodeProbe")
GOLDEN = pathlib.Path(__file__).parent / "golden"
SAMPLES = """sign-out login choose-layout not-so-fast-cancel not-so-fast-nil added-buttons
    enter-a-number stacked present-from-clicked present-from-did-dismiss task-in-place task-separate
    be-cool mustache exclusions coffee four-cases popovers form-sheet view-life-cycle languages ask
    title-message-ok""".split()
DOCUMENTS = [ROOT / f"data/samples/{name}.rehearsal.yaml" for name in SAMPLES]
DOCUMENTS += sorted((pathlib.Path(__file__).parent / "documents").iterdir())
OBJECTIVE_C = ["objc-2013", "probe"]
SWIFT = ["swift-uikit-2013", "swift-uialertcontroller", "swiftui", "xctest"]
FORMS = [*OBJECTIVE_C, *SWIFT, "strings", "xcstrings"]


def name(document):
    return document.name.split(".")[0]


@functools.cache
def code(document, form, *options):
    """The code of a document, a path or a text."""
    if isinstance(document, str):
        command, sent = [PROGRAM, "code", "-", "--form", form, *options], document.encode()
    else:
        command, sent = [PROGRAM, "code", document, "--form", form, *options], b""
    ended = subprocess.run(command, input=sent, capture_output=True, check=False)
    assert ended.returncode == 0, (document, form, ended.stderr.decode())
    return ended.stdout.decode()


class GoldenTests(unittest.TestCase):
    """The text of each document in each form."""

    maxDiff = 4000

    def test_every_form_of_every_document(self):
        for document in DOCUMENTS:
            with self.subTest(name(document)):
                text = "".join(f"==== {form}\n{code(document, form)}" for form in FORMS)
                path = GOLDEN / f"{name(document)}.txt"
                if os.environ.get("REHEARSAL_GOLDEN"):
                    path.write_text(text)
                self.assertEqual(text, path.read_text())

    def test_lines_are_clean(self):
        for document in DOCUMENTS:
            for form in FORMS:
                for line in code(document, form).split("\n"):
                    self.assertEqual(line, line.rstrip(), (name(document), form))
                    self.assertNotIn("\r", line)

    def test_a_changed_message_changes_its_lines_only(self):
        document = (ROOT / "data/samples/sign-out.rehearsal.yaml").read_text()
        other = document.replace("message: You are signed out.", "message: Until soon.")
        self.assertNotEqual(document, other)
        for form in [*OBJECTIVE_C, *SWIFT]:
            before, after = code(document, form).split("\n"), code(other, form).split("\n")
            self.assertEqual(len(before), len(after))
            differing = [line for line, new in zip(before, after) if line != new]
            self.assertTrue(all("You are signed out." in line for line in differing), differing)


class CompilerTests(unittest.TestCase):
    """What the compilers take."""

    def test_clang_takes_every_document(self):
        texts = [code(document, form) for form in OBJECTIVE_C for document in DOCUMENTS]
        self.assertEqual(objective_c(texts), "")

    def test_swiftc_takes_every_document(self):
        for form in SWIFT:
            with self.subTest(form):
                self.assertEqual(swift([code(document, form) for document in DOCUMENTS]), "")

    def test_a_delegate_without_methods_conforms_all_the_same(self):
        document = (
            "rehearsal: 1\ndevice: tablet\n"
            "screens:\n  home:\n    controls:\n    - {button: Go, then: {present: a}}\n"
            "    - {textField: F, delegate: {only: []}}\n"
            "dialogs:\n  a: {alert: {cancelButton: OK}, delegate: {only: []}}\n"
            "  b: {actionSheet: {otherButtons: [One]}, delegate: {only: []}}\n"
            "  c: {popover: {controls: [{textField: G, delegate: {only: []}}]}, delegate: {only: []}}\n")
        self.assertEqual(objective_c([code(document, form) for form in OBJECTIVE_C]), "")
        for form in SWIFT:
            self.assertEqual(swift([code(document, form)]), "", form)

    def test_methods_of_delegates_are_ones_that_are_called(self):
        for document in DOCUMENTS:
            self.assertEqual(unknown_methods(code(document, "objc-2013")), [], document)

    def test_formats_of_swift_have_as_many_places_as_values(self):
        for document in DOCUMENTS:
            for form in SWIFT:
                self.assertEqual(wrong_formats(code(document, form)), [], document)

    def test_property_lists_are_read_back(self):
        for document in DOCUMENTS:
            for text in re.split(r"^// MARK: file .*\n", code(document, "strings"), flags=re.M):
                if not text.strip():
                    continue
                self.assertEqual(repeated_keys(text), [], document)
                with tempfile.NamedTemporaryFile("w", suffix=".strings") as file:
                    file.write(text)
                    file.flush()
                    subprocess.run([TOOLS / "plutil", "-lint", file.name], check=True, capture_output=True)
            catalogue = json.loads(code(document, "xcstrings"))
            self.assertEqual(catalogue["version"], "1.0")


def dialogs(document):
    """The ids of a document's dialogs."""
    return [str(name) for name in yaml.safe_load(document.read_text()).get("dialogs", {})]


class ExcerptTests(unittest.TestCase):
    """The code of some dialogs, of a scenario, in a language."""

    def test_compilers_take_the_code_of_each_dialog(self):
        excerpts = {form: [] for form in [*OBJECTIVE_C, *SWIFT]}
        for document in DOCUMENTS:
            for dialog in dialogs(document):
                for form, texts in excerpts.items():
                    texts.append(code(document, form, "--dialog", dialog))
        self.assertEqual(objective_c([text for form in OBJECTIVE_C for text in excerpts[form]]), "")
        for form in SWIFT:
            with self.subTest(form):
                self.assertEqual(swift(excerpts[form]), "")

    def test_what_a_dialog_needs_is_there_and_nothing_else(self):
        stacked = ROOT / "data/samples/present-from-clicked.rehearsal.yaml"
        first, *others = dialogs(stacked)
        for form in ["objc-2013", "swift-uialertcontroller", "swiftui"]:
            whole = code(stacked, form).split("\n")
            self.assertTrue(set(code(stacked, form, "--dialog", first).split("\n")) <= set(whole))
        sign_out = ROOT / "data/samples/sign-out.rehearsal.yaml"
        completed = code(sign_out, "objc-2013", "--dialog", "completed")
        self.assertIn("- (void)presentCompleted {", completed)
        self.assertNotIn("signOutAlert", completed)
        self.assertNotIn("didDismissWithButtonIndex", completed)
        # The first one presents the other.
        self.assertEqual(code(sign_out, "objc-2013", "--dialog", "sign-out"), code(sign_out, "objc-2013"))

    def test_the_head_says_what_changed_for_these_dialogs(self):
        sign_out = ROOT / "data/samples/sign-out.rehearsal.yaml"
        form = "swift-uialertcontroller"
        self.assertIn("// Not as before [reported]", code(sign_out, form))
        self.assertNotIn("// Not as before", code(sign_out, form, "--dialog", "completed"))

    def test_a_scenario_is_one_test_or_what_it_brings_up(self):
        sign_out = ROOT / "data/samples/sign-out.rehearsal.yaml"
        test = code(sign_out, "xctest", "--scenario", "cancel")
        self.assertEqual(re.findall(r"func (test\w+)", test), ["testCancel"])
        shown = code(sign_out, "objc-2013", "--scenario", "cancel")
        self.assertIn("presentSignOut", shown)
        second = code(sign_out, "xctest", "--dialog", "completed")
        self.assertEqual(re.findall(r"func (test\w+)", second), ["testConfirm"])

    def test_a_language_has_its_texts(self):
        languages = ROOT / "data/samples/languages.rehearsal.yaml"
        language = re.search(r"// MARK: file (\S+)\.lproj", code(languages, "strings"))[1]
        one = code(languages, "strings", "--language", language)
        self.assertNotIn("// MARK", one)
        catalogue = json.loads(code(languages, "xcstrings", "--language", language))
        found = {key for entry in catalogue["strings"].values() for key in entry.get("localizations", {})}
        self.assertEqual(found, {language})
        for form in ["objc-2013", "swiftui"]:
            self.assertNotEqual(code(languages, form, "--language", language), code(languages, form))
        self.assertIn(f'"-AppleLanguages", "({language})"', code(languages, "xctest", "--language", language))

    def test_names_that_are_not_there_get_the_nearest(self):
        sign_out = ROOT / "data/samples/sign-out.rehearsal.yaml"
        languages = ROOT / "data/samples/languages.rehearsal.yaml"
        for document, options, nearest in [
            (sign_out, ["--form", "swiftu"], "swiftui"),
            (sign_out, ["--form", "swiftui", "--dialog", "sign-ou"], "sign-out"),
            (sign_out, ["--form", "xctest", "--scenario", "cancle"], "cancel"),
            (languages, ["--form", "strings", "--language", "xx"], "de"),
        ]:
            ended = subprocess.run(
                [PROGRAM, "code", document, *options], capture_output=True, text=True, check=False)
            self.assertEqual((ended.returncode, ended.stdout), (64, ""), ended.stderr)
            self.assertIn(nearest, ended.stderr)

    def test_files_are_written_with_their_folders(self):
        languages = ROOT / "data/samples/languages.rehearsal.yaml"
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PROGRAM, "code", languages, "--form", "strings", "--output", folder], check=True)
            written = sorted(path.relative_to(folder) for path in pathlib.Path(folder).rglob("*.strings"))
            self.assertTrue(written)
            for path in written:
                self.assertRegex(str(path), r"^\S+\.lproj/Localizable\.strings$")


class FaultTests(unittest.TestCase):
    """Each fault that is put in is found."""

    def check(self, find, document, form, old, new):
        path = ROOT / f"data/samples/{document}.rehearsal.yaml"
        if not path.exists():
            path = pathlib.Path(__file__).parent / f"documents/{document}.rehearsal.yaml"
        text = code(path, form)
        self.assertIn(old, text)
        self.assertFalse(find(text), "the text without the fault")
        self.assertTrue(find(text.replace(old, new, 1)), new)

    def test_a_list_without_nil(self):
        self.check(lambda text: objective_c([text]), "sign-out", "objc-2013", '@"sign-out: other button"), nil]', '@"sign-out: other button")]')

    def test_a_format_for_another_type(self):
        self.check(lambda text: objective_c([text]), "places", "objc-2013", "at %2$ld", "at %2$@")

    def test_a_reserved_word(self):
        self.check(lambda text: objective_c([text]), "nasty-ids", "objc-2013", "*switchAlert;", "*switch;")

    def test_a_quote_that_ends_a_text(self):
        self.check(lambda text: objective_c([text]), "nasty-texts", "objc-2013", 'Say \\"hi', 'Say "hi')

    def test_an_object_that_is_not_there(self):
        self.check(lambda text: swift([text]), "sign-out", "swift-uialertcontroller", "self.presentCompleted()", "self.presentDone()")

    def test_a_binding_that_is_none(self):
        self.check(lambda text: swift([text]), "sign-out", "swiftui", "isPresented: $isSignOutPresented", "isPresented: isSignOutPresented")

    def test_a_role_that_is_none(self):
        self.check(lambda text: swift([text]), "sign-out", "swiftui", "role: .cancel", "role: .cancelling")

    def test_a_method_that_nobody_calls(self):
        self.check(unknown_methods, "sign-out", "objc-2013", "didDismissWithButtonIndex:", "didDismissWithIndex:")

    def test_a_format_of_swift_without_its_value(self):
        self.check(wrong_formats, "places", "swift-uikit-2013", "%1$@ at %2$ld", "%1$@")

    def test_a_key_that_is_there_twice(self):
        first = lambda text: repeated_keys(re.split(r"^// MARK: file .*\n", text, flags=re.M)[1])
        self.check(first, "languages", "strings", '"Sign Out" = ', '"Cancel" = ')


class ChanceTests(unittest.TestCase):
    """Documents by chance; many of them where it is night."""

    def test_compilers_take_documents_by_chance(self):
        count, size = (5000, 50) if os.environ.get("REHEARSAL_NIGHTLY") else (20, 20)
        for form in [*OBJECTIVE_C, *SWIFT]:
            for seed in range(1, count, size):
                said = subprocess.check_output([PROBE, form, str(seed), str(size)], text=True)
                texts = said.split("\0")[:-1]
                self.assertEqual(len(texts), size)
                check = objective_c if form in OBJECTIVE_C else swift
                self.assertEqual(check(texts), "", (form, seed))


class StubTests(unittest.TestCase):
    """What the compilers take in place of the platform."""

    def test_every_declaration_of_a_stub_names_its_source(self):
        declared = re.compile(r"(?:@\w+ )*(?:public |open |final )*(?:class|struct|enum|protocol|func|extension|let) \w"
                              r"|(?:__attribute__\S+ )?@(?:interface|protocol) \w|typedef |extern ")
        for stub in [*STUBS.glob("*.swift"), *STUBS.glob("*/*.h")]:
            for number, line in enumerate(stub.read_text().split("\n"), 1):
                if declared.match(line):
                    self.assertRegex(line, r"  // (?:\w+/\w+(?:\.h)?|clang: .*)$", f"{stub}:{number}")


class PageTests(unittest.TestCase):
    """What the documentation shows is what comes out."""

    def test_the_page_about_code_shows_real_output(self):
        page = (ROOT / "docs/code.md").read_text()
        for form, text in re.findall(r"<!-- output: (\S+) -->\n```\w*\n(.*?)```", page, re.S):
            self.assertIn(text, code(ROOT / "data/samples/sign-out.rehearsal.yaml", form))
        self.assertIn("<!-- output: ", page)

    def test_the_page_about_today_has_every_change(self):
        page = (ROOT / "docs/today.md").read_text()
        listed = subprocess.check_output([PROGRAM, "explain", "--today"], text=True)
        found = re.findall(r"^(\S+) \[([AB])\]\n  2013: (.*)\n  today: (.*)\n  kept: (.*)\n  source: (.*)$", listed, re.M)
        self.assertGreaterEqual(len(found), 11)
        for change, grade, before, today, kept, source in found:
            self.assertIn(f"| `{change}` | {before} | {today} | {kept} | {grade} | {source} |\n", page)

    def test_what_is_reported_is_not_asserted(self):
        listed = subprocess.check_output([PROGRAM, "explain", "--today"], text=True)
        for today in re.findall(r"\[B\]\n.*\n  today: (.*)$", listed, re.M):
            self.assertIn("people report", today)


if __name__ == "__main__":
    unittest.main()
