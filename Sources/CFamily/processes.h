#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// One process, as /proc shows it.
struct process {
  pid_t id, parent, group;
  bool is_dead, is_stopped, is_ours;
};

// Reads one process; false where it has gone.
bool read_process(const char *id, struct process *process);

// Every process that the machine has now, in the order of their ids; the caller frees the list.
size_t list_processes(struct process **list);

// The process of an id in such a list, or NULL.
struct process *find_process(struct process *list, size_t count, pid_t id);
