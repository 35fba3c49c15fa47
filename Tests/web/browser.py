"""A browser without a window, told what to do through a pipe (the Chrome DevTools Protocol)."""

import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome")
# How long a page may take for an answer, in seconds.
PATIENCE = 30


def program():
    """The path of a browser; nothing where none is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """A running browser with one page."""

    def __init__(self):
        self.home = tempfile.mkdtemp(prefix="rehearsal-web-")
        ours, theirs = os.pipe(), os.pipe()
        # The browser reads from its descriptor 3 and writes to 4.
        command = [program(), "--headless=new", "--no-sandbox", "--disable-gpu",
                   "--remote-debugging-pipe", f"--user-data-dir={self.home}", "about:blank"]

        def arrange():
            keep = os.dup(ours[0]), os.dup(theirs[1])
            os.dup2(keep[0], 3)
            os.dup2(keep[1], 4)

        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            command, preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=dict(os.environ, HOME=self.home))
        os.close(ours[0])
        os.close(theirs[1])
        self.to, self.come = ours[1], os.fdopen(theirs[0], "rb")
        self.numbers = itertools.count(1)
        self.events = []
        self.page = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.page = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Accessibility"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        """Asks for something and waits for the answer."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.page:
            message["sessionId"] = self.page
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def _receive(self):
        data = bytearray()
        while not data.endswith(b"\0"):
            byte = self.come.read(1)
            if not byte:
                raise RuntimeError("the browser has gone")
            data += byte
        return json.loads(data[:-1])

    def open(self, path):
        """Opens a file, and waits until it is loaded."""
        self.send("Page.navigate", url=f"file://{path}")
        self.wait("document.readyState === 'complete'")

    def value(self, script):
        """What an expression gives on the page."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def wait(self, script):
        """Waits until an expression holds."""
        end = time.monotonic() + PATIENCE
        while not self.value(script):
            if time.monotonic() > end:
                raise RuntimeError(f"not within {PATIENCE} s: {script}")
            time.sleep(0.05)

    def key(self, name, code=0, text=None):
        """Presses a key."""
        for kind in ("keyDown", "keyUp"):
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=name, code=name,
                      windowsVirtualKeyCode=code, **extra)

    def nodes(self):
        """The accessibility tree: role and name of each node that is not ignored."""
        found = self.send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in found if not node.get("ignored")]

    def requests(self):
        """The addresses that were asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def end(self):
        """Ends the browser."""
        self.process.kill()
        self.process.wait()
        os.close(self.to)
        self.come.close()
        shutil.rmtree(self.home, ignore_errors=True)
