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

/// Ends a family, and returns when no process is left, or after ten seconds more than the patience
/// how many are left that can't be ended. Blocks.
size_t rehearsal_family_end(enum rehearsal_family family, int patience);
