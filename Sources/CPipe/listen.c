#define _GNU_SOURCE
#include "CPipe.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

// The address of a path; false with errno set where that is too long.
static bool find(const char *path, struct sockaddr_un *address) {
  *address = (struct sockaddr_un){.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return false;
  }
  strcpy(address->sun_path, path);
  return true;
}

int rehearsal_socket_listen(const char *path) {
  struct sockaddr_un address;
  if (!find(path, &address)) return -1;
  int listening = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listening < 0) return -1;
  // Nobody else may connect, not even for a moment.
  mode_t before = umask(0177);
  int failed = bind(listening, (struct sockaddr *)&address, sizeof address);
  umask(before);
  if (failed || listen(listening, 1)) {
    int reason = errno;
    close(listening);
    errno = reason;
    return -1;
  }
  return listening;
}

int rehearsal_socket_accept(int listening) { return accept4(listening, NULL, NULL, SOCK_CLOEXEC); }

int rehearsal_socket_connect(const char *path) {
  struct sockaddr_un address;
  if (!find(path, &address)) return -1;
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, sizeof address)) {
    int reason = errno;
    close(connection);
    errno = reason;
    return -1;
  }
  return connection;
}
