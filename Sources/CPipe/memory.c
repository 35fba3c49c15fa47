// Files that are nowhere.

#define _GNU_SOURCE
#include <sys/mman.h>

#include "CPipe.h"

int rehearsal_memory_file_create(void) { return memfd_create("rehearsal", MFD_CLOEXEC); }
