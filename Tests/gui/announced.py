"""Prints what programs announce to a screen reader, a line each, from the line "ready" on.

A process of its own: nothing else asks for anything here, so that no announcement is missed, and
none meets objects that a test has thrown away.
"""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

Atspi.init()
listener = Atspi.EventListener.new(lambda event: print(event.any_data, flush=True))
listener.register("object:announcement")
print("ready", flush=True)
Atspi.event_main()
