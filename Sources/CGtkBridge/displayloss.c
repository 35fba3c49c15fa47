#include "displayloss.h"

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *said;
static int status;
/// The connection to a compositor of Wayland; -1 on X.
static int connection = -1;

static void end(void) {
  size_t count = strlen(said);
  if (write(STDERR_FILENO, said, count) < 0) _exit(status);
  // Without what runs at an end in order: that would talk to the display.
  _exit(status);
}

/// Xlib calls it where the connection is gone; it must not return, and nothing of GTK can be used.
static int lost(void *display) {
  (void)display;
  end();
  return 0;
}

static gboolean is_gone(void) {
  struct pollfd polled = {.fd = connection};
  return poll(&polled, 1, 0) == 1 && (polled.revents & (POLLHUP | POLLERR)) != 0;
}

static gboolean prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  return is_gone();
}

static gboolean check(GSource *source) {
  (void)source;
  return is_gone();
}

static gboolean dispatch(GSource *source, GSourceFunc call, gpointer data) {
  (void)source;
  (void)call;
  (void)data;
  end();
  return G_SOURCE_REMOVE;
}

/// GTK's own source for events ends the process where it finds that the connection has gone. This
/// one is called before it, also before what waits is written, and ends the process in our way.
static void watch_connection(void) {
  static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};
  GSource *source = g_source_new(&functions, sizeof(GSource));
  g_source_set_priority(source, G_PRIORITY_HIGH);
  g_source_add_unix_fd(source, connection, G_IO_HUP | G_IO_ERR);
  g_source_attach(source, NULL);
  g_source_unref(source);
}

/// A function of a library that GTK has loaded only where it can show windows by it.
static void *loaded(const char *name) { return dlsym(RTLD_DEFAULT, name); }

void rehearsal_on_display_loss(const char *line, int exit_status) {
  free(said);
  said = strdup(line);
  status = exit_status;
  if (!said) return;
  GdkDisplay *display = gdk_display_get_default();
  void *(*set)(int (*)(void *));
  *(void **)&set = loaded("XSetIOErrorHandler");
  if (set) set(lost);
  GType (*wayland)(void);
  void *(*compositor)(GdkDisplay *);
  int (*descriptor)(void *);
  *(void **)&wayland = loaded("gdk_wayland_display_get_type");
  *(void **)&compositor = loaded("gdk_wayland_display_get_wl_display");
  *(void **)&descriptor = loaded("wl_display_get_fd");
  if (!wayland || !compositor || !descriptor) return;
  if (connection >= 0 || !G_TYPE_CHECK_INSTANCE_TYPE(display, wayland())) return;
  connection = descriptor(compositor(display));
  watch_connection();
}
