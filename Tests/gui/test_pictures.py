"""Pictures that a document names: a screen's backdrop, the application's icon."""

import os
import subprocess
import time

import accessible
import harness
import names

DOCUMENT = """\
rehearsal: 1
title: Pictured
application: {name: Pictured, icon: icon.png}
screens:
  first: {image: backdrop.png, controls: [{button: Ask}]}
"""

ICONS = """\
rehearsal: 1
title: Icons
screens:
  first:
    controls:
      - textField: Marked
        overlay: {left: edit-find-symbolic, right: mark.jpg}
      - button: Share
        then: [{present: share}]
dialogs:
  share:
    activityPicker:
      items: [{text: Hello}]
      activities: [{type: com.example.own, title: Own, icon: no-such-icon}]
"""


def paint(path, colour, size="64x64"):
    subprocess.run(["convert", "-size", size, f"xc:{colour}", str(path)], check=True, timeout=120)


class Pictures(harness.GuiTestCase):
    def setUp(self):
        super().setUp()
        self.file = self.write_document(DOCUMENT)
        self.backdrop = self.file.with_name("backdrop.png")
        self.icon = self.file.with_name("icon.png")
        paint(self.backdrop, "#20c040", "320x568")
        paint(self.icon, "#c02080")

    def wait_for_colour(self, red, green, blue, at_least):
        """Waits until the stage shows so many pixels of a colour."""
        wanted = bytes((red, green, blue))

        def look():
            pixels = self.program.pixels()
            count = sum(pixels[i:i + 3] == wanted for i in range(0, len(pixels), 3))
            return count >= at_least

        accessible.wait(look, f"{at_least} pixels of {wanted.hex()}")

    def test_backdrop_fills_the_screen_and_follows_its_file(self):
        self.open(self.file)
        self.program.on_stage("Ask")
        self.wait_for_colour(0x20, 0xC0, 0x40, 50_000)
        paint(self.backdrop, "#2040c0", "320x568")
        self.wait_for_colour(0x20, 0x40, 0xC0, 50_000)
        # The run has not begun again for that.
        self.assertFalse(self.program.has_row("reloaded"))

    def test_icon_stands_on_the_home_screen(self):
        self.open(self.file)
        self.program.click(self.program.find(names.BUTTON, names.HOME))
        self.program.on_stage("Pictured")
        self.wait_for_colour(0xC0, 0x20, 0x80, 1_000)

    def test_missing_pictures_are_named_and_taken_in_when_they_come(self):
        self.backdrop.unlink()
        self.icon.write_text("no picture", encoding="utf-8")
        self.open(self.file)
        said = self.program.listed_errors()
        self.assertTrue(any("2 pictures" in text for text in said), said)
        self.assertTrue(any(text.startswith("backdrop.png: ") for text in said), said)
        self.assertTrue(any(text.startswith("icon.png: ") for text in said), said)
        self.program.on_stage("Ask")
        paint(self.backdrop, "#20c040", "320x568")
        self.wait_for_colour(0x20, 0xC0, 0x40, 20_000)
        paint(self.icon, "#c02080")
        self.program.gone(names.PANEL, "Errors")

    def test_what_is_no_file_is_said_at_once(self):
        self.backdrop.unlink()
        self.icon.unlink()
        os.mkfifo(self.backdrop)
        self.icon.mkdir()
        begun = time.monotonic()
        self.open(self.file)
        said = self.program.listed_errors()
        self.assertLess(time.monotonic() - begun, 10)
        self.assertIn("backdrop.png: this is a pipe or a device, not a file", said)
        self.assertIn("icon.png: this is a folder, not a file", said)
        self.program.on_stage("Ask")
        # Nothing has opened the pipe, not even to look: a writer would not have to wait any more.
        with self.assertRaises(OSError):
            os.open(self.backdrop, os.O_WRONLY | os.O_NONBLOCK)
        self.backdrop.unlink()
        paint(self.backdrop, "#20c040", "320x568")
        self.wait_for_colour(0x20, 0xC0, 0x40, 20_000)

    def test_a_picture_that_becomes_a_pipe_stays_as_it_was(self):
        self.open(self.file)
        self.wait_for_colour(0x20, 0xC0, 0x40, 50_000)
        pipe = self.backdrop.with_name("pipe")
        os.mkfifo(pipe)
        pipe.rename(self.backdrop)
        self.program.says("backdrop.png.*this is a pipe or a device, not a file")
        self.wait_for_colour(0x20, 0xC0, 0x40, 50_000)

    def test_a_picture_that_is_too_large_is_said(self):
        with self.backdrop.open("r+b") as file:
            file.truncate((64 << 20) + 1)
        # A graymap without its pixels.
        self.icon.write_bytes(b"P5 60000 60000 255\n" + b"0" * 1000)
        self.open(self.file)
        said = self.program.listed_errors()
        self.assertIn("backdrop.png: it is larger than 64 MiB", said)
        self.assertIn("icon.png: it has more than 50 million pixels", said)

    def test_icons_of_fields_are_pictures_too(self):
        document = self.write_document(ICONS)
        paint(document.with_name("mark.jpg"), "#9b9b9b")
        self.open(document)
        self.program.on_stage("Share")
        self.wait_for_colour(0x9B, 0x9B, 0x9B, 100)
        said = self.program.listed_errors()
        self.assertIn("no-such-icon: the icon theme has no such icon", said)
        self.assertFalse(any("edit-find-symbolic" in text for text in said), said)


