import PrototypeEditing
import PrototypeFile
import Testing

/// Names in `expect` that there are not.
@Suite struct ExpectCheckTests {
  private static let head = """
    rehearsal: 1
    screens: {s: {controls: [{button: Go, then: [{present: ask}]}, {textField: Name}]}}
    dialogs:
      ask: {alert: {title: Ask, cancelButton: Cancel, style: plainText}}
    scenarios:
      x:
        steps: [{tapOn: Go}]
        expect:
    """

  /// The warnings about names, as `LINE:COLUMN MESSAGE`.
  private func warnings(_ expect: String) -> [String] {
    PrototypeDocument.check(Array((Self.head + expect).utf8), in: .bare).problems
      .filter { $0.section == "expected-names" }
      .map { "\($0.line):\($0.column) \($0.message)" + ($0.hint.map { "; \($0)" } ?? "") }
  }

  @Test func whatThereIsIsKnown() {
    #expect(
      warnings(
        """
         |
              # A comment: nothing here is read.
              ask willPresentAlertView:
              0.000  ask#2  willPresentAlertView:
              ask/field-0 textFieldShouldBeginEditing: -> true
              name textFieldDidBeginEditing:
              application applicationDidBecomeActive:
              ...
        """) == [])
  }

  /// An `expect`, and the warning.
  @Test(
    arguments: [
      (
        " |\n      ask willPresentAlertView:\n\n      0.250  aks  didPresentAlertView:",
        "11:14 no dialog, field, activity or task is called “aks”; did you mean “ask”? "
      ),
      (
        " |\n      ask willPresentAlertView:\n          aks  didPresentAlertView:",
        "10:11 no dialog, field, activity or task is called “aks”; did you mean “ask”? "
      ),
      (
        " |\n        ask didPresentAlertVew:",
        "9:13 there is no method “didPresentAlertVew:”; did you mean “didPresentAlertView:”? "
      ),
      (
        "\n      - ask/field-1 textFieldDidBeginEditing",
        "9:9 no dialog, field, activity or task is called “ask/field-1”; did you mean "
      ),
      (" [ask]", "8:14 “ask” says what is called, and not which method; see "),
    ])
  func whatThereIsNotIsWarnedOf(_ expect: String, _ warning: String) {
    let found = warnings(expect)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(warning) == true, "\(found)")
  }

  @Test(
    arguments: [
      (" |\n      aks willPresentAlertView:\n", " |\n      ask willPresentAlertView:\n"),
      (" [ask willPresentAlertVew]\n", " [\"ask willPresentAlertView:\"]\n"),
      ("\n      - \"ask didPresentAlertVew:\"\n", "\n      - \"ask didPresentAlertView:\"\n"),
    ])
  func theyAreCorrected(_ before: String, _ after: String) {
    check(before, becomes: after)
  }

  /// The right name of the target would only show that there is no such method.
  @Test func whatLeavesAsManyWarningsIsNotCorrected() {
    let text = " |\n      aks willPresentAlertVew:\n"
    check(text, becomes: text)
  }

  private func check(_ before: String, becomes after: String) {
    let fixes = DocumentFixes(
      Array((Self.head + before).utf8), in: .bare, rules: ["expected-names"])
    #expect(String(decoding: fixes.bytes, as: UTF8.self) == Self.head + after)
  }
}
