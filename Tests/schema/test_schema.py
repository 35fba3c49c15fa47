"""Holds the JSON Schema and the reader together, both ways.

A document that the schema refuses has an error of shape or syntax, and one that it takes has none;
errors of reference and meaning are the reader's own. "test_schema.py SEED COUNT" tries others.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import unittest
import warnings

import jsonschema

from generator import Generator, Spoiler

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROBE = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "FormatProbe"
SEED = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdigit() else 20130107
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else 5000


def probe(documents, *options):
    """The probe's answers, a line for each document."""
    sent = b"".join(document.encode() + b"\0" for document in documents)
    ended = subprocess.run([PROBE, *options], input=sent, capture_output=True, check=True)
    answers = ended.stdout.decode().split("\n")[:-1]
    assert len(answers) == len(documents), (len(answers), len(documents))
    return answers


class SchemaTests(unittest.TestCase):
    """Schema and reader agree."""

    @classmethod
    def setUpClass(cls):
        cls.schema = json.loads(subprocess.check_output([PROBE, "--schema"]))
        jsonschema.Draft202012Validator.check_schema(cls.schema)
        cls.validator = jsonschema.Draft202012Validator(cls.schema)
        files = sorted((ROOT / "data/samples").glob("*.rehearsal.yaml"))
        cls.texts = {file.name: file.read_text() for file in files}
        trees = probe(cls.texts.values(), "--json")
        cls.samples = {name: json.loads(tree) for name, tree in zip(cls.texts, trees)}

    def compare(self, documents):
        """Compares both verdicts on documents; returns how many the schema takes."""
        texts = [json.dumps(document, ensure_ascii=n % 2 == 0) for n, document in enumerate(documents)]
        disagreements = []
        taken = 0
        for document, text, answer in zip(documents, texts, probe(texts)):
            categories = answer.split("\t")[0].split()
            well_formed = not {"shape", "syntax"} & set(categories)
            valid = self.validator.is_valid(document)
            taken += valid
            if valid != well_formed:
                disagreements.append(self.described(document, text, answer))
        self.assertEqual(
            len(disagreements), 0,
            f"seed {SEED}: {len(disagreements)} of {len(documents)} documents\n\n"
            + "\n\n".join(sorted(disagreements, key=len)[:5]))
        return taken

    def described(self, document, text, answer):
        errors = [
            f"  {'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
            for error in self.validator.iter_errors(document)]
        return "\n".join([text[:2000], "schema:", *(errors or ["  valid"]), "reader: " + answer])

    def test_samples(self):
        self.assertGreater(len(self.samples), 5)
        for name, answer in zip(self.texts, probe(self.texts.values())):
            with self.subTest(name):
                self.assertEqual(answer, "-")
                self.assertEqual([e.message for e in self.validator.iter_errors(self.samples[name])], [])

    def test_generated(self):
        generator = Generator(self.schema, random.Random(SEED))
        taken = self.compare([generator.document() for _ in range(COUNT // 2)])
        # Documents that are all wrong would prove little.
        self.assertGreater(taken, COUNT // 2 * 0.9)

    def test_spoilt(self):
        chance = random.Random(SEED + 1)
        generator = Generator(self.schema, chance)
        spoiler = Spoiler(self.schema, chance)
        samples = list(self.samples.values())
        documents = [
            spoiler.spoil(chance.choice(samples) if chance.random() < 0.2 else generator.document())
            for _ in range(COUNT // 2)]
        taken = self.compare(documents)
        self.assertGreater(taken, COUNT // 2 * 0.1)
        self.assertLess(taken, COUNT // 2 * 0.8)


class ErrorTests(unittest.TestCase):
    """One mistake is one error, and it says what is wrong."""

    @classmethod
    def setUpClass(cls):
        cls.schema = json.loads(subprocess.check_output([PROBE, "--schema"]))
        cls.validator = jsonschema.Draft202012Validator(cls.schema)

    def errors(self, document):
        return [(list(error.absolute_path), error.message)
                for error in self.validator.iter_errors({"rehearsal": 1, **document})]

    def assert_one(self, document, path, word):
        errors = self.errors(document)
        self.assertEqual(len(errors), 1, errors)
        self.assertEqual(errors[0][0], path)
        self.assertIn(word, errors[0][1])

    def test_a_wrong_key_of_a_step(self):
        steps = [{"tapOn": "OK"}, {"tapOnn": "OK"}]
        self.assert_one({"scenarios": {"a": {"steps": steps}}},
                        ["scenarios", "a", "steps", 1], "'tapOnn' was unexpected")

    def test_a_wrong_key_inside_a_step(self):
        steps = [{"tapOn": {"buton": 1}}]
        self.assert_one({"scenarios": {"a": {"steps": steps}}},
                        ["scenarios", "a", "steps", 0, "tapOn"], "'buton' was unexpected")

    def test_a_wrong_key_of_an_action(self):
        buttons = ["OK", {"title": "Go", "then": [{"presnt": "b"}]}]
        self.assert_one({"dialogs": {"a": {"alert": {"otherButtons": buttons}}}},
                        ["dialogs", "a", "alert", "otherButtons", 1, "then", 0],
                        "'presnt' was unexpected")

    def test_a_wrong_key_of_a_single_item(self):
        self.assert_one({"scenarios": {"a": {"steps": {"wiat": 1}}}},
                        ["scenarios", "a", "steps"], "'wiat' was unexpected")

    def test_a_wrong_kind_of_dialog(self):
        self.assert_one({"dialogs": {"a": {"alrt": {}}}}, ["dialogs", "a"], "'alrt' was unexpected")

    def test_a_wrong_value(self):
        self.assert_one({"scenarios": {"a": {"steps": [{"wait": "long"}]}}},
                        ["scenarios", "a", "steps", 0, "wait"], "'long' is not of type 'number'")

    def test_it_has_a_name(self):
        self.assertTrue(self.schema["$id"].startswith("https://"))


if __name__ == "__main__":
    warnings.simplefilter("ignore", DeprecationWarning)
    print(f"seed {SEED}, {COUNT} documents", file=sys.stderr)
    unittest.main(argv=sys.argv[:1])
