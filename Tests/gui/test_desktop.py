"""Notifications on the person's own desktop, and sounds: only where they are wanted, and silent where
nothing is there."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import accessible
import bus
import harness
import names
from test_device import COFFEE, RECEIVED

# Stands in for libcanberra: notes what it is asked to play.
CANBERRA = r"""
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static int one;
int ca_context_create(void **context) { *context = &one; return 0; }
int ca_context_play(void *context, uint32_t id, ...) {
  FILE *file = fopen(getenv("PLAYED"), "a");
  va_list all;
  va_start(all, id);
  for (const char *name; (name = va_arg(all, const char *));)
    fprintf(file, "%s=%s;", name, va_arg(all, const char *));
  va_end(all);
  fputs("\n", file);
  fclose(file);
  return 0;
}
"""


class DesktopTestCase(harness.GuiTestCase):
    def allow(self):
        self.program.click(self.program.find(names.TOGGLE, "Notifications and clock"))
        self.program.activate(self.program.find(names.CHECK_BOX, "Also on this desktop"))
        self.program.key("Escape")
        self.program.gone(names.CHECK_BOX, "Also on this desktop")

    def remind_at_home(self):
        self.program.click(self.program.on_stage("Remind Me"))
        self.program.wait_for_row("fires at")
        bus.act("home")
        self.program.find(names.PANEL, "Home screen")


class Desktop(DesktopTestCase):
    def setUp(self):
        super().setUp()
        script = pathlib.Path(__file__).with_name("desktop_service.py")
        self.service = subprocess.Popen(
            [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end_service)
        self.assertEqual(self.heard(), {"ready": True})
        self.open(self.write_document(COFFEE))
        self.program.on_stage("Remind Me")

    def end_service(self):
        self.service.kill()
        self.service.communicate()

    def heard(self):
        return json.loads(self.service.stdout.readline())

    def do(self, words):
        self.service.stdin.write(words + "\n")
        self.service.stdin.flush()

    def test_a_click_there_opens_the_application_on_the_stage(self):
        self.allow()
        self.remind_at_home()
        sent = self.heard()
        self.assertEqual((sent["title"], sent["body"]), ("Coffee", "Time for another cup"))
        self.assertEqual(sent["actions"][:2], ["default", "Pour"])
        self.do(f"click {sent['id']}")
        self.program.wait_for_row(RECEIVED)
        # What was opened on the stage is taken away from the desktop.
        self.assertEqual(self.heard(), {"closed": sent["id"]})

    def test_why_it_was_closed_is_logged(self):
        self.allow()
        self.remind_at_home()
        number = self.heard()["id"]
        self.do(f"close {number + 17} 1")
        self.do(f"close {number} 2")
        self.assertEqual(number, 1)
        self.program.wait_for_row("the desktop closed coffee: a person dismissed it")
        self.assertFalse(self.program.has_row("its time was over"))

    def test_nothing_is_sent_unasked(self):
        self.remind_at_home()
        self.program.activate(self.program.on_stage("Coffee, Time for another cup"))
        self.program.wait_for_row(RECEIVED)
        self.allow()
        self.remind_at_home()
        # The first that the desktop hears of is this one.
        self.assertEqual(self.heard()["id"], 1)


class NoDesktop(DesktopTestCase):
    def test_the_setting_says_that_nobody_shows_it(self):
        self.open(self.write_document(COFFEE))
        self.program.on_stage("Remind Me")
        self.allow()
        self.remind_at_home()
        self.program.on_stage("Coffee, Time for another cup")
        self.program.click(self.program.find(names.TOGGLE, "Notifications and clock"))
        self.program.says("This desktop shows no notifications")


class Sounds(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        folder = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-sound-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        (folder / "canberra.c").write_text(CANBERRA, encoding="utf-8")
        subprocess.run(
            ["gcc", "-shared", "-fPIC", "-o", folder / "libcanberra.so.0", folder / "canberra.c"],
            check=True)
        self.played = folder / "played"
        self.open(self.write_document(COFFEE), environment={
            "LD_LIBRARY_PATH": f"{folder}:{os.environ.get('LD_LIBRARY_PATH', '')}",
            "PLAYED": str(self.played)})
        self.program.on_stage("Remind Me")

    def remind_at_home(self):
        self.program.click(self.program.on_stage("Remind Me"))
        self.program.wait_for_row("fires at")
        bus.act("home")
        self.program.wait_for_row("sound is played")

    def test_a_sound_is_played_at_the_volume(self):
        bus.act("volume", 50)
        self.remind_at_home()
        text = accessible.wait(
            lambda: self.played.exists() and self.played.read_text(encoding="utf-8"), "a sound")
        self.assertIn("event.id=message-new-instant;", text)
        self.assertRegex(text, r"canberra\.volume=-6\.0")

    def test_a_muted_device_is_silent(self):
        bus.act("mute")
        self.remind_at_home()
        harness.settle(0.5)
        self.assertFalse(self.played.exists())
