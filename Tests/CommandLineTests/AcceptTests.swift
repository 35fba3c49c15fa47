import Glibc
import PrototypeFile
import TestTools
import Testing

/// `rehearsal test --accept`: which bytes change, and that no others do.
@Suite struct AcceptTests {
  /// A document before and after; both begin with the same lines and end with `after`.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The scenario from its `expect`, as it is and as it becomes.
    let before, after: String

    init(_ name: String, _ before: String, _ after: String) {
      self.name = name
      self.before = before
      self.after = after
    }

    var testDescription: String { name }
  }

  private static let head = """
    # A comment.
    rehearsal: 1
    dialogs: {a: {alert: {title: A}, delegate: {without: ["alertViewShouldEnableFirstOtherButton:"]}}}
    scenarios:
      x:
        steps: []   # Nothing is done.

    """

  static let cases = [
    Case(
      "block",
      "    expect: |\n      a willPresentAlertView:\n      a nonsense\n# End.\n",
      "    expect: |\n      a willPresentAlertView:\n      a didPresentAlertView:\n# End.\n"),
    Case(
      "lines that stay are not touched",
      "    expect: |  # These.\n        0.000  a   willPresentAlertView:  \n\n\n    device: phone\n",
      "    expect: |  # These.\n        0.000  a   willPresentAlertView:  \n"
        + "        a didPresentAlertView:\n\n\n    device: phone\n"),
    Case(
      "stripped", "    expect: |-\n     a didPresentAlertView:",
      "    expect: |-\n     a willPresentAlertView:\n     a didPresentAlertView:"),
    Case(
      "kept", "    expect: |+\n          a x:\n\n\n\n    era: ios6\n",
      "    expect: |+\n          a willPresentAlertView:\n          a didPresentAlertView:\n\n\n\n"
        + "    era: ios6\n"),
    Case(
      "a digit for the indentation", "    expect: |2-\n        a x:\n      a y:\n",
      "    expect: |2-\n      a willPresentAlertView:\n      a didPresentAlertView:\n"),
    Case(
      "folded",
      "    expect: >-  # Folded.\n      a willPresentAlertView:\n      a x:\n\n      a y:\n# End.",
      "    expect: |-  # Folded.\n      a willPresentAlertView:\n      a didPresentAlertView:\n"
        + "# End."),
    Case(
      "block without lines", "    expect: |\n    era: ios6\n",
      "    expect: |\n      a willPresentAlertView:\n      a didPresentAlertView:\n    era: ios6\n"),
    Case(
      "block without lines at the end of the file", "    expect: |",
      "    expect: |\n      a willPresentAlertView:\n      a didPresentAlertView:"),
    Case(
      "nothing", "    expect:   # Later.\n    era: ios6\n",
      "    expect: |   # Later.\n      a willPresentAlertView:\n      a didPresentAlertView:\n"
        + "    era: ios6\n"),
    Case(
      "nothing at the end of the file", "    expect:",
      "    expect: |\n      a willPresentAlertView:\n      a didPresentAlertView:"),
    Case(
      "a text becomes a block", "    expect: \"a didPresentAlertView:\"  # One.\n    era: ios6\n",
      "    expect: |  # One.\n      a willPresentAlertView:\n      a didPresentAlertView:\n"
        + "    era: ios6\n"),
    Case(
      "tabs", "    expect:\t|\t# Tabs.\n      a\twillPresentAlertView:\n      a x:\t\n",
      "    expect:\t|\t# Tabs.\n      a\twillPresentAlertView:\n      a didPresentAlertView:\n"),
    Case(
      "a prefix stays one", "    expect: |\n      a x:\n      ...\n",
      "    expect: |\n      a willPresentAlertView:\n      ...\n"),
    Case(
      "a long prefix",
      "    expect: |\n      a willPresentAlertView:\n      a x:\n      a y:\n      ...\n",
      "    expect: |\n      a willPresentAlertView:\n      a didPresentAlertView:\n      ...\n"),
    Case(
      "list",
      "    expect:\n      # First.\n      - 'a willPresentAlertView:'  # Yes.\n      # Second.\n"
        + "      - 'a x:'\n      # Third.\n    era: ios6\n",
      "    expect:\n      # First.\n      - 'a willPresentAlertView:'  # Yes.\n      # Second.\n"
        + "      - 'a didPresentAlertView:'\n      # Third.\n    era: ios6\n"),
    Case(
      "list below its key", "    expect:\n    - \"a x:\"\n    - a y\n    era: ios6\n",
      "    expect:\n    - \"a willPresentAlertView:\"\n    - \"a didPresentAlertView:\"\n"
        + "    era: ios6\n"),
    Case(
      "list of a prefix", "    expect:\n      - a x\n      - ...\n",
      "    expect:\n      - \"a willPresentAlertView:\"\n      - ...\n"),
    Case(
      "list of blocks",
      "    expect:\n      - |\n        a x:\n        a y:\n      - 'a z:'\n    era: ios6\n",
      "    expect:\n      - \"a willPresentAlertView:\"\n      - \"a didPresentAlertView:\"\n"
        + "    era: ios6\n"),
    Case(
      "brackets", "    expect: [ 'a x:' , \"a y:\", ]  # So.\n",
      "    expect: [ \"a willPresentAlertView:\" , \"a didPresentAlertView:\", ]  # So.\n"),
    Case(
      "empty brackets", "    expect: []\n",
      "    expect: [\"a willPresentAlertView:\", \"a didPresentAlertView:\"]\n"),
    Case(
      "brackets over several lines",
      "    expect: [  # So.\n      'a x:',\n      \"a y:\", 'a z:'\n    ]\n",
      "    expect: [  # So.\n      \"a willPresentAlertView:\",\n      \"a didPresentAlertView:\"\n"
        + "    ]\n"),
    Case(
      "comments between items in brackets",
      "    expect: [\n      # First.\n      'a willPresentAlertView:',  # Comes.\n"
        + "      # Second, and \"more\".\n      'a x:',  # Wrong.\n      'a y:'  # Too.\n"
        + "      # End.\n    ]\n",
      "    expect: [\n      # First.\n      'a willPresentAlertView:',  # Comes.\n"
        + "      # Second, and \"more\".\n      \"a didPresentAlertView:\"  # Wrong.\n        # Too.\n"
        + "      # End.\n    ]\n"),
    Case(
      "an item more behind a comment",
      "    expect: [\n      'a willPresentAlertView:',  # Comes, so.\n    ]\n",
      "    expect: [\n      'a willPresentAlertView:',  # Comes, so.\n"
        + "      \"a didPresentAlertView:\",\n    ]\n"),
    Case(
      "a comment in empty brackets", "    expect: [# Nothing, yet.\n    ]\n",
      "    expect: [\"a willPresentAlertView:\", \"a didPresentAlertView:\" # Nothing, yet.\n    ]\n"
    ),
    Case(
      "an item more in brackets",
      "    expect: [\n      'a didPresentAlertView:',  # Is up.\n    ]\n",
      "    expect: [\n      \"a willPresentAlertView:\",\n      'a didPresentAlertView:',  # Is up.\n"
        + "    ]\n"),
    Case(
      "an item more at the end of brackets",
      "    expect: [ 'a willPresentAlertView:'  # Comes.\n    ]\n",
      "    expect: [ 'a willPresentAlertView:', \"a didPresentAlertView:\"  # Comes.\n    ]\n"),
    Case(
      "comments around an item over several lines",
      "    expect: [\n      # First.\n      'a x:',  # Wrong.\n      # Second.\n"
        + "      'a\n        y:',  # Over two lines.\n      # End.\n    ]\n",
      "    expect: [\n      # First.\n      \"a willPresentAlertView:\",  # Wrong.\n"
        + "      # Second.\n      \"a didPresentAlertView:\",  # Over two lines.\n"
        + "      # End.\n    ]\n"),
    Case(
      "comments around an item with several calls",
      "    expect: [\n      # All.\n      'a willPresentAlertView:\n\n"
        + "        a x:\n\n        a y:',  # Two are wrong.\n      # End.\n    ]\n",
      "    expect: [\n      # All.\n      \"a willPresentAlertView:\",\n"
        + "      \"a didPresentAlertView:\",  # Two are wrong.\n      # End.\n    ]\n"),
    Case(
      "an item with several calls that stays is not touched",
      "    expect: [\n      # All.\n      'a willPresentAlertView:\n\n"
        + "        a   didPresentAlertView:',  # Right.\n      'a x:'  # Wrong.\n    ]\n",
      "    expect: [\n      # All.\n      'a willPresentAlertView:\n\n"
        + "        a   didPresentAlertView:'  # Right.\n        # Wrong.\n    ]\n"),
    Case(
      "a call more inside an item with several",
      "    expect: [\n      'a x:',  # Wrong.\n      \"\\na didPresentAlertView:\\n...\"  # Dots.\n"
        + "    ]\n",
      "    expect: [\n      \"a willPresentAlertView:\",  # Wrong.\n"
        + "      \"\\na didPresentAlertView:\\n...\"  # Dots.\n    ]\n"),
    Case(
      "dots in an item with calls",
      "    expect: [\n      # All.\n      \"a x:\\n...\",  # Dots.\n    ]\n",
      "    expect: [\n      # All.\n      \"a willPresentAlertView:\",\n      \"...\",  # Dots.\n"
        + "    ]\n"),
    Case(
      "a new item in brackets is indented as the first one is",
      "    expect: [\n\t\"a willPresentAlertView:\"\n    ]\n",
      "    expect: [\n\t\"a willPresentAlertView:\",\n\t\"a didPresentAlertView:\"\n    ]\n"),
    Case(
      "items that stay in brackets are not touched",
      "    expect: ['a x:', '0.000   a willPresentAlertView:'  ,'a y:',\t'a didPresentAlertView:']\n",
      "    expect: ['0.000   a willPresentAlertView:'  ,'a didPresentAlertView:']\n"),
  ]

  private func accept(_ document: String) throws -> (run: Finished, text: String) {
    let folder = try Folder()
    let path = try folder.file("a.rehearsal.yaml", document)
    let run = try Command.run("test", "--accept", path)
    let text = try folder.text("a.rehearsal.yaml")
    #expect(folder.names == ["a.rehearsal.yaml"])
    // Twice is once.
    let again = try Command.run("test", "--accept", path)
    #expect(try folder.text("a.rehearsal.yaml") == text)
    if run.status == 0 {
      #expect(again.status == 0)
      #expect(again.lines.first?.hasPrefix("ok ") == true)
    }
    return (run, text)
  }

  @Test(arguments: cases)
  func onlyTheExpectationChanges(_ example: Case) throws {
    let (run, text) = try accept(AcceptTests.head + example.before)
    #expect(run.errors == "")
    #expect(run.lines.last == "1 scenario: 0 ok, 1 accepted")
    #expect(run.status == 0)
    #expect(text == AcceptTests.head + example.after)
  }

  @Test(arguments: cases)
  func lineEndsAndTheMarkStay(_ example: Case) throws {
    func windows(_ text: String) -> String {
      "\u{FEFF}" + (AcceptTests.head + text).replacing("\n", with: "\r\n")
    }
    let (run, text) = try accept(windows(example.before))
    #expect(run.status == 0)
    #expect(Array(text.utf8) == Array(windows(example.after).utf8))
  }

  @Test(
    arguments: [
      (
        #"{"rehearsal":1,"dialogs":{"a":{"alert":{}}},"scenarios":{"x":{"steps":[],"expect":["é"]}}}"#,
        #"["a willPresentAlertView:", "a didPresentAlertView:"]"#
      ),
      (
        #"{"rehearsal":1,"dialogs":{"a":{"alert":{}}},"scenarios":{"x":{"expect":"é","steps":[]}}}"#,
        #"["a willPresentAlertView:", "a didPresentAlertView:"]"#
      ),
    ])
  func jsonStaysJSON(_ document: String, _ expect: String) throws {
    let (run, text) = try accept(document)
    #expect(run.status == 0)
    let old = document.contains("[\"é\"]") ? "[\"é\"]" : "\"é\""
    #expect(text == document.replacing(old, with: expect))
  }

  @Test(
    arguments: [
      ("    expect: |\n      a x:\n      a y:\n    era: ios6\n", "    expect: |\n    era: ios6\n"),
      ("    expect:\n      - a x\n      # Why.\n      - a y\n", "    expect: []\n"),
      ("    expect: ['a x:', b]\n", "    expect: []\n"),
      ("    expect: ['a x:',  # Why.\n     b]\n", "    expect: [  # Why.\n     ]\n"),
      ("    expect: 'a x:'\n", "    expect: []\n"),
      ("    expect: >\n      a x\n      b\n", "    expect: |\n"),
    ])
  func noCallsAtAll(_ before: String, _ after: String) throws {
    let head = "rehearsal: 1\nscenarios:\n  x:\n    steps: []\n"
    let (run, text) = try accept(head + before)
    #expect(run.status == 0)
    #expect(text == head + after)
  }

  @Test func severalScenarios() throws {
    let document = """
      rehearsal: 1
      dialogs: {a: {alert: {}}}
      scenarios:
        wrong: {steps: [], expect: [x]}
        right: {steps: [], expect: [...]}
        free: {steps: []}
        fails: {steps: [{assertVisible: B}], expect: [x]}
        wrong-too:
          steps: []
          expect: |
            a y
      """
    let folder = try Folder()
    let path = try folder.file("a.yaml", document)
    let run = try Command.run("test", "--accept", path)
    #expect(run.status == 1)
    #expect(
      run.lines.filter { $0.contains(path + ": ") } == [
        "accepted  \(path): wrong", "ok        \(path): right",
        "ok        \(path): free  (it has no “expect”)", "failed    \(path): fails",
        "accepted  \(path): wrong-too",
      ])
    #expect(
      run.errors == "\(path):6: “free” has no “expect”, and none is added; "
        + "see: rehearsal trace --format expect\n")
    let text = try folder.text("a.yaml")
    #expect(
      text.contains(
        "  free: {steps: []}\n  fails: {steps: [{assertVisible: B}], expect: [x]}\n"))
    #expect(text.hasSuffix("      a didPresentAlertView:"))
  }

  @Test func onlyTheScenarioThatIsNamed() throws {
    let document = "rehearsal: 1\nscenarios: {a: {steps: [], expect: x}, b: {steps: [], expect: x}}"
    let folder = try Folder()
    let path = try folder.file("a.yaml", document)
    #expect(try Command.run("test", "--accept", path, "--scenario", "b").status == 0)
    #expect(
      try folder.text("a.yaml")
        == "rehearsal: 1\nscenarios: {a: {steps: [], expect: x}, b: {steps: [], expect: []}}")
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try Folder()
    let path = try folder.file("a.yaml", AcceptTests.head + "    expect: [x]\n")
    try #require(chmod(path, 0o640) == 0)
    let link = folder.path("link.yaml")
    try #require(symlink("a.yaml", link) == 0)
    #expect(try Command.run("test", "--accept", link).status == 0)
    var status = stat()
    try #require(lstat(link, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    try #require(lstat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(try folder.text("a.yaml").contains("didPresentAlertView:"))
    #expect(folder.names == ["a.yaml", "link.yaml"])
  }

  @Test func whatHoldsIsNotWritten() throws {
    let folder = try Folder()
    let path = try folder.file("a.yaml", AcceptTests.head + "    expect: [...]\n")
    var before = stat()
    var after = stat()
    try #require(stat(path, &before) == 0)
    #expect(try Command.run("test", "--accept", path).status == 0)
    try #require(stat(path, &after) == 0)
    #expect(before.st_ino == after.st_ino)
  }
}
