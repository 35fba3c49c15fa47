// libdispatch's main queue as a GSource. Swift's main actor runs on that queue,
// and nothing drains it while GLib's loop owns the main thread.
//
// The two functions are those CoreFoundation's run loop uses. They are exported
// and in no header.

#include "CGLibBridge.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// GDK draws at 120. Main-queue work that posts itself again starves drawing at
// any priority above that, and shares with it at the same one.
enum { main_queue_priority = 120 };

static gboolean drain(gint fd, GIOCondition condition, gpointer unused) {
  (void)condition, (void)unused;
  // Read first: the descriptor stays readable until it is read, so the loop would
  // spin; and read after the drain, a post made meanwhile would be lost.
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
