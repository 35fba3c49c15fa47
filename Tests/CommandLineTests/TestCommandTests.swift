import TestTools
import Testing

/// `rehearsal test`: what it says, and how it ends.
@Suite struct TestCommandTests {
  /// A document of one alert; the expectations begin on line 6.
  private func document(_ expect: String, steps: String = "[]") -> String {
    """
    rehearsal: 1
    dialogs: {a: {alert: {title: A, otherButtons: [OK]}}}
    scenarios:
      x:
        steps: \(steps)
        \(expect)
    """
  }

  private func test(_ document: String, _ arguments: String...) throws -> Finished {
    try Command.run("rehearsal", ["test", "-"] + arguments, input: document)
  }

  private let calls = """
    expect: |
          0.000  a  willPresentAlertView:
          a   alertViewShouldEnableFirstOtherButton: -> true

          a didPresentAlertView:
    """

  @Test func everySampleHolds() throws {
    let run = try Command.run("rehearsal", ["test"] + Sample.names.map { Sample.path($0) })
    #expect(run.status == 0)
    #expect(run.complaints.allSatisfy { $0.contains("is played from its recording") })
    #expect(run.lines.dropLast().allSatisfy { $0.hasPrefix("ok        ") })
    let count = SampleTests.cases.count
    #expect(run.lines.last == "\(count) scenarios: \(count) ok")
  }

  @Test func whatHolds() throws {
    #expect(
      try test(document(calls))
        == Finished(
          status: 0, output: "ok        standard input: x\n1 scenario: 1 ok\n", errors: ""))
  }

  @Test(
    arguments: [
      "expect: [\"a willPresentAlertView:\", \"...\"]", "expect: \"...\"",
      "expect: |\n      a willPresentAlertView:\n      ...",
    ])
  func aPrefixHolds(_ expect: String) throws {
    #expect(try test(document(expect)).status == 0)
  }

  @Test func noCallsAreExpectedOfNothing() throws {
    let document = "rehearsal: 1\nscenarios: {x: {steps: [], expect: []}}"
    #expect(try test(document).status == 0)
    #expect(try test(self.document("expect: []")).status == 1)
    #expect(try test(self.document("expect:")).status == 1)
  }

  @Test func withoutExpectationItOnlyHasToFinish() throws {
    let run = try test(document("device: phone"))
    #expect(run.status == 0)
    #expect(run.lines.first == "ok        standard input: x  (it has no “expect”)")
    let failing = try test(document("device: phone", steps: "[{assertVisible: B}]"))
    #expect(failing.status == 1)
    #expect(
      failing.lines == [
        "failed    standard input: x", "  standard input:5: “B” does not show", "  What shows:",
        "    alert a: “A”; buttons “OK”", "1 scenario: 0 ok, 1 failed",
      ])
  }

  /// How an expectation is written, and the line of the document that is wrong in it.
  @Test(
    arguments: [
      ("expect: |\n\n      a willPresentAlertView:\n      a other:\n      ...", 9),
      (
        "expect:\n      - 'a willPresentAlertView:'\n      # why\n      - \"a other:\"\n      - '...'",
        9
      ),
      ("expect: [\"a willPresentAlertView:\",\n      \"a other:\", \"...\"]", 7),
      ("expect: >\n      a willPresentAlertView:\n\n      a other:\n", 6),
      ("expect: \"a other:\"", 6), ("expect:", 6),
    ])
  func whatIsWrongHasItsLine(_ expect: String, _ line: Int) throws {
    let run = try test(document(expect))
    #expect(run.status == 1)
    #expect(run.lines.count > 1)
    #expect(run.lines[1].hasPrefix("  standard input:\(line): "), "\(run.lines[1])")
  }

  @Test func aFileWithErrorsDoesNotStopTheOthers() throws {
    let folder = try Folder()
    let bad = try folder.file("bad.yaml", "rehearsal: 1\nnonsense: 2\n")
    let wrong = try folder.file("wrong.yaml", document("expect: []"))
    let good = try folder.file("good.yaml", document(calls))
    let gone = folder.path("gone.yaml")
    let run = try Command.run("test", bad, wrong, good)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("\(bad):2:1: error: unknown key “nonsense”; here: title, "))
    #expect(run.errors.filter(\.isNewline).count == 1)
    #expect(run.lines.contains("failed    \(wrong): x"))
    #expect(run.lines.contains("ok        \(good): x"))
    #expect(run.lines.last == "2 scenarios: 1 ok, 1 failed; 1 file could not be used")
    let unreadable = try Command.run("test", gone, bad, wrong)
    #expect(unreadable.status == 66)
    #expect(unreadable.complaints.first == "\(gone): there is no such file")
    #expect(try Command.run("test", wrong, good).status == 1)
  }

  @Test func aLimitFails() throws {
    let run = try test(document("", steps: "[wait: 3153600000, wait: 3153600000]"))
    #expect(run.status == 1)
    #expect(run.lines.first == "failed    standard input: x")
    #expect(run.lines[1].hasPrefix("  standard input:4: stopped after 100 simulated years"))
  }

  @Test func optionsStandAboveTheDocument() throws {
    let document = """
      rehearsal: 1
      application: {}
      scenarios:
        x:
          steps: [{pressKey: home}]
          expect: |
            application application:didFinishLaunchingWithOptions: nil -> true
            application applicationDidBecomeActive:
            application applicationWillTerminate:
      """
    #expect(try test(document, "--era", "ios3").status == 0)
    #expect(try test(document).status == 1)
  }

  /// Whoever has it, another program reads what is written for programs.
  @Test func junitIsXML() throws {
    let document = """
      rehearsal: 1
      dialogs: {a: {alert: {title: A}}}
      scenarios:
        "a <b> & \\"c\\" \\e[31m \\x85 é 🙂": {steps: [], expect: ["a <x>: \\"\\"", "]]>"]}
      """
    let run = try test(document, "--format", "junit")
    #expect(run.status == 1)
    let check = """
      import sys, xml.dom.minidom as dom
      root = dom.parseString(sys.stdin.buffer.read()).documentElement
      for case in root.getElementsByTagName("testcase"):
        print(ascii(case.getAttribute("name")), len(case.getElementsByTagName("failure")))
      """
    let read = try Command.run(path: "/usr/bin/python3", ["-c", check], input: run.output)
    #expect(read.errors == "")
    #expect(
      read.output == "'a <b> & \"c\" \\ufffd[31m \\ufffd \\xe9 \\U0001f642' 1\n")
  }

  @Test func tapIsPlain() throws {
    #expect(
      try test(document(calls), "--format", "tap").lines
        == ["TAP version 13", "ok 1 - standard input: x", "1..1"])
  }

  @Test func thousandsOfScenarios() throws {
    var document = "rehearsal: 1\ndialogs: {a: {alert: {title: A}}}\nscenarios:\n"
    for number in 0..<2_000 { document += "  s\(number): {steps: [], expect: [\"...\"]}\n" }
    #expect(try test(document).lines.last == "2000 scenarios: 2000 ok")
  }
}
