#define _GNU_SOURCE
#include "CDecoder.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

int rehearsal_decoder_start(const char *program, int picture, int answer, pid_t *process) {
  posix_spawn_file_actions_t actions;
  int problem = posix_spawn_file_actions_init(&actions);
  if (problem != 0) return problem;
  // The thread that starts it may take no signals, but one is the end of what takes too long.
  posix_spawnattr_t attributes;
  problem = posix_spawnattr_init(&attributes);
  if (problem != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return problem;
  }
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  char *words[] = {(char *)program, NULL};
  // Our programs open all standard streams when they begin, so neither end has one of these numbers.
  problem = posix_spawn_file_actions_adddup2(&actions, picture, STDIN_FILENO);
  if (problem == 0) problem = posix_spawn_file_actions_adddup2(&actions, answer, STDOUT_FILENO);
  // Libraries write why they abort; what a person reads comes from how the program ended.
  if (problem == 0)
    problem =
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  if (problem == 0) problem = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  if (problem == 0) problem = posix_spawn(process, program, &actions, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}
