"""A presenter with two monitors: the stage is on one of them, the run sheet on the other."""

import shutil
import tempfile

import accessible
import names
from accessible import wait
from monitors import Monitors
from test_presenter import TALK
from test_presenting import Stage

# How wide the left monitor is: the window fits in it.
LEFT = 840


class TwoMonitors(Stage):
    def setUp(self):
        super().setUp()
        folder = tempfile.mkdtemp(prefix="rehearsal-monitors-")
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        self.monitors = Monitors(folder, LEFT)
        self.addCleanup(self.monitors.end)
        self.open(self.write_document(TALK), environment=self.monitors.environment)
        self.program.on_stage("Sign Out")

    def frames(self):
        """The place of the window with the stage, and of the run sheet where there is one."""
        found = {}
        for frame in accessible.children(self.program.root):
            # What is drawn off any screen is in a window too, for a moment.
            if frame.get_role_name() != names.WINDOW:
                continue
            box = accessible.extents(frame)
            kind = "sheet" if accessible.find(frame, names.BUTTON, "Caption of Step 1") else "stage"
            found[kind] = (box.x, box.y, box.width, box.height)
        return found

    def wait_for(self, what, hold):
        seen = {}

        def look():
            accessible.refresh()
            seen.clear()
            seen.update(self.frames())
            return hold(seen)

        wait(look, lambda: f"{what}: {seen}")

    @staticmethod
    def fills_one(place):
        return place in ((0, 0, LEFT, 800), (LEFT, 0, 1280 - LEFT, 800))

    @staticmethod
    def side(place):
        """0 for the left monitor and 1 for the right one, by the middle."""
        return int(place[0] + place[2] // 2 >= LEFT)

    def test_the_stage_leaves_the_presenters_monitor_and_comes_back(self):
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.wait_for("both windows", lambda seen: len(seen) == 2)
        before = self.frames()["stage"]
        self.program.key("F11")
        wait(self.is_alone, "the stage alone")
        self.wait_for("one on each", lambda seen: len(seen) == 2 and self.fills_one(seen["stage"])
                      and self.side(seen["sheet"]) != self.side(seen["stage"]))
        self.program.key("F11")
        # The window manager keeps some pixels free at the edge.
        self.wait_for(f"the window near {before}", lambda seen: seen["stage"][2:] == before[2:]
                      and all(abs(now - then) < 8 for now, then in zip(seen["stage"], before)))

    def test_a_sheet_that_opens_later_takes_the_other_monitor(self):
        self.present()
        self.wait_for("a full monitor", lambda seen: self.fills_one(seen["stage"]))
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.wait_for("the sheet on the other monitor", lambda seen: len(seen) == 2
                      and self.side(seen["sheet"]) != self.side(seen["stage"]))

    def test_a_monitor_that_is_unplugged_takes_no_window_along(self):
        self.present()
        self.program.key("ctrl+shift+p")
        self.program.find(names.BUTTON, "Caption of Step 1")
        self.wait_for("both windows", lambda seen: len(seen) == 2)
        self.monitors.unplug(1)
        self.wait_for("all on the monitor that is left", lambda seen: len(seen) == 2
                      and all(place[0] < LEFT for place in seen.values()))
        self.program.key("Page_Down", "Page_Down")
        self.program.alert("Sure?")
