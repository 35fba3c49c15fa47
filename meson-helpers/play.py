"""Plays a document's first scenario in the real window and takes a picture of it.

Arguments: the program, the document, where the picture goes.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests" / "gui"))
sys.dont_write_bytecode = True
import accessible  # noqa: E402
import names  # noqa: E402

# Long enough for a scenario at real speed.
TIMEOUT = 60


def first_scenario(document):
    """The name of the document's first scenario, read without a YAML library."""
    inside = False
    for line in pathlib.Path(document).read_text(encoding="utf-8").splitlines():
        if line.startswith("scenarios:"):
            inside = True
        elif inside and (found := re.match(r" +[\"']?([\w.-]+)[\"']?:", line)):
            return found.group(1)
        elif inside and re.match(r"[^\s#]", line):
            break
    return None


def selectors(program, document, options):
    """The selectors of the calls that the scenario makes, in order."""
    done = subprocess.run([program, "trace", document, *options],
                          stdout=subprocess.PIPE, text=True, check=False)
    return [words[2] for words in map(str.split, done.stdout.splitlines()) if len(words) > 2]


def play(program, document, picture):
    scenario = first_scenario(document)
    options = ["--scenario", scenario] if scenario else []
    expected = selectors(program, document, options)
    window = subprocess.Popen([program, document, *options], start_new_session=True)
    try:
        root = accessible.wait(lambda: accessible.application(window.pid), "the window", TIMEOUT)
        log = accessible.wait(lambda: accessible.find(root, names.TABLE, names.CALLS), "the log",
                              TIMEOUT)
        if expected:
            last, times = expected[-1], expected.count(expected[-1])
            accessible.wait(
                lambda: sum(last in row for row in accessible.row_texts(log)) >= times,
                f"{last}, the last call of the scenario", TIMEOUT)
        # The frame that shows the last row.
        time.sleep(0.3)
        status = 0
    except AssertionError as problem:
        print(problem, file=sys.stderr)
        status = 1
    finally:
        taken = subprocess.run(["import", "-window", "root", picture], check=False)
        try:
            os.killpg(window.pid, signal.SIGTERM)
            window.wait(5)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            window.kill()
    if taken.returncode:
        print(f"{picture} can't be written.", file=sys.stderr)
        return 74
    print(f"The window, with {scenario or 'the document'} played, is in {picture}."
          if status == 0 else f"What the window showed is in {picture}.")
    return status


if __name__ == "__main__":
    sys.exit(play(*sys.argv[1:4]))
