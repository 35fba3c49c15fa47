// Runs one command so that nothing of it survives.
//
//     rehearsal-guard PROGRAM [ARGUMENT…]      with a pipe as standard input
//
// Whoever starts the guard holds the only writing end of that pipe. When it closes, because the
// job was cancelled or because the holder is gone in whatever way, the guard ends every process
// that came from the command: SIGTERM, and after two seconds SIGKILL. It is a child subreaper, so
// that also those come back to it whose parents have ended; a new session or an ignored signal
// helps none of them. When the command itself ends, what it left behind ends too.
//
// The guard's exit status is the command's; 128 and the signal's number for one that a signal
// ended; 127 where it cannot be started.

#include "family.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

// The command does not take the processor from who watches it.
enum { niceness = 10 };

static int status_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void become(char **command, const sigset_t *mask) {
  // A guard that is killed takes the command with it; its children then go on, which is all that
  // is left to fear.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setsid();
  setpriority(PRIO_PROCESS, 0, niceness);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) {
    dup2(nothing, STDIN_FILENO);
    if (nothing > STDERR_FILENO) close(nothing);
  }
  sigprocmask(SIG_SETMASK, mask, NULL);
  execvp(command[0], command);
  fprintf(stderr, "%s: %s\n", command[0], strerror(errno));
  _exit(127);
}

// Collects what has ended; true once the command itself has, with its status.
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

int main(int count, char **arguments) {
  if (count < 2) {
    fputs("usage: rehearsal-guard PROGRAM [ARGUMENT…]\n", stderr);
    return 64;
  }
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t watched, before;
  sigemptyset(&watched);
  for (size_t place = 0; place < 4; place++)
    sigaddset(&watched, (const int[]){SIGCHLD, SIGTERM, SIGINT, SIGHUP}[place]);
  sigprocmask(SIG_BLOCK, &watched, &before);
  int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
  if (signals < 0) {
    perror("rehearsal-guard");
    return 71;
  }
  pid_t command = fork();
  if (command < 0) {
    perror("rehearsal-guard");
    return 71;
  }
  if (command == 0) become(arguments + 1, &before);

  int status = 128 + SIGTERM;
  bool runs = true;
  while (runs) {
    struct pollfd sources[2] = {{STDIN_FILENO, POLLIN, 0}, {signals, POLLIN, 0}};
    if (poll(sources, 2, -1) < 0 && errno != EINTR) break;
    struct signalfd_siginfo signal;
    while (read(signals, &signal, sizeof signal) == sizeof signal)
      if (signal.ssi_signo != SIGCHLD) runs = false;
    if (reap(command, &status)) break;
    char byte;
    // Nobody writes into the pipe: whatever there is to read is its end.
    if (sources[0].revents && read(STDIN_FILENO, &byte, 1) <= 0) runs = false;
  }
  end_family(2000);
  return status;
}
