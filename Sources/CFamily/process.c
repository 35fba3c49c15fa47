// One process by itself.

#include "CFamily.h"

#include "processes.h"

#include <stdio.h>

bool rehearsal_process_is_stopped(pid_t process) {
  char id[16];
  snprintf(id, sizeof id, "%d", process);
  struct process found;
  return read_process(id, &found) && found.is_stopped;
}
