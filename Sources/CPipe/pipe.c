// The Glibc module of Swift has no pipe2.

#define _GNU_SOURCE
#include "CPipe.h"

#include <fcntl.h>
#include <unistd.h>

bool rehearsal_pipe_create(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }
