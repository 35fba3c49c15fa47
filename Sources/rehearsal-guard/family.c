#include "family.h"

#include <ctype.h>
#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct process {
  pid_t id, parent;
  bool is_ours;
};

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void pause_for(int milliseconds) {
  struct timespec length = {0, milliseconds * 1000000L};
  nanosleep(&length, NULL);
}

// The parent of a process, or 0 where it has gone. A name may hold spaces and brackets, so the
// last bracket is looked for.
static pid_t parent_of(const char *id) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", id);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = '\0';
  const char *name_end = strrchr(line, ')');
  int parent = 0;
  if (!name_end || sscanf(name_end + 1, " %*c %d", &parent) != 1) return 0;
  return parent;
}

static int by_id(const void *left, const void *right) {
  return ((const struct process *)left)->id - ((const struct process *)right)->id;
}

// Every process that the machine has now, by id; the caller frees the list.
static size_t list_processes(struct process **list) {
  static size_t room = 1024;
  size_t count = 0;
  *list = malloc(room * sizeof **list);
  DIR *folder = opendir("/proc");
  struct dirent *entry;
  while (*list && folder && (entry = readdir(folder))) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    pid_t parent = parent_of(entry->d_name);
    if (parent == 0) continue;
    if (count == room) {
      struct process *more = realloc(*list, 2 * room * sizeof **list);
      if (!more) break;
      *list = more;
      room *= 2;
    }
    (*list)[count++] = (struct process){(pid_t)atoi(entry->d_name), parent, false};
  }
  if (folder) closedir(folder);
  if (!*list) return 0;
  qsort(*list, count, sizeof **list, by_id);
  return count;
}

// Sends a signal to every descendant that there is now, and says how many there were. Children
// may stand before their parents in the list, so it is gone through until nothing changes.
static size_t signal_family(int number) {
  struct process *list;
  size_t count = list_processes(&list), found = 0;
  const pid_t own = getpid();
  bool has_changed = true;
  while (has_changed) {
    has_changed = false;
    for (size_t place = 0; place < count; place++) {
      if (list[place].is_ours) continue;
      const struct process key = {list[place].parent, 0, false};
      const struct process *parent = bsearch(&key, list, count, sizeof key, by_id);
      if (list[place].parent != own && !(parent && parent->is_ours)) continue;
      list[place].is_ours = true;
      has_changed = true;
      found++;
      kill(list[place].id, number);
    }
  }
  free(list);
  return found;
}

// Collects what has ended; false once there is no child left, and so no descendant: whoever's
// parent ends becomes our child.
static bool reap(void) {
  pid_t child;
  while ((child = waitpid(-1, NULL, WNOHANG)) > 0) continue;
  return child == 0;
}

void end_family(int patience) {
  const long long start = milliseconds();
  signal_family(SIGTERM);
  // One that was stopped has to go on to hear of it.
  signal_family(SIGCONT);
  while (reap() && milliseconds() - start < patience) pause_for(10);
  // What forks faster than one can look is stopped first. Root's own processes may refuse.
  while (reap() && milliseconds() - start < patience + 10000) {
    size_t before = 0, now = signal_family(SIGSTOP);
    for (int turn = 0; turn < 20 && now != before; turn++) {
      before = now;
      now = signal_family(SIGSTOP);
    }
    signal_family(SIGKILL);
    pause_for(5);
  }
}
