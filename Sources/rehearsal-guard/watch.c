#include "watch.h"

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// A file that is not there, or no regular one, has only zeros.
static struct stat look_at(const char *path) {
  struct stat status = {0};
  if (stat(path, &status) == 0 && S_ISREG(status.st_mode)) return status;
  return (struct stat){0};
}

static bool is_same(const struct stat *left, const struct stat *right) {
  return left->st_dev == right->st_dev && left->st_ino == right->st_ino &&
         left->st_size == right->st_size && left->st_ctim.tv_sec == right->st_ctim.tv_sec &&
         left->st_ctim.tv_nsec == right->st_ctim.tv_nsec;
}

// Whether a known text, which ends at a colon, is this one.
static bool is_known(const struct watched *file, const char *text) {
  size_t length = strlen(text);
  return strncmp(file->known, text, length) == 0 && file->known[length] == ':';
}

static bool has_stamp(const struct watched *file) {
  char text[128];
  snprintf(
    text, sizeof text, "%llu.%llu.%lld.%lld.%ld", (unsigned long long)file->seen.st_dev,
    (unsigned long long)file->seen.st_ino, (long long)file->seen.st_size,
    (long long)file->seen.st_ctim.tv_sec, file->seen.st_ctim.tv_nsec);
  return is_known(file, text);
}

// Reads a file of a known size, and one byte more, so that one that has grown differs. Not to its
// end: one to which a program adds all the time may have none.
static bool has_digest(const struct watched *file, bool (*goes_on)(void), bool *was_cancelled) {
  static unsigned char buffer[1 << 18];
  // Not blocking, in case the file has become a pipe.
  int descriptor = open(file->path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct stat opened;
  bool is_right = fstat(descriptor, &opened) == 0 && is_same(&opened, &file->seen);
  GChecksum *sum = g_checksum_new(G_CHECKSUM_SHA256);
  off_t rest = file->seen.st_size;
  while (is_right && rest >= 0) {
    if (!goes_on()) {
      *was_cancelled = true;
      break;
    }
    size_t piece = rest < (off_t)sizeof buffer ? (size_t)rest + 1 : sizeof buffer;
    ssize_t count = read(descriptor, buffer, piece);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) break;
    if (count < 0) is_right = false;
    if (count > 0) g_checksum_update(sum, buffer, count);
    rest -= count;
  }
  is_right = is_right && !*was_cancelled && is_known(file, g_checksum_get_string(sum));
  g_checksum_free(sum);
  close(descriptor);
  return is_right;
}

// The file before this one that is the same, with another path; NULL for none. What is before has
// been compared, and was right.
static const struct watched *earlier(const struct watched *files, size_t place) {
  for (size_t other = 0; other < place; other++)
    if (files[other].by == watched_digest && is_same(&files[other].seen, &files[place].seen))
      return files + other;
  return NULL;
}

static bool has_known_digest(const struct watched *file, const struct watched *other) {
  const size_t length = strcspn(file->known, ":");
  return length == strcspn(other->known, ":") && strncmp(file->known, other->known, length) == 0;
}

long compare_watched(struct watched *files, size_t count, bool (*goes_on)(void)) {
  bool was_cancelled = false;
  for (size_t place = 0; place < count; place++) {
    struct watched *file = files + place;
    file->seen = look_at(file->path);
    bool is_there = file->seen.st_mode != 0, is_right = false;
    switch (file->by) {
      case watched_absence: is_right = !is_there; break;
      case watched_stamp: is_right = is_there && has_stamp(file); break;
      case watched_digest: {
        const struct watched *other = is_there ? earlier(files, place) : NULL;
        is_right = other ? has_known_digest(file, other)
                         : is_there && has_digest(file, goes_on, &was_cancelled);
        break;
      }
    }
    if (was_cancelled) return watched_cancelled;
    if (!is_right) return (long)place;
  }
  // One may have changed while the others were read.
  for (size_t place = 0; place < count; place++) {
    const struct stat now = look_at(files[place].path);
    if (!is_same(&now, &files[place].seen)) return (long)place;
  }
  return watched_all_same;
}
