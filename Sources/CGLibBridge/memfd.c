// `rehearsal` passes a request to `rehearsal-window` in a descriptor: there is no file to
// name or to delete, and no limit such as that of an argument.

#define _GNU_SOURCE
#include "CGLibBridge.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static bool write_all(int fd, const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, text, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text += written;
    length -= (size_t)written;
  }
  return true;
}

int rehearsal_request_fd_create(const char *text, size_t length) {
  int fd = memfd_create("rehearsal-request", 0);  // no CLOEXEC: the next program reads it
  if (fd < 0) return -1;
  if (write_all(fd, text, length) && lseek(fd, 0, SEEK_SET) == 0) return fd;
  int problem = errno;
  close(fd);
  errno = problem;
  return -1;
}

char *rehearsal_read_all(int fd, size_t limit, size_t *length) {
  size_t used = 0, room = 4096;
  char *buffer = malloc(room);
  while (buffer != NULL) {
    ssize_t got = read(fd, buffer + used, room - used - 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    used += (size_t)got;
    if (used > limit) {
      errno = EFBIG;
      break;
    }
    if (got == 0) {
      buffer[used] = 0;
      *length = used;
      return buffer;
    }
    if (room - used > 1) continue;
    room *= 2;
    char *larger = realloc(buffer, room);
    if (larger == NULL) break;
    buffer = larger;
  }
  int problem = errno;
  free(buffer);
  errno = problem;
  return NULL;
}
