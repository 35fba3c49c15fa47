"""A delegate in Python: python3 client.py REHEARSAL DOCUMENT"""
import json
import subprocess
import sys


class Rehearsal:
    def __init__(self, program, document, delegate):
        self.delegate = delegate
        self.process = subprocess.Popen(
            [program, "serve", document], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hello = self.hear()
        self.answer()

    def say(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self):
        return json.loads(self.process.stdout.readline())

    def answer(self):
        """Performs calls until the server has done what it was told."""
        while "id" in (message := self.hear()):
            self.say(**{"return": self.delegate(self, message)})
        return message

    def tell(self, **message):
        self.say(**message)
        return self.answer()


def account(run, call):
    if call.get("tap") == "leave":
        run.tell(do={"present": "sign-out"})
    elif call["call"] == "alertView:clickedButtonAtIndex:" and call["buttonIndex"] == 1:
        run.tell(do={"present": "signed-out"})


run = Rehearsal(sys.argv[1], sys.argv[2], account)
run.tell(input=[{"tapOn": "Leave"}, {"tapOn": "Confirm"}, {"tapOn": "OK"}])
run.tell(settle=True)
print("\n".join(run.tell(rows="calls")["rows"]))
run.say(quit=True)
sys.exit(run.process.wait())
