"""`rehearsal lsp` as an editor uses it, by the JSON-RPC library of another language server."""

import json
import pathlib
import sys
import tempfile
import unittest

from client import PATIENCE, ROOT, Client
from pylsp_jsonrpc import exceptions

DOCUMENT = """\
rehearsal: 1
start: home
screens:
  home:
    controls:
      - button: Go
        then: [{present: sure}]
dialogs:
  sure:
    alert:
      title: Süß 😀?
      cancelButton: Cancel
      otherButtons:
        - title: Go on
          then: [{present: done}]
    delegate:
      without: ["alertViewCancel:"]
  done:
    alert: {title: Done, cancelButton: OK}
scenarios:
  once:
    steps:
      - tapOn: Go
      - present: sure
"""


class LanguageServer(unittest.TestCase):
    def setUp(self):
        self.client = Client()
        self.addCleanup(self.client.end)
        self.uri = "untitled:a"
        self.text = ""

    def open(self, text):
        self.text = text
        self.client.tell("textDocument/didOpen", textDocument={
            "uri": self.uri, "languageId": "yaml", "version": 1, "text": text})

    def position(self, before):
        """The position after a text, in units of UTF-16."""
        start = self.text[:self.text.index(before) + len(before)]
        line = start.rsplit("\n", 1)[-1]
        return {"line": start.count("\n"), "character": len(line.encode("utf-16-le")) // 2}

    def at(self, method, before, **more):
        return self.client.ask(method, textDocument={"uri": self.uri},
                               position=self.position(before), **more)

    def applied(self, edits):
        """The text after edits that do not overlap."""
        lines = self.text.split("\n")

        def offset(position):
            line = lines[position["line"]].encode("utf-16-le")
            inside = line[:2 * position["character"]].decode("utf-16-le")
            return sum(len(line) + 1 for line in lines[:position["line"]]) + len(inside)

        text = self.text
        for edit in sorted(edits, key=lambda edit: -offset(edit["range"]["start"])):
            start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
            text = text[:start] + edit["newText"] + text[end:]
        return text

    def labels(self, before):
        return [item["label"] for item in self.at("textDocument/completion", before)["items"]]

    # What is wrong

    def test_errors_and_warnings_with_their_places(self):
        self.open(DOCUMENT.replace("cancelButton: OK", "cancelButtn: OK"))
        problems = self.client.diagnostics(self.uri)
        problem = next(p for p in problems if p["severity"] == 1)
        self.assertIn("cancelButton", problem["message"])
        self.assertEqual(problem["range"], {"start": {"line": 18, "character": 25},
                                            "end": {"line": 18, "character": 36}})
        self.assertEqual(problem["source"], "rehearsal")

    def test_a_place_after_a_pair_of_units(self):
        self.open("rehearsal: 1\ndialogs: {a: {alert: {title: 😀, cancelButtn: OK}}}\n")
        problem = next(p for p in self.client.diagnostics(self.uri) if p["severity"] == 1)
        self.assertEqual(problem["range"]["start"], {"line": 1, "character": 33})

    def test_markers_of_a_conflict_are_one_error(self):
        self.open(DOCUMENT + "<<<<<<< HEAD\nx: 1\n=======\ny: 2\n>>>>>>> other\n")
        problems = self.client.diagnostics(self.uri)
        self.assertEqual(len(problems), 1)
        self.assertIn("conflict between two versions", problems[0]["message"])
        self.assertEqual(problems[0]["range"]["start"],
                         {"line": DOCUMENT.count("\n"), "character": 0})

    def test_changes_are_followed(self):
        self.open(DOCUMENT)
        self.assertEqual([p for p in self.client.diagnostics(self.uri) if p["severity"] == 1], [])
        place = self.position("title: Süß 😀")
        self.client.tell("textDocument/didChange", textDocument={"uri": self.uri, "version": 2},
                         contentChanges=[
                             {"range": {"start": place, "end": place}, "text": "\n      titel: x #"},
                         ])
        problems = [p for p in self.client.diagnostics(self.uri) if p["severity"] == 1]
        self.assertEqual([p["range"]["start"] for p in problems], [{"line": 11, "character": 6}])
        self.client.tell("textDocument/didChange", textDocument={"uri": self.uri, "version": 3},
                         contentChanges=[{"text": DOCUMENT}])
        self.assertEqual([p for p in self.client.diagnostics(self.uri) if p["severity"] == 1], [])
        self.client.tell("textDocument/didClose", textDocument={"uri": self.uri})
        self.assertEqual(self.client.diagnostics(self.uri), [])

    def test_files_beside_a_document(self):
        with tempfile.TemporaryDirectory(prefix="rehearsal ü") as folder:
            path = pathlib.Path(folder) / "a.rehearsal.yaml"
            self.uri = path.as_uri()
            text = "rehearsal: 1\nscreens: {home: {image: meadow.svg}}\n"
            self.open(text)
            self.assertIn("meadow.svg", json.dumps(self.client.diagnostics(self.uri)))
            (path.parent / "meadow.svg").write_bytes(
                (ROOT / "data/samples/meadow.svg").read_bytes())
            self.client.tell("textDocument/didSave", textDocument={"uri": self.uri})
            self.assertNotIn("meadow.svg", json.dumps(self.client.diagnostics(self.uri)))

    # What may stand there

    def test_keys_in_the_order_of_the_tables(self):
        self.open(DOCUMENT + "      - \n")
        found = self.at("textDocument/completion", "present: sure\n      - ")["items"]
        self.assertEqual([item["label"] for item in found[:2]], ["tapOn", "inputText"])
        self.assertIn("Taps what shows", found[0]["documentation"]["value"])
        self.assertEqual(found[0]["textEdit"]["newText"], "tapOn: ")

    def test_keys_that_are_there_are_left_out(self):
        self.open(DOCUMENT.replace("cancelButton: Cancel", "ca"))
        labels = self.labels("      ca")
        self.assertIn("cancelButton", labels)
        self.assertNotIn("title", labels)
        self.assertNotIn("otherButtons", labels)

    def test_ids_words_and_selectors(self):
        self.open(DOCUMENT)
        self.assertEqual(self.labels("then: [{present: "), ["sure", "done"])
        self.assertIn("alertView:clickedButtonAtIndex:", self.labels("without: ["))
        self.open(DOCUMENT.replace("start: home", "start: home\ndevice: \nera: i"))
        self.assertEqual(self.labels("device: "), ["phone", "tablet"])
        self.assertEqual(self.labels("era: i"), ["ios3", "ios6"])
        self.open(DOCUMENT + "      - tapOn: \n")
        self.assertEqual(self.labels("sure\n      - tapOn: ")[:2], ["Cancel", "Go on"])

    def test_a_method_is_written_with_its_quotes(self):
        self.open(DOCUMENT.replace('"alertViewCancel:"', '"alertV"'))
        item = next(item for item in self.at("textDocument/completion", '["alertV')["items"]
                    if item["label"] == "alertViewCancel:")
        self.assertEqual(self.applied([item["textEdit"]]), DOCUMENT)

    def test_the_lines_of_expect(self):
        self.open(DOCUMENT + "    expect: |\n      sure will\n")
        self.assertIn("willPresentAlertView:", self.labels("      sure will"))

    def test_in_brackets_over_lines(self):
        self.open(DOCUMENT.replace("alert: {title: Done, cancelButton: OK}",
                                   "alert: {title: Done,\n      cancelButton: OK,\n      ot"))
        self.assertIn("otherButtons", self.labels("      ot"))

    def test_hover(self):
        self.open(DOCUMENT)
        said = self.at("textDocument/hover", "cancelBut")
        self.assertIn("The cancel button.", said["contents"]["value"])
        self.assertEqual(said["range"]["end"]["character"], 18)
        self.assertIn("UIAlertViewDelegate", self.at(
            "textDocument/hover", '["alertVi')["contents"]["value"])
        self.assertIsNone(self.at("textDocument/hover", "title: S"))

    # Where names lead

    def test_definition(self):
        self.open(DOCUMENT)
        found = self.at("textDocument/definition", "present: don")[0]
        self.assertEqual(found["targetRange"]["start"], {"line": 17, "character": 2})
        self.assertEqual(found["targetUri"], self.uri)
        self.assertIsNone(self.at("textDocument/definition", "rehearsal"))

    def test_references(self):
        self.open(DOCUMENT)
        found = self.at("textDocument/references", "      - present: su",
                        context={"includeDeclaration": True})
        self.assertEqual([place["range"]["start"]["line"] for place in found], [6, 8, 23])
        self.assertEqual({place["uri"] for place in found}, {self.uri})
        found = self.at("textDocument/references", "      - present: su",
                        context={"includeDeclaration": False})
        self.assertEqual(len(found), 2)
        self.assertIsNone(self.at("textDocument/references", "rehearsal"))

    def test_the_outline_and_what_folds(self):
        self.open(DOCUMENT)
        parts = self.client.ask("textDocument/documentSymbol", textDocument={"uri": self.uri})
        dialogs = next(part for part in parts if part["name"] == "dialogs")
        self.assertEqual([(part["name"], part["detail"]) for part in dialogs["children"]],
                         [("sure", "Süß 😀?"), ("done", "Done")])
        self.assertEqual(dialogs["children"][0]["range"]["end"], {"line": 16, "character": 35})
        folds = self.client.ask("textDocument/foldingRange", textDocument={"uri": self.uri})
        self.assertIn({"startLine": 7, "endLine": 18}, folds)

    def test_a_new_name(self):
        self.open(DOCUMENT)
        ready = self.at("textDocument/prepareRename", "      - present: su")
        self.assertEqual(ready["placeholder"], "sure")
        change = self.at("textDocument/rename", "      - present: su", newName="really")
        after = self.applied(change["changes"][self.uri])
        self.assertEqual(after, DOCUMENT.replace("present: sure", "present: really")
                         .replace("  sure:", "  really:"))
        # Where the name is given.
        change = self.at("textDocument/rename", "\n  sur", newName="really")
        self.assertEqual(self.applied(change["changes"][self.uri]), after)

    def test_a_name_that_is_taken(self):
        self.open(DOCUMENT)
        with self.assertRaisesRegex(exceptions.JsonRpcException, "done"):
            self.at("textDocument/rename", "      - present: su", newName="done")

    # What a program can correct

    def test_corrections(self):
        self.open(DOCUMENT.replace("cancelButton: OK", "cancelButtn: OK")
                  .replace("present: sure}", "present: sur}"))
        place = self.position("title: Done, ca")
        found = self.client.ask(
            "textDocument/codeAction", textDocument={"uri": self.uri},
            range={"start": place, "end": place}, context={"diagnostics": [], "only": ["quickfix"]})
        self.assertEqual([action["title"] for action in found], ["Change it to cancelButton"])
        self.assertEqual(self.applied(found[0]["edit"]["changes"][self.uri]),
                         DOCUMENT.replace("present: sure}", "present: sur}"))
        everything = self.client.ask(
            "textDocument/codeAction", textDocument={"uri": self.uri},
            range={"start": place, "end": place}, context={"diagnostics": [], "only": ["source"]})
        self.assertEqual([action["kind"] for action in everything], ["source.fixAll.rehearsal"])
        after = self.applied(everything[0]["edit"]["changes"][self.uri])
        self.assertIn("cancelButton: OK", after)
        self.assertIn("present: sure}", after)

    # What exploring finds

    DEAD = """\
rehearsal: 1
screens:
  start:
    controls:
      - button: Go
        then: [{goTo: end}]
  end:
    controls:
      - label: Thanks
"""

    def test_corrections_of_what_exploring_finds(self):
        self.open(self.DEAD)
        self.assertEqual(self.client.diagnostics(self.uri), [])
        found = self.client.diagnostics(self.uri)
        self.assertEqual([(problem["code"], problem["severity"]) for problem in found],
                         [("dead-end", 1)])
        place = self.position("  end")
        actions = self.client.ask(
            "textDocument/codeAction", textDocument={"uri": self.uri},
            range={"start": place, "end": place}, context={"diagnostics": found})
        self.assertEqual([(action["kind"], action["diagnostics"]) for action in actions],
                         [("quickfix", found)])
        self.assertIn("“end”", actions[0]["title"])
        after = self.applied(actions[0]["edit"]["changes"][self.uri])
        self.assertIn("button: Back", after)
        top = {"line": 0, "character": 0}
        self.assertEqual(self.client.ask(
            "textDocument/codeAction", textDocument={"uri": self.uri},
            range={"start": top, "end": top}, context={"diagnostics": []}), [])

        # While a person types nothing is explored; it is when the document is saved.
        self.client.tell("textDocument/didChange",
                         textDocument={"uri": self.uri, "version": 2},
                         contentChanges=[{"text": self.DEAD + "# more\n"}])
        self.assertEqual(self.client.diagnostics(self.uri), [])
        self.client.tell("textDocument/didSave", textDocument={"uri": self.uri})
        self.assertEqual(self.client.diagnostics(self.uri), [])
        self.assertEqual(self.client.diagnostics(self.uri), found)
        self.client.tell("textDocument/didChange",
                         textDocument={"uri": self.uri, "version": 3},
                         contentChanges=[{"text": after}])
        self.client.tell("textDocument/didSave", textDocument={"uri": self.uri})
        self.assertEqual(self.client.diagnostics(self.uri), [])


class Lifecycle(unittest.TestCase):
    def start(self, **options):
        client = Client(**options)
        self.addCleanup(client.end)
        return client

    def assert_refused(self, client, code, method, **parameters):
        with self.assertRaises(exceptions.JsonRpcException) as caught:
            client.ask(method, **parameters)
        self.assertEqual(caught.exception.code, code)

    def test_from_the_beginning_to_the_end(self):
        client = self.start(initialize=False)
        self.assert_refused(client, -32002, "textDocument/hover")
        client.ask("initialize", capabilities={})
        self.assert_refused(client, -32600, "initialize")
        self.assert_refused(client, -32601, "textDocument/formatting")
        self.assert_refused(client, -32602, "textDocument/hover")
        client.tell("$/unknown")
        self.assertIsNone(client.ask("shutdown"))
        self.assert_refused(client, -32600, "textDocument/hover")
        client.tell("exit")
        self.assertEqual(client.process.wait(PATIENCE), 0)

    def test_a_client_that_just_goes(self):
        client = self.start()
        client.tell("exit")
        self.assertEqual(client.process.wait(PATIENCE), 1)
        other = self.start()
        other.process.stdin.close()
        self.assertEqual(other.process.wait(PATIENCE), 1)

    def test_what_is_no_message_does_not_end_it(self):
        client = self.start()
        for body in (b"{", b"[]", b"null", b"\xff", b'{"method": 1}', b'{"id": {}, "method": "x"}',
                     b'{"id": 1, "method": "textDocument/hover", "params": [[]]}', b"[" * 5000,
                     b'{"method": "textDocument/didOpen"}', b'{"id": null, "method": "x"}',
                     b'{"method": "textDocument/didChange", "params": {"textDocument": 7}}'):
            client.send(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        client.send(b"nonsense\r\n\r\nContent-Length: -4\r\n\r\n")
        self.assert_refused(client, -32601, "x/y")

    def test_places_that_do_not_exist(self):
        client = self.start()
        client.tell("textDocument/didOpen", textDocument={"uri": "a:b", "version": 1,
                                                          "text": DOCUMENT})
        for line, character in ((-1, -1), (0, 10**12), (10**15, 0), (5, -3)):
            position = {"line": line, "character": character}
            for method in ("completion", "hover", "definition"):
                client.ask(f"textDocument/{method}", textDocument={"uri": "a:b"},
                           position=position)
            client.tell("textDocument/didChange", textDocument={"uri": "a:b", "version": 2},
                        contentChanges=[{"range": {"start": position, "end": position}, "text": "x"},
                                        {"range": {"start": position, "end": {"line": 0,
                                         "character": 0}}, "text": ""}])
        self.assert_refused(client, -32601, "x/y")

    def test_a_document_of_16_mib(self):
        row = "      - button: Go on with what was begun before\n"
        head = "rehearsal: 1\ndialogs:\n  a:\n    alert: {title: A, cancelButton: OK}\nscreens:\n"
        rows = "".join(f"  s{n}:\n    controls:\n{row * 5000}" for n in range(60))
        text = head + rows + "scenarios:\n  x:\n    steps:\n      - present: a\n"
        self.assertLess(len(text), 16 << 20)
        self.assertGreater(len(text), 14 << 20)
        client = self.start()
        client.tell("textDocument/didOpen", textDocument={"uri": "a:b", "version": 1, "text": text})
        last = text.count("\n") - 1
        position = {"line": last, "character": 10}
        # While the document is being checked, what is typed is answered.
        rename = client.begin("textDocument/rename", textDocument={"uri": "a:b"},
                              position={"line": 2, "character": 2}, newName="b")
        said = client.ask("textDocument/hover", textDocument={"uri": "a:b"}, position=position)
        self.assertIn("present", said["contents"]["value"])
        self.assertTrue(client.said.empty(), "the check was over before the answer")
        self.assertFalse(rename.done(), "the new name was there before the answer")
        self.assert_refused(client, -32601, "x/y")
        client.tell("exit")
        self.assertEqual(client.process.wait(PATIENCE), 1)

    def test_a_request_that_is_cancelled(self):
        client = self.start()
        text = "rehearsal: 1\nscreens:\n" + "".join(f"  s{n}: {{title: T}}\n" for n in range(50000))
        client.tell("textDocument/didOpen", textDocument={"uri": "a:b", "version": 1, "text": text})
        rename = client.begin("textDocument/rename", textDocument={"uri": "a:b"},
                              position={"line": 2, "character": 2}, newName="b")
        number = next(iter(client.endpoint._server_request_futures))
        client.tell("$/cancelRequest", id=number)
        with self.assertRaises(exceptions.JsonRpcException) as caught:
            rename.result(timeout=PATIENCE)
        self.assertEqual(caught.exception.code, -32800)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
