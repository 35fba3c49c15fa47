"""The page that a window without a document shows."""

import os
import pathlib
import shutil
import stat
import tempfile
from unittest import mock

import accessible
import harness
import names
import screen
from harness import PRESENTATION


def wait_for_cards(program):
    """Waits until each sample has its card on the first page; gives what finds the cards."""
    page = program.find(names.PANEL, names.WELCOME)
    wanted = len(list(harness.SAMPLES.glob("*.rehearsal.yaml")))

    def cards():
        return [node for node in accessible.walk(page) if node.get_role_name() in names.BUTTON
                and node.get_description().endswith(".")]

    accessible.wait(lambda: len(cards()) == wanted, f"{wanted} cards")
    return cards


class Welcome(harness.GuiTestCase):
    def test_a_sample_opens(self):
        self.open()
        page = self.program.find(names.PANEL, names.WELCOME)
        self.program.click(self.program.find(names.BUTTON, "Account", within=page))
        self.program.click(self.program.on_stage("Sign Out"))
        self.program.wait_for_calls(PRESENTATION)
        self.program.find(names.WINDOW, "Account")

    def test_every_sample_has_a_card_that_says_what_it_is(self):
        self.open()
        cards = wait_for_cards(self.program)
        wanted = len(cards())
        accessible.wait(
            lambda: len({card.get_name() + card.get_description() for card in cards()}) == wanted,
            "no two cards that say the same")

    def test_a_search_finds_samples_by_their_words(self):
        self.open()
        page = self.program.find(names.PANEL, names.WELCOME)
        self.program.find(names.BUTTON, "Account", within=page)
        self.program.find("heading", "Alerts")
        self.program.key("ctrl+f")
        self.program.write("ipad POPOVER")
        self.program.says("^No sample has “ipad POPOVER” in it.$")
        self.program.key("ctrl+a")
        self.program.write("popover modal")
        self.program.find(names.BUTTON, "Popovers", within=page)
        self.program.gone(names.BUTTON, "Account")
        self.program.gone("heading", "Alerts")
        self.program.key("Escape")
        self.program.find(names.BUTTON, "Account", within=page)

    def test_an_empty_list_of_recent_prototypes_says_so(self):
        self.open()
        self.program.click(self.program.find(names.TOGGLE, names.RECENT))
        item = self.program.find(names.BUTTON, "No recent prototypes")
        self.assertFalse(harness.is_enabled(item))

    def test_a_recent_prototype_has_its_title_and_a_picture(self):
        document = self.copy_of("sign-out")
        program = self.open(document)
        program.on_stage("Sign Out")
        kept = program.home / "cache" / "rehearsal" / "recent"
        accessible.wait(lambda: {file.suffix for file in kept.glob("*")} >= {".png", ".title"},
                        "a still")
        self.assertEqual(next(kept.glob("*.title")).read_text(encoding="utf-8"), "Account")
        self.assertLess(next(kept.glob("*.png")).stat().st_size, 1 << 16)
        program.key("ctrl+n")
        page = program.find(names.PANEL, names.WELCOME)
        accessible.wait(
            lambda: any(node.get_name() == "Account"
                        and node.get_description().endswith("/sign-out.rehearsal.yaml")
                        for node in accessible.walk(page)), "its row")
        program.picture("recent")
        # What is spoilt or gone is done without.
        next(kept.glob("*.png")).write_bytes(b"\x89PNG")
        next(kept.glob("*.title")).unlink()
        program.key("ctrl+n")
        accessible.wait(
            lambda: [node.get_name() for node in accessible.walk(program.root)].count(
                "sign-out.rehearsal.yaml") > 0, "its file name")

    def test_the_focus_stops_at_no_heading(self):
        self.open()
        self.program.find(names.BUTTON, "Account")
        seen = []
        for _ in range(20):
            self.program.tab()
            seen.append(self.program.focused())
        self.assertEqual([node for node in seen if node and node[0] in ("heading", "label")], [])
        self.assertEqual([node for node in seen if node and not node[1]], [])

    def test_keyboard_alone_opens_a_sample(self):
        self.open()
        self.program.find(names.BUTTON, "Account")
        self.program.tab_to("Account")
        self.program.key("Return")
        self.program.on_stage("Sign Out")

    def test_keys_for_documents_do_nothing_here(self):
        self.open()
        self.program.find(names.PANEL, names.WELCOME)
        self.program.key("ctrl+r", "ctrl+shift+e", "Escape", "Return")
        self.program.find(names.PANEL, names.WELCOME)


    def test_there_is_nothing_to_edit(self):
        self.open()
        self.program.click(self.program.find(names.TOGGLE, names.MAIN_MENU))
        item = self.program.find(names.BUTTON, "Open in Editor")
        self.assertFalse(harness.is_enabled(item))
        self.assertTrue(harness.is_enabled(self.program.find(names.BUTTON, "New Window")))


