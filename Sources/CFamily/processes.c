#include "processes.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reads the line of a process; false where it has gone. A name may have spaces and brackets, so
// the last bracket is looked for.
bool read_process(const char *id, struct process *process) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", id);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = '\0';
  const char *name_end = strrchr(line, ')');
  char state;
  int parent, group;
  if (!name_end || sscanf(name_end + 1, " %c %d %d", &state, &parent, &group) != 3) return false;
  *process = (struct process){
    .id = (pid_t)atoi(id), .parent = parent, .group = group,
    .is_dead = state == 'Z' || state == 'X', .is_stopped = state == 'T' || state == 't'};
  return true;
}

static int by_id(const void *left, const void *right) {
  return ((const struct process *)left)->id - ((const struct process *)right)->id;
}

size_t list_processes(struct process **list) {
  size_t count = 0, room = 1024;
  *list = malloc(room * sizeof **list);
  DIR *folder = opendir("/proc");
  struct dirent *entry;
  while (*list && folder && (entry = readdir(folder))) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    if (!read_process(entry->d_name, *list + count)) continue;
    if (++count < room) continue;
    struct process *more = realloc(*list, 2 * room * sizeof **list);
    if (!more) break;
    *list = more;
    room *= 2;
  }
  if (folder) closedir(folder);
  if (!*list) return 0;
  qsort(*list, count, sizeof **list, by_id);
  return count;
}

struct process *find_process(struct process *list, size_t count, pid_t id) {
  const struct process key = {.id = id};
  return bsearch(&key, list, count, sizeof key, by_id);
}
