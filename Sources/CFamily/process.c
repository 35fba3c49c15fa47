// One process by itself.

#define _GNU_SOURCE
#include "CFamily.h"

#include "processes.h"

#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

bool rehearsal_process_is_stopped(pid_t process) {
  char id[16];
  snprintf(id, sizeof id, "%d", process);
  struct process found;
  return read_process(id, &found) && found.is_stopped;
}

bool rehearsal_process_signal(int descriptor, int number) {
  return syscall(SYS_pidfd_send_signal, descriptor, number, NULL, 0) == 0;
}
