"""The picture of the pointer, as the screen has it."""

import ctypes


class _Cursor(ctypes.Structure):
    _fields_ = [("x", ctypes.c_short), ("y", ctypes.c_short),
                ("width", ctypes.c_ushort), ("height", ctypes.c_ushort),
                ("xhot", ctypes.c_ushort), ("yhot", ctypes.c_ushort),
                ("serial", ctypes.c_ulong), ("pixels", ctypes.POINTER(ctypes.c_ulong))]


def is_seen():
    """Whether the pointer shows anything at all."""
    x11, fixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    try:
        event, error = ctypes.c_int(), ctypes.c_int()
        fixes.XFixesQueryExtension(display, ctypes.byref(event), ctypes.byref(error))
        fixes.XFixesGetCursorImage.restype = ctypes.POINTER(_Cursor)
        cursor = fixes.XFixesGetCursorImage(display).contents
        count = cursor.width * cursor.height
        return any(cursor.pixels[place] >> 24 & 255 for place in range(count))
    finally:
        x11.XCloseDisplay(display)
