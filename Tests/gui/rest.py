"""What a program uses of the processor: how long, and how often its threads wake up."""

import functools
import os
import pathlib
import time

# The seconds that work() took of the processor for which limits are written.
USUAL = 0.04


def work():
    """The seconds of the processor that some fixed work takes."""
    begin, total = time.process_time(), 0
    for number in range(1_000_000):
        total += number
    return time.process_time() - begin


@functools.cache
def slowness():
    """How many times as long as there the same work takes here; 1 where it takes less."""
    return max(1, min(work() for _ in range(5)) / USUAL)


def processor(process):
    """The seconds of the processor that a process has used, as long as they are where limits are
    written: a server may be three times as slow."""
    words = pathlib.Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8")
    words = words.rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK") / slowness()


def threads(process):
    """For each thread of a process its name, and how often it has begun to wait so far."""
    found = {}
    for thread in pathlib.Path(f"/proc/{process}/task").iterdir():
        try:
            lines = (thread / "status").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue  # It has just ended.
        fields = dict(line.split(":", 1) for line in lines)
        found[thread.name] = fields["Name"].strip(), int(fields["voluntary_ctxt_switches"])
    return found


def wakes_in(process, seconds):
    """How often the threads of a process wake up in a time, by their names; nothing of those that
    do not. A thread that ends meanwhile is left out, and so is the one of GLib that hears of every
    change in the folders above a document: in /tmp others change something all the time."""
    before = threads(process)
    time.sleep(seconds)
    wakes = {}
    for thread, (name, waits) in threads(process).items():
        more = waits - before.get(thread, (name, 0))[1]
        if more and name != "gmain":
            wakes[name] = wakes.get(name, 0) + more
    return wakes
