"""What programs announce to a screen reader while a test runs."""

import pathlib
import subprocess
import sys
import threading


def hear(case):
    """Listens until the test ends, and answers the list that grows by each announcement."""
    heard = []
    place = pathlib.Path(__file__).with_name("announced.py")
    listener = subprocess.Popen([sys.executable, str(place)], stdout=subprocess.PIPE, text=True)
    case.assertEqual(listener.stdout.readline(), "ready\n")

    def read():
        for line in iter(listener.stdout.readline, ""):
            heard.append(line.strip())

    reader = threading.Thread(target=read)
    reader.start()
    for clean in [listener.stdout.close, reader.join, listener.wait, listener.kill]:
        case.addCleanup(clean)
    return heard
