"""A display with two monitors next to each other, in place of the one that Xvfb has."""

import ctypes
import os
import pathlib
import subprocess

# GDK leaves out a monitor without an output, and Xvfb has one output for all: each other monitor gets
# a number of its own, behind which the one output answers.
SHIM = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <X11/extensions/Xrandr.h>

static RROutput real, first = 0x7f000000, made[16];

XRRMonitorInfo *XRRGetMonitors(Display *display, Window window, Bool active, int *count) {
  XRRMonitorInfo *(*get)(Display *, Window, Bool, int *) = dlsym(RTLD_NEXT, "XRRGetMonitors");
  XRRMonitorInfo *monitors = get(display, window, active, count);
  for (int i = 0; monitors && i < *count && i < 16; i++) {
    if (monitors[i].noutput > 0) {
      real = monitors[i].outputs[0];
    } else {
      made[i] = first + i;
      monitors[i].outputs = &made[i];
      monitors[i].noutput = 1;
    }
  }
  return monitors;
}

XRROutputInfo *XRRGetOutputInfo(Display *display, XRRScreenResources *resources, RROutput output) {
  XRROutputInfo *(*get)(Display *, XRRScreenResources *, RROutput) =
    dlsym(RTLD_NEXT, "XRRGetOutputInfo");
  return get(display, resources, output >= first ? real : output);
}
"""


class _Info(ctypes.Structure):
    _fields_ = [("name", ctypes.c_ulong), ("primary", ctypes.c_int), ("automatic", ctypes.c_int),
                ("noutput", ctypes.c_int), ("x", ctypes.c_int), ("y", ctypes.c_int),
                ("width", ctypes.c_int), ("height", ctypes.c_int), ("mwidth", ctypes.c_int),
                ("mheight", ctypes.c_int), ("outputs", ctypes.POINTER(ctypes.c_ulong))]


class Monitors:
    """Divides the display in two; `environment` lets a program see that."""

    def __init__(self, folder, left, width=1280, height=800):
        folder = pathlib.Path(folder)
        (folder / "monitors.c").write_text(SHIM, encoding="utf-8")
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", folder / "monitors.so", folder / "monitors.c"],
                       check=True)
        self.environment = {"LD_PRELOAD": str(folder / "monitors.so")}
        self._x = ctypes.CDLL("libX11.so.6")
        self._randr = ctypes.CDLL("libXrandr.so.2")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XInternAtom.restype = ctypes.c_ulong
        self._randr.XRRGetScreenResources.restype = ctypes.POINTER(ctypes.c_ulong)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(os.environ["DISPLAY"].encode()))
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        self.names = [self._set("left", 0, left, height, True),
                      self._set("right", left, width - left, height)]

    def _set(self, name, x, width, height, is_primary=False):
        atom = self._x.XInternAtom(self._display, name.encode(), 0)
        info = _Info(atom, int(is_primary), 0, 0, x, 0, width, height, width // 4, height // 4, None)
        if is_primary:
            # The first one takes the output, so that the monitor that Xvfb has goes.
            info.noutput, info.outputs = 1, ctypes.pointer(ctypes.c_ulong(self._output()))
        self._randr.XRRSetMonitor(self._display, self._root, ctypes.byref(info))
        self._x.XSync(self._display, 0)
        return atom

    def _output(self):
        class Resources(ctypes.Structure):
            _fields_ = [("timestamp", ctypes.c_ulong), ("configured", ctypes.c_ulong),
                        ("ncrtc", ctypes.c_int), ("crtcs", ctypes.POINTER(ctypes.c_ulong)),
                        ("noutput", ctypes.c_int), ("outputs", ctypes.POINTER(ctypes.c_ulong))]
        self._randr.XRRGetScreenResources.restype = ctypes.POINTER(Resources)
        return self._randr.XRRGetScreenResources(self._display, self._root).contents.outputs[0]

    def unplug(self, index):
        """Takes one away, as a cable that is pulled does."""
        self._randr.XRRDeleteMonitor(self._display, self._root, ctypes.c_ulong(self.names[index]))
        self._x.XSync(self._display, 0)

    def end(self):
        """Gives the display back as it was."""
        for index in range(len(self.names)):
            self.unplug(index)
        self._x.XCloseDisplay(self._display)
