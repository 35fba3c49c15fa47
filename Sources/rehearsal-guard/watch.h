#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

// A file as it was when a person allowed the command. Paths are relative to the command's folder.
struct watched {
  enum { watched_digest, watched_stamp, watched_absence } by;
  // The SHA-256 in hexadecimal digits, or "DEVICE.INODE.SIZE.SECONDS.NANOSECONDS"; ends at a colon.
  const char *known;
  const char *path;
  // What the path referred to when it was compared.
  struct stat seen;
};

enum { watched_all_same = -1, watched_cancelled = -2 };

// Compares files with what is known of them, each as a whole. Between two pieces it asks whether
// to go on. Returns the index of one that differs, or one of the above.
long compare_watched(struct watched *files, size_t count, bool (*goes_on)(void));
