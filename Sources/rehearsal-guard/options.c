#include "options.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

enum {
  option_file = 1,
  option_stamp,
  option_no_file,
  option_program,
  option_processes,
  option_memory,
  option_keep_priority
};

static const struct option known[] = {
  {"file", required_argument, NULL, option_file},
  {"stamp", required_argument, NULL, option_stamp},
  {"no-file", required_argument, NULL, option_no_file},
  {"program", required_argument, NULL, option_program},
  {"processes", required_argument, NULL, option_processes},
  {"memory", required_argument, NULL, option_memory},
  {"keep-priority", no_argument, NULL, option_keep_priority},
  {NULL, 0, NULL, 0},
};

static bool read_number(const char *text, unsigned long long *number) {
  char *end;
  *number = strtoull(text, &end, 10);
  return *text >= '0' && *text <= '9' && *end == '\0';
}

// A file as "KNOWN:PATH", or as "PATH" alone.
static bool add_file(struct options *options, int option, const char *value) {
  const char *colon = option == option_no_file ? NULL : strchr(value, ':');
  if (option != option_no_file && !colon) return false;
  struct watched *file = options->files + options->file_count++;
  *file = (struct watched){.known = value, .path = colon ? colon + 1 : value};
  file->by = option == option_file ? watched_digest
             : option == option_stamp ? watched_stamp
                                      : watched_absence;
  return true;
}

bool read_options(int count, char **arguments, struct options *options) {
  *options = (struct options){.files = calloc((size_t)count, sizeof(struct watched))};
  if (!options->files) return false;
  int option;
  unsigned long long number;
  // The plus: what follows the first word is the command's.
  while ((option = getopt_long(count, arguments, "+", known, NULL)) != -1) switch (option) {
      case option_file:
      case option_stamp:
      case option_no_file:
        if (!add_file(options, option, optarg)) return false;
        break;
      case option_program: options->program = optarg; break;
      case option_processes:
        if (!read_number(optarg, &number)) return false;
        options->processes = number;
        break;
      case option_memory:
        if (!read_number(optarg, &options->memory)) return false;
        break;
      case option_keep_priority: options->keeps_priority = true; break;
      default: return false;
    }
  if (optind >= count) return false;
  options->words = arguments + optind;
  if (!options->program) options->program = options->words[0];
  return true;
}
