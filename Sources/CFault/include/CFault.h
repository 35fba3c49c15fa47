#pragma once

#include <stdbool.h>

/// What the handler of faults writes; all texts are copied.
struct rehearsal_fault_texts {
  /// The program and its version, as the report names them.
  const char *program, *version;
  /// The folder of the reports, which is made where it is missing.
  const char *folder;
  /// The sentence for the person, where there is a report and where there is none. The byte 1 in it
  /// represents the name of the signal, the byte 2 for that of the report, which is in the folder.
  const char *sentence, *sentence_alone;
};

/// How many reports are kept: the oldest is replaced.
#define REHEARSAL_FAULT_REPORTS 10

/// From now on a fault (SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT) writes a report and one
/// sentence on standard error, and ends the process by the same signal. Swift's own handlers, which
/// the runtime has installed before `main`, are replaced, also that of SIGQUIT. Call it once, on
/// the main thread; another thread that has used up its stack ends the process without a word, unless
/// it called rehearsal_fault_thread_begin.
void rehearsal_fault_watch(const struct rehearsal_fault_texts *texts);

/// Reports also a fault by which this thread has used up its stack. Returns what
/// rehearsal_fault_thread_end takes when the thread ends; null where faults are not watched.
void *rehearsal_fault_thread_begin(void);

/// Frees what rehearsal_fault_thread_begin made; on the same thread.
void rehearsal_fault_thread_end(void *stack);

/// Removes a file where a person or the desktop ends the process by a signal (SIGINT, SIGTERM,
/// SIGHUP), which is no fault; a null path ends that. Main thread.
void rehearsal_fault_remove_at_end(const char *path);

/// No core of this process is kept from now on, and other processes of the person cannot look into
/// it. Does nothing where a checker of leaks runs, which has to look. Any thread.
void rehearsal_refuse_core(void);

/// Whether a core of this process would be kept. Any thread.
bool rehearsal_allows_core(void);
