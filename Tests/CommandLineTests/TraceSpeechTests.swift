import Testing

/// `rehearsal trace --format speech`: what VoiceOver says of samples, worked out by hand from the
/// three rules of Apple: an alert says the word, its title and its message; a touched button its
/// title and the word; a field its value and what it is.
@Suite struct TraceSpeechTests {
  private func heard(_ words: String..., input: String = "") throws -> [String] {
    let run = try Command.run("rehearsal", ["trace", "--format", "speech"] + words, input: input)
    #expect(run.status == 0)
    return run.lines
  }

  @Test func anAlertInEnglish() throws {
    let lines = try heard(Sample.path("languages"))
    #expect(
      lines == [
        "0.000  Account",
        "0.000  Sign Out, button",
        "0.000  Sign Out, button",
        "0.250  alert · Sign Out · You will need your password to come back.",
        "       Cancel, button",
        "       Confirm, button",
        "0.250  Confirm, button",
        "0.450  Sign Out, button",
      ])
  }

  @Test func anAlertInGerman() throws {
    let lines = try heard(Sample.path("languages"), "--scenario", "german")
    #expect(
      lines == [
        "0.000  Konto",
        "0.000  Abmelden, Taste",
        "0.000  Abmelden, Taste",
        "0.250  Hinweis · Abmelden · Zum erneuten Anmelden brauchst du dein Passwort.",
        "       Abbrechen, Taste",
        "       Bestätigen, Taste",
        "0.250  Abbrechen, Taste",
        "0.450  Abmelden, Taste",
      ])
  }

  @Test func anAlertWithoutAMessageAndWithFields() throws {
    let lines = try heard(Sample.path("login"))
    #expect(
      lines == [
        "0.000  Account",
        "0.000  Sign In, button",
        "0.000  Sign In, button",
        "0.250  alert · Sign In",
        "       Login, text field",
        "       Password, secure text field",
        "       Cancel, button",
        "       OK, dimmed, button",
        "0.250  Login, text field, is editing",
        "0.250  keyboard",
        "0.250  Password, secure text field, is editing",
        "0.450  Sign In, button",
      ])
  }

  /// The characters of a password are counted, and never said.
  @Test(arguments: [("en", "3 bullets, secure text field"), ("de", "3 Punkte, sicheres Textfeld")])
  func aTouchedPassword(_ language: String, _ words: String) throws {
    let document = """
      rehearsal: 1
      start: main
      screens:
        main: {controls: [{button: Go, then: [{present: ask}]}]}
      dialogs:
        ask: {alert: {title: Ask, style: secureText, cancelButton: OK}}
      strings: {de: {Go: Los}}
      scenarios:
        typed:
          language: \(language)
          steps:
            - tapOn: \(language == "de" ? "Los" : "Go")
            - inputText: abc
            - tapOn: {field: 0}
      """
    let lines = try heard("-", input: document)
    #expect(lines.last?.contains(words) == true)
    #expect(!lines.joined().contains("abc"))
  }
}
