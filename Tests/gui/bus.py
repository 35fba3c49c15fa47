"""Messages over the session bus, as a desktop or another program sends them."""

from gi.repository import Gio, GLib

import names


def act(action, text=None, window=1):
    """Has a window of the program do an action by its name."""
    path = f"/{names.APPLICATION.replace('.', '/')}/window/{window}"
    parameter = [] if text is None else [GLib.Variant("s", str(text))]
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        names.APPLICATION, path, "org.gtk.Actions", "Activate",
        GLib.Variant("(sava{sv})", (action, parameter, {})), None, Gio.DBusCallFlags.NONE, 20_000,
        None)
