import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// What a workbench says of the scenarios that it played, and how their calls are accepted.
@MainActor @Suite struct VerdictTests {
  nonisolated private static let calls = """
    a willPresentAlertView:
          a alertViewShouldEnableFirstOtherButton: -> true
          a didPresentAlertView:
          a alertView:clickedButtonAtIndex: 0
          a alertView:willDismissWithButtonIndex: 0
          a alertView:didDismissWithButtonIndex: 0
    """

  nonisolated private static func document(_ calls: String = calls) -> String {
    """
    dialogs: {a: {alert: {title: A, otherButtons: [OK]}}}
    scenarios:
      ok:
        steps: [tapOn: OK]
        expect: |
          \(calls)
      none: {steps: [tapOn: OK]}
      begins: {steps: [tapOn: OK], expect: ['a willPresentAlertView:', '...']}
    """
  }

  private func played(_ name: String, _ document: String) throws -> Bench {
    let bench = try Bench(document)
    bench.workbench.startAgain(playing: name)
    try bench.pass()
    return bench
  }

  private func verdict(_ bench: Bench) throws -> Verdict {
    let status = bench.workbench.progress?.status
    let verdict: Verdict? = if case .differs(let verdict)? = status { verdict } else { nil }
    return try #require(verdict)
  }

  @Test(arguments: [("ok", "ok passed"), ("none", "none played"), ("begins", "begins passed")])
  func itPasses(_ name: String, _ told: String) throws {
    let bench = try played(name, Self.document())
    #expect(bench.takeTold().last == told)
    #expect(bench.workbench.results[name]?.isGood == true)
    #expect(!bench.workbench.canAccept)
  }

  /// What is expected, and where the log says so: by rows, `+` for one too much.
  @Test(
    arguments: [
      (
        calls.replacing("      a didPresentAlertView:\n", with: ""), 1,
        ["+didPresentAlertView:"]
      ),
      (calls.replacing("true", with: "false"), 1, ["alertViewShouldEnableFirstOtherButton: → NO"]),
      (
        calls.replacing("clickedButtonAtIndex: 0", with: "clickedButtonAtIndex: 1"), 1,
        ["alertView:clickedButtonAtIndex: 1"]
      ),
    ])
  func itDiffers(_ calls: String, _ count: Int, _ wanted: [String]) throws {
    let bench = try played("ok", Self.document(calls))
    let verdict = try verdict(bench)
    #expect(verdict.count == count)
    let rows = try #require(try bench.session.timelines.last).rows()
    let found = rows.indices.compactMap { place -> String? in
      guard let name = rows.selector(at: place)?.name else { return nil }
      switch verdict.marks.mark(of: LogOrigin(run: 0, row: place)) {
      case .unexpected: return "+\(name)"
      case .other(let words): return "\(name) \(words)"
      case nil: return nil
      }
    }
    #expect(found == wanted)
    #expect(verdict.explanation.sentences.count == 1)
    #expect(bench.workbench.canAccept)
  }

  /// What begins something is grouped with what follows it, what ends something with what came
  /// before.
  @Test func missingCallsStandWhereTheyBelong() throws {
    let extra = Self.calls.replacing(
      "      a alertView:clicked",
      with: "      a didPresentActionSheet:\n      a alertViewCancel:\n      a alertView:clicked")
    let bench = try played("ok", Self.document(extra))
    var lines = FilteredOutline(RowFilter(Filter("") { _ in nil }, hiding: []) { _ in ("", "") })
    let marks = try verdict(bench).marks
    lines.marks = marks
    lines.read(try bench.session.log)
    let missing = lines.outline.items.filter { $0.kind == .missing }
    #expect(missing.map(\.input) == [1, 2])
    #expect(marks.missing.map(\.selector) == ["didPresentActionSheet:", "alertViewCancel:"])
  }

  @Test func aClearedLogIsNoDifference() throws {
    let bench = try Bench(Self.document())
    bench.workbench.startAgain(playing: "ok")
    try bench.pass(milliseconds: 300)
    try bench.session.clearLog()
    try bench.pass()
    #expect(bench.takeTold().last == "ok passed")
  }

