#define _GNU_SOURCE
#include "CFamily.h"

#include "processes.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The mark of a command: this hard limit, which no process of a person can raise again, is lower
// than ours. It limits only programs with real-time priority, and by a microsecond.
enum { marking_limit = RLIMIT_RTTIME };

void rehearsal_family_mark(void) {
  struct rlimit limit;
  if (getrlimit(marking_limit, &limit) != 0 || limit.rlim_max == 0) return;
  limit.rlim_max -= 1;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(marking_limit, &limit);
}

static bool has_mark(pid_t process) {
  struct rlimit own, its;
  return getrlimit(marking_limit, &own) == 0 && prlimit(process, marking_limit, NULL, &its) == 0 &&
         its.rlim_max < own.rlim_max;
}

void rehearsal_family_adopt(bool adopts) { prctl(PR_SET_CHILD_SUBREAPER, (unsigned long)adopts); }

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void pause_for(int milliseconds) {
  struct timespec length = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  nanosleep(&length, NULL);
}

// Sends a signal to every process of a family that there is now; 0 only counts. Returns how many
// there were that have not ended. Children may stand before their parents in the list, so it is
// gone through until nothing changes.
static size_t signal_family(enum rehearsal_family family, int number) {
  struct process *list;
  size_t count = list_processes(&list), found = 0;
  const pid_t own = getpid(), own_group = getpgrp();
  bool has_changed = true;
  while (has_changed) {
    has_changed = false;
    for (size_t place = 0; place < count; place++) {
      struct process *process = list + place;
      if (process->is_ours) continue;
      if (process->parent == own) {
        if (family == rehearsal_family_orphans && !has_mark(process->id)) continue;
      } else {
        const struct process *parent = find_process(list, count, process->parent);
        if (!parent || !parent->is_ours) continue;
      }
      process->is_ours = true;
      has_changed = true;
      if (process->is_dead) continue;
      found++;
      if (number == 0) continue;
      kill(process->id, number);
      // A command has a session of its own, so its groups have no other process in them. A group
      // gets a signal at once, also those members that were made since the list was.
      if (process->group > 1 && process->group != own_group) kill(-process->group, number);
    }
  }
  // Our own children that have ended are gone only when somebody has asked.
  if (family == rehearsal_family_orphans)
    for (size_t place = 0; place < count; place++)
      if (list[place].is_ours && list[place].is_dead && list[place].parent == own)
        waitpid(list[place].id, NULL, WNOHANG);
  free(list);
  return found;
}

// How many processes of a family are left.
static size_t left_of(enum rehearsal_family family) {
  if (family == rehearsal_family_orphans) return signal_family(family, 0);
  pid_t child;
  while ((child = waitpid(-1, NULL, WNOHANG)) > 0) continue;
  // Without a child there is no descendant: whoever's parent ends becomes our child.
  return child == 0 ? signal_family(family, 0) : 0;
}

size_t rehearsal_family_end(enum rehearsal_family family, int patience) {
  const long long start = milliseconds();
  // One that was stopped has to go on to hear of it.
  if (patience > 0 && signal_family(family, SIGTERM) > 0) signal_family(family, SIGCONT);
  while (true) {
    const size_t left = left_of(family);
    // One that ended since it was looked for is still to be collected.
    const bool has_more = family == rehearsal_family_own && waitpid(-1, NULL, WNOHANG) >= 0;
    const long long passed = milliseconds() - start;
    if ((left == 0 && !has_more) || passed > patience + 10000) return left;
    if (passed < patience) {
      pause_for(10);
      continue;
    }
    // What forks faster than one can look is stopped first. Root's own processes may refuse.
    size_t before = 0, now = signal_family(family, SIGSTOP);
    for (int turn = 0; turn < 20 && now != before; turn++) {
      before = now;
      now = signal_family(family, SIGSTOP);
    }
    signal_family(family, SIGKILL);
    pause_for(5);
  }
}

// Adds the children of one process to a list, as far as there is room; false where the kernel has
// no such lists.
static bool add_children(pid_t process, pid_t *list, size_t *count, size_t most) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  if (!threads) return true;
  bool is_known = true;
  struct dirent *thread;
  while (*count < most && (thread = readdir(threads))) {
    if (thread->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/children", process, thread->d_name);
    FILE *file = fopen(path, "re");
    if (!file) {
      // A thread that has ended, unless none of them has the list.
      is_known = is_known && access("/proc/thread-self/children", F_OK) == 0;
      continue;
    }
    int child;
    while (*count < most && fscanf(file, "%d", &child) == 1) list[(*count)++] = child;
    fclose(file);
  }
  closedir(threads);
  return is_known;
}

size_t rehearsal_family_count(size_t most) {
  pid_t *list = malloc(most * sizeof *list);
  size_t count = 0;
  bool is_known = list != NULL && add_children(getpid(), list, &count, most);
  for (size_t place = 0; is_known && place < count; place++)
    is_known = add_children(list[place], list, &count, most);
  free(list);
  // From one list of all processes, where the kernel has no lists of children.
  return is_known ? count : signal_family(rehearsal_family_own, 0);
}
