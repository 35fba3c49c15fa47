"""A client of `rehearsal lsp`, by the JSON-RPC library of another language server."""

import os
import pathlib
import queue
import subprocess
import threading

from pylsp_jsonrpc import endpoint, streams

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = pathlib.Path(os.environ.get("REHEARSAL_BUILT", ROOT / ".build/debug"))
PROGRAM = BUILT / "rehearsal"
PATIENCE = 60


class Client:
    """A client that starts the server, and keeps what it says without being asked."""

    def __init__(self, initialize=True):
        self.process = subprocess.Popen([PROGRAM, "lsp", "--stdio"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.said = queue.Queue()
        self.reader = streams.JsonRpcStreamReader(self.process.stdout)
        self.writer = streams.JsonRpcStreamWriter(self.process.stdin)
        self.endpoint = endpoint.Endpoint(
            {"textDocument/publishDiagnostics": self.said.put}, self.writer.write)
        self.thread = threading.Thread(
            target=self.reader.listen, args=(self.endpoint.consume,), daemon=True)
        self.thread.start()
        self.capabilities = None
        if initialize:
            answer = self.ask("initialize", processId=None, rootUri=None, capabilities={})
            self.capabilities = answer["capabilities"]
            self.tell("initialized")

    def ask(self, method, **parameters):
        return self.begin(method, **parameters).result(timeout=PATIENCE)

    def begin(self, method, **parameters):
        return self.endpoint.request(method, parameters)

    def tell(self, method, **parameters):
        self.endpoint.notify(method, parameters)

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def diagnostics(self, uri):
        while True:
            said = self.said.get(timeout=PATIENCE)
            if said["uri"] == uri:
                return said["diagnostics"]

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.thread.join(PATIENCE)
        self.process.stdout.close()
