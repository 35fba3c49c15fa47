"""What the tests of `rehearsal export` have in common: documents, and how a file is made and read."""

import html.parser
import os
import pathlib
import subprocess
import tempfile
import unittest

import harness

WITHOUT_DISPLAY = {key: value for key, value in os.environ.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")}

SAMPLE = harness.SAMPLES / "sign-out.rehearsal.yaml"
SECRET = "Xylophone7"

LOGIN = f"""
rehearsal: 1
screens:
  home: {{controls: [{{button: Go, then: [{{present: login}}]}}]}}
dialogs:
  login:
    alert: {{title: '<b>Log in</b>', style: loginAndPassword, cancelButton: Cancel, otherButtons: [OK]}}
scenarios:
  in:
    steps:
      - tapOn: Go
      - tapOn: {{field: 1}}
      - inputText: {SECRET}
      - tapOn: OK
"""

SIX_TAPS = """
rehearsal: 1
start: home
screens:
  home:
    title: Account
    controls:
      - label: Signed in as Robin Ash
      - {button: Sign Out, then: [{present: out}]}
dialogs:
  out:
    alert:
      title: Sign Out
      message: Your notes stay on this phone until you sign in again.
      cancelButton: Cancel
      otherButtons: [{title: Confirm, afterwards: [{present: done}]}]
  done:
    alert: {title: Signed Out, message: You are signed out now., cancelButton: OK}
scenarios:
  six:
    pace: 1.1
    steps: [{tapOn: Sign Out}, {tapOn: Confirm}, {tapOn: OK},
            {tapOn: Sign Out}, {tapOn: Confirm}, {tapOn: OK}]
"""


SECRETS = """
rehearsal: 1
screens:
  home:
    controls:
      - {textField: PIN, secure: true}
      - {button: Go, then: [{present: login}]}
dialogs:
  login:
    alert: {title: Log in, style: secureText, cancelButton: Cancel, otherButtons: [OK]}
scenarios:
  in:
    steps:
      - tapOn: PIN
      - inputText: WRONG
      - eraseText: 3
      - inputText: SECRET
      - pressKey: return
      - tapOn: Go
      - pasteText: SECRET
      - tapOn: OK
"""


def rgb_of(picture):
    """The colours of a picture line by line, without opacity."""
    data, channels = bytes(picture.get_pixels()), picture.get_n_channels()
    width, lines = picture.get_width(), []
    for y in range(picture.get_height()):
        start = y * picture.get_rowstride()
        line = data[start:start + width * channels]
        if channels == 4:
            rgb = bytearray(width * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = line[0::4], line[1::4], line[2::4]
            line = bytes(rgb)
        lines.append(line)
    return b"".join(lines)


class Page(html.parser.HTMLParser):
    """What a page says and what it asks for."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.texts, self.addresses = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if dict(attributes).get("id") == "scrub":
            self.length = int(dict(attributes)["max"])
        for name, value in attributes:
            if name in ("src", "href", "action", "data", "poster", "srcset"):
                self.addresses.append(value)

    def handle_data(self, data):
        self.texts.append(data)


class ExportTestCase(unittest.TestCase):
    """A test that writes files into a folder of its own."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="rehearsal-export-")
        self.addCleanup(self.folder.cleanup)

    def place(self, name):
        return pathlib.Path(self.folder.name) / name

    def export(self, document, name, *options, environment=None, cwd=None):
        """Writes an export and returns its bytes."""
        path = self.place(name)
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(document), "-o", str(path), *options],
            capture_output=True, text=True, timeout=120, env=environment, cwd=cwd)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return path.read_bytes()

    def login(self):
        path = self.place("login.rehearsal.yaml")
        path.write_text(LOGIN, encoding="utf-8")
        return path

    def ask(self, program, *arguments):
        """What another program says of files in the folder."""
        return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120,
                              check=True, cwd=self.folder.name).stdout
