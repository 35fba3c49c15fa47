import Glibc
import Testing

/// How the program ends, and what it says then.
@Suite struct StatusTests {
  private let sample = Sample.path("sign-out")

  /// A document of one alert whose only scenario has these steps; the first is on line 8.
  private func document(_ steps: String...) -> String {
    let lines =
      [
        "rehearsal: 1", "screens: {home: {controls: [{button: Go, then: [{present: a}]}]}}",
        "dialogs: {a: {alert: {title: A, cancelButton: OK}}}", "application: {}", "scenarios:",
        "  x:", "    steps:",
      ] + steps.map { "      - \($0)" }
    return lines.joined(separator: "\n")
  }

  // MARK: 0 and 1

  @Test func aScenarioThatHolds() throws {
    let run = try Command.run(
      "trace", "-", input: document("tapOn: Go", "assertVisible: A", "tapOn: OK"))
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func aScenarioThatFails() throws {
    let run = try Command.run(
      "trace", "-", input: document("tapOn: Go", "assertVisible: B", "tapOn: OK"))
    #expect(run.status == 1)
    // What was called until then is a result; why it ended is a diagnostic.
    #expect(
      run.lines == [
        "0.000  application  application:didFinishLaunchingWithOptions: nil -> true",
        "0.000  application  applicationDidBecomeActive:",
        "0.000  a  willPresentAlertView:",
      ])
    #expect(
      run.complaints == [
        "standard input:9: error: “B” does not show", "What shows:",
        "  alert a: “A”; buttons “OK”", "  screen home: “Go”",
      ])
  }

  @Test func aScenarioThatWaitsInVain() throws {
    let run = try Command.run("trace", "-", input: document("wait: 1", "tapOn: Stop"))
    #expect(run.status == 1)
    #expect(
      run.complaints == [
        "standard input:9: error: waited 60.000 s without success for “Stop”", "What shows:",
        "  screen home: “Go”",
      ])
  }

  @Test func unansweredQuestion() throws {
    let asking = """
      rehearsal: 1
      dialogs:
        q:
          alert: {otherButtons: [OK]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
      """
    let run = try Command.run("trace", "-", input: asking)
    #expect(run.status == 1)
    #expect(run.output == "0.000  q  willPresentAlertView:\n")
    #expect(
      run.complaints == [
        "standard input:1: error: “q” asks alertViewShouldEnableFirstOtherButton: and nobody "
          + "answers; add a step “answer: {\"alertViewShouldEnableFirstOtherButton:\": true}”",
        "What shows:", "  alert q: none; buttons “OK”",
      ])
  }

  /// Ten thousand calls, and no time has passed: the application comes and goes without end.
  @Test func aDocumentWithoutEnd() throws {
    let round = ["{pressKey: home}", "{launchApp: true}"]
    let steps = Array(repeating: round, count: 2600).flatMap { $0 }
    let document = """
      rehearsal: 1
      application: {}
      scenarios:
        endless: {steps: [\(steps.joined(separator: ", "))]}
      """
    let run = try Command.run("trace", "-", input: document)
    #expect(run.status == 1)
    #expect(run.lines.count == 10_000)
    let one = try #require(run.complaints.first)
    #expect(run.complaints.count == 1)
    #expect(
      one.hasPrefix(
        "standard input:4: error: stopped after 10\u{202F}000 calls without time passing; "
          + "these repeat: application "))
    // One round of four, wherever in it the limit was reached.
    #expect(
      one.split(separator: ": ").last?.split(separator: ", ").sorted() == [
        "application applicationDidBecomeActive:", "application applicationDidEnterBackground:",
        "application applicationWillEnterForeground:", "application applicationWillResignActive:",
      ])
  }

  // MARK: 65

  @Test func everyErrorOfADocumentIsSaid() throws {
    let document = """
      rehearsal: 1
      nonsense: 2
      dialogs: {a: {alert: {titel: x}}}
      start: b
      """
    let run = try Command.run("trace", "-", input: document)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(
      run.complaints == [
        "standard input:2:1: error: unknown key “nonsense”; here: title, device, start, screens, "
          + "dialogs, tasks, notifications, strings, scenarios, application, clock, era and 10 more "
          + "(see “rehearsal schema”)",
        "standard input:3:23: error: unknown key “titel”; did you mean “title”? here: title, "
          + "message, cancelButton, otherButtons, style, textFields, addedButtons, "
          + "cancelButtonIndex",
        "standard input:4:8: error: there is no screen or dialog “b”",
      ])
  }

  @Test func errorsNameTheFileAsItWasNamed() throws {
    var template = Array("/tmp/rehearsal-tests-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let bytes = Array("rehearsal: 2".utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    let run = try Command.run("trace", path)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.complaints.allSatisfy { $0.hasPrefix("\(path):1:12: error: ") })
    #expect(run.complaints.count == 1)
  }

  // MARK: 66

  @Test(
    arguments: [
      ("/nowhere/a.rehearsal.yaml", "there is no such file"),
      ("/tmp", "this is a folder; name a file inside it"),
      ("/dev/null", "this is not a file; use “-” to read from a pipe"),
      ("", "there is no such file"),
    ])
  func whatCannotBeRead(_ path: String, _ reason: String) throws {
    let failed = Finished(status: 66, output: "", errors: "\(path): \(reason)\n")
    #expect(try Command.run("trace", path) == failed)
    // A window is not needed to find that out.
    #expect(try Command.run(path) == failed)
    #expect(try Command.run("open", path) == failed)
  }

  // MARK: 69

  @Test(arguments: [[], ["DISPLAY="], ["DISPLAY=", "WAYLAND_DISPLAY="]])
  func noDisplay(_ environment: [String]) throws {
    let failed = Finished(
      status: 69, output: "",
      errors: "There is no display to open a window on. To see the calls without one: "
        + "rehearsal trace FILE\n")
    #expect(try Command.run(sample, environment: environment) == failed)
    #expect(try Command.run(environment: environment) == failed)
    #expect(try Command.run("-", input: "rehearsal: 1", environment: environment) == failed)
  }

  // MARK: Help

  @Test func helpAndVersionAreResults() throws {
    #expect(
      try Command.run("--version") == Finished(status: 0, output: "0.1.0\n", errors: ""))
    for arguments in [["--help"], ["trace", "--help"], ["help", "open"]] {
      let run = try Command.run("rehearsal", arguments)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.contains("USAGE: rehearsal"))
    }
  }
}