  @Test func acceptedCallsAreWrittenAndRead() throws {
    let wrong = Self.document(Self.calls.replacing("true", with: "false"))
    let bench = try played("ok", wrong)
    _ = bench.takeTold()
    bench.workbench.accept()
    #expect(bench.takeTold() == ["loaded", "run", ""])
    let text = String(decoding: try FileReader.read(bench.file), as: UTF8.self)
    #expect(text == "rehearsal: 1\n\(Self.document())\n")
    #expect(bench.workbench.results["ok"]?.status == .passed)
    bench.workbench.startAgain(playing: "ok")
    try bench.pass()
    #expect(bench.takeTold().last == "ok passed")
  }

  /// They are those that were seen, and no command runs for them.
  @Test func acceptedCallsAfterACommandAreThoseOfItsRecording() throws {
    let bench = try Bench()
    try FileWriter.write(
      Array("rehearsal recording 1\n0.500 failed oh\n".utf8),
      to: "\(bench.folder)/f.job.recording")
    try bench.write(
      """
      screens: {start: {controls: [{label: Here}]}}
      tasks: {job: {loader: none, command: ["true"], whenFailed: [{present: a}]}}
      dialogs: {a: {alert: {title: A, otherButtons: [OK]}}}
      scenarios:
        x:
          steps: [{do: {run: job}}, {tapOn: OK}]
          expect: |
            a didPresentAlertView:
      """)
    bench.workbench.open(DocumentRequest(file: bench.file))
    bench.workbench.startAgain(playing: "x")
    try bench.pass()
    _ = try verdict(bench)
    bench.workbench.accept()
    #expect(bench.workbench.results["x"]?.status == .passed)
    let text = String(decoding: try FileReader.read(bench.file), as: UTF8.self)
    #expect(text.contains("a willPresentAlertView:\n"))
    #expect(text.contains("a alertView:didDismissWithButtonIndex: 0\n"))
  }

  @Test func whatAPersonDidIsNotAccepted() throws {
    let document = Self.document().replacing(
      "ok:\n    steps: [", with: "ok:\n    steps: [wait: 2, ")
    let bench = try Bench(document)
    bench.workbench.startAgain(playing: "ok")
    try bench.pass(milliseconds: 500)
    bench.workbench.send(.systemCancel(DialogID(0)))
    try bench.pass(milliseconds: 500)
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    _ = try verdict(bench)
    bench.workbench.accept()
    #expect(
      bench.takeTold().last == "Played on its own, “ok” makes the calls that it expects.")
    let text = String(decoding: try FileReader.read(bench.file), as: UTF8.self)
    #expect(text == "rehearsal: 1\n\(document)\n")
  }

  @Test func anotherDeviceIsNotAccepted() throws {
    let bench = try Bench(Self.document(Self.calls.replacing("true", with: "false")))
    bench.workbench.startAgain(on: .tablet)
    bench.workbench.startAgain(playing: "ok")
    try bench.pass()
    _ = try verdict(bench)
    #expect(!bench.workbench.canAccept)
  }

  @Test func allArePlayedOneAfterTheOther() async throws {
    let bench = try Bench(Self.document(Self.calls.replacing("true", with: "false")))
    bench.workbench.playAll()
    #expect(bench.workbench.isPlayingAll)
    while bench.workbench.isPlayingAll || bench.workbench.isPlaying {
      try bench.pass()
      await Task.yield()
    }
    #expect(
      bench.takeTold().filter { !$0.hasPrefix("performs") && !$0.hasSuffix("warnings") } == [
        "loaded", "run", "loaded", "run", "ok plays", "ok differs in 1", "run", "none plays",
        "none played", "run", "begins plays", "begins passed",
      ])
    #expect(bench.workbench.results.count == 3)
    try bench.reload(Self.document())
    #expect(bench.workbench.results.isEmpty)
  }

  @Test func aSaveBeginsAllAgain() async throws {
    let bench = try Bench(Self.document())
    bench.workbench.playAll()
    while bench.workbench.progress?.name != "begins" {
      try bench.pass(milliseconds: 300)
      await Task.yield()
    }
    #expect(bench.workbench.results.count == 2)
    try bench.reload(Self.document() + "\ntitle: New")
    #expect(bench.workbench.progress?.name == "ok")
    #expect(bench.workbench.results.isEmpty)
    bench.workbench.startAgain()
    #expect(!bench.workbench.isPlayingAll)
  }
}