HOSTILE = """\
rehearsal: 1
title: Hostile
screens:
  first:
    image: abort.svg
    controls:
      - {image: endless.svg, height: 60}
      - {image: hungry.svg, height: 60}
      - {image: cut.png, height: 60}
      - {image: moving.gif, height: 60, fit: fill}
      - {image: good.png, height: 60, fit: fill}
      - button: Ask
dialogs:
  alert: {alert: {title: Still Here, cancelButton: OK}}
"""

SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="{edge}" height="{edge}">\
<filter id="f" x="0" y="0" width="1" height="1">{filter}</filter>\
<rect width="{edge}" height="{edge}" filter="url(#f)"/></svg>"""


class HostilePictures(harness.GuiTestCase):
    """Pictures that would end the program, or keep it, if it decoded them itself."""

    def setUp(self):
        super().setUp()
        self.file = self.write_document(HOSTILE)
        # librsvg 2.54 aborts; another may not mind.
        self.svg("abort", 32, f'<feConvolveMatrix order="30 30" kernelMatrix="{"1 " * 900}"/>')
        self.svg("endless", 480, '<feTurbulence numOctaves="9999" baseFrequency="0.9"/>')
        self.svg("hungry", 2000, "".join(
            f'<feFlood flood-color="red" result="r{n}"/>' for n in range(80)) + "<feMerge>"
            + "".join(f'<feMergeNode in="r{n}"/>' for n in range(80)) + "</feMerge>")
        subprocess.run(["convert", "-size", "200x200", "plasma:", str(self.place("cut.png"))],
                       check=True, timeout=120)
        whole = self.place("cut.png").read_bytes()
        self.place("cut.png").write_bytes(whole[:len(whole) // 2])
        subprocess.run(["convert", "-delay", "5", "-size", "300x60", "xc:#20c040",
                        *["xc:#c02020", "xc:#2020c0"] * 20, str(self.place("moving.gif"))],
                       check=True, timeout=120)
        paint(self.place("good.png"), "#2040c0", "300x60")

    def place(self, name):
        return self.file.with_name(name)

    def svg(self, name, edge, inside):
        self.place(name + ".svg").write_text(SVG.format(edge=edge, filter=inside),
                                             encoding="utf-8")

    def colours(self, *wanted):
        pixels = self.program.pixels()
        seen = {pixels[i:i + 3].hex() for i in range(0, len(pixels), 3)}
        return all(colour in seen for colour in wanted)

    def test_each_is_said_at_its_place_and_the_others_show(self):
        self.open(self.file)
        self.program.on_stage("Ask")
        # What is good does not wait for what does not end.
        accessible.wait(lambda: self.colours("20c040", "2040c0"), "the pictures that are good")
        reasons = {
            "abort": "it made the program that reads pictures fail (signal 6)",
            "endless": "to draw it takes longer than 5 seconds",
            "hungry": "to draw it takes more than 512 MiB of memory",
            "cut": "the picture is damaged, or not complete",
        }
        stage = self.program.prototype
        for name, reason in reasons.items():
            file = name + (".png" if name == "cut" else ".svg")
            self.program.find("label", f"“{file}” can’t be shown: {reason}", within=stage)
        self.program.find(names.IMAGE, "moving", within=stage)
        said = self.program.listed_errors()
        self.assertIn("4 pictures can’t be read", said)
        for name, reason in reasons.items():
            self.assertTrue(any(name in text and reason in text for text in said), said)
        # The window lives, and a picture that is mended takes the place of its message.
        self.program.click(self.program.on_stage("Ask"))
        paint(self.place("cut.png"), "#a0b0c0", "300x60")
        accessible.wait(lambda: self.colours("a0b0c0"), "the picture that is good now")

    def test_a_picture_is_drawn_all_the_same(self):
        for words in (["picture", self.file, "--show", "screen", "-o", "a.png"],
                      ["export", self.file, "--sheet", "-o", "b.png"]):
            run = subprocess.run([str(harness.PROGRAM), *map(str, words)], text=True,
                                 capture_output=True, cwd=self.file.parent, timeout=120)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn("abort.svg: it made the program that reads pictures fail", run.stderr)
            self.assertIn("endless.svg: to draw it takes longer", run.stderr)
            self.assertTrue(self.place(words[-1]).exists())

    def test_a_window_with_a_picture_that_does_not_end_can_be_closed(self):
        self.open(self.file)
        self.program.on_stage("Ask")
        self.program.key("ctrl+q")
        self.assertEqual(self.program.process.wait(10), 0)
        # What decoded it has ended with it.
        accessible.wait(lambda: not subprocess.run(
            ["pgrep", "-g", str(self.program.process.pid), "rehearsal"],
            capture_output=True).stdout, "no process of it")
