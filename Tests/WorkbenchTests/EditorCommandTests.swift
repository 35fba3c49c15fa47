import Testing
import Workbench

/// The command of the preferences that opens a line in a text editor.
@Suite struct EditorCommandTests {
  private func words(_ text: String, line: Int? = 12, column: Int = 3) throws -> [String] {
    try EditorCommand(text).words(file: "/home/ada/my file.yaml", line: line, column: column)
  }

  @Test(
    arguments: [
      ("code", ["code", "-g", "FILE:12:3"]), ("gedit", ["gedit", "+12:3", "FILE"]),
      ("kate", ["kate", "-l", "12", "-c", "3", "FILE"]), ("vim", ["vim", "+12", "FILE"]),
      ("nvim", ["nvim", "+12", "FILE"]), ("emacs -nw", ["emacs", "-nw", "+12:3", "FILE"]),
      ("nano", ["nano", "+12,3", "FILE"]),
      ("/usr/bin/vim -y", ["/usr/bin/vim", "-y", "+12", "FILE"]),
      ("subl", ["subl", "FILE:12:3"]),
      ("gnome-text-editor", ["gnome-text-editor", "+12:3", "FILE"]),
    ])
  func aKnownEditorGoesToTheLine(_ text: String, _ expected: [String]) throws {
    let wanted = expected.map {
      $0.hasPrefix("FILE") ? "/home/ada/my file.yaml" + $0.dropFirst(4) : $0
    }
    #expect(try words(text) == wanted)
  }

  @Test func withoutALineTheFileAloneIsOpened() throws {
    #expect(try words("code", line: nil) == ["code", "/home/ada/my file.yaml"])
    #expect(try words("vim", line: nil) == ["vim", "/home/ada/my file.yaml"])
  }

  @Test func placesAreFilledInWhereTheyStand() throws {
    #expect(
      try words("ed --at={line},{column} -- {file}")
        == ["ed", "--at=12,3", "--", "/home/ada/my file.yaml"])
    // A template of a person counts more than what is known of an editor.
    #expect(try words("code --line {line}") == ["code", "--line", "12", "/home/ada/my file.yaml"])
    #expect(try words("ed {line}", line: nil) == ["ed", "1", "/home/ada/my file.yaml"])
    #expect(try words("ed {lines} {file}") == ["ed", "{lines}", "/home/ada/my file.yaml"])
  }

  @Test func aFileNameIsNoTemplate() throws {
    let command = try EditorCommand("ed {file} {line}")
    #expect(command.words(file: "/a/{line}.yaml", line: 4) == ["ed", "/a/{line}.yaml", "4"])
  }

  @Test func anyOtherProgramGetsTheFileLast() throws {
    #expect(try words("my-editor --wait") == ["my-editor", "--wait", "/home/ada/my file.yaml"])
  }

  @Test(
    arguments: [
      ("'my editor' -x", ["my editor", "-x"]), ("\"a b\"c d", ["a bc", "d"]),
      ("a\\ b", ["a b"]), ("sh -c 'x \"$1\"' --", ["sh", "-c", "x \"$1\"", "--"]),
      ("a  \t b", ["a", "b"]), ("a ''", ["a", ""]), ("\"a\\\"b\" \"c\\d\"", ["a\"b", "c\\d"]),
      ("a\\", ["a\\"]),
    ])
  func quotesKeepSpacesTogether(_ text: String, _ words: [String]) throws {
    #expect(try EditorCommand(text).words == words)
  }

  @Test func whatIsNoCommandIsRefused() {
    #expect(throws: EditorCommand.Problem.empty) { try EditorCommand("  ") }
    #expect(throws: EditorCommand.Problem.empty) { try EditorCommand("''") }
    #expect(throws: EditorCommand.Problem.openQuote) { try EditorCommand("vim 'x") }
    #expect(EditorCommand.Problem.openQuote.message != EditorCommand.Problem.empty.message)
  }

  @Test(
    arguments: [
      ("vim", true), ("/usr/bin/nano", true), ("hx", true), ("code", false), ("emacs", false),
      ("emacs -nw", true), ("emacsclient -t", true), ("my-editor", false), ("gvim", false),
    ])
  func aTerminalEditorIsKnownAsOne(_ text: String, _ needsTerminal: Bool) throws {
    #expect(try EditorCommand(text).needsTerminal == needsTerminal)
    #expect(try EditorCommand(text, inTerminal: true).needsTerminal)
  }

  @Test func aPathOfAProgramMayHaveSpaces() {
    let command = EditorCommand(program: "/opt/My Editors/vim")
    #expect(command.words(file: "/f", line: 2) == ["/opt/My Editors/vim", "+2", "/f"])
  }

  @Test func noProgramIsKnownTwice() {
    let programs = KnownEditor.all.flatMap(\.programs)
    #expect(Set(programs).count == programs.count)
    #expect(Set(KnownEditor.all.map(\.title)).count == KnownEditor.all.count)
  }

  @Test func theFirstTerminalThatIsInstalledRunsIt() {
    let command = ["vim", "+2", "/f"]
    let words = { (installed: Set<String>) in
      TerminalProgram.words(running: command, isWayland: true) {
        installed.contains($0) ? "/usr/bin/\($0)" : nil
      }
    }
    #expect(words(["xterm", "gnome-terminal"]) == ["gnome-terminal", "--"] + command)
    #expect(
      words(["xterm", "x-terminal-emulator"]) == ["x-terminal-emulator", "-e"] + command)
    #expect(words(["xdg-terminal-exec", "xterm"]) == ["xdg-terminal-exec"] + command)
    #expect(words([]) == nil)
  }

  @Test(arguments: [
    (true, "/usr/bin/foot", "x-terminal-emulator -e ls"),
    (false, "/usr/bin/foot", "xterm -e ls"),
    (false, "/usr/bin/footclient", "xterm -e ls"),
    (false, "/usr/bin/lxterminal", "x-terminal-emulator -e ls"),
  ])
  func aTerminalOfWaylandIsLeftOutWhereThereIsNone(isWayland: Bool, path: String, words: String) {
    let programs = [
      "x-terminal-emulator": path, "foot": "/usr/bin/foot", "xterm": "/usr/bin/xterm",
    ]
    let found = TerminalProgram.words(running: ["ls"], isWayland: isWayland) { programs[$0] }
    #expect(found?.joined(separator: " ") == words)
    let onlyFoot = TerminalProgram.words(running: ["ls"], isWayland: isWayland) {
      $0 == "foot" ? "/usr/bin/foot" : nil
    }
    #expect(onlyFoot == (isWayland ? ["foot", "ls"] : nil))
  }
}
