// Swift's own import of the C library lacks pipe2, and the flags of sockets.

#define _GNU_SOURCE
#include "CPipe.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

bool rehearsal_pipe_create(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }

bool rehearsal_socket_pair_create(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
}
