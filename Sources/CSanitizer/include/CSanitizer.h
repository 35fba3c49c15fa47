#pragma once

/// Tells Thread Sanitizer that this thread has just taken a lock which it does not
/// know of. Nothing in a build without it. Any thread.
void rehearsal_lock_taken(void);

/// Tells Thread Sanitizer that this thread is about to give that lock back.
void rehearsal_lock_given_back(void);
