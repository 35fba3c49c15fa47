"""Takes the pictures of the README, in docs/images, by using the window as a person does."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "gui"))
sys.dont_write_bytecode = True
import harness  # noqa: E402
import names  # noqa: E402
from harness import PRESENTATION, xdotool  # noqa: E402

IMAGES = ROOT / "docs" / "images"


class Picture:
    """A window on a sample, whose picture is taken at the end."""

    def __init__(self, name, sample, *options, prepare=None, pointer=(1100, 500)):
        self.name = name
        self.pointer = pointer
        self.program = harness.Program(
            harness.SAMPLES / f"{sample}.rehearsal.yaml", *options, prepare=prepare)

    def __enter__(self):
        xdotool("getactivewindow", "windowsize", 1280, 800)
        return self.program

    def __exit__(self, problem, *_):
        try:
            if problem is None:
                self.take()
        finally:
            self.program.end()

    def take(self):
        # Where the pointer is, nothing is told about and nothing is lit.
        xdotool("mousemove", *self.pointer)
        harness.settle(1)
        assert not self.program.warnings(), self.program.warnings()
        place = IMAGES / f"{self.name}.png"
        # With fewer colours the soft shadows and the glass would have steps.
        subprocess.run(["import", "-window", "root", "-define", "png:compression-level=9",
                        "-define", "png:exclude-chunks=date,time", f"png24:{place}"], check=True)
        print(place.relative_to(ROOT))


def show_alert(program):
    """Has the alert come in, and selects its last call."""
    program.click(program.on_stage("Sign Out"))
    program.wait_for_calls(PRESENTATION)
    program.click_row(names.CALLS, "didPresentAlertView:")
    program.find(names.PANEL, names.DETAILS)


def prefer_dark(home):
    """Gives the desktop its dark colours."""
    with open(home / "config" / "gtk-3.0" / "settings.ini", "a", encoding="utf-8") as file:
        file.write("gtk-application-prefer-dark-theme=1\n")


def main():
    with Picture("window", "sign-out") as program:
        show_alert(program)
    with Picture("edit", "sign-out", pointer=(1100, 720)) as program:
        show_alert(program)
        program.key("ctrl+e")
        program.click(program.find("list item", "Confirm, button 2 of 2 in Sign Out"))
        program.find("list item", "Confirm, button 2 of 2 in Sign Out, selected")
    with Picture("dark", "sign-out", prepare=prefer_dark) as program:
        program.click(program.find(names.TOGGLE, names.CLASSIC))
        program.click(program.find(names.TOGGLE, names.DARK))
        show_alert(program)
    with Picture("tablet", "choose-layout") as program:
        program.click(program.find(names.TOGGLE, names.CLASSIC))
        program.click(program.find(names.TOGGLE, names.TABLET))
        program.click(program.on_stage("Layout"))
        program.wait_for_calls(["willPresentActionSheet:", "didPresentActionSheet:"])
    with Picture("loader", "task-in-place", "--scenario", "confirm") as program:
        program.alert("Processing…")
        harness.settle(2)


if __name__ == "__main__":
    main()