class Replaced(harness.GuiTestCase):
    PROGRAMS = ("rehearsal", "rehearsal-window", "rehearsal-guard", "rehearsal-decoder")

    def test_a_program_that_is_replaced_while_it_runs_keeps_its_samples(self):
        root = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-replaced-"))
        self.addCleanup(shutil.rmtree, root, ignore_errors=True)
        (root / "data").symlink_to(harness.ROOT / "data")
        place = root / "one" / "two" / "bin"
        place.mkdir(parents=True)
        for name in self.PROGRAMS:
            shutil.copy2(harness.BUILT / name, place)
        with mock.patch.object(harness, "COMMAND", [str(place / "rehearsal")]):
            self.open()
        self.program.find(names.BUTTON, "Account")
        for name in self.PROGRAMS:
            shutil.copy2(place / name, place / "new")
            os.rename(place / "new", place / name)
        self.program.key("ctrl+n")
        accessible.wait(lambda: len([node for node in accessible.find_all(
            self.program.root, names.BUTTON) if node.get_name() == "Account"]) == 2,
            "the samples in the second window")


class New(harness.GuiTestCase):
    """A new document is a draft, which needs no name before it is wanted."""

    def create(self, title):
        """Begins a document, and answers the path of its draft."""
        self.program.click(self.program.find(names.BUTTON, f"New: {title}"))
        drafts = self.program.home / "data" / "rehearsal" / "drafts"
        return accessible.wait(lambda: next(drafts.glob("*/*.rehearsal.yaml"), None), "a draft")

    def test_a_template_is_a_draft_and_can_be_edited(self):
        self.open()
        path = self.create("Alert")
        # It opens in Edit.
        self.program.find("list", "Parts of the prototype")
        self.program.key("ctrl+e")
        self.program.click(self.program.on_stage("Show the Alert"))
        self.program.alert("Save Your Changes?")
        self.program.says("This draft is yours")
        # It is the person's own now, and follows their editor.
        text = path.read_text(encoding="utf-8")
        self.assertTrue(text.startswith("#"))
        path.write_text(text.replace("Save Your Changes?", "Keep Them?"), encoding="utf-8")
        self.program.alert("Keep Them?")

    def test_an_empty_one_has_a_screen_and_goes_if_it_is_left_alone(self):
        self.open()
        path = self.create("Empty")
        self.program.find("list item", "Button, button in Home")
        self.assertIn("title: Home", path.read_text(encoding="utf-8"))
        self.program.key("ctrl+q")
        accessible.wait(lambda: not path.exists(), "the draft gone")


