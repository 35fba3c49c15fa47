import PrototypeFile
import Testing

/// What `check` says of what VoiceOver says, each beside a document of which it says nothing.
@Suite struct SpeechCheckTests {
  /// The findings about speech, as `LINE:COLUMN word: MESSAGE`.
  private func found(_ source: String) -> [String] {
    let words = [
      "no-title", "long-speech", "wordless-title", "unspoken-change", "spoken-secret",
      "focus-lost",
    ]
    let result = PrototypeDocument.check(Array(("rehearsal: 1\n" + source).utf8), in: .bare)
    #expect(result.problems.allSatisfy { $0.severity != .error }, "\(result.problems)")
    return result.problems.filter { words.contains($0.rule.rawValue) }
      .map { "\($0.line):\($0.column) \($0.rule.rawValue): \($0.message)" }
  }

  private static let thirty = (1...29).map { "w\($0)" }.joined(separator: " ")

  /// A dialog on line 3, and what is found in it; then one that is in order.
  @Test(
    arguments: [
      (
        "{alert: {message: Gone., cancelButton: OK}}",
        "3:7 no-title: “a” has no title: VoiceOver says “alert” and not what it is about",
        "{alert: {title: Gone, cancelButton: OK}}"
      ),
      (
        "{alert: {title: A, message: \(thirty) b, cancelButton: OK}}",
        "3:25 long-speech: VoiceOver says 31 words of “a” before the first button",
        "{alert: {title: A, message: \(thirty) -, cancelButton: OK}}"
      ),
      (
        "{alert: {title: 👍, cancelButton: OK}}",
        "3:15 wordless-title: the title “👍” of “a” has no word for VoiceOver to say",
        "{alert: {title: 👍 1, cancelButton: OK}}"
      ),
      (
        "{alert: {title: A, cancelButton: No, otherButtons: [{title: …}]}}",
        "3:58 wordless-title: the button “…” of “a” has no word for VoiceOver to say",
        "{alert: {title: A, cancelButton: No, otherButtons: [{title: More…}]}}"
      ),
      (
        "{actionSheet: {destructiveButton: '!', cancelButton: No}}",
        "3:21 wordless-title: the button “!” of “a” has no word for VoiceOver to say",
        "{actionSheet: {destructiveButton: '!A', cancelButton: No}}"
      ),
      (
        "{alert: {title: A, style: plainText, textFields: [{placeholder: Your password}], "
          + "cancelButton: OK}}",
        "3:56 spoken-secret: VoiceOver says what is typed into “Your password” of “a”, because it is "
          + "not secure",
        "{alert: {title: A, style: secureText, textFields: [{placeholder: Password}], "
          + "cancelButton: OK}}"
      ),
    ])
  func dialogs(_ dialog: String, _ finding: String, _ twin: String) {
    #expect(found("dialogs:\n  a: \(dialog)") == [finding])
    #expect(found("dialogs:\n  a: \(twin)") == [])
  }

  /// A translation may be longer than the text.
  @Test func aLongTranslationIsFound() {
    let dialogs = "dialogs: {a: {alert: {title: A, message: b, cancelButton: OK}}}\n"
    let strings = "strings: {de: {b: \(SpeechCheckTests.thirty) c, OK: OK, A: A}}"
    #expect(
      found(dialogs + strings) == [
        "2:33 long-speech: VoiceOver says 31 words of “a” in de before the first button"
      ])
  }

  @Test func secretsOfScreens() {
    func screen(_ field: String) -> String {
      "screens:\n  s:\n    controls:\n      - section:\n          header: A\n          controls:\n"
        + "            - {textField: Kennwort, id: p\(field)}"
    }
    #expect(
      found(screen("")) == [
        "8:15 spoken-secret: VoiceOver says what is typed into “Kennwort” of “p”, because it is not "
          + "secure"
      ])
    #expect(found(screen(", secure: true")) == [])
  }

  /// A text that is set before the alert is there is spoken with it.
  @Test func changesWhileADialogIsUp() {
    func document(_ method: String) -> String {
      "dialogs:\n  a:\n    alert: {title: A, cancelButton: OK}\n    delegate:\n"
        + "      does: {\"\(method)\": [{set: {dialog: a, title: B}}]}"
    }
    #expect(
      found(document("didPresentAlertView:")) == [
        "3:3 unspoken-change: texts of “a” are set while it may be up: VoiceOver does not say the "
          + "new ones"
      ])
    #expect(found(document("willPresentAlertView:")) == [])
  }

  @Test func aControlThatStaysDisabled() {
    func document(_ method: String) -> String {
      "screens:\n  s:\n    controls:\n      - {button: Go, id: go, "
        + "then: [{disable: go}, {present: a}]}\n"
        + "dialogs:\n  a:\n    alert: {title: A, cancelButton: OK}\n"
        + "    delegate: {does: {\"alertView:didDismissWithButtonIndex:\": [{\(method): go}]}}"
    }
    #expect(
      found(document("disable")) == [
        "5:9 focus-lost: when “a” goes, “go” is still disabled, and VoiceOver loses its place"
      ])
    #expect(found(document("enable")) == [])
  }
}
