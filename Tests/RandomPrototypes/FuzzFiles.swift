import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Texts

// Files that are read and then performed, compared or played, because a number that was read well may
// break what is done with it.

extension FuzzTarget {
  /// A document with a part of each kind, so that inputs have something to be about.
  private static let text = """
    rehearsal: 1
    start: s
    application: true
    screens:
      s:
        controls:
        - {button: Go, id: go, then: [{run: j}]}
        - {button: Share, id: sh, then: [{present: p}]}
        - {button: Ask, id: ask, then: [{present: a}]}
        - {button: Later, id: later, then: [{schedule: n}]}
        - {button: Next, id: next, then: [{goTo: t}]}
        - {textField: F, id: f}
        - {textField: PW, id: pw, secure: true}
        - {switch: W, id: w}
        - {segmented: G, id: g, titles: [One, Two, Three]}
      t: {title: T}
    dialogs:
      p: {activityPicker: {items: [{text: hello}]}}
      a: {alert: {title: A, style: loginAndPassword, cancelButton: C, otherButtons: [O]}}
      h: {actionSheet: {title: H, cancelButton: C, otherButtons: [O]}}
    tasks:
      j: {command: ["true"], title: Job, loader: separate, whenDone: [{log: done}], whenFailed: [{log: bad}]}
    notifications:
      n: {body: B, after: 5, badge: 1}

    """

  /// A document with one scenario, as small as it can be: it is read for each expectation.
  private static let played = """
    rehearsal: 1
    dialogs: {a: {alert: {title: A, cancelButton: C}}}
    scenarios:
      x:
        steps: [{present: a}, {wait: 1}, {tapOn: C}, {wait: 1}]

    """

  private static let prototype: Prototype? =
    PrototypeDocument.load(Array(text.utf8), in: .bare).prototype

  /// The first line of a session, without the text of the document, which is known.
  private static let head: [UInt8] = {
    let document = RecordedSession.Document(
      name: "d.rehearsal.yaml", text: "",
      setting: RunSetting(prototype ?? Prototype(), orientation: .portrait))
    return Array((SessionLine.head(document, program: "", zones: nil) + "\n").utf8)
  }()

  /// The lines that libFuzzer thinks up, after the first one of a session.
  ///
  /// A line that does not begin with a brace is a time and the words of an input, which are easier to
  /// think up than JSON.
  private static func lines(_ bytes: [UInt8]) -> [UInt8] {
    bytes.split(separator: 0x0A).flatMap { line -> [UInt8] in
      guard line.first != UInt8(ascii: "{") else { return line + [0x0A] }
      let time = line.prefix { $0 != 0x20 }
      let words = String(decoding: line[time.endIndex...].dropFirst(), as: UTF8.self)
      return Array("{\"time\":".utf8) + time
        + Array(",\"input\":\(JSONText.quoted(words))}\n".utf8)
    }
  }

  /// Whatever a session says, it is read or refused with its line, and its runs can be performed.
  @MainActor
  static func replay(_ bytes: [UInt8]) -> String? {
    guard let prototype else { return "the document of sessions has errors" }
    let session: RecordedSession
    do throws(LineFault) {
      session = try RecordedSession(head + lines(bytes))
    } catch {
      return error.line < 1 || error.message.isEmpty ? "a fault without a line" : nil
    }
    // A few lines can ask for thousands of runs.
    var left = 2_000
    var performance = SessionPerformance(of: session, limits: Trial.limits)
    while let run = performance.nextRun, left > 0 {
      left -= 1 + run.inputs.count
      guard let performed = performance.performNext({ _ in prototype }) else { break }
      guard performed.shared > 0 else { continue }
      let again = run.replayed(on: prototype, limits: Trial.limits).timeline.rows()
      if Array(again) != Array(performed.rows) {
        return "a run that goes on from another one has other rows than from its beginning"
      }
    }
    return nil
  }

  /// JSON Lines of two runs, with a line `---` between them, are read and compared.
  static func compare(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let sides = lines.split(separator: ArraySlice("---".utf8), maxSplits: 1)
      .map { Array($0.joined(separator: [0x0A])) }
    do throws(LineFault) {
      let left = try ComparedCall.calls(ofLines: sides.first ?? [])
      let right = try ComparedCall.calls(ofLines: sides.count > 1 ? sides[1] : [])
      for measure in CallComparison.Measure.allCases {
        let comparison = CallComparison(left, right, by: measure)
        guard comparison.firstDifference == nil else { continue }
        if left.count != right.count { return "runs of different lengths are equal" }
      }
    } catch {
      return error.line < 1 || error.message.isEmpty ? "a fault without a line" : nil
    }
    return nil
  }

  /// A recording of a command is read, is the same after it is written, and is played.
  @MainActor
  static func record(_ bytes: [UInt8]) -> String? {
    guard let prototype, let recording = RecordingFile.recording(in: bytes) else { return nil }
    let written = RecordingFile.text(recording)
    guard RecordingFile.recording(in: Array(written.utf8)) == recording else {
      return "a recording is another one after it was written:\n\(written)"
    }
    var simulator = Simulator(prototype, limits: Trial.limits)
    for input in [
      .configure(.commandMode(TaskID(0), .recorded(recording))), .launch,
      .perform(.run(TaskID(0))),
    ] as [Input] {
      simulator.perform(input, at: .zero)
    }
    simulator.advance(to: SimulatedTime.latest)
    return nil
  }

  /// The scenario of the document, played once, with its rows: they do not depend on what is expected.
  @MainActor private static let run: (result: ScenarioResult, rows: RowBuffer)? = {
    guard let prototype = PrototypeDocument.load(Array(played.utf8), in: .bare).prototype,
      let script = prototype.scenarios.first
    else { return nil }
    let run = HeadlessRun(prototype, limits: Trial.limits)
    _ = run.play(script)
    guard let rows = run.session.timelines.last?.rows() else { return nil }
    return (ScenarioRunner.run(script, in: prototype, limits: Trial.limits), rows)
  }()

  /// What a scenario expects is read, held against its calls, explained, and accepted.
  @MainActor
  static func expect(_ bytes: [UInt8]) -> String? {
    guard let run, !run.result.calls.isEmpty else { return "the scenario has no calls" }
    let document = Array((played + "    expect: ").utf8) + bytes
    guard let prototype = PrototypeDocument.load(document, in: .bare).prototype,
      let expected = prototype.scenarios.first?.expect,
      let mismatch = Expectation(expected).mismatch(run.result.calls)
    else { return nil }
    if Explanation(mismatch).sentences.isEmpty { return "a difference without a sentence" }
    _ = Why(mismatch, prototype, run.rows, steps: [:])
    var result = run.result
    result.outcome = .differs(mismatch)
    guard let accepted = Acceptance(document, read: DocumentReader(in: .none), [result]).bytes
    else { return nil }
    let after = PrototypeDocument.load(accepted, in: .bare).prototype?.scenarios.first?.expect
    guard let after, Expectation(after).mismatch(run.result.calls) == nil else {
      return "what was accepted does not hold"
    }
    return nil
  }
}
