"""Every scenario of every sample, without a window: the calls are those the document expects."""

import re
import subprocess
import unittest

from harness import PROGRAM, SAMPLES


def scenarios(text):
    """The names and expected lines of a sample's scenarios; samples keep to plain layout."""
    found, name, block = {}, None, False
    for line in text[text.index("\nscenarios:"):].splitlines()[2:]:
        if match := re.fullmatch(r"  ([\w.-]+):", line):
            name, block = match.group(1), False
            found[name] = []
        elif line == "    expect: |":
            block = True
        elif block and line.startswith("      "):
            found[name].append(" ".join(line.split()))
        elif line.strip():
            block = False
    return found


class Samples(unittest.TestCase):
    """One test for each scenario; they are added below."""

    maxDiff = None

    def test_there_are_samples(self):
        self.assertTrue(list(documents()))


def documents():
    return sorted(SAMPLES.glob("*.rehearsal.yaml"))


def trace(document, scenario):
    """The calls of a scenario, without their times."""
    done = subprocess.run([PROGRAM, "trace", document, "--scenario", scenario],
                          capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise AssertionError(f"status {done.returncode}: {done.stderr}{done.stdout}")
    return [" ".join(line.split()[1:]) for line in done.stdout.splitlines()]


def check(document, scenario, expected):
    def test(self):
        self.assertTrue(expected, "nothing is expected")
        self.assertEqual(trace(document, scenario), expected)

    return test


for _document in documents():
    for _scenario, _expected in scenarios(_document.read_text(encoding="utf-8")).items():
        _name = f"test_{_document.name.split('.')[0]}_{_scenario}".replace("-", "_")
        setattr(Samples, _name, check(_document, _scenario, _expected))
