"""What is left out of GTK's theme and icon themes at the start is missing nowhere."""

import pathlib

import gi
import harness
import names
import screen
import test_welcome

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

ICONS = harness.ROOT / "data" / "icons" / "hicolor"


class TwoStarts(harness.GuiTestCase):
    @staticmethod
    def stop(program):
        program.process.kill()
        program.process.wait()


class Theme(TwoStarts):
    """With GTK_THEME set, GTK loads all of the theme, and finds the icons by their names in any
    case where a monitor is dense; so both must look alike."""

    def looks(self, look):
        """What a way through the window shows, with a part of the theme and with all of it."""
        pictures = []
        for forced in ({}, {"GTK_THEME": "Adwaita"}):
            program = self.open(*self.arguments, environment=forced)
            harness.xdotool("mousemove", 1, 1)
            pictures.append(list(look(program)))
            self.stop(program)
        return pictures

    def assert_alike(self, look):
        part, whole = self.looks(look)
        for number, (one, other) in enumerate(zip(part, whole)):
            different = sum(a != b for a, b in zip(one, other))
            self.assertEqual(different, 0, f"bytes of picture {number}")
        self.assertEqual(len(part), len(whole))

    def test_a_document(self):
        self.arguments = [harness.SAMPLES / "sign-out.rehearsal.yaml"]

        def look(program):
            program.on_stage("Sign Out")
            yield screen.resting_pixels()
            program.activate(program.find(names.TOGGLE, "Main menu"))
            program.find(names.MENU_ITEMS, "Preferences")
            yield screen.resting_pixels()
            program.key("Escape")
            program.gone(names.MENU_ITEMS, "Preferences")
            program.key("ctrl+e")
            program.find("list", "Parts of the prototype")
            yield screen.resting_pixels()
            program.key("ctrl+f")
            program.write("will")
            yield screen.resting_pixels()

        self.assert_alike(look)

    def test_the_first_page_and_preferences(self):
        self.arguments = []

        def look(program):
            test_welcome.wait_for_cards(program)
            # The pictures of the cards come one after the other.
            yield screen.resting_pixels(3)
            program.key("ctrl+comma")
            program.wait_for_frames("Rehearsal", "Preferences")
            yield screen.resting_pixels()

        self.assert_alike(look)


class Dialogs(TwoStarts):
    """GTK's own dialogs have widgets that the rest of the program has not."""

    def test_a_chooser_has_all_of_the_theme(self):
        pictures = []
        for forced in ({}, {"GTK_THEME": "Adwaita"}):
            program = self.open(harness.SAMPLES / "sign-out.rehearsal.yaml", environment=forced)
            program.on_stage("Sign Out")
            program.key("ctrl+o")
            program.find("file chooser")
            harness.xdotool("mousemove", 1, 1)
            pictures.append(screen.resting_pixels())
            self.stop(program)
        self.assertEqual(*pictures)


class Icons(harness.GuiTestCase):
    """The pictures of pixels for the usual size, made with gtk-encode-symbolic-svg, are those of the
    vectors."""

    def test_they_are_alike(self):
        small = sorted((ICONS / "16x16" / "apps").glob("*.symbolic.png"))
        self.assertTrue(small)
        for place in small:
            with self.subTest(place.name):
                vectors = ICONS / "symbolic" / "apps" / place.name.replace(".symbolic.png", ".svg")
                self.assertLess(self.difference(place, vectors), 3)

    def test_the_icon_of_the_program(self):
        name = "io.github.rehearsal.Rehearsal"
        self.assertLess(self.difference(ICONS / "48x48" / "apps" / f"{name}.png",
                                        ICONS / "scalable" / "apps" / f"{name}.svg", 48), 3)

    def difference(self, pixels, vectors, edge=16):
        """How far apart the opacities are on average, of 255."""
        one, other = (self.opacities(path, edge) for path in (pixels, vectors))
        return sum(abs(a - b) for a, b in zip(one, other)) / len(one)

    @staticmethod
    def opacities(path: pathlib.Path, edge):
        picture = GdkPixbuf.Pixbuf.new_from_file_at_size(str(path), edge, edge)
        data, stride = picture.get_pixels(), picture.get_rowstride()
        return [data[y * stride + 4 * x + 3] for y in range(edge) for x in range(edge)]
