#pragma once

#include <stdbool.h>

// Limits this process so that no picture can hurt the machine, and none of its ends is noticed but
// by whoever started it.
void limit_this_process(void);

// Whether this process had most of the memory that it may have at some time; what failed then has
// most likely failed for that. Safe in a signal's handler.
bool had_most_memory(void);
