"""Brings files into the program as a person does: by the file chooser, by dragging."""

import pathlib
import subprocess
import sys

import accessible
import names
from accessible import Atspi
from harness import is_enabled, is_focused, settle, xdotool

# How often a person tries before they say that it does not work.
ATTEMPTS = 5
# How long they wait for it each time: a busy machine answers late.
PATIENCE = 4.0


def choose(program, chooser, path):
    """Types a path into the file chooser of this title, chooses it, and waits for its end."""
    window = program.find("file chooser", chooser)
    # The list of completions may go between a key's press and its release.
    program.tolerates("gtk_widget_event: assertion 'WIDGET_REALIZED_FOR_EVENT")
    entry = _entry(program, window)

    def ended():
        return accessible.find(program.root, "file chooser", chooser) is None

    for _ in range(ATTEMPTS):
        _write(program, entry, str(path))
        # Until the chooser has looked where that leads, Return does nothing.
        _is_soon(lambda: _takes_return(window))
        # What GTK completes until this very moment was not asked for.
        xdotool("key", "--delay", 0, "Delete", "Return")
        # Return may only have closed the list of completions.
        if _is_soon(lambda: ended() or _question(program)) and ended():
            return
        # GTK was faster and has completed a name that exists: it shall not be replaced.
        if _question(program):
            program.key("Escape")
            accessible.wait(lambda: not _question(program), "the question gone")
    raise accessible.NotFound(f"{chooser!r} does not take {path}: it reads "
                              f"{accessible.text(entry)!r}")


def _question(program):
    """The dialog in which the chooser asks or complains, if there is one."""
    return next((node for node in accessible.children(program.root)
                 if node.get_role_name() in (names.ALERT, names.DIALOG)
                 and accessible.is_showing(node)), None)


def _takes_return(window):
    """Whether the button that Return presses can be pressed."""
    return any(is_enabled(node) for node in accessible.walk(window)
               if accessible.has_state(node, Atspi.StateType.IS_DEFAULT))


def _entry(program, window):
    """The entry for a path, once it has the keyboard."""
    def focused():
        return accessible.focused(window)

    def entry():
        node = focused()
        return node if node and node.get_role_name() in names.ENTRY else None

    # Who opens a file stands in the list of files; the key for a location brings the entry.
    _is_soon(focused)
    for _ in range(ATTEMPTS):
        found = entry() or program.key("ctrl+l") or _is_soon(entry)
        if found:
            return found
    raise accessible.NotFound("no entry for a path")


def _write(program, entry, words):
    """Sees to it that an entry reads so, but for a completion that the next Delete takes away."""
    def reads():
        text = accessible.text(entry)
        if text == words:
            return True
        ranges = [Atspi.Text.get_selection(entry, place)
                  for place in range(Atspi.Text.get_n_selections(entry))]
        return text.startswith(words) and [(found.start_offset, found.end_offset)
                                           for found in ranges] == [(len(words), len(text))]

    for _ in range(ATTEMPTS):
        program.key("ctrl+a")
        program.write(words)
        if _is_soon(reads):
            return
    raise accessible.NotFound(f"an entry that reads {words!r}, not {accessible.text(entry)!r}")


def _is_soon(look):
    """What `look` answers within a person's patience, else nothing."""
    try:
        return accessible.wait(look, "", PATIENCE)
    except accessible.NotFound:
        return None


def drag(program, paths, node):
    """Drags files from another window and drops them on something in the program's."""
    source = subprocess.Popen(
        [sys.executable, str(pathlib.Path(__file__).with_name("dragged.py")), *map(str, paths)],
        stdout=subprocess.PIPE, text=True)
    try:
        assert source.stdout.readline() == "ready\n", "nothing to drag"
        x, y = program.resting_centre(node)
        xdotool("mousemove", 20, 20, "mousedown", 1)
        for step in range(1, 11):
            xdotool("mousemove", 20 + (x - 20) * step // 10, 20 + (y - 20) * step // 10)
            settle(0.03)
        settle(0.2)
        xdotool("mouseup", 1)
        source.wait(10)
    finally:
        source.kill()
        source.wait()
        source.stdout.close()
