import TestTools
import Testing

/// `rehearsal edit`, as a person or a script runs it.
@Suite struct EditTests {
  private static let document = """
    # Signing out.
    rehearsal: 1
    screens:
      home:
        controls:
          - button: Sign Out # asks first
            then: {present: sign-out}

    dialogs:
      # The question.
      sign-out:
        alert:
          title: Sign Out
          cancelButton: Cancel
          otherButtons: [Confirm]

    strings:
      de: {Confirm: Bestätigen}

    scenarios:
      no:
        steps: [{tapOn: Sign Out}, {tapOn: Cancel}]
        expect: |
          sign-out willPresentAlertView:
          sign-out alertViewShouldEnableFirstOtherButton: -> true
          sign-out didPresentAlertView:
          sign-out alertView:clickedButtonAtIndex: 0
          ...
      yes:
        steps: [{tapOn: Sign Out}, {tapOn: Confirm}]
        expect: |
          sign-out willPresentAlertView:
          sign-out alertViewShouldEnableFirstOtherButton: -> true
          sign-out didPresentAlertView:
          sign-out alertView:clickedButtonAtIndex: 1
          sign-out alertView:willDismissWithButtonIndex: 1
          sign-out alertView:didDismissWithButtonIndex: 1

    """

  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = try folder.file("a.rehearsal.yaml", EditTests.document)
  }

  private func edit(_ words: String...) throws -> Finished {
    try Command.run("rehearsal", ["edit", path] + words)
  }

  /// The lines that differ from the document: those that went, then those that came.
  private func changed() throws -> [String] {
    func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    let (before, after) = (lines(EditTests.document), lines(try folder.text("a.rehearsal.yaml")))
    let difference = after.difference(from: before)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(_, let line, _): "-" + line.trimmed
      case .insert(_, let line, _): "+" + line.trimmed
      }
    }
  }

  @Test func aTitleIsSetAndNothingElse() throws {
    #expect(try edit("set", "/dialogs/sign-out/alert/title", "Sign out?").status == 0)
    #expect(try changed() == ["-title: Sign Out", "+title: Sign out?"])
  }

  @Test func aNewIDGoesEverywhere() throws {
    let run = try edit("rename", "sign-out", "bye")
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "\(path):7: also changed: the screen “home”",
        "\(path):24: also changed: the calls that “no” expects",
        "\(path):32: also changed: the calls that “yes” expects",
      ])
    #expect(try !folder.text("a.rehearsal.yaml").contains("sign-out"))
    #expect(try Command.run("test", path).status == 0)
  }

  @Test func aNewTextGoesIntoStepsAndTranslations() throws {
    #expect(try edit("set", "/dialogs/sign-out/alert/otherButtons/0/title", "Yes").status == 0)
    #expect(
      try changed() == [
        "-otherButtons: [Confirm]", "-de: {Confirm: Bestätigen}",
        "-steps: [{tapOn: Sign Out}, {tapOn: Confirm}]", "+otherButtons: [\"Yes\"]",
        "+de: {\"Yes\": Bestätigen}", "+steps: [{tapOn: Sign Out}, {tapOn: \"Yes\"}]",
      ])
    #expect(try Command.run("test", path).status == 0)
  }

  @Test func aStepFollowsWhatItTapsWhereATitleIsThereTwice() throws {
    let path = try folder.file(
      "b.rehearsal.yaml",
      """
      rehearsal: 1
      screens:
        home: {controls: [{button: Delete, then: [{present: a}]}]}
      dialogs:
        a: {actionSheet: {from: rootView, destructiveButton: Delete, cancelButton: Cancel}}
      scenarios:
        s:
          steps: [{tapOn: Delete}, {tapOn: Delete}]
        fails:
          steps: [{tapOn: Nowhere, timeout: 1}, {tapOn: Delete}]

      """)
    let title = "/dialogs/a/actionSheet/destructiveButton/title"
    let run = try Command.run("rehearsal", ["edit", path, "set", title, "Remove"])
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "\(path):8: also changed: step 2 of “s”",
        "\(path):10: not changed, could be the same: step 2 of “fails”",
      ])
    #expect(
      try folder.text("b.rehearsal.yaml").contains("steps: [{tapOn: Delete}, {tapOn: Remove}]"))
  }

  @Test func aNewButtonMovesTheOthersIndex() throws {
    #expect(try edit("insert", "/dialogs/sign-out/alert/otherButtons/0", "Help").status == 0)
    #expect(try Command.run("test", path).status == 0)
    #expect(try folder.text("a.rehearsal.yaml").contains("clickedButtonAtIndex: 2"))
  }

  @Test func editChangesOnlyThePart() throws {
    #expect(try edit("rename", "sign-out", "bye", "--only", "--dry-run").status == 64)
    #expect(
      try edit("insert", "/dialogs/sign-out/alert/otherButtons/0", "Help", "--only").status == 0)
    #expect(try changed() == ["-otherButtons: [Confirm]", "+otherButtons: [Help, Confirm]"])
  }

  @Test func aScenarioThatNoLongerHoldsIsNamed() throws {
    let run = try edit("remove", "/screens/home/controls/0")
    #expect(
      run.complaints == [
        "\(path):22: also changed: step 1 of “no”",
        "\(path):30: also changed: step 1 of “yes”",
        "\(path): the scenario “no” does not hold any more",
        "\(path): the scenario “yes” does not hold any more",
      ])
  }

  @Test func aDryRunPrintsAPatchAndWritesNothing() throws {
    let run = try edit("comment", "/dialogs/sign-out", "Asks.", "--dry-run")
    #expect(
      run.output == """
        --- \(path)
        +++ \(path)
        @@ -7,7 +7,7 @@
                 then: {present: sign-out}
         
         dialogs:
        -  # The question.
        +  # Asks.
           sign-out:
             alert:
               title: Sign Out

        """)
    #expect(try changed() == [])
  }

  @Test func standardInputIsAFilter() throws {
    let run = try Command.run(
      "edit", "-", "set", "/title", "Account", input: "rehearsal: 1\n# Mine.\nscreens: {a: {}}\n")
    #expect(run.output == "rehearsal: 1\ntitle: Account\n# Mine.\nscreens: {a: {}}\n")
  }

  @Test(arguments: [
    (["set", "/dialogs/sign-inn/alert/title", "x"], "there is no dialog “sign-inn”"),
    (["set", "/device", "tabled"], "did you mean “tablet”?"),
    (["set", "dialogs", "x"], "a path begins with “/”"),
    (["set", "/title"], "“set” needs PATH VALUE"),
    (["set", "/title", ""], "the value is empty"),
    (["set", "/title", "[a"], "the value is no YAML"),
    (["set", "/title", "Issue #5"], #"“#5” would be a comment and be lost; write '"Issue #5"'"#),
    (["set", "/title", "Sure: yes"], #"write '"Sure: yes"' for the text"#),
    (["set", "/title", "- \"a\""], #"write '"- \"a\""' for the text"#),
    (["set", "/title", "|"], "is no value on one line"),
    (["move", "/screens/home", "first"], "“first” is no index"),
    (["move", "/screens/home", "4"], "there are places from 0 to 0"),
    (["remove", "/dialogs/sign-out/alert/message"], "there is nothing at"),
    (["rename", "sign-out", "home"], "is taken on line 4"),
    (["rename", "sign-out", "a b"], "cannot be an id"),
    (["rename", "nobody", "a"], "nothing is called “nobody”"),
    (["twist", "/title"], "twist"),
  ]) func wrongEditRequestsAreRefused(_ words: [String], _ message: String) throws {
    let run = try Command.run("rehearsal", ["edit", path] + words)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
    #expect(run.complaints.count == 1)
    #expect(try changed() == [])
  }

  @Test func aDocumentWithoutAPlaceIsRefused() throws {
    let json = "{\"rehearsal\": 1, \"title\": \"a\"}\n"
    let run = try Command.run("edit", "-", "comment", "/title", "Mine", input: json)
    #expect(run.status == 65)
    #expect(run.errors.contains("a comment has no place"))
    let list = try Command.run("edit", "-", "set", "/title", "b", input: "- a\n")
    #expect(list.status == 65)
    #expect(list.errors.contains("the document is a list and not a map"))
  }

  @Test func aDashBeginsAValueToo() throws {
    #expect(try edit("set", "/title", "--", "--dry-run").status == 0)
    #expect(try folder.text("a.rehearsal.yaml").contains("title: \"--dry-run\"\n"))
  }

  @Test func aDocumentThatCannotBeReadIsRefused() throws {
    let path = try folder.file("b.yaml", "rehearsal: 1\ntitle: [a\n")
    let run = try Command.run("edit", path, "set", "/title", "b")
    #expect(run.status == 65)
    #expect(run.errors.contains("the document cannot be read: line"))
    #expect(try Command.run("edit", folder.path("none"), "remove", "/title").status == 66)
  }

  /// Negative numbers look like options.
  @Test func aNegativeNumberIsAValue() throws {
    let run = try edit("set", "/dialogs/sign-out/alert/cancelButtonIndex", "-1", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("+      cancelButtonIndex: -1"))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
