// Swift's own import of the C library lacks extended attributes.

#include "CAttributes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

/// The names of the attributes, each with a NUL after it, which the caller frees.
/// NULL with errno set on failure; without attributes `length` is 0.
static char *names_of(int fd, size_t *length) {
  ssize_t room = flistxattr(fd, NULL, 0);
  // A file system that knows none.
  if (room < 0 && errno == ENOTSUP) room = 0;
  if (room < 0) return NULL;
  char *names = malloc((size_t)room + 1);
  if (names == NULL) return NULL;
  ssize_t used = room > 0 ? flistxattr(fd, names, (size_t)room) : 0;
  if (used < 0) {
    free(names);
    return NULL;
  }
  *length = (size_t)used;
  return names;
}

/// The value of an attribute, which the caller frees; NULL with errno set on failure.
static char *value_of(int fd, const char *name, size_t *length) {
  ssize_t room = fgetxattr(fd, name, NULL, 0);
  if (room < 0) return NULL;
  char *value = malloc((size_t)room + 1);
  if (value == NULL) return NULL;
  ssize_t used = fgetxattr(fd, name, value, (size_t)room);
  if (used < 0) {
    free(value);
    return NULL;
  }
  *length = (size_t)used;
  return value;
}

/// Whether an attribute belongs to the content: a checksum of it, or a right that
/// any change of it ends.
static bool is_of_content(const char *name) {
  return strcmp(name, "security.ima") == 0 || strcmp(name, "security.evm") == 0 ||
         strcmp(name, "security.capability") == 0;
}

static bool copy_one(int from, int to, const char *name) {
  size_t length = 0, present = 0;
  char *value = value_of(from, name, &length);
  if (value == NULL) return false;
  char *old = value_of(to, name, &present);
  // A label that a new file gets by itself may be one that only the system sets.
  bool is_same = old != NULL && present == length && memcmp(old, value, length) == 0;
  free(old);
  bool is_done = is_same || fsetxattr(to, name, value, length, 0) == 0;
  int problem = errno;
  free(value);
  errno = problem;
  return is_done;
}

/// A folder may give a new file a list of its own.
static bool remove_others(int from, int to) {
  size_t length = 0;
  char *names = names_of(to, &length);
  if (names == NULL) return false;
  bool is_done = true;
  for (const char *name = names; is_done && name < names + length; name += strlen(name) + 1) {
    if (is_of_content(name) || fgetxattr(from, name, NULL, 0) >= 0 || errno != ENODATA) continue;
    is_done = fremovexattr(to, name) == 0;
  }
  int problem = errno;
  free(names);
  errno = problem;
  return is_done;
}

bool rehearsal_attributes_copy(int from, int to) {
  size_t length = 0;
  char *names = names_of(from, &length);
  if (names == NULL) return false;
  bool is_done = true;
  for (const char *name = names; is_done && name < names + length; name += strlen(name) + 1) {
    is_done = is_of_content(name) || copy_one(from, to, name);
  }
  int problem = errno;
  free(names);
  errno = problem;
  return is_done && remove_others(from, to);
}
