import Testing

/// What `rehearsal trace` prints.
@Suite struct TraceTests {
  private let calls = [
    "0.000  sign-out  willPresentAlertView:",
    "0.000  sign-out  alertViewShouldEnableFirstOtherButton: -> true",
    "0.250  sign-out  didPresentAlertView:",
    "0.250  sign-out  alertView:clickedButtonAtIndex: 0",
    "0.250  sign-out  alertView:willDismissWithButtonIndex: 0",
    "0.450  sign-out  alertView:didDismissWithButtonIndex: 0",
  ]

  private let sample = Sample.path("sign-out")

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test func theFirstScenarioIsPlayed() throws {
    #expect(
      try Command.run("trace", sample) == Finished(status: 0, output: text(calls), errors: ""))
  }

  @Test func allRows() throws {
    let run = try Command.run("trace", "--all", sample)
    #expect(
      run.lines == [
        #"0.000  application  input: "launch"  [L1]"#,
        #"0.000  account  input: "tapOn \"Sign Out\""  [S1]"#,
        #"0.000  account  action: "present sign-out"  [P1]"#,
        "0.000  sign-out  willPresentAlertView:  [P1]",
        "0.000  sign-out  alertViewShouldEnableFirstOtherButton: -> true  [P1]",
        #"0.000  sign-out  animation: "entry 0.250"  [P1]"#,
        "0.250  sign-out  didPresentAlertView:  [P1]",
        #"0.250  sign-out  input: "tapOn \"Cancel\""  [D2]"#,
        "0.250  sign-out  alertView:clickedButtonAtIndex: 0  [D2]",
        "0.250  sign-out  alertView:willDismissWithButtonIndex: 0  [D2]",
        #"0.250  sign-out  animation: "exit 0.200"  [D2]"#,
        "0.450  sign-out  alertView:didDismissWithButtonIndex: 0  [D2]",
      ])
    #expect(run.status == 0)
  }

  @Test func jsonLines() throws {
    let run = try Command.run("trace", "--format", "jsonl", "--all", sample)
    #expect(run.status == 0)
    #expect(run.lines.count == 12)
    let starts: [String] = [
      #"{"time":0,"target":"application","input":"launch","rule":"L1","rules":["L1"],"#,
      #"{"time":0,"target":"account","input":"tapOn \"Sign Out\"","rule":"S1","rules":["S1"],"#,
      #"{"time":0,"target":"account","action":"present sign-out","rule":"P1","rules":["P1"],"#,
      #"{"time":0,"target":"sign-out","call":"willPresentAlertView:","arguments":[],"rule":"P1","#,
    ]
    let ends: [String] = [
      #""sequence":1,"cause":{"input":1}}"#,
      #""sequence":2,"cause":{"input":2,"step":1,"line":34}}"#,
      #""sequence":3,"cause":{"input":2,"row":2,"step":1,"line":34}}"#,
      #""sequence":4,"cause":{"input":2,"row":3,"step":1,"line":34}}"#,
    ]
    for (line, start) in zip(run.lines, starts) { #expect(line.hasPrefix(start), "\(line)") }
    for (line, end) in zip(run.lines, ends) { #expect(line.hasSuffix(end), "\(line)") }
    #expect(run.lines[4].contains(#""arguments":[],"returned":true,"rule":"P1""#))
  }

  @Test func aCauseNamesTheStepsThatAreUsedAgain() throws {
    let document = """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}]}}
      steps:
        twice:
          - tapOn: Go
          - tapOn: Go
      scenarios: {x: {steps: [{wait: 1}, {perform: twice}]}}
      """
    let run = try Command.run("trace", "--format", "jsonl", "--all", "-", input: document)
    #expect(
      run.lines.last?.hasSuffix(
        #""cause":{"input":3,"step":3,"line":6,"#
          + #""perform":{"name":"twice","step":2,"of":2,"line":7}}}"#) == true)
  }

  @Test func withoutScenariosTheStartIsPerformed() throws {
    let document = """
      rehearsal: 1
      dialogs: {only: {alert: {title: Only}}}
      """
    #expect(
      try Command.run("trace", "-", input: document)
        == Finished(
          status: 0,
          output: text([
            "0.000  only  willPresentAlertView:",
            "0.250  only  didPresentAlertView:",
          ]), errors: ""))
  }

  @Test func standardInputIsADocument() throws {
    let document = String(decoding: try Sample.bytes("sign-out"), as: UTF8.self)
    #expect(
      try Command.run("trace", "-", input: document)
        == Finished(status: 0, output: text(calls), errors: ""))
  }

  @Test func optionsStandAboveTheDocument() throws {
    let started = try Command.run("trace", sample, "--start", "sign-out", "--scenario", "cancel")
    // The dialog is up already, and what the steps tap on lies beneath it.
    #expect(started.status == 1)
    #expect(started.lines == Array(calls.prefix(3)))
    let document = """
      rehearsal: 1
      era: ios6
      application: {}
      scenarios: {x: {era: ios6, steps: [{pressKey: home}]}}
      """
    let run = try Command.run("trace", "-", "--era", "ios3", input: document)
    #expect(run.status == 0)
    #expect(run.lines.last == "0.000  application  applicationWillTerminate:")
    #expect(try Command.run("trace", sample, "--device", "tablet").status == 0)
  }

  @Test func callsDoNotDependOnTheAxesOfTheStage() throws {
    let plain = try Command.run("trace", sample, "--all")
    for axes in [
      ["--text-size", "largest"], ["--direction", "rtl"], ["--contrast", "high"],
      ["--text-size", "small", "--direction", "ltr", "--contrast", "normal"],
    ] {
      let run = try Command.run("rehearsal", ["trace", sample, "--all"] + axes)
      #expect(run.status == 0)
      #expect(run.lines == plain.lines)
      #expect(try Command.run("rehearsal", ["test", sample] + axes).status == 0)
    }
  }

  @Test func aScenarioMayShowItselfOnOtherAxes() throws {
    let document = """
      rehearsal: 1
      dialogs: {a: {alert: {title: A, cancelButton: OK}}}
      scenarios:
        plain: {steps: [{tapOn: OK}]}
        shown: {textSize: largest, direction: rtl, contrast: high, steps: [{tapOn: OK}]}
      """
    let plain = try Command.run("trace", "-", "--scenario", "plain", input: document)
    let shown = try Command.run("trace", "-", "--scenario", "shown", input: document)
    #expect(plain.status == 0 && !plain.lines.isEmpty)
    #expect(shown.lines == plain.lines)
  }

  @Test func twoAlertsThatLookTheSameDifferInTheirIndices() throws {
    let cancel = try Command.run("trace", Sample.path("not-so-fast-cancel"))
    let without = try Command.run("trace", Sample.path("not-so-fast-nil"))
    #expect(cancel.lines.last == "0.450  not-so-fast  alertView:didDismissWithButtonIndex: 0")
    #expect(without.lines.last == "0.450  not-so-fast  alertView:didDismissWithButtonIndex: 2")
  }

  @Test func needsNoToolkit() throws {
    // The loader lists what it would load, and starts nothing.
    let listing = ["LD_TRACE_LOADED_OBJECTS=1"]
    let tool = try Command.run("trace", sample, environment: listing)
    #expect(tool.output.contains("libglib-2.0"))
    for library in ["libgtk", "libgdk", "libX11", "libwayland", "libcairo", "libpango"] {
      #expect(!tool.output.contains(library))
    }
    // The window's program is the proof that a toolkit would be seen.
    #expect(
      try Command.run("rehearsal-window", [], environment: listing).output.contains("libgtk-3"))
  }

  /// A document alone is performed without the parser, as if each option had its default.
  @Test(arguments: ["sign-out", "form", "nothing-has-this-name"])
  func aDocumentAloneIsTracedAsWithOptions(_ name: String) throws {
    let path = Sample.path(name)
    let alone = try Command.run("rehearsal", ["trace", path])
    #expect(try alone == Command.run("rehearsal", ["trace", path, "--format", "text"]))
    #expect(alone.status == (name == "nothing-has-this-name" ? 66 : 0))
  }
}
