#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// Makes a pipe; no program that this process starts inherits an end, not even one that
/// another thread starts at the same time. `ends[0]` is for reading. False with errno set
/// on failure. Any thread.
bool rehearsal_pipe_create(int ends[2]);

/// Two connected sockets, of which no program inherits either end by itself, as
/// above. What one end closes, the other reads as its end. Any thread.
bool rehearsal_socket_pair_create(int ends[2]);

/// A socket at a path at which one program of the same person can connect, which no program inherits
/// by itself; -1 with errno set on failure, also where there is something at the path. While it is
/// made, files of other threads have its mode, too.
int rehearsal_socket_listen(const char *path);

/// The connection of the next program; -1 with errno set on failure. Any thread.
int rehearsal_socket_accept(int listening);

/// A connection to the socket at a path, which no program inherits by itself; -1 with errno set on
/// failure. Any thread.
int rehearsal_socket_connect(const char *path);

/// Makes an empty file in memory that no program inherits by itself and that goes with its
/// descriptor; -1 with errno set on failure. Any thread.
int rehearsal_memory_file_create(void);

/// Whether the X server of this computer with a display's number, as "0", takes connections. Any
/// thread.
bool rehearsal_display_answers(const char *number);

/// Starts the program at the path `words[0]`; the words end with NULL. It takes all signals, also if
/// the thread that starts it takes none. `folder` is where it runs, NULL for where this process is.
/// `given` are the descriptors that it has as 0, 1 and so on, a negative one for /dev/null; it has no
/// others, but where `count` is 0 it has what this process does not keep for itself. 0, or an errno.
/// Any thread; the process must have all its standard streams.
int rehearsal_start(char *const words[], const char *folder, const int given[], int count,
                    pid_t *process);
