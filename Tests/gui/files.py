"""Brings files into the program as a person does: by the file chooser, by dragging."""

import pathlib
import subprocess
import sys

from harness import settle, xdotool


def write_path(program, path):
    """Types a path into the file chooser and chooses it."""
    settle(0.5)
    # The slash begins a path: a field for it may appear, and GTK loses what is typed before.
    # Its own release is what GTK complains of.
    program.tolerates("gtk_widget_event: assertion 'WIDGET_REALIZED_FOR_EVENT")
    program.write("/")
    settle(0.5)
    program.write(str(path)[1:])
    settle(0.3)
    # What GTK has completed meanwhile was not asked for.
    program.key("Delete", "Return")


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
