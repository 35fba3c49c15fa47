#pragma once

// The parts of GLib, without GTK, that Swift cannot call. The only state is the source
// that `rehearsal_main_queue_attach` makes.

#include <glib.h>
#include <stdbool.h>
#include <stddef.h>

/// Drains libdispatch's main queue, and with it Swift's main actor, from the
/// default main context. Call once, on the process's main thread, before the
/// loop runs; a second call does nothing. False where there is no such queue
/// (in a test runner, for one). The source stays until the process ends.
bool rehearsal_main_queue_attach(void);

/// A descriptor that holds `length` bytes of `text`, read position at the start,
/// which a program started by exec inherits. The caller closes it. -1 with errno
/// set when it cannot be made. Any thread.
int rehearsal_request_fd_create(const char *text, size_t length);

/// Reads `fd` to its end into a new buffer, which the caller frees with `free`; after
/// the bytes there is a NUL, which `length` does not count. NULL with errno
/// set on failure; EFBIG when there are more than `limit` bytes. `fd` stays open.
/// Any thread.
char *rehearsal_read_all(int fd, size_t limit, size_t *length);
