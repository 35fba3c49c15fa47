#pragma once

// Finds and ends the processes that came from commands. Linux: it reads /proc.

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Whose processes are meant.
enum rehearsal_family {
  /// Every descendant of this process, which is their subreaper.
  rehearsal_family_own,
  /// Those that came from a command whose guard has died, and that this process, a subreaper too,
  /// has got back: its children that have the mark of a command, and their descendants.
  rehearsal_family_orphans,
};

/// Marks this process, and every process that comes from it, as a command's. A process cannot
/// take the mark off: it is a hard limit that is lower by one.
void rehearsal_family_mark(void);

/// Whether this process gets back what comes from it and loses its parent from now on.
void rehearsal_family_adopt(bool adopts);

/// How many descendants this process has; counts no further than `most`. What has ended counts
/// until its parent takes notice.
size_t rehearsal_family_count(size_t most);

/// Whether somebody has stopped a process, with a signal or as a debugger does.
bool rehearsal_process_is_stopped(pid_t process);

/// Sends a signal to the process that a descriptor (pidfd) refers to, and never to another one that
/// has got its number since. False where it has ended, or the kernel is older than 5.1.
bool rehearsal_process_signal(int descriptor, int number);

/// The ending of a family, which goes on in steps.
struct rehearsal_ending {
  enum rehearsal_family family;
  /// Milliseconds between SIGTERM and SIGKILL; 0 for SIGKILL at once.
  int patience;
  /// How many processes were left after the last step: after the end, those that can't be ended.
  size_t left;
  /// When it began, in milliseconds of a clock of its own; 0 before.
  long long start;
};

/// Does what is to be done now, without waiting. Returns after how many milliseconds the next
/// step is due, or 0 when it has come to an end.
int rehearsal_ending_step(struct rehearsal_ending *ending);

/// Ends a family, and returns when no process is left, or after ten seconds more than the patience
/// how many are left that can't be ended. Blocks.
size_t rehearsal_family_end(enum rehearsal_family family, int patience);
