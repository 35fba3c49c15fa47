"""A small window in the corner of the screen from which files can be dragged."""

import pathlib
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

URIS = [pathlib.Path(path).absolute().as_uri() for path in sys.argv[1:]]

window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.move(0, 0)
window.resize(40, 40)
ground = Gtk.EventBox()
window.add(ground)
ground.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
ground.drag_source_add_uri_targets()
ground.connect("drag-data-get", lambda _w, _c, data, _i, _t: data.set_uris(URIS))
# What the drop leads to may still ask for the data.
ground.connect("drag-end", lambda *_: GLib.timeout_add(300, Gtk.main_quit))
window.show_all()
GLib.idle_add(lambda: print("ready", flush=True))
Gtk.main()
