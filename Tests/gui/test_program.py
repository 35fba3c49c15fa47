"""A person's own program that performs the calls of the run in the window."""

import pathlib
import re
import shutil
import subprocess
import sys

import accessible
import files
import harness
import names
import pseudo
import screen
import test_past
import test_text_sizes
from accessible import wait

SERVE = harness.ROOT / "data" / "serve"

# The same as data/serve/live.py; files beside it change what it does.
CHANGES = '''
import pathlib
import time

BESIDE = pathlib.Path(__file__).parent


def account(run, call):
    if call.get("tap") == "leave":
        run.tell(do={"present": "sign-out"})
    elif call.get("call") == "alertView:clickedButtonAtIndex:":
        if (BESIDE / "dies").exists():
            os._exit(3)
        while (BESIDE / "slow").exists():
            time.sleep(0.02)
        if (BESIDE / "busy").exists():
            run.tell(block=3)
        if (BESIDE / "rubbish").exists():
            run.say(nonsense=True)
            run.stream.readline()
        if (BESIDE / "other").exists():
            run.tell(do={"present": "sure"})
        elif call["buttonIndex"] == 1:
            run.tell(do={"present": "signed-out"})
'''


class ProgramCase(test_past.PastCase):
    """What these tests share."""

    def setUp(self):
        super().setUp()
        text = (SERVE / "account.rehearsal.yaml").read_text(encoding="utf-8")
        self.document = self.write_document(text.replace(
            "dialogs:\n", "dialogs:\n  sure:\n    alert: {title: Sure?, cancelButton: OK}\n"
            "    delegate: outside\n"))
        self.folder = self.document.parent
        text = (SERVE / "live.py").read_text(encoding="utf-8")
        start, end = text.index("def account"), text.index("for message in Rehearsal(account)")
        (self.folder / "account.py").write_text(
            text[:start] + CHANGES.lstrip() + "\n\n" + text[end:], encoding="utf-8")

    def run_program(self, *options, words=None):
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700, exist_ok=True)
        return self.open(
            "run", *options, *(words or [sys.executable, self.folder / "account.py"]),
            environment={"XDG_RUNTIME_DIR": str(runtime)})

    def run_own(self, words):
        """Runs a program in Python that says something once it is greeted, and answers nothing."""
        text = (SERVE / "live.py").read_text(encoding="utf-8")
        own = text[:text.index("def account")] + (
            'def nothing(run, call):\n    pass\n\n\nrun = Rehearsal(nothing)\n'
            'for message in run.heard():\n    break\n'
            + words + 'for message in run.heard():\n    pass\n')
        (self.folder / "own.py").write_text(own, encoding="utf-8")
        self.run_program(words=[sys.executable, self.folder / "own.py"])

    def begin(self):
        self.run_program("--document", self.document)

    def has(self, name):
        (self.folder / name).touch()

    def has_not(self, name):
        (self.folder / name).unlink()

    def selectors(self):
        accessible.refresh()
        return [call.selector for call in self.program.calls()]

    def tap(self, *titles):
        for title in titles:
            self.program.click(self.program.on_stage(title))
            self.program.resting_pixels()

    def tap_until(self, title, alert):
        """Taps until an alert is up, or none for None: what is tapped before a program is there again is lost."""
        def look():
            if bool(accessible.find(self.program.root, names.ALERT, alert)) == (alert is not None):
                return True
            button = accessible.find(self.program.prototype, names.BUTTON, title)
            if button:
                box = accessible.extents(button)
                self.program.click((box.x + box.width // 2, box.y + box.height // 2))
                self.program.resting_pixels()
            return False

        wait(look, f"the alert {alert!r}" if alert else "no alert")

    def start_program_again(self):
        self.open_main_menu()
        self.program.click(self.program.find(names.MENU_ITEMS, "Start the Program Again"))

    def open_main_menu(self):
        self.program.click(self.program.find(names.TOGGLE, names.MAIN_MENU))


class Live(ProgramCase):
    def test_the_program_performs_a_tap(self):
        self.begin()
        self.tap("Leave")
        self.program.alert("Sign out?")
        self.tap("Confirm")
        self.program.alert("You are signed out")
        self.program.wait_for_row("alertView:clickedButtonAtIndex:")

    def test_a_scenario_is_performed_by_the_program(self):
        self.begin()
        self.program.click(self.program.find(names.BUTTON, "Play “leave”"))
        self.program.wait_for_row("signed-out.*didDismissWithButtonIndex:")
        self.assertEqual(len(self.selectors()), 11)

    def test_a_program_makes_its_dialogs(self):
        self.run_own(
            'run.tell(define={"id": "hello", "alert": {"title": "Hello", "cancelButton": "OK"},'
            ' "delegate": "outside"})\n'
            'run.tell(do={"present": "hello"})\n')
        self.program.alert("Hello")
        self.program.wait_for_row("hello.*didPresentAlertView:")

    def test_a_bar_says_where_a_slow_program_is_and_the_window_goes_on(self):
        self.begin()
        self.has("slow")
        self.tap("Leave", "Confirm")
        self.program.says(r"account\.py is inside alertView:clickedButtonAtIndex:")
        self.program.alert("Sign out?")
        # The window answers meanwhile, and what is tapped comes later.
        self.open_main_menu()
        self.program.find(names.MENU_ITEMS, "Start the Program Again")
        self.program.key("Escape")
        self.has_not("slow")
        self.program.alert("You are signed out")
        wait(lambda: not any("is inside" in text for text in
                             accessible.all_texts(self.program.root)), "no bar")

    def test_the_stage_stands_still_while_the_main_thread_is_busy(self):
        self.begin()
        self.has("busy")
        self.tap("Leave", "Confirm")
        self.program.says(r"account\.py is inside alertView:clickedButtonAtIndex:")
        self.program.alert("Sign out?")
        self.program.alert("You are signed out")
        self.program.wait_for_row("signed-out.*didPresentAlertView:")
        clicked, shown = (
            next(int(re.sub(r"\D", "", row[1])) for row in self.program.cells()
                 if re.search(call, " ".join(row)))
            for call in ("sign-out.*clickedButtonAtIndex:", "signed-out.*willPresentAlertView:"))
        self.assertEqual(shown - clicked, 3000)

    def test_a_bar_says_that_a_program_never_rests(self):
        self.run_own(
            'run.say(open="rehearsal: 1\\nscreens: {home: {controls: [{button: Go}]}}",'
            ' mirror=True, tasks=True)\n')
        self.program.says(r"own\.py is busy outside any call")
        # The window answers meanwhile.
        self.open_main_menu()
        self.program.find(names.MENU_ITEMS, "Start the Program Again")
        self.program.key("Escape")
        self.program.find(names.BUTTON, "Start the Program Again")

    def test_findings_are_said_together_until_they_are_hidden(self):
        self.run_own('run.say(finding="one")\nrun.say(finding="two")\nimport pathlib, time\n'
                     f'while not pathlib.Path({str(self.folder / "go")!r}).exists(): time.sleep(.02)\n'
                     'run.say(finding="three")\n')
        self.program.says(r"In own\.py: two • one$")
        self.program.click(self.program.find(names.BUTTON, "Hide this message"))
        self.has("go")
        self.program.says(r"In own\.py: three$")

    def test_the_past_is_shown_without_the_program(self):
        self.begin()
        self.tap("Leave", "Confirm")
        self.program.alert("You are signed out")
        before = self.selectors()
        self.choose("alertView:clickedButtonAtIndex:")
        self.looks_at("call 4 of 8")
        self.program.alert("Sign out?")
        self.program.key("Escape")
        self.program.alert("You are signed out")
        self.assertEqual(self.selectors(), before)

    def test_a_program_that_does_not_return_can_be_started_again(self):
        self.begin()
        self.has("slow")
        self.tap("Leave", "Confirm")
        again = self.program.find(names.BUTTON, "Start the Program Again")
        self.has_not("slow")
        self.program.activate(again)
        self.program.alert("You are signed out")

    def test_the_page_shows_what_is_seen(self):
        page = (harness.ROOT / "docs" / "delegates.md").read_text(encoding="utf-8")

        def block(mark):
            return re.search(rf"<!-- {mark} -->\n```\w+\n(.*?)```", page, re.DOTALL).group(1)

        live = (SERVE / "live.py").read_text(encoding="utf-8")
        self.assertIn(block("source: account"), live)
        self.begin()
        self.tap("Leave", "Confirm", "OK")
        self.has("other")
        shown = harness.calls_in(block("output: calls").splitlines())
        calls = self.program.wait_for_calls([call.selector for call in shown])
        self.assertEqual([call.index for call in calls], [call.index for call in shown])
        self.start_program_again()
        self.program.says(re.escape(block("output: difference").strip()))


class Narrow(ProgramCase):
    """A window of 1024 × 768 pixels: where the program is can be read to its end."""

    def setUp(self):
        super().setUp()
        self.addCleanup(test_text_sizes.text_size, 100)

    def reads_all(self, percent):
        test_text_sizes.text_size(percent)
        self.begin()
        frame = screen.visible_windows(self.program.process)[-1]
        harness.xdotool("windowsize", frame, 1024, 768)
        self.program.on_stage("Leave")
        self.has("slow")
        self.tap("Leave", "Confirm")
        self.program.find(names.BUTTON, "Start the Program Again")
        self.program.says("is inside")
        self.program.resting_pixels()
        self.assertEqual([text for text in pseudo.cut(self.program.root) if "inside" in text], [])
        self.has_not("slow")

    def test_at_100_percent(self):
        self.reads_all(100)

    def test_at_200_percent(self):
        self.reads_all(200)


class Again(ProgramCase):
    def test_the_first_difference_is_said_and_the_run_goes_on(self):
        self.begin()
        self.tap("Leave", "Confirm")
        self.program.alert("You are signed out")
        self.has("other")
        self.start_program_again()
        self.program.says("now presents “sure”, presented “signed-out” before")
        self.program.alert("Sure?")
        self.program.wait_for_row("left here: tapped Confirm, 5 calls")
        self.tap("OK", "Leave")
        self.program.alert("Sign out?")

    def test_the_same_program_comes_to_the_same_place(self):
        self.begin()
        self.tap("Leave")
        before = self.selectors()
        self.start_program_again()
        self.program.alert("Sign out?")
        self.tap_until("Confirm", "You are signed out")
        self.assertEqual(self.selectors()[:len(before)], before)

    def test_what_took_long_before_is_waited_for_again(self):
        self.run_own(
            'import time\n'
            'run.tell(define={"id": "hello", "alert": {"title": "Hello", "cancelButton": "OK"},'
            ' "delegate": "none"})\n'
            'time.sleep(4)\n'
            'run.tell(do={"present": "hello"})\n')
        self.program.alert("Hello")
        self.start_program_again()
        # What is tapped meanwhile comes afterwards.
        self.tap("OK")
        self.program.gone(names.ALERT)
        self.assertNotIn("now says nothing", " ".join(accessible.all_texts(self.program.root)))

    def test_going_on_from_the_past_starts_the_program_again(self):
        self.begin()
        self.tap("Leave", "Confirm")
        self.program.alert("You are signed out")
        self.tap("OK")
        self.choose("didPresentAlertView:")
        self.looks_at("call 3 of 11")
        self.program.key("ctrl+Return")
        self.program.gone(names.PANEL, names.PAST)
        self.program.alert("Sign out?")
        self.tap("Confirm")
        self.program.alert("You are signed out")


class Saved(ProgramCase):
    def test_what_the_program_did_becomes_a_document(self):
        self.begin()
        self.tap("Leave", "Confirm", "OK")
        self.assert_saved()

    def test_so_does_what_a_program_with_the_library_did(self):
        self.run_program(words=[harness.BUILT / "LiveProgram"])
        self.tap("Leave", "Confirm", "OK")
        self.assert_saved()

    def assert_saved(self):
        self.open_main_menu()
        self.program.click(self.program.find(names.MENU_ITEMS, "Save as Document…"))
        place = self.folder / "shown.rehearsal.yaml"
        files.choose(self.program, "Save as Document", place)
        self.program.says("shown.rehearsal.yaml does by itself what the program did")
        self.assertNotIn("outside", place.read_text(encoding="utf-8"))
        tested = subprocess.run([harness.PROGRAM, "test", place], capture_output=True, text=True,
                                check=False)
        self.assertEqual(tested.returncode, 0, tested.stdout + tested.stderr)


class Ends(ProgramCase):
    def test_a_program_that_ends_inside_a_call(self):
        self.begin()
        self.has("dies")
        self.tap("Leave", "Confirm")
        self.program.says(r"account\.py has ended with status 3")
        self.program.wait_for_row("the program ended inside")
        self.has_not("dies")
        self.program.activate(self.program.find(names.BUTTON, "Start the Program Again"))
        self.program.alert("You are signed out")

    def test_what_is_not_understood_is_said(self):
        self.begin()
        self.has("rubbish")
        self.tap("Leave", "Confirm")
        self.program.alert("You are signed out")

    def test_a_program_that_opens_errors_when_it_is_started_again(self):
        own = self.folder / "opened"
        own.write_text("rehearsal: 1\nscreens: {home: {controls: [{button: Go}]}}\n", encoding="utf-8")
        self.run_own(f'run.say(open=open("{own}").read(), mirror=True)\n')
        self.program.on_stage("Go")
        own.write_text("rehearsal: 1\nscreens: {home: {contrls: []}}\n", encoding="utf-8")
        self.start_program_again()
        self.program.says("own.py said what is not understood: .*contrls")
        own.write_text("rehearsal: 1\nscreens: {home: {controls: [{button: Go}]}}\n", encoding="utf-8")
        self.program.activate(self.program.find(names.BUTTON, "Start the Program Again"))
        wait(lambda: accessible.refresh() or not any("not understood" in text for text in accessible.all_texts(
            self.program.root)), "no message")

    def test_a_program_that_never_connects(self):
        self.run_program("--document", self.document, words=[shutil.which("true")])
        self.program.says("true has ended without connecting to the socket")
        self.tap("Leave")
        self.program.alert("Sign out?")

    def test_endless_rubbish_ends_the_program(self):
        own = pathlib.Path(self.folder / "endless.py")
        own.write_text(
            "import os, socket\n"
            "connection = socket.socket(socket.AF_UNIX)\n"
            'connection.connect(os.environ["REHEARSAL_SOCKET"])\n'
            "while True:\n"
            '    connection.sendall(b"rubbish\\n" * 1000)\n', encoding="utf-8")
        self.run_program("--document", self.document, words=[sys.executable, own])
        self.program.says("nothing that it said was understood")
        self.tap("Leave")
        self.program.alert("Sign out?")

    def test_nothing_of_a_program_outlives_the_last_window(self):
        own, started = self.folder / "stubborn.py", self.folder / "started"
        own.write_text(
            "import os, pathlib, signal, subprocess, time\n"
            "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
            'child = subprocess.Popen(["sleep", "600"], start_new_session=True)\n'
            f'pathlib.Path("{started}.new").write_text(f"{{os.getpid()}} {{child.pid}}")\n'
            f'os.rename("{started}.new", "{started}")\n'
            "while True:\n"
            "    time.sleep(1)\n", encoding="utf-8")
        self.run_program("--document", self.document, words=[sys.executable, own])
        self.program.says("has not connected yet")
        wait(started.exists, "a program that has started")
        processes = [pathlib.Path("/proc", word) for word in started.read_text().split()]
        self.assertTrue(all(process.exists() for process in processes))
        self.program.key("ctrl+w")
        wait(lambda: not any(process.exists() for process in processes), "the end of both")
