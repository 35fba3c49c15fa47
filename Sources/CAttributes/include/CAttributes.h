#pragma once

#include <stdbool.h>

/// Gives the file `to` the extended attributes of the file `from`, and no others;
/// access control lists are among them. What the kernel computes from the content
/// is left alone. False with errno set when one of them cannot be kept; `to` may
/// have some of them then. Both descriptors stay open. Any thread.
bool rehearsal_attributes_copy(int from, int to);
