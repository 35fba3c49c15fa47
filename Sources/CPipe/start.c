#define _GNU_SOURCE
#include "CPipe.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

extern char **environ;

static int arrange(posix_spawn_file_actions_t *actions, const char *folder, const int given[],
                   int count) {
  int problem = 0;
  // From 0 on: one that is given may have the number of one that comes later, as 3, but no standard
  // stream has. A copy to itself loses its mark, and is not closed.
  for (int place = 0; problem == 0 && place < count; place++)
    problem = given[place] < 0
                ? posix_spawn_file_actions_addopen(actions, place, "/dev/null", O_RDWR, 0)
                : posix_spawn_file_actions_adddup2(actions, given[place], place);
  if (problem == 0 && count > 0)
    problem = posix_spawn_file_actions_addclosefrom_np(actions, count);
  if (problem == 0 && folder) problem = posix_spawn_file_actions_addchdir_np(actions, folder);
  return problem;
}

int rehearsal_start(char *const words[], const char *folder, const int given[], int count,
                    pid_t *process) {
  posix_spawn_file_actions_t actions;
  int problem = posix_spawn_file_actions_init(&actions);
  if (problem != 0) return problem;
  posix_spawnattr_t attributes;
  problem = posix_spawnattr_init(&attributes);
  if (problem != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return problem;
  }
  // A thread of a pool takes no signals, and who writes to a program may have refused SIGPIPE.
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  problem = arrange(&actions, folder, given, count);
  if (problem == 0)
    problem = posix_spawn(process, words[0], &actions, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}
