// What is said and kept when the program ends by a fault.
//
// The handler does not know the state of the process: it uses only system calls and what POSIX calls
// async-signal-safe, takes no lock and no memory.

#define _GNU_SOURCE
#include "CFault.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "trail.h"
#include "words.h"

static const struct {
  int number;
  const char *name;
} faults[] = {
    {SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"}, {SIGSEGV, "SIGSEGV"},
    {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"},   {SIGABRT, "SIGABRT"},
};
enum { FAULTS = sizeof faults / sizeof faults[0], STACK = 64 * 1024 };

static struct rehearsal_fault_texts said;
/// The folder with its slash, and room for the name of a report.
static char *path;
static size_t folder_length;
/// Whether a fault is being handled: what another thread does meanwhile must not be said too.
static atomic_flag handled = ATOMIC_FLAG_INIT;

static const char *name_of(int number) {
  for (int i = 0; i < FAULTS; i++)
    if (faults[i].number == number) return faults[i].name;
  return "?";
}

/// Makes the folders of the report that are missing.
static void make_folders(void) {
  for (size_t i = 1; i <= folder_length; i++) {
    if (path[i] != '/') continue;
    path[i] = 0;
    mkdir(path, 0700);
    path[i] = '/';
  }
}

/// Opens a new report, in the place of the oldest where there are as many as are kept; -1 without
/// one. Its path is `path` then.
static int open_report(void) {
  make_folders();
  int chosen = 0;
  struct timespec oldest = {0, 0};
  for (int i = 0; i < REHEARSAL_FAULT_REPORTS; i++) {
    struct stat status;
    memcpy(path + folder_length + 1, "fault-0.txt", 12);
    path[folder_length + 7] = (char)('0' + i);
    if (lstat(path, &status) != 0) {
      chosen = i;
      break;
    }
    struct timespec own = status.st_mtim;
    bool is_older = own.tv_sec < oldest.tv_sec ||
                    (own.tv_sec == oldest.tv_sec && own.tv_nsec < oldest.tv_nsec);
    if (i == 0 || is_older) {
      oldest = own;
      chosen = i;
    }
  }
  path[folder_length + 7] = (char)('0' + chosen);
  unlink(path);
  return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
}

static bool write_report(int number, void *context) {
  if (!path) return false;
  int report = open_report();
  if (report < 0) return false;
  rehearsal_say(report, "program: ", said.program, "\nversion: ", said.version, NULL);
  rehearsal_say(report, "\nprocess: ", NULL);
  rehearsal_say_number(report, getpid());
  rehearsal_say(report, "\nsignal: ", name_of(number), "\ntime: ", NULL);
  rehearsal_say_number(report, time(NULL));
  rehearsal_say(report, " seconds after 1970\ncalls, the innermost first:\n", NULL);
  rehearsal_say_trail(report, context);
  return close(report) == 0;
}

/// Writes a sentence, with the names of the signal and of the report in their places.
static void say_sentence(const char *sentence, int number) {
  const char *start = sentence;
  for (const char *at = sentence;; at++) {
    if (*at && *at != 1 && *at != 2) continue;
    rehearsal_write(STDERR_FILENO, start, (size_t)(at - start));
    if (!*at) break;
    rehearsal_say(STDERR_FILENO, *at == 1 ? name_of(number) : path + folder_length + 1, NULL);
    start = at + 1;
  }
  rehearsal_say(STDERR_FILENO, "\n", NULL);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)info;
  // The first thread ends the process.
  if (atomic_flag_test_and_set(&handled))
    while (true) pause();
  bool has_report = write_report(number, context);
  say_sentence(has_report ? said.sentence : said.sentence_alone, number);
  // The signal comes once more when this function has returned, and does what it does by default:
  // the exit status stays that of the signal.
  signal(number, SIG_DFL);
  raise(number);
}

/// A copy of a text for the handler, which is never freed.
static char *kept(const char *text) {
  char *copy = strdup(text);
  if (!copy) abort();
  return copy;
}

/// Gives the handler a stack of its own, for a fault by which that of the thread is used up.
static void *make_stack(void) {
  void *memory = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  stack_t stack = {.ss_sp = memory, .ss_size = STACK};
  sigaltstack(&stack, NULL);
  return memory;
}

void *rehearsal_fault_thread_begin(void) { return said.program ? make_stack() : NULL; }

void rehearsal_fault_thread_end(void *stack) {
  if (!stack) return;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, STACK);
}

void rehearsal_fault_watch(const struct rehearsal_fault_texts *texts) {
  said = (struct rehearsal_fault_texts){
      .program = kept(texts->program),
      .version = kept(texts->version),
      .sentence = kept(texts->sentence),
      .sentence_alone = kept(texts->sentence_alone),
  };
  folder_length = strlen(texts->folder);
  if (texts->folder[0] == '/') {
    path = calloc(folder_length + 32, 1);
    if (!path) abort();
    memcpy(path, texts->folder, folder_length);
    path[folder_length] = '/';
  }
  make_stack();
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  // A fault of the handler itself ends the process at once.
  sigfillset(&action.sa_mask);
  // Whoever starts the program may do so from a thread that takes no signals; a fault that is blocked
  // would end the program without a word.
  sigset_t watched;
  sigemptyset(&watched);
  for (int i = 0; i < FAULTS; i++) {
    sigaction(faults[i].number, &action, NULL);
    sigaddset(&watched, faults[i].number);
  }
  sigprocmask(SIG_UNBLOCK, &watched, NULL);
  // A person's own end by Ctrl+\ needs no report; Swift's runtime would print one.
  struct sigaction quit;
  if (sigaction(SIGQUIT, NULL, &quit) == 0 && quit.sa_handler != SIG_IGN) signal(SIGQUIT, SIG_DFL);
}
