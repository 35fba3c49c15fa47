"""Prints what is on the clipboard; a program of its own, as a person's editor is."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

words = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text()
if words is None:
    sys.exit(1)
sys.stdout.write(words)
