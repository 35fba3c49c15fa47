"""What is on the whole screen."""

import subprocess

import accessible


def pixels(area=None):
    """The pixels of the screen, or of an area of it as ImageMagick has them."""
    crop = ["-crop", area] if area else []
    return subprocess.run(["import", "-window", "root", *crop, "-depth", "8", "rgb:-"],
                          capture_output=True, check=True, timeout=20).stdout


def resting_pixels():
    """The pixels of the screen, once nothing moves any more."""
    return accessible.rest(pixels, "a screen")


def visible_windows(process):
    """The numbers of the windows that a process shows, as xdotool takes them."""
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)],
                          capture_output=True, text=True, check=False, timeout=20)
    return done.stdout.split()


def active():
    """The title of the window that has the keyboard."""
    done = subprocess.run(["xdotool", "getactivewindow", "getwindowname"],
                          capture_output=True, text=True, check=False, timeout=10)
    return done.stdout.strip()


def wait_for_active(title):
    """Waits until the window of that title has the keyboard."""
    accessible.wait(lambda: active() == title, f"{title!r} in front")
