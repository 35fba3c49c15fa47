"""Messages over the session bus, as a desktop or another program sends them."""

from gi.repository import Gio, GLib

import names

PATH = f"/{names.APPLICATION.replace('.', '/')}"
BUS = "org.freedesktop.DBus"


def call(name, path, interface, method, parameters=None):
    """Calls a method and answers what it answers."""
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        name, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE, 20_000,
        None).unpack()


def act(action, text=None, window=1):
    """Has a window of the program do an action by its name, or without a window the program."""
    path = f"{PATH}/window/{window}" if window else PATH
    parameter = [] if text is None else [GLib.Variant("s", str(text))]
    call(names.APPLICATION, path, "org.gtk.Actions", "Activate",
         GLib.Variant("(sava{sv})", (action, parameter, {})))


def ask(method, kind="(a{sv})", *words):
    """Asks the program for what desktops ask of those that the bus starts."""
    call(names.APPLICATION, PATH, "org.freedesktop.Application", method,
         GLib.Variant(kind, (*words, {})))


def open_files(*addresses):
    """Asks the program to open what has these addresses."""
    ask("Open", "(asa{sv})", [str(address) for address in addresses])


def start():
    """Has the bus start the program as its service."""
    call(BUS, "/", BUS, "StartServiceByName", GLib.Variant("(su)", (names.APPLICATION, 0)))


def process():
    """The number of the process that has the program's name; nothing where none has."""
    try:
        return call(BUS, "/", BUS, "GetConnectionUnixProcessID",
                    GLib.Variant("(s)", (names.APPLICATION,)))[0]
    except GLib.Error:
        return None


def reload():
    """Has the bus read its service files again."""
    call(BUS, "/", BUS, "ReloadConfig")
