#pragma once

#include <stdbool.h>

/// A pipe of which no program that is started inherits either end, not even one
/// started by another thread at this moment: `ends[0]` is for reading. False with
/// errno set when it cannot be made. Any thread.
bool rehearsal_pipe_create(int ends[2]);

/// Two connected sockets, of which no program inherits either end by itself, as
/// above. What one end closes, the other reads as its end. Any thread.
bool rehearsal_socket_pair_create(int ends[2]);
