"""What is on the whole screen."""

import os
import re
import subprocess

import gi

import accessible

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402


# The pixels of the display for each that the window counts, in each direction; only Wayland has more.
SCALE = float(os.environ.get("REHEARSAL_SCALE", 1))


def is_wayland():
    """Whether the program talks to a Wayland compositor, which is a window on the display."""
    return "REHEARSAL_WAYLAND" in os.environ


def wayland():
    """What the program needs in its environment there; a warning of GTK ends it."""
    if not is_wayland():
        return {}
    return {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": os.environ["WAYLAND_DISPLAY"],
            "DISPLAY": "", "G_DEBUG": "fatal-warnings"}


def scaled(words):
    """Words for xdotool, whose places are in pixels of the display; assistive technology counts others."""
    return [round(SCALE * word) if "mousemove" in words[max(0, place - 2):place] else word
            for place, word in enumerate(words)]


def maximize(root):
    """On Wayland, has the only window fill the screen: only so is it known where it is. On sway it does."""
    if os.environ.get("REHEARSAL_WAYLAND") != "weston":
        return
    frame = accessible.children(root)[0]
    width = accessible.extents(frame).width
    # The compositor counts how far the pointer goes, and may begin at another place than the display
    # does: at two corners both have the same one.
    for place in (("9999", "9999"), ("0", "0"), ("640", "400")):
        subprocess.run(["xdotool", "mousemove", "--sync", *place], check=True, timeout=10)
    subprocess.run(["xdotool", "key", "super+shift+m"], check=True, timeout=10)
    accessible.wait(lambda: accessible.extents(frame).width != width, "a window that fills all")
    accessible.rest(lambda: accessible.extents(frame).width, "a window")


def pixels(area=None):
    """The pixels of the screen, or of an area of it such as 20x10+0+-5, as far as that is on the screen:
    three bytes each, line by line."""
    root = Gdk.get_default_root_window()
    left, top, right, bottom = 0, 0, root.get_width(), root.get_height()
    if area:
        width, height, x, y = map(int, re.fullmatch(r"(\d+)x(\d+)\+(-?\d+)\+(-?\d+)", area).groups())
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, right), min(y + height, bottom)
    picture = Gdk.pixbuf_get_from_window(root, left, top, right - left, bottom - top)
    data, stride, used = picture.get_pixels(), picture.get_rowstride(), 3 * picture.get_width()
    assert picture.get_n_channels() == 3
    if stride == used:
        return bytes(data[:used * picture.get_height()])
    return b"".join(data[row:row + used] for row in range(0, stride * picture.get_height(), stride))


def resting_pixels(seconds=0.4):
    """The pixels of the screen, once nothing has moved for so long."""
    return accessible.rest(pixels, "a screen", seconds)


def visible_windows(process):
    """The numbers of the windows that a process shows, as xdotool takes them; on Wayland, where they
    have none, their names."""
    if is_wayland():
        root = accessible.application(process.pid)
        return [child.get_name() for child in accessible.children(root)] if root else []
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)],
                          capture_output=True, text=True, check=False, timeout=120)
    return done.stdout.split()


def active():
    """The title of the window that has the keyboard."""
    done = subprocess.run(["xdotool", "getactivewindow", "getwindowname"],
                          capture_output=True, text=True, check=False, timeout=120)
    return done.stdout.strip()


def wait_for_active(title):
    """Waits until the window of that title has the keyboard."""
    accessible.wait(lambda: active() == title, f"{title!r} in front")
