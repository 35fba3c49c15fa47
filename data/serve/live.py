"""A delegate in Python that is seen in the window:
rehearsal run --document account.rehearsal.yaml python3 live.py"""
import json
import os
import socket
import sys


class Rehearsal:
    def __init__(self, delegate):
        self.delegate = delegate
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(os.environ["REHEARSAL_SOCKET"])
        self.stream = connection.makefile("rw", encoding="utf-8")

    def say(self, **message):
        self.stream.write(json.dumps(message) + "\n")
        self.stream.flush()

    def tell(self, **message):
        """Does something, and performs the calls that are inside it."""
        self.say(**message)
        for message in self.heard():
            return message

    def heard(self):
        """Performs calls until the window is closed; what is no call is handed on."""
        for line in self.stream:
            message = json.loads(line)
            if "id" in message:
                self.say(**{"return": self.delegate(self, message)})
            else:
                if "error" in message:
                    print(message["error"], file=sys.stderr)
                yield message


def account(run, call):
    if call.get("tap") == "leave":
        run.tell(do={"present": "sign-out"})
    elif call.get("call") == "alertView:clickedButtonAtIndex:" and call["buttonIndex"] == 1:
        run.tell(do={"present": "signed-out"})


for message in Rehearsal(account).heard():
    pass
