"""Prints what programs announce to a screen reader, a line each, from the line "ready" on; with the
word "shown", the names of the pictures that come to be shown.

A process of its own: nothing else asks for anything here, so that no announcement is missed, and
none meets objects that a test has thrown away.
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def show(event):
    """Prints the name of a picture that is shown now."""
    try:
        if event.detail1 and event.source.get_role() in (Atspi.Role.IMAGE, Atspi.Role.ICON):
            # Nobody else tells the cache of another name.
            event.source.clear_cache()
            print(event.source.get_name(), flush=True)
    except GLib.Error:
        pass  # It has gone already.


Atspi.init()
if sys.argv[1:] == ["shown"]:
    listener = Atspi.EventListener.new(show)
    listener.register("object:state-changed:showing")
else:
    listener = Atspi.EventListener.new(lambda event: print(event.any_data, flush=True))
    listener.register("object:announcement")
print("ready", flush=True)
Atspi.event_main()
