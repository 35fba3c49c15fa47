"""Stands in for the desktop's notifications: prints what it is asked for, a line each, and says of
the lines of its input that a person did them: `click ID`, `close ID REASON`."""

import json
import sys
import threading

from gi.repository import Gio, GLib

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
INTERFACE = f"""
<node><interface name="{NAME}">
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="as" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/>
<arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
<signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>
"""


def say(**what):
    print(json.dumps(what), flush=True)


class Service:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.count = 0
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.bus.register_object(PATH, interface, self.called, None, None)
        Gio.bus_own_name_on_connection(
            self.bus, NAME, Gio.BusNameOwnerFlags.NONE, lambda *_: say(ready=True), None)

    def called(self, _bus, _sender, _path, _interface, method, arguments, invocation):
        values = arguments.unpack()
        if method == "Notify":
            self.count += 1
            say(id=self.count, title=values[3], body=values[4], actions=values[5])
            invocation.return_value(GLib.Variant("(u)", (self.count,)))
        else:
            say(closed=values[0])
            invocation.return_value(None)
            self.tell("NotificationClosed", GLib.Variant("(uu)", (values[0], 3)))

    def tell(self, signal, values):
        self.bus.emit_signal(None, PATH, NAME, signal, values)

    def read(self):
        for line in sys.stdin:
            words = line.split()
            number = int(words[1])
            if words[0] == "click":
                GLib.idle_add(self.tell, "ActionInvoked", GLib.Variant("(us)", (number, "default")))
            else:
                GLib.idle_add(
                    self.tell, "NotificationClosed", GLib.Variant("(uu)", (number, int(words[2]))))


service = Service()
threading.Thread(target=service.read, daemon=True).start()
GLib.MainLoop().run()
