import DialogModel
import EventLog
import Scenario
import Session
import Testing

/// What VoiceOver says while a scenario is played.
@MainActor @Suite struct SpeechTests {
  /// The transcript of a scenario of these steps.
  private func heard(
    _ steps: String..., in document: String = document, language: String? = nil
  ) throws -> [String] {
    let prototype = try prototype(steps, in: document).localized(language)
    let run = HeadlessRun(prototype)
    var lines: [String] = []
    let listening = run.session.listen { lines += $0.map(SpeechText.line) }
    #expect(run.play(prototype.scenarios.first) == .finished)
    listening.end()
    // The same is heard of a run that is over.
    #expect(run.session.timelines.last.map { Hearing($0).said.map(SpeechText.line) } == lines)
    return lines
  }

  @Test func anAlertIsSpokenWhenItIsThere() throws {
    #expect(
      try heard("tapOn: Go", "tapOn: OK") == [
        "0.000  Start",
        "0.000  Hello Robin",
        "0.000  Go, button",
        "0.250  alert · First · Message",
        "       Cancel, button",
        "       OK, button",
        "0.250  OK, button",
        "0.450  Go, button",
      ])
  }

  /// The focus goes back to what was touched there, also after two alerts.
  @Test func theFocusReturns() throws {
    let lines = try heard("tapOn: Both", "tapOn: Close", "tapOn: OK")
    #expect(lines.suffix(2) == ["0.700  OK, button", "0.900  Both, button"], "\(lines)")
    #expect(lines.contains { $0.hasSuffix("alert · Second") })
  }

  @Test func aTapThatReachesNothingIsSilent() throws {
    let lines = try heard("present: a", "{tapOn: Go, now: true}", "tapOn: Cancel")
    #expect(!lines.contains { $0.hasSuffix("Go, button") && !$0.hasPrefix("0.450") }, "\(lines)")
  }

  private static let fields = """
    screens:
      start:
        controls:
          - textField: Name
            id: name
            text: Robin
          - textField: Code
            id: code
            secure: true
          - {button: Off, id: off}
          - {switch: Sound, id: sound, isOn: true}
          - {segmented: Size, id: size, titles: [S, M], selected: 1}
    dialogs:
      login:
        alert: {title: Sign In, style: loginAndPassword, cancelButton: No, otherButtons: [Go]}
    """

  @Test func fieldsHaveTheirValueAndSecureOnesACount() throws {
    let lines = try heard(
      "tapOn: Robin", "tapOn: {control: code}", "inputText: abc", "tapOn: Robin",
      "tapOn: {control: code}", in: SpeechTests.fields)
    #expect(
      lines == [
        "0.000  Robin, text field",
        "0.000  Robin, text field",
        "0.000  Robin, text field, is editing",
        "0.000  keyboard",
        "0.000  Code, secure text field",
        "0.000  Code, secure text field, is editing",
        "0.000  Robin, text field",
        "0.000  Robin, text field, is editing",
        "0.000  3 bullets, secure text field",
        "0.000  3 bullets, secure text field, is editing",
      ])
    #expect(!lines.joined().contains("abc"))
  }

  @Test func theFieldOfAnAlertEditsAfterTheAlertIsSpoken() throws {
    let lines = try heard("present: login", "waitForAnimationToEnd: true", in: SpeechTests.fields)
    #expect(
      lines.suffix(7) == [
        "0.250  alert · Sign In",
        "       Login, text field",
        "       Password, secure text field",
        "       No, button",
        "       Go, button",
        "0.250  Login, text field, is editing",
        "0.250  keyboard",
      ], "\(lines)")
  }

  @Test func valuesAndWhatIsDisabledAreSaid() throws {
    let lines = try heard(
      "do: {disable: off}", "{tapOn: Off, now: true}", "tapOn: Sound", "tapOn: S",
      in: SpeechTests.fields)
    #expect(
      lines.dropFirst() == [
        "0.000  Off, dimmed, button", "0.000  Sound, switch, off", "0.000  S, button",
      ], "\(lines)")
  }

  private static let job = """
    dialogs:
      ask:
        alert:
          title: Send?
          cancelButton: Keep
          otherButtons: [{title: Send, then: [{run: sending}]}]
    tasks:
      sending: {title: Sending, loader: inPlace, simulate: {seconds: 10, progress: true}}
    """

  @Test func aJobSaysEachQuarter() throws {
    let lines = try heard("tapOn: Send", "wait: 12", in: SpeechTests.job)
    #expect(
      lines.suffix(5) == [
        "0.250  Send, button", "0.250  Sending", "2.750  Sending, 25 percent",
        "5.250  Sending, 50 percent", "7.750  Sending, 75 percent",
      ], "\(lines)")
  }

  /// A text that code sets is drawn, and nothing tells VoiceOver.
  @Test func whatCodeSetsIsNotSpoken() throws {
    let lines = try heard(
      "present: a", "wait: 1", "do: {set: {dialog: a, title: Other}}", "wait: 1")
    #expect(!lines.joined().contains("Other"), "\(lines)")
  }

  @Test func aPrototypeSpeaksItsOwnLanguage() throws {
    let strings = document + "\nstrings: {de: {First: Erster, OK: Gut}}"
    let lines = try heard("present: a", "tapOn: Gut", in: strings, language: "de")
    #expect(lines.contains("0.250  Hinweis · Erster · Message"), "\(lines)")
    #expect(lines.contains("0.250  Gut, Taste"))
  }
}
