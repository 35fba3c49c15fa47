"""Writes the picture that is on the clipboard to a file; a program of its own, as an editor is."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

contents = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_contents(
    Gdk.Atom.intern("image/png", False))
if contents is None:
    sys.exit(1)
with open(sys.argv[1], "wb") as file:
    file.write(contents.get_data())
