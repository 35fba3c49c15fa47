"""Files whose folder is made again, that are written all the time, or that are gone."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import time

import accessible
import harness
import names
from test_pictures import paint

FLOW = """\
rehearsal: 1
title: Watched
screens: {first: {controls: [{button: Ask 0000}]}}
dialogs: {ask: {alert: {title: Sure?, cancelButton: Cancel}}}
"""
PICTURED = FLOW.replace("{first: {", "{first: {image: backdrop.png, ")


class Watched(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.top = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-watched-"))
        self.addCleanup(shutil.rmtree, self.top, ignore_errors=True)
        self.file = self.top / "outer" / "inner" / "own.rehearsal.yaml"
        self.file.parent.mkdir(parents=True)

    def show(self, text=FLOW, path=None):
        self.file.write_text(text, encoding="utf-8")
        self.open(path or self.file)
        self.program.on_stage("Ask 0000")

    def save(self, number, text=FLOW):
        self.file.write_text(text.replace("0000", f"{number:04}"), encoding="utf-8")

    def stale(self):
        """The text of the notice about files whose last version is shown."""
        panel = self.program.find(names.PANEL, names.STALE)
        return accessible.wait(
            lambda: next((text for text in accessible.all_texts(panel) if "You see" in text), None),
            "what the notice says")


class Folders(Watched):
    def test_a_folder_that_is_removed_and_made_again(self):
        self.show()
        for number in (1, 2, 3):
            shutil.rmtree(self.file.parent)
            self.assertIn("You see its last version", self.stale())
            self.file.parent.mkdir()
            self.save(number)
            # GLib by itself finds a folder again too, up to four seconds later.
            accessible.wait(lambda: accessible.find(self.program.prototype, names.BUTTON,
                                                    f"Ask {number:04}"), "the new text", 2)
            self.program.gone(names.PANEL, names.STALE)
            # And it is watched as before.
            self.save(number + 10)
            self.program.on_stage(f"Ask {number + 10:04}")

    def test_a_folder_above_that_goes_and_comes_by_another_name(self):
        self.show()
        other = self.top / "other"
        os.rename(self.top / "outer", other)
        self.stale()
        # What is saved there is another file now.
        elsewhere = other / "inner" / self.file.name
        elsewhere.write_text(FLOW.replace("0000", "0007"), encoding="utf-8")
        self.assertFalse(self.program.has_row("reloaded"))
        os.rename(other, self.top / "outer")
        self.program.on_stage("Ask 0007")
        self.program.gone(names.PANEL, names.STALE)

    def test_everything_is_made_anew_without_a_pause(self):
        self.show()
        shutil.rmtree(self.top / "outer")
        self.file.parent.mkdir(parents=True)
        self.save(3)
        self.program.on_stage("Ask 0003")
        self.save(4)
        self.program.on_stage("Ask 0004")

    def test_a_link_to_a_folder_that_is_made_again(self):
        link = self.top / "link"
        link.symlink_to("outer")
        self.show(path=link / "inner" / self.file.name)
        shutil.rmtree(self.top / "outer")
        self.stale()
        self.file.parent.mkdir(parents=True)
        self.save(5)
        self.program.on_stage("Ask 0005")
        # A link that leads elsewhere leads to another file.
        other = self.top / "other" / "inner" / self.file.name
        other.parent.mkdir(parents=True)
        other.write_text(FLOW.replace("0000", "0006"), encoding="utf-8")
        link.unlink()
        link.symlink_to("other")
        self.program.on_stage("Ask 0006")

    def test_a_link_that_is_pointed_elsewhere_leads_to_another_file(self):
        link = self.top / "link.rehearsal.yaml"
        link.symlink_to(self.file)
        self.show(path=link)
        other = self.top / "elsewhere" / "b.rehearsal.yaml"
        other.parent.mkdir()
        other.write_text(FLOW.replace("0000", "0001"), encoding="utf-8")
        new = self.top / "new"
        new.symlink_to(other)
        new.rename(link)
        self.program.on_stage("Ask 0001")
        other.write_text(FLOW.replace("0000", "0002"), encoding="utf-8")
        self.program.on_stage("Ask 0002")

    def test_a_link_in_the_middle_of_the_way_is_pointed_elsewhere(self):
        """A link to a file below a link to a folder, as programs that install versions make them."""
        for version in (1, 2):
            place = self.top / f"v{version}" / "a.rehearsal.yaml"
            place.parent.mkdir()
            place.write_text(FLOW.replace("0000", f"000{version}"), encoding="utf-8")
        now = self.top / "below" / "now"
        now.parent.mkdir()
        now.symlink_to("../v1")
        link = self.top / "link.rehearsal.yaml"
        link.symlink_to("below/now/a.rehearsal.yaml")
        self.open(link)
        self.program.on_stage("Ask 0001")
        new = self.top / "below" / "new"
        new.symlink_to("../v2")
        new.rename(now)
        self.program.on_stage("Ask 0002")
        (self.top / "v2" / "a.rehearsal.yaml").write_text(
            FLOW.replace("0000", "0003"), encoding="utf-8")
        self.program.on_stage("Ask 0003")


class Writing(Watched):
    def test_a_file_that_is_written_all_the_time_is_shown_meanwhile(self):
        self.show()
        place = FLOW.index("0000")
        written = [0]
        ended = threading.Event()

        def write():
            with open(self.file, "r+b", buffering=0) as file:
                while not ended.wait(0.05):
                    written[0] += 1
                    file.seek(place)
                    file.write(b"%04d" % written[0])

        writer = threading.Thread(target=write)
        writer.start()
        try:
            late = []

            def look():
                accessible.refresh()
                title = next((text for text in accessible.all_texts(self.program.prototype)
                              if re.fullmatch(r"Ask \d+", text)), "Ask 0")
                # The program has half a second, and a busy machine as much again to show it.
                late.append(written[0] - int(title.split()[1]))
                return written[0] > 60

            accessible.wait(look, "three seconds of writing")
            self.assertLess(min(late[len(late) // 2:]), 20, late)
        finally:
            ended.set()
            writer.join()
        self.program.on_stage(f"Ask {written[0]:04}")


class Exhausted(Watched):
    """No program of this person may watch one more file."""

    def show_with(self, limit):
        """Opens the document in a program that has so many of something."""
        start = ("unshare", "--user", "--map-current-user", "--keep-caps", "sh", "-c",
                 f'echo 0 > /proc/sys/user/{limit} && exec "$0" "$@"')
        if subprocess.run([*start, "true"], capture_output=True, check=False).returncode:
            self.skipTest("limits of its own need a user namespace")
        self.save(0, PICTURED)
        self.open(self.file, limits=start)
        self.program.on_stage("Ask 0000")

    def assert_follows(self):
        for number in range(1, 4):
            begun = time.monotonic()
            self.save(number, PICTURED)
            self.program.on_stage(f"Ask {number:04}")
            # GLib looks only every five seconds.
            self.assertLess(time.monotonic() - begun, 3)
        self.file.unlink()
        self.stale()
        self.save(4, PICTURED)
        self.program.on_stage("Ask 0004")
        self.program.says("backdrop.png: there is no such file")
        paint(self.file.with_name("backdrop.png"), "#20c040", "320x568")
        self.program.gone(names.PANEL, "Errors")

    def test_no_watches(self):
        self.show_with("max_inotify_watches")
        self.assert_follows()

    def test_no_descriptors_of_watches(self):
        self.show_with("max_inotify_instances")
        self.assert_follows()


class Gone(Watched):
    def test_the_notice_leaves_what_is_shown_and_goes_by_itself(self):
        self.show()
        self.file.unlink()
        self.assertEqual(self.stale(), "own.rehearsal.yaml can’t be read: there is no such file. "
                                       "You see its last version.")
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, "Errors"))
        self.program.on_stage("Ask 0000")
        self.program.says("^own.rehearsal.yaml, last version$")
        # Who has hidden it still reads that below the title.
        self.program.click(self.program.find(names.BUTTON, names.HIDE_MESSAGE))
        self.program.gone(names.PANEL, names.STALE)
        self.program.says("^own.rehearsal.yaml, last version$")
        self.save(1)
        self.program.on_stage("Ask 0001")
        self.program.says("^own.rehearsal.yaml$")

    def test_what_comes_back_as_it_was_does_not_begin_anew(self):
        self.show()
        self.file.unlink()
        self.stale()
        self.save(0)
        self.program.gone(names.PANEL, names.STALE)
        self.assertFalse(self.program.has_row("reloaded"))

    def test_a_mistake_that_is_hidden_is_still_told(self):
        self.show()
        self.file.write_text("nonsense", encoding="utf-8")
        self.program.click(self.program.find(names.BUTTON, names.HIDE_ERRORS))
        self.program.gone(names.PANEL, "Errors")
        self.program.says("^own.rehearsal.yaml, last version$")

    def test_pictures_stay_and_are_taken_in_again(self):
        backdrop = self.file.with_name("backdrop.png")
        paint(backdrop, "#20c040", "320x568")
        self.show(PICTURED)
        backdrop.unlink()
        self.assertEqual(self.stale(), "backdrop.png can’t be read: there is no such file. "
                                       "You see its last version.")
        self.assertIsNone(accessible.find(self.program.root, names.PANEL, "Errors"))
        self.save(1, PICTURED)
        self.program.on_stage("Ask 0001")
        shutil.rmtree(self.file.parent)
        accessible.wait(lambda: self.stale().startswith("2 files can’t be read: "), "both are gone")
        self.file.parent.mkdir()
        self.save(2, PICTURED)
        self.program.on_stage("Ask 0002")
        accessible.wait(lambda: self.stale().startswith("backdrop.png"), "the picture is gone")
        paint(backdrop, "#2040c0", "320x568")
        self.program.gone(names.PANEL, names.STALE)
