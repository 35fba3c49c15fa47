"""The window in languages that nobody speaks: all that it says has brackets, so what has none was
never given to translators."""

import re
import subprocess
import sys
import unicodedata

from gi.repository import Atspi

import accessible
import harness

INNERMOST = re.compile(r"\[([^\[\]]*)\]…?")
# What programmers call their things, in one word: alertView:clickedButtonAtIndex:, viewDidLoad, UIKit.
NAME_OF_CODE = re.compile(r"[a-z]+[A-Z]\w*|F\d+|UI\w+|NS\w+|\w+\.\w+|_\w+")
WORD = re.compile(r"[A-Za-z_][\w.’'-]*")
# Keys as GTK writes them, what is a name in every language, units, and methods by their short names.
SAME = frozenset("""
    Ctrl Shift Alt Super Return Tab Esc Escape Space Home End Page Up Down Left Right Delete Backspace
    Insert Enter
    Rehearsal UIKit VoiceOver iOS GIF WebP MP4 PNG SVG PDF HTML JSON CSV Markdown YAML XLIFF Mermaid
    PlantUML TAP JUnit SARIF MIT Europe Berlin YES NO
    ms s px pt MiB kB KiB MB fps
    clicked cancel perform prepare completion supported
""".split())


def install():
    """Makes the catalogues beside the programs."""
    subprocess.run([sys.executable, harness.ROOT / "meson-helpers" / "catalogues",
                    harness.BUILT, "--pseudo"], check=True, stdout=subprocess.DEVNULL, timeout=60)


def environment(language):
    """What a program is started with to speak such a language."""
    return {"LC_ALL": "C.UTF-8", "LANGUAGE": language}


def untranslated(text, known):
    """The words of a text that are neither inside of brackets nor known."""
    rest, count = text, 1
    while count:
        # What has brackets of its own may be filled in.
        rest, count = INNERMOST.subn(
            lambda found: " " if found[0].rstrip("]…").endswith("·") else found[1], rest)
    return [word for word in WORD.findall(rest)
            if len(word) > 1 and word not in SAME and word not in known
            and not NAME_OF_CODE.fullmatch(word)]


def words(text):
    """The words of a document, which the window shows as they are."""
    return frozenset(WORD.findall(text)) | frozenset(re.findall(r"\w+", text))


def said(root):
    """Everything that shows of a program, tables left out: what each is called, and its description."""
    # A whole program cannot be asked at once, a window can.
    for window in accessible.children(root):
        for node in accessible.find_all(window):
            for text in (node.get_name(), node.get_description()):
                if text:
                    yield text


@accessible.steady
def cut(root):
    """The labels that show and have an ellipsis for want of room: the characters that are not drawn
    share its width, so that the same character is wide at one place and narrow at another. Arabic
    letters do not tell: each has several forms."""
    found = []
    for window in accessible.children(root):
        for label in accessible.find_all(window, "label"):
            text = accessible.text(label)
            widths = {}
            for place, character in enumerate(text if "Text" in label.get_interfaces() else ""):
                box = Atspi.Text.get_character_extents(label, place, Atspi.CoordType.SCREEN)
                if not character.isspace() and unicodedata.bidirectional(character) != "AL":
                    widths.setdefault(character, set()).add(abs(box.width))
            if any(max(of_one) - min(of_one) > 2 for of_one in widths.values()):
                found.append(text)
    return found


@accessible.steady
def bare(root, known):
    """What shows and has words without brackets that are not known, a line each."""
    return sorted({f"{text!r}: {', '.join(found)}" for text in said(root)
                   for found in [untranslated(text, known)] if found})
