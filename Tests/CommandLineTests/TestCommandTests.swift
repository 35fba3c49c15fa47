import Glibc
import Session
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
    #expect(unreadable.status == 65)
    #expect(try Command.run("test", gone, wrong).status == 66)
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

  // MARK: Folders and reports

  /// A folder with a document that holds and one in a folder below that does not; with links, hidden
  /// names and names of something else.
  private func folder(_ test: (String) throws -> Void) throws {
    do {
      let place = try Folder()
      let folder = place.path
      let good = document(calls)
      try FileWriter.write(Array(good.utf8), to: "\(folder)/good.rehearsal.yaml")
      for name in ["below", ".hidden"] { mkdir("\(folder)/\(name)", 0o700) }
      let bad = document("expect: []")
      try FileWriter.write(Array(bad.utf8), to: "\(folder)/below/bad, really.rehearsal.yml")
      try FileWriter.write(Array("x: [".utf8), to: "\(folder)/.hidden/h.rehearsal.yaml")
      try FileWriter.write(Array("x: [".utf8), to: "\(folder)/other.yaml")
      symlink("good.rehearsal.yaml", "\(folder)/link.rehearsal.yaml")
      symlink(".", "\(folder)/below/round")
      try test(folder)
    }
  }

  @Test func aFolderIsEveryDocumentBelowIt() throws {
    try folder { folder in
      let run = try Command.run("rehearsal", ["test", folder])
      #expect(run.status == 1)
      #expect(run.lines.first == "ok        \(folder)/good.rehearsal.yaml: x")
      #expect(run.lines.last == "2 scenarios: 1 ok, 1 failed")
    }
    do {
      let place = try Folder()
      let folder = place.path
      let run = try Command.run("rehearsal", ["test", folder])
      #expect(run.status == 66)
      #expect(run.errors.contains("there is no document in it; their names end in"))
    }
  }

  @Test func aDocumentWithErrorsComesBeforeAFileThatCannotBeRead() throws {
    try folder { folder in
      let run = try Command.run(
        "rehearsal", ["test", folder, "\(folder)/other.yaml", "\(folder)/missing.yaml"])
      #expect(run.status == 65)
      #expect(
        try Command.run("rehearsal", ["test", folder, "\(folder)/missing.yaml"]).status == 66)
    }
  }

  @Test(arguments: [("tap", "TAP version 13"), ("junit", "<?xml"), ("github", "::error")])
  func aReportIsForAProgramAndTheTextForAPerson(_ format: String, _ start: String) throws {
    try folder { folder in
      let run = try Command.run("rehearsal", ["test", folder, "--format", format])
      #expect(run.status == 1 && run.output.hasPrefix(start))
      #expect(run.errors.contains("2 scenarios: 1 ok, 1 failed"))
      let report = "\(folder)/report"
      let other = try Command.run(
        "rehearsal", ["test", folder, "--format", format, "--output", report])
      #expect(other.status == 1 && other.output.isEmpty && other.errors == run.errors)
      #expect(String(decoding: try FileReader.read(report), as: UTF8.self) == run.output)
      let nowhere = try Command.run(
        "rehearsal", ["test", folder, "--output", "\(folder)/missing/report"])
      #expect(nowhere.status == 73)
    }
  }

  @Test func aFailureIsACommandOfGitHub() throws {
    try folder { folder in
      let run = try Command.run("rehearsal", ["test", folder, "--format", "github"])
      #expect(run.lines.count == 1)
      #expect(
        run.output.hasPrefix(
          "::error file=\(folder)/below/bad%2C really.rehearsal.yml,line=6,title=x::"))
      #expect(run.output.contains("%0A"))
    }
  }

  @Test(
    arguments: [
      ["--watch", "-"], ["--watch", "--accept", "f.yaml"], ["--output", "f.yaml", "f.yaml"],
      ["--output", "-", "f.yaml"],
    ])
  func wrongUseIsRefused(_ arguments: [String]) throws {
    #expect(try Command.run("rehearsal", ["test"] + arguments).status == 64)
  }

  @Test func aDocumentIsTestedAgainWhenItIsSaved() throws {
    do {
      let place = try Folder()
      let folder = place.path
      let file = "\(folder)/a.rehearsal.yaml"
      try FileWriter.write(Array(document("expect: []").utf8), to: file)
      try FileWriter.write(Array(document(calls).utf8), to: "\(folder)/good")
      let script = """
        cd "$1" || exit
        "$0" test --watch a.rehearsal.yaml >out 2>&1 &
        until_it_says() { for _ in $(seq 600); do grep -q "$1" "$2/out" && return; sleep 0.05; done; }
        until_it_says "1 failed" "$1"
        mv "$1/good" "$1/a.rehearsal.yaml"
        until_it_says "1 ok" "$1"
        kill $!
        cat "$1/out"
        """
      let run = try Command.run(
        path: "/bin/bash", ["-c", script, "\(Command.folder)/rehearsal", folder])
      #expect(run.lines.last == "1 scenario: 1 ok")
      #expect(run.lines.contains("1 scenario: 0 ok, 1 failed"))
    }
  }
}
