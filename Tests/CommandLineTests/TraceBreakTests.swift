import Testing

/// `rehearsal trace --break`.
@Suite struct TraceBreakTests {
  private func trace(_ expression: String, _ more: String...) throws -> Finished {
    try Command.run(
      "rehearsal", ["trace", "--break", expression, Sample.path("login")] + more)
  }

  @Test func theRowsUntilACallAndTheStateThere() throws {
    let run = try trace("sign-in/field-1:textFieldDidBeginEditing:")
    #expect(run.status == 0)
    let gap = try #require(run.lines.firstIndex(of: ""))
    #expect(run.lines[gap - 1] == "0.250  sign-in/field-1  textFieldDidBeginEditing:")
    #expect(
      run.lines[(gap + 1)...] == [
        "application  active", "screen       account",
        "dialog       sign-in up \"Sign In\" [\"Cancel\", \"OK\"]", Self.delegate,
        "field        sign-in/field-0 \"ada\"", "field        sign-in/field-1 \"\" editing",
      ])
  }

  private static let delegate =
    "delegate     sign-in set, alertViewShouldEnableFirstOtherButton: when"

  @Test func whatAMethodIsToldComesFirst() throws {
    let run = try trace("alertView:clickedButtonAtIndex:")
    let gap = try #require(run.lines.firstIndex(of: ""))
    #expect(run.lines[gap + 1] == "argument     1 \"OK\"")
    let change = try trace("textField:shouldChangeCharactersInRange:replacementString:")
    #expect(change.lines.contains("argument     {0,0} \"a\""))
  }

  /// One that is the document's, and one that was set to nil or has gone.
  @Test(arguments: ["none", "gone"]) func delegatesAreOfTheMoment(change: String) throws {
    let document = """
      rehearsal: 1
      start: a
      dialogs:
        a:
          alert: {title: A, cancelButton: Keep, otherButtons: [OK]}
          delegate: {does: {"didPresentAlertView:": [{set: {dialog: a, delegate: \(change)}}]}}
      scenarios: {x: {steps: [waitForAnimationToEnd: true]}}
      """
    let run = try Command.run(
      "trace", "--break", "/delegate: \(change)|delegate.*\(change)/", "--all", "-",
      input: document)
    #expect(run.lines.contains("delegate     a \(change)"), "\(run.lines) \(run.errors)")
    let before = try Command.run(
      "trace", "--break", "didPresentAlertView:", "-", input: document)
    #expect(before.lines.contains("delegate     a set"))
  }

  @Test func aMethodOfAnyObject() throws {
    let run = try trace("didPresentAlertView:")
    #expect(run.lines.contains("dialog       sign-in up \"Sign In\" [\"Cancel\", \"OK\"]"))
  }

  @Test func wordsOfTheFilterAlsoFitWhatIsNoCall() throws {
    let run = try trace("entry target:sign-in")
    #expect(run.lines.contains("0.000  sign-in  animation: \"entry 0.250\"  [P5]"))
  }

  @Test func aSecretIsBullets() throws {
    let run = try trace("alertView:clickedButtonAtIndex:")
    #expect(run.lines.contains("field        sign-in/field-1 \"••\" editing"))
  }

  @Test func aMethodThatWasNotCalledHasItsReasonsWithRuleAndLine() throws {
    func why(_ method: String, _ sample: String) throws -> Finished {
      try Command.run("rehearsal", ["trace", Sample.path(sample), "--why-not", method])
    }
    let other = try why("sign-in:actionSheetCancel:", "login")
    #expect(other.status == 0)
    #expect(other.lines.first?.hasPrefix("sign-in is of the kind “alert”") == true)
    #expect(other.lines.first?.contains("login.rehearsal.yaml:") == true)
    let deaf = try why("completed:didPresentAlertView:", "sign-out")
    #expect(deaf.lines.first?.hasPrefix("completed has no delegate. (P7, ") == true)
    let made = try why("alertView:clickedButtonAtIndex:", "login")
    #expect(
      made.lines == ["It was called once:", "0.250  sign-in  alertView:clickedButtonAtIndex: 1"])
    #expect(try why("nothing", "login").status == 64)
    #expect(
      try Command.run(
        "rehearsal", ["trace", Sample.path("login"), "--why-not", "x", "--all"]
      ).status == 64)
  }

  @Test func whatIsNeverReached() throws {
    let run = try trace("alertViewCancel:")
    #expect(run.status == 1)
    #expect(run.errors.contains("no row fits “alertViewCancel:”"))
    #expect(try trace("/(/").status == 64)
    #expect(try trace("x", "--format", "csv").status == 64)
  }
}
