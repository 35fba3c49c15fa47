import DialogSimulator
import PrototypeFile
import Scenario
import Session
import Texts

/// What the last change of the document did to the calls of a scenario that was played before it and
/// after it.
public struct ScenarioChange: Sendable {
  /// The scenario.
  public let name: String
  /// What is different, in a sentence.
  public let sentence: String
}

/// The last run of each scenario, and the one before the document was changed.
struct KeptRuns {
  private struct Kept {
    let run: Timeline
    let failure: (step: Int, reason: String)?
    let revision: Revision?
  }

  private var last: [String: Kept] = [:]
  private var before: [String: Kept] = [:]
  /// The scenarios in the order in which they were played last.
  private var order: [String] = []

  /// How many scenarios are kept.
  private static let most = 32

  /// Keeps the run of a scenario that has ended.
  ///
  /// - Parameter step: the 0-based number of the step that failed.
  /// - Returns: What is different since the document was changed; `nil` where it was not changed
  ///   since the scenario was played before, or nothing is different.
  @MainActor
  mutating func end(
    _ name: String, _ end: Player.End, at step: Int?, on session: Session?,
    in revision: Revision?
  ) -> ScenarioChange? {
    guard let run = session?.timelines.last else { return nil }
    var failure: (step: Int, reason: String)?
    if case .failed(let failed) = end, let step { failure = (step, failed.message) }
    order.removeAll { $0 == name }
    order.append(name)
    let kept = Kept(run: run, failure: failure, revision: revision)
    let previous = last.updateValue(kept, forKey: name)
    if order.count > KeptRuns.most {
      let oldest = order.removeFirst()
      (last[oldest], before[oldest]) = (nil, nil)
    }
    guard let previous, !previous.revision.hasSameText(as: revision) else { return nil }
    before[name] = previous
    let comparison = CallComparison(
      ComparableRun(previous.run).calls, ComparableRun(run).calls, by: .order)
    return comparison.changes.map { ScenarioChange(name: name, sentence: $0) }
  }

  /// The run of a scenario before the document was changed; `nil` where it was not played then.
  func run(before name: String) -> ComparableRun? {
    before[name].map { ComparableRun($0.run, failure: $0.failure) }
  }

  /// The scenarios that were played before the document was changed.
  var names: [String] { order.filter { before[$0] != nil } }
}

extension CallComparison {
  /// How many calls a change has moved, and how many are new, missing or different, in a sentence;
  /// `nil` where all are equal.
  var changes: String? {
    let counts = counts
    let parts = [
      counts.moved == 0
        ? nil : ntr("one call has moved", "{n} calls have moved", counts.moved),
      counts.new == 0 ? nil : ntr("one call is new", "{n} calls are new", counts.new),
      counts.missing == 0
        ? nil : ntr("one call is missing", "{n} calls are missing", counts.missing),
      counts.changed == 0
        ? nil : ntr("one call is different", "{n} calls are different", counts.changed),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return tr(
      "Since the document was changed: {what}.", ["what": parts.listed()])
  }
}
