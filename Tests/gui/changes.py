"""Prints what programs tell assistive technology to have changed, a line each, from the line
"ready" on: the event, and the role and the name of what it is about.

A process of its own, for the reasons of announced.py.
"""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = ("object:text-changed", "object:visible-data-changed", "object:value-changed",
          "object:property-change:accessible-name", "object:property-change:accessible-value",
          "object:property-change:accessible-description")


def tell(event):
    try:
        print(event.type, event.source.get_role_name(), event.source.get_name(), sep="\t", flush=True)
    except GLib.Error:
        pass  # it has just gone


Atspi.init()
listener = Atspi.EventListener.new(tell)
for each in EVENTS:
    listener.register(each)
print("ready", flush=True)
Atspi.event_main()
