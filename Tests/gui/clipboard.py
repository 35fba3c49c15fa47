"""Prints what is on the clipboard; a program of its own, as a person's editor is."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
if len(sys.argv) > 1:
    data = clipboard.wait_for_contents(Gdk.Atom.intern(sys.argv[1], False))
    words = data and data.get_data()
else:
    words = clipboard.wait_for_text()
    words = words and words.encode()
if words is None:
    sys.exit(1)
sys.stdout.buffer.write(words)
