#pragma once

#include "watch.h"

#include <stdbool.h>
#include <stddef.h>

// What the guard is to do.
struct options {
  // The words of the command, and where its program is.
  char **words;
  const char *program;
  struct watched *files;
  size_t file_count;
  // How many processes the command may have, itself among them, and how many bytes of address
  // space each; 0 for any.
  size_t processes;
  unsigned long long memory;
  // Whether the command has the priority of whoever has started the guard.
  bool keeps_priority;
};

// Reads the options; false where they are wrong.
bool read_options(int count, char **arguments, struct options *options);
