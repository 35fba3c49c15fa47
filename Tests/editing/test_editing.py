"""Changes documents by chance, and reads the results with another YAML library.

"test_editing.py SEED COUNT SECONDS" tries others, or more, for about so many seconds at most.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROBE = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug")) / "EditProbe"
DEFAULTS = ["20130107", "5000", "240"]
SEED, COUNT, SECONDS = map(int, sys.argv[1:4] + DEFAULTS[len(sys.argv) - 1:])
# The other library is much slower.
READ_BY_OTHERS = max(COUNT // 20, 1)


class EditingTests(unittest.TestCase):
    """What holds for every change of a document."""

    def test_changes_by_chance(self):
        command = [PROBE, "--random", str(SEED), str(COUNT), str(SECONDS)]
        ended = subprocess.run(command, capture_output=True, text=True, errors="replace",
                               check=False)
        self.assertEqual(ended.returncode, 0, ended.stdout)
        tried = int(re.search(r"(\d+) changes, \d+ refused, 0 wrong$", ended.stdout.strip())[1])
        self.assertGreaterEqual(tried, min(COUNT, 1000))

    def test_every_place_of_the_samples(self):
        samples = sorted(ROOT.glob("data/samples/*.yaml"))
        ended = subprocess.run([PROBE, "--places", *samples], capture_output=True, text=True,
                               check=False)
        self.assertEqual(ended.returncode, 0, ended.stdout[-4000:])

    def test_another_library_reads_the_same(self):
        # The documents are read as they come, because they can be many.
        command = [PROBE, "--dump", str(SEED), str(READ_BY_OTHERS), str(SECONDS // 4)]
        read = 0
        with subprocess.Popen(command, stdout=subprocess.PIPE) as probe:
            for document, content in pairs(probe.stdout):
                try:
                    # Everything is a text there.
                    found = yaml.load(document, Loader=yaml.BaseLoader)
                except yaml.scanner.ScannerError as error:
                    # It takes no tab between tokens.
                    self.assertIn(r"'\t'", str(error), document.decode())
                    continue
                # The order of keys counts.
                self.assertEqual(json.dumps(found), json.dumps(json.loads(content)),
                                 document.decode())
                read += 1
        self.assertEqual(probe.returncode, 0)
        self.assertGreater(read, min(READ_BY_OTHERS, 1000) * 0.6)

    def test_a_number_that_is_none(self):
        ended = subprocess.run([PROBE, "--random", "one", "two"], capture_output=True, check=False)
        self.assertEqual(ended.returncode, 64)


def pairs(stream):
    """The documents and what they say; a zero byte ends each."""
    rest = b""
    while piece := stream.read(65536):
        *parts, rest = (rest + piece).split(b"\0")
        if len(parts) % 2:
            rest = parts.pop() + b"\0" + rest
        yield from zip(parts[::2], parts[1::2])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
