// libdispatch's main queue as a GSource. Swift's main actor runs on that queue,
// and nothing drains it while GLib's loop owns the main thread.
//
// These are the two functions that CoreFoundation's run loop uses. They are exported, but
// no header declares them.

#include "CGLibBridge.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// GDK draws at priority 120. Work on the main queue that posts itself again would prevent
// drawing at any higher priority; at the same priority both get their turn.
enum { main_queue_priority = 120 };

static gboolean drain(gint fd, GIOCondition condition, gpointer unused) {
  (void)condition, (void)unused;
  // The descriptor stays readable until it is read, and the loop would not sleep. It is read
  // before the queue is drained: after that, a post from the meantime would be lost.
  uint64_t posts;
  (void)!read(fd, &posts, sizeof posts);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

bool rehearsal_main_queue_attach(void) {
  static guint source = 0;
  if (source != 0) return true;
  int fd = _dispatch_get_main_queue_handle_4CF();
  if (fd < 0) return false;
  source = g_unix_fd_add_full(main_queue_priority, fd, G_IO_IN, drain, NULL, NULL);
  return source != 0;
}