class Editor(harness.GuiTestCase):
    """Open in Editor starts what the desktop has for text."""

    @staticmethod
    def install_editor(home):
        editor = home / "editor"
        editor.write_text(f'#!/bin/sh\necho "$1" > {home}/edited\n', encoding="utf-8")
        editor.chmod(editor.stat().st_mode | stat.S_IXUSR)
        applications = home / "data" / "applications"
        applications.mkdir()
        (applications / "editor.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName=Editor\nExec={editor} %f\n"
            "MimeType=text/plain;\n", encoding="utf-8")
        (home / "config" / "mimeapps.list").write_text(
            "[Default Applications]\ntext/plain=editor.desktop\n", encoding="utf-8")

    def assert_edited(self, path):
        edited = self.program.home / "edited"
        accessible.wait(lambda: edited.exists() and edited.read_text().strip() == str(path),
                        "the editor started")

    def test_from_the_message_after_new(self):
        self.open(prepare=self.install_editor)
        path = New.create(self, "Confirmation")
        self.program.click(self.program.find(names.BUTTON, "Open in Editor"))
        self.assert_edited(path)
        self.program.gone(names.PANEL, names.MESSAGE)

    def test_from_the_keyboard_and_the_menu(self):
        file = self.copy_of("sign-out")
        self.open(file, prepare=self.install_editor)
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+shift+e")
        self.assert_edited(file)
        (self.program.home / "edited").unlink()
        self.program.click(self.program.find(names.TOGGLE, names.MAIN_MENU))
        self.program.click(self.program.find(names.BUTTON, "Open in Editor"))
        self.assert_edited(file)

    def test_an_editor_that_ends_while_a_command_runs_is_gone(self):
        file = self.write_document(
            "rehearsal: 1\nscreens: {s: {controls: [{button: Go, then: [{run: job}]}]}}\n"
            "tasks: {job: {command: [sleep, '60']}}\n")
        self.open(file, "--allow-commands", prepare=self.install_editor)
        self.program.click(self.program.on_stage("Go"))
        accessible.wait(lambda: "rehearsal-guard" in self.children(), "a command that runs")
        self.program.key("ctrl+shift+e")
        self.assert_edited(file)
        accessible.wait(lambda: self.children() == ["rehearsal-guard"], "no child but the guard")

    def children(self):
        """The names of the children of the program, also of those that have ended."""
        found = []
        for folder in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            except OSError:
                continue  # It has just ended.
            name, fields = words.split("(", 1)[1].rsplit(")", 1)
            if int(fields.split()[1]) == self.program.process.pid:
                found.append(name)
        return found

    @staticmethod
    def without_applications():
        """A folder like /usr/share without programs, whatever is installed here."""
        share = pathlib.Path(tempfile.mkdtemp(prefix="rehearsal-share-"))
        for place in pathlib.Path("/usr/share").iterdir():
            if place.name != "applications":
                (share / place.name).symlink_to(place)
        return share

    def test_a_desktop_without_an_editor_says_where_the_file_is(self):
        share = self.without_applications()
        self.addCleanup(shutil.rmtree, share)
        file = self.copy_of("sign-out")
        self.open(file, environment={"XDG_DATA_DIRS": str(share)})
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+shift+e")
        self.program.says("The desktop names no text editor. The file is .*sign-out")

    def test_a_terminal_that_only_wayland_has_is_none_on_x(self):
        if screen.is_wayland():
            self.skipTest("there it works")
        share = self.without_applications()
        self.addCleanup(shutil.rmtree, share)
        programs = share / "programs"
        programs.mkdir()
        for name in ("vim", "foot"):
            shutil.copy("/bin/false", programs / name)
        (share / "applications").mkdir()
        (share / "applications" / "vim.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName=Vim\nExec={programs}/vim %F\nTerminal=true\n"
            "MimeType=text/plain;\n", encoding="utf-8")
        file = self.copy_of("sign-out")
        self.open(file, environment={"XDG_DATA_DIRS": str(share), "PATH": str(programs)},
                  prepare=lambda home: (home / "config" / "mimeapps.list").write_text(
                      "[Default Applications]\ntext/plain=vim.desktop\n", encoding="utf-8"))
        self.program.on_stage("Sign Out")
        self.program.key("ctrl+shift+e")
        self.program.says("“.*vim” runs in a terminal, and none is installed")


class About(harness.GuiTestCase):
    def test_about_names_version_and_licence(self):
        self.open()
        self.program.click(self.program.find(names.TOGGLE, names.MAIN_MENU))
        self.program.click(self.program.find(names.BUTTON, "About Rehearsal"))
        self.program.says(r"^\d+\.\d+\.\d+$")
        self.program.says("MIT")
        self.program.key("Escape")
        self.program.gone("dialog")
