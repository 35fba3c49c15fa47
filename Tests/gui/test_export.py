"""Films and pages that `rehearsal export` draws."""

import os
import subprocess

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

import exporting
import harness
from exporting import LOGIN, SAMPLE, SECRET, SECRETS, SIX_TAPS, WITHOUT_DISPLAY, Page, rgb_of


class Export(exporting.ExportTestCase):
    def test_a_film_has_the_same_bytes_on_every_run(self):
        sample = SAMPLE
        for name in ("a.gif", "a.webp", "a.html", "a.pdf", "a.svg", "a.png"):
            first = self.export(sample, name)
            second = self.export(
                sample, "again-" + name, environment=WITHOUT_DISPLAY, cwd=self.folder.name)
            self.assertEqual(first, second, name)

    def test_a_film_shows_the_screen(self):
        self.export(SAMPLE, "a.gif", "--show", "screen", "--no-captions")
        film = GdkPixbuf.PixbufAnimation.new_from_file(str(self.place("a.gif")))
        self.assertEqual((film.get_width(), film.get_height()), (320, 568))
        self.assertFalse(film.is_static_image())
        self.assertLess(self.place("a.gif").stat().st_size, 320_000)

    def test_a_key_has_a_cap(self):
        path = self.place("keys.rehearsal.yaml")
        # Nothing is tapped, so nothing else is marked.
        steps = "      - present: login\n      - waitForAnimationToEnd: true\n      - pressKey: tab\n"
        path.write_text(LOGIN[:LOGIN.index("      - tapOn: Go")] + steps, encoding="utf-8")
        both = [self.export(path, name, "--show", "screen", "--fps", "10", "--no-captions", *more)
                for name, more in (("a.gif", ()), ("b.gif", ("--no-rings",)))]
        self.assertNotEqual(*both)

    def test_a_film_of_ten_seconds_stays_small(self):
        path = self.place("six.rehearsal.yaml")
        path.write_text(SIX_TAPS, encoding="utf-8")
        for name, most in (("a.gif", 400_000), ("a.webp", 150_000), ("a.html", 500_000)):
            self.assertLess(len(self.export(path, name, "--show", "screen")), most, name)
        self.assertIn("No error detected", self.ask("webpinfo", "-summary", "a.webp"))
        # The classic look has textures, gradients and shadows.
        classic = self.export(path, "classic.gif", "--show", "screen", "--look", "classic")
        self.assertLess(len(classic), 600_000)
        # Each picture says in hundredths of a second how long it shows.
        parts = self.place("a.gif").read_bytes().split(b"\x21\xf9\x04")[1:]
        length = sum(part[1] | part[2] << 8 for part in parts)
        self.assertGreater(length, 950)
        self.assertLess(length, 1_100)

    def test_a_run_that_is_too_long_is_refused_at_once_in_every_form(self):
        path = self.place("long.rehearsal.yaml")
        path.write_text(
            LOGIN[:LOGIN.index("      - tapOn: Go")] + "      - wait: 20000\n      - tapOn: Go\n",
            encoding="utf-8")
        refusals = set()
        for name in ("a.gif", "a.webp", "a.html", "a.pdf", "a.svg", "a.png"):
            run = subprocess.run(
                [str(harness.PROGRAM), "export", str(path), "-o", name, "--longest-wait", "20000"],
                capture_output=True, text=True, timeout=120, cwd=self.folder.name)
            self.assertEqual(run.returncode, 65, name)
            self.assertFalse(self.place(name).exists(), name)
            refusals.add(run.stderr)
        self.assertEqual(len(refusals), 1, refusals)
        self.assertIn("at most 20000 are made", refusals.pop())

    def test_sizes_are_known_before_anything_is_written(self):
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE), "--estimate"], capture_output=True,
            text=True, timeout=120, cwd=self.folder.name)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        told = dict(line.split("\t") for line in run.stdout.splitlines())
        self.assertEqual(os.listdir(self.folder.name), [])
        for name in ("gif", "webp", "html"):
            size = len(self.export(SAMPLE, "a." + name))
            self.assertLess(abs(int(told[name]) - size), size / 4, name)

    def test_no_password_is_in_any_export(self):
        document = self.login()
        for name in ("a.gif", "a.webp", "a.html", "a.pdf", "a.svg"):
            self.assertNotIn(SECRET.encode(), self.export(document, name), name)
        text = self.place("a.html").read_text(encoding="utf-8")
        self.assertIn("•", text)
        for letters in (SECRET[:4], SECRET[-4:]):
            self.assertNotIn(letters, "".join(Page(text).texts))

    def test_nothing_depends_on_the_letters_of_a_secret(self):
        document = self.place("secret.rehearsal.yaml")
        files = []
        for secret, wrong in (("Xylophone7", "abc"), ("qWertzuio0", "fgi")):
            document.write_text(
                SECRETS.replace("SECRET", secret).replace("WRONG", wrong), encoding="utf-8")
            files.append([
                self.export(document, "secret." + kind, "--show", "screen", *options)
                for kind, *options in (("gif", "--fps", "10"), ("webp", "--fps", "10"),
                                       ("html",), ("pdf",), ("svg",), ("png",))])
        for one, other in zip(*files):
            self.assertEqual(one, other)

    def dumped(self, document, *options):
        """The pictures of a film as they are handed to an encoder, each as RGB, with their moments."""
        dump = self.place("dump")
        encoder = self.place("bin/ffmpeg")
        encoder.parent.mkdir()
        encoder.write_text(
            f"#!/bin/bash\ncat > '{dump}'\nprintf '\\0\\0\\0\\0ftyp' > \"${{@: -1}}\"\n")
        encoder.chmod(0o755)
        self.export(document, "dump.mp4", *options,
                    environment=dict(os.environ, PATH=f"{encoder.parent}:{os.environ['PATH']}"))
        data, size = dump.read_bytes(), 320 * 568 * 4
        frames = []
        for start in range(0, len(data), size):
            part = data[start:start + size]
            # Blue, green, red, nothing.
            rgb = bytearray(size // 4 * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = part[2::4], part[1::4], part[0::4]
            frames.append(bytes(rgb))
        return {place * 100 // 30 * 10: frame for place, frame in enumerate(frames)}

    def test_pictures_of_a_film_are_those_of_the_stage(self):
        options = ("--scenario", "confirm", "--show", "screen", "--no-captions", "--no-rings")
        frames = self.dumped(SAMPLE, *options)
        # The first tap comes after 0.8 s; until then simulated time stands.
        for moment in (0, 30, 100, 200):
            subprocess.run(
                [str(harness.PROGRAM), "picture", str(SAMPLE), "--scenario", "confirm", "--at",
                 str(moment / 1000), "--show", "screen", "-o", str(self.place("at.png"))],
                check=True, timeout=120)
            stage = GdkPixbuf.Pixbuf.new_from_file(str(self.place("at.png")))
            self.assertEqual(frames[800 + moment], rgb_of(stage), moment)
        # What another program reads of the GIF: few colours while it moves, and similar ones at rest.
        self.export(SAMPLE, "a.gif", *options)
        hundredths = list(map(int, self.ask("identify", "-format", "%T ", "a.gif").split()))
        self.ask("convert", "a.gif", "-coalesce", "-depth", "8", "rgb:a.rgb")
        shown, size, start = self.place("a.rgb").read_bytes(), 320 * 568 * 3, 0
        self.assertEqual(len(shown), size * len(hundredths))
        self.assertGreater(len(hundredths), 12)
        for place, length in enumerate(hundredths):
            differences = list(map(abs, map(int.__sub__, frames[start * 10],
                                            shown[place * size:(place + 1) * size])))
            rests = length > 15
            if rests:
                self.assertLess(max(differences), 32, start)
            # The last picture of a movement may lack its last step, by some hundredths of the light.
            self.assertLess(sum(differences) / size, 3 if rests else 7, start)
            start += length

    def test_mp4_is_made_where_an_encoder_is_installed(self):
        command = [str(harness.PROGRAM), "export", str(SAMPLE), "--show", "screen",
                   "--no-captions", "-o", str(self.place("a.mp4"))]
        without = dict(os.environ, PATH="/nowhere")
        run = subprocess.run(command, capture_output=True, text=True, timeout=120, env=without)
        self.assertEqual(run.returncode, 69)
        self.assertIn("MP4 needs “ffmpeg”, which is not installed", run.stderr)
        self.assertFalse(self.place("a.mp4").exists())
        # One that counts what it gets, or fails.
        fake = self.place("bin/ffmpeg")
        fake.parent.mkdir()
        told, count = self.place("told"), self.place("count")
        fake.write_text(
            f"#!/bin/bash\necho \"$@\" > '{told}'\nwc -c > '{count}'\n"
            "printf '\\0\\0\\0\\0ftyp' > \"${@: -1}\"\n")
        fake.chmod(0o755)
        within = dict(os.environ, PATH=f"{fake.parent}:{os.environ['PATH']}",
                      TMPDIR=self.folder.name)
        subprocess.run(command, check=True, timeout=120, env=within)
        self.assertEqual(self.place("a.mp4").read_bytes(), b"\0\0\0\0ftyp")
        self.assertIn("-s 320x568 -r 30", told.read_text())
        pictures, rest = divmod(int(count.read_text()), 320 * 568 * 4)
        self.assertEqual(rest, 0)
        self.assertGreater(pictures, 60)
        fake.write_text("#!/bin/sh\nexit 1\n")
        run = subprocess.run(command, capture_output=True, text=True, timeout=120, env=within)
        self.assertEqual(run.returncode, 70)
        self.assertIn("“ffmpeg” could not make the film", run.stderr)
        # The film of before is still there, and nothing else is left.
        self.assertEqual(self.place("a.mp4").read_bytes(), b"\0\0\0\0ftyp")
        self.assertEqual(sorted(os.listdir(self.folder.name)), ["a.mp4", "bin", "count", "told"])

    def test_a_page_asks_for_nothing_and_has_no_markup_of_the_document(self):
        self.export(self.login(), "a.html")
        page = Page(self.place("a.html").read_text(encoding="utf-8"))
        self.assertNotIn("b", page.tags)
        self.assertTrue(page.addresses)
        for address in page.addresses:
            self.assertRegex(address, r"^(data:image/(png|webp);base64,|#p\d+$)")
        self.assertIn("alertView:clickedButtonAtIndex: 1", page.texts)
        self.assertLess(self.place("a.html").stat().st_size, 500_000)

    def test_a_caption_is_what_is_said_or_what_happens_and_can_be_read(self):
        document = self.login()
        lengths = []
        for words in ("Short", "A long sentence " * 10):
            document.write_text(LOGIN.replace(
                "- tapOn: Go\n", f"- tapOn: Go\n        say: {words}\n"), encoding="utf-8")
            self.export(document, "a.html")
            page = Page(self.place("a.html").read_text(encoding="utf-8"))
            lengths.append(page.length)
            self.assertIn(words.strip(), page.texts)
            # What is not said is told, and what is typed is one text.
            self.assertTrue(any(text.startswith("Tap OK") for text in page.texts))
            self.assertTrue(any(f"Type “{'•' * 10}”" in text for text in page.texts))
        # Sixty letters are read in about four seconds.
        self.assertGreater(lengths[1], lengths[0] + 5_000)
        self.assertLess(lengths[1], lengths[0] + 9_000)

    def test_a_file_of_another_kind_is_replaced_only_when_told(self):
        path = self.place("a.gif")
        path.write_text("mine")
        command = [str(harness.PROGRAM), "export", str(SAMPLE),
                   "-o", str(path)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 73)
        self.assertIn("is there already and is no GIF file", run.stderr)
        self.assertEqual(path.read_text(), "mine")
        subprocess.run([*command, "--force"], check=True, timeout=120)
        self.assertTrue(path.read_bytes().startswith(b"GIF89a"))

    def test_a_folder_that_is_not_there(self):
        run = subprocess.run(
            [str(harness.PROGRAM), "export", str(SAMPLE),
             "-o", str(self.place("no/a.gif"))], capture_output=True, text=True, timeout=120)
        self.assertEqual(run.returncode, 73)
