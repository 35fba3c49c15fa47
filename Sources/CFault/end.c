// Ends that are no faults, and cores.

#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "CFault.h"

static _Atomic(char *) removed;

static void end(int number) {
  char *path = atomic_load(&removed);
  if (path) unlink(path);
  signal(number, SIG_DFL);
  raise(number);
}

void rehearsal_fault_remove_at_end(const char *path) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  // The old one is not freed: the handler may be reading it.
  atomic_store(&removed, path ? strdup(path) : NULL);
  for (int i = 0; path && i < 3; i++) {
    struct sigaction action;
    // What is ignored stays so: nohup does that.
    if (sigaction(signals[i], NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action = (struct sigaction){.sa_handler = end};
    sigaction(signals[i], &action, NULL);
  }
}

/// That of the sanitizers, where the program is built with them.
extern void __lsan_do_leak_check(void) __attribute__((weak));

void rehearsal_refuse_core(void) {
  if (__lsan_do_leak_check) return;
  prctl(PR_SET_DUMPABLE, 0);
}

bool rehearsal_allows_core(void) { return prctl(PR_GET_DUMPABLE) != 0; }
