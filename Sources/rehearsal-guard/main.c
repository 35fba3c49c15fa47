// Runs one command so that nothing of it survives.
//
//     rehearsal-guard [OPTION…] [--] PROGRAM [ARGUMENT…]      with a socket as standard input
//
//     --file=SHA256:PATH                             what must be as it was when a person allowed
//     --stamp=DEVICE.INODE.SIZE.SECONDS.NANOSECONDS:PATH       the command; else it does not run
//     --no-file=PATH
//     --program=PATH                                 where the program is, if not at its word
//     --processes=COUNT, --memory=BYTES              its limits; 0 for none
//     --keep-priority                                it is as urgent as whoever starts the guard
//
// Whoever starts the guard holds the only other end of that socket. When it closes, because the
// job was cancelled or because the holder is gone in whatever way, the guard ends every process
// that came from the command: SIGTERM, and after two seconds SIGKILL. It is a child subreaper, so
// that also those come back to it whose parents have ended; a new session or an ignored signal
// helps none of them. When the command itself ends, what it left behind ends too.
//
// The command can stop the guard. Whoever has started it looks whether it is stopped, and sends
// SIGCONT, or SIGKILL to a guard that does not end in time; the kernel sends it SIGCONT when that
// process is gone.
//
// Into the socket it writes lines: "changed INDEX" for a file that differs, by its place among the
// options; "processes" when there were too many; "signal NUMBER" for one that has ended the command;
// "left COUNT" for those that it could not end; last, "end". A guard that ended without that line was
// killed, and its processes may live.
//
// The guard's exit status is the command's; 128 and the signal's number for one that a signal
// ended; 127 where it cannot be started.

#define _GNU_SOURCE
#include "options.h"

#include <CFamily.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// The command does not take the processor from who watches it.
enum { niceness = 10 };
// Milliseconds from SIGTERM to SIGKILL.
enum { patience = 2000 };
// Milliseconds between two looks at how many processes there are: the first while they get more,
// the second while they do not.
enum { shortest_look = 2, longest_look = 100 };

enum { socket_end = STDIN_FILENO };

static int signals;

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
  char line[64];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  // Whoever does not listen any more misses nothing.
  (void)!send(socket_end, line, (size_t)length, MSG_DONTWAIT | MSG_NOSIGNAL);
}

// Waits for so long, or until something happens. False when the command is to end: the other end
// of the socket has closed, or somebody asks for it with a signal.
static bool wait_for(int milliseconds) {
  struct pollfd sources[2] = {{socket_end, POLLIN, 0}, {signals, POLLIN, 0}};
  if (poll(sources, 2, milliseconds) < 0 && errno != EINTR) return false;
  struct signalfd_siginfo signal;
  while (read(signals, &signal, sizeof signal) == sizeof signal)
    if (signal.ssi_signo != SIGCHLD) return false;
  char byte;
  // Nobody writes to the guard: whatever there is to read is the end.
  return !(sources[0].revents && read(socket_end, &byte, 1) <= 0);
}

static bool goes_on(void) { return wait_for(0); }

// A command may also exit with such a status by itself, so the signal is said too.
static int ended_by(int signal) {
  say("signal %d\n", signal);
  return 128 + signal;
}

static int status_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : ended_by(WTERMSIG(status));
}

static void become(const struct options *options, pid_t guard) {
  // A guard that is killed takes the command with it; what the command has started is for who has
  // started the guard.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guard) _exit(127);
  setsid();
  rehearsal_family_mark();
  if (!options->keeps_priority) setpriority(PRIO_PROCESS, 0, niceness);
  if (options->memory > 0) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && options->memory < limit.rlim_max) {
      limit.rlim_cur = limit.rlim_max = (rlim_t)options->memory;
      setrlimit(RLIMIT_AS, &limit);
    }
  }
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0) _exit(127);
  dup2(nothing, STDIN_FILENO);
  if (nothing > STDERR_FILENO) close(nothing);
  // Whoever has started the guard may have done so from a thread that takes no signals.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvp(options->program, options->words);
  fprintf(stderr, "%s: %s\n", options->words[0], strerror(errno));
  _exit(127);
}

// Collects the processes that ended; true once the command itself has, with its status.
static bool reap(pid_t command, int *status) {
  bool has_ended = false;
  int ended;
  pid_t child;
  while ((child = waitpid(-1, &ended, WNOHANG)) > 0) {
    if (child != command) continue;
    *status = status_of(ended);
    has_ended = true;
  }
  return has_ended;
}

// Follows the command to its end and returns its status; what is left of it then lives on.
static int follow(pid_t command, size_t most, bool *has_too_many) {
  int status = 0, look = most > 0 ? shortest_look : -1;
  size_t count = 0;
  while (!reap(command, &status)) {
    if (!wait_for(look)) return ended_by(SIGTERM);
    if (most == 0) continue;
    const size_t before = count;
    count = rehearsal_family_count(most + 1);
    *has_too_many = count > most;
    if (*has_too_many) return 128 + SIGKILL;
    look = count > before ? shortest_look : look < longest_look / 2 ? look * 2 : longest_look;
  }
  return status;
}

// Runs the command of the options; the guard's exit status.
static int run(const struct options *options) {
  setsid();
  // A guard that the command has stopped continues when whoever has started it is gone.
  prctl(PR_SET_PDEATHSIG, SIGCONT);
  rehearsal_family_adopt(true);
  sigset_t watched;
  sigemptyset(&watched);
  for (size_t place = 0; place < 4; place++)
    sigaddset(&watched, (const int[]){SIGCHLD, SIGTERM, SIGINT, SIGHUP}[place]);
  sigprocmask(SIG_BLOCK, &watched, NULL);
  signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
  if (signals < 0) {
    perror("rehearsal-guard");
    return 71;
  }
  const long differs = compare_watched(options->files, options->file_count, goes_on);
  if (differs != watched_all_same) {
    if (differs >= 0) say("changed %ld\n", differs);
    say("end\n");
    return 128 + SIGTERM;
  }
  const pid_t guard = getpid(), command = fork();
  if (command < 0) {
    perror("rehearsal-guard");
    return 71;
  }
  if (command == 0) become(options, guard);

  bool has_too_many = false;
  const int status = follow(command, options->processes, &has_too_many);
  if (has_too_many) say("processes\n");
  // Who has too many processes has no time to make more.
  const size_t left = rehearsal_family_end(rehearsal_family_own, has_too_many ? 0 : patience);
  if (left > 0) say("left %zu\n", left);
  say("end\n");
  return status;
}

int main(int count, char **arguments) {
  struct options options;
  int status = 64;
  if (read_options(count, arguments, &options))
    status = run(&options);
  else
    fputs("usage: rehearsal-guard [OPTION…] [--] PROGRAM [ARGUMENT…]\n", stderr);
  free(options.files);
  return status;
}
