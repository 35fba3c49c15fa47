import DialogModel
import DialogSimulator
import EventLog
import PrototypeEditing
public import PrototypeFile
import Scenario
import Session
import Texts

/// The present run as a scenario of its document.
public struct KeptScenario: Sendable {
  /// The document with the scenario.
  public let bytes: [UInt8]
  /// What could not be written as a step, in words; a scenario without it is kept all the same.
  public let leftOut: [String]
  /// Whether the scenario makes the calls of the run.
  public let isSame: Bool
}

extension Workbench {
  /// A name for a scenario that the document does not have.
  public var freeScenarioName: String {
    let names = Set(prototype?.scenarios.map(\.name) ?? [])
    let number = (1...).first { !names.contains("recorded-\($0)") } ?? 1
    return "recorded-\(number)"
  }

  /// Whether the present run can be written into its document.
  public var canKeepScenario: Bool {
    request.file != nil && isCurrent && !document.isRecording
      && (session?.state.inputCount ?? 0) > 1
  }

  /// The document with the present run as a scenario, with its `expect`; nothing is written.
  ///
  /// - Throws: why the document cannot be changed.
  public func keptScenario(named name: String) throws(EditRefusal) -> KeptScenario? {
    guard canKeepScenario, let session, let timeline = session.timelines.last else { return nil }
    let editor = try editor()
    let recorded = ComparableRun(timeline).calls
    var first: KeptScenario?
    // What reads best is tried first; where it leads elsewhere, times and numbers are written too.
    for style in KeptSteps.Style.allCases {
      let steps = KeptSteps(timeline, style)
      let head = "steps:\n" + steps.lines.map { "  - \($0)\n" }.joined()
      let trial = try plan(head, name, editor)
      guard let run = played(name, trial.revision) else { continue }
      let expected = ComparableRun(run).calls
      let isSame = expected.map(\.words) == recorded.map(\.words)
      let expect = expected.map { "  \($0.words)\n" }.joined()
      let whole = expected.isEmpty ? head : head + "expect: |\n" + expect
      let kept = KeptScenario(
        bytes: try commented(plan(whole, name, editor), steps.secrets, name),
        leftOut: steps.leftOut, isSame: isSame)
      if isSame { return kept }
      first = first ?? kept
    }
    return first
  }

  private func plan(
    _ text: String, _ name: String, _ editor: DocumentEditor
  ) throws(EditRefusal) -> EditPlan {
    let path = PartAddress.entry(name, of: .scenarios)
    guard let value = YAMLDocument(Array(text.utf8)).root else {
      return try editor.plan(.remove(path: path))
    }
    return try editor.plan(.insert(path: path, value))
  }

  /// The document with a comment at each step that types x for a secret.
  private func commented(
    _ plan: EditPlan, _ steps: [Int], _ name: String
  ) throws(EditRefusal) -> [UInt8] {
    var plan = plan
    for step in steps {
      let comment = tr("A secret was typed here: each x stands for one character of it.")
      let path = PartAddress.entry(name, of: .scenarios) / ScenarioKey.steps / step
      plan = try DocumentEditor(after: plan, in: environment).plan(
        .comment(path: path, [comment]))
    }
    return plan.after
  }

  private func played(_ name: String, _ revision: Revision?) -> Timeline? {
    guard let changed = revision?.prototype,
      let script = changed.scenario(named: name)
    else { return nil }
    let run = HeadlessRun(changed.applying(script, language: request.language))
    _ = run.play(script)
    return run.session.timelines.last
  }

  /// Writes a scenario that was kept into the document.
  ///
  /// - Returns: why it could not be written; `nil` if it was.
  public func write(_ kept: KeptScenario) -> String? {
    guard let bytes = document.bytes else { return nil }
    editText(
      LineDifference(from: bytes, to: kept.bytes).edits, named: tr("Recorded scenario"),
      joins: false, from: .properties)
    save()
    if case .failed(let reason) = document.saveState { return reason }
    return nil
  }
}

extension ComparedCall {
  /// The call as a line of `expect`.
  fileprivate var words: String { "\(target) \(text)" }
}
