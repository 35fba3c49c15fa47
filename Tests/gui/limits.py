"""Runs programs within limits of time and memory, so that a document that takes all of either fails
a test and not the machine."""

import subprocess

import harness

# The seconds of the processor, and the kilobytes of addresses, of a program without a window.
SECONDS = 60
KILOBYTES = 1 << 20
# The window's warnings end it.
FATAL = {"G_DEBUG": "fatal-warnings"}


def words(seconds, kilobytes):
    """The words of a command that stand before those of the program that it limits."""
    # With a sanitizer there are more addresses than any limit, and it does not even begin.
    return ("bash", "-c", f"""
        most={kilobytes}
        if (ulimit -v $most && exec "$0" --version) >/dev/null 2>&1; then ulimit -v $most; fi
        ulimit -t {seconds}
        exec "$0" "$@" """)


class Headless:
    """A document that is checked and traced without a window, beside whatever else a test does."""

    # In order, with warnings or not as expected; with errors; can't be read.
    STATUSES = (0, 1, 65, 66)

    def __init__(self, path, environment):
        self.processes = {}
        for command in ("check", "trace"):
            self.processes[command] = subprocess.Popen(
                [*words(SECONDS, KILOBYTES), str(harness.PROGRAM), command, str(path)],
                env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)

    def assert_ended(self, case):
        """Waits for both, neither of which may have ended by itself."""
        for command, process in self.processes.items():
            try:
                status = process.wait(timeout=120)
            except subprocess.TimeoutExpired:
                process.kill()
                status = process.wait()
            case.assertIn(status, self.STATUSES, f"rehearsal {command}")
