"""A stand-in for the program of the desktop's speech service, which notes what it is to say."""

import os
import pathlib
import tempfile


class Voice:
    """Where a program of the test's comes first in the path."""

    def __init__(self, case):
        folder = tempfile.TemporaryDirectory(prefix="rehearsal-voice-")
        case.addCleanup(folder.cleanup)
        self.notes = pathlib.Path(folder.name) / "notes"
        self.long = pathlib.Path(folder.name) / "long"
        self.broken = pathlib.Path(folder.name) / "broken"
        program = pathlib.Path(folder.name) / "spd-say"
        # One line an argument, and an empty one after the last; whole lines at once.
        program.write_text("#!/bin/sh\n"
                           f"{{ printf '%s\\n' \"$@\"; echo; }} > '{self.notes}.new'\n"
                           f"cat '{self.notes}.new' >> '{self.notes}'\n"
                           f"[ -e '{self.broken}' ] && exit 1\n"
                           # One that waits for the end of the speech speaks until it is cancelled.
                           f"[ \"$1\" = -C ] && rm -f '{self.long}'\n"
                           f"[ \"$1\" = -w ] && while [ -e '{self.long}' ]; do sleep 0.1; done\nexit 0\n",
                           encoding="utf-8")
        program.chmod(0o755)
        self.environment = {"PATH": f"{folder.name}:{os.environ['PATH']}"}

    def speak_long(self):
        """Speaks from now on until it is stopped."""
        self.long.touch()

    def fail(self):
        """Says nothing from now on, as where the service does not run."""
        self.broken.touch()

    def said(self):
        """The arguments of each time, oldest first."""
        if not self.notes.exists():
            return []
        text = self.notes.read_text(encoding="utf-8")
        return [lines.split("\n") for lines in text.split("\n\n") if lines]
