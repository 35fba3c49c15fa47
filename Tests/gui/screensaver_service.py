"""Stands in for the desktop's screen saver: prints who asks it for rest and who gives that back, a
line each."""

import json

from gi.repository import Gio, GLib

NAME = "org.freedesktop.ScreenSaver"
PATH = "/org/freedesktop/ScreenSaver"
INTERFACE = f"""
<node><interface name="{NAME}">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="out"/></method>
<method name="UnInhibit"><arg type="u" direction="in"/></method>
</interface></node>
"""


def say(**what):
    print(json.dumps(what), flush=True)


def called(_bus, _sender, _path, _interface, method, arguments, invocation):
    values = arguments.unpack()
    if method == "Inhibit":
        say(inhibited=values[1])
        invocation.return_value(GLib.Variant("(u)", (73,)))
    else:
        say(released=values[0])
        invocation.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(
    PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(
    bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: say(ready=True), None)
GLib.MainLoop().run()
