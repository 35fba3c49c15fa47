import DialogModel
import DialogSimulator
import EventLog
import Scenario
import Texts

/// The calls of a run that was performed again, next to those of its recording.
struct ReplayedCalls {
  /// How many of the first calls are not compared, because they are those of the run before.
  private let skipped: Int
  private let recorded: [ComparedCall]
  private let made: [ComparedCall]
  /// How many calls the recording has.
  let recordedCount: Int
  /// How many calls the recording and the run both have.
  let equalCount: Int

  /// - Parameters:
  ///   - known: how many first calls of the run before are those of its recording.
  ///   - isWhole: whether the run is compared to its end, also where the recording was broken off.
  init(
    _ run: RecordedSession.Run, _ performed: SessionPerformance.Run, after known: Int, isWhole: Bool
  ) {
    let places = performed.rows.indices.filter { performed.rows.isListed(at: $0) }
    let shared = places.prefix { $0 < performed.shared }.count
    let calls = run.calls
    // Both begin with what the runs before have: that is compared already.
    skipped = min(run.shared?.calls ?? 0, shared, known)
    recorded = calls[skipped...].compactMap { ComparedCall(line: $0.json) }
    let json = JSONLine(performed.prototype)
    var made = places[skipped...].compactMap { place in
      json.line(performed.rows[place]).flatMap { ComparedCall(line: $0) }
    }
    // Of a recording that was broken off, the next call is not known.
    if run.end == nil, !isWhole { made = Array(made.prefix(recorded.count)) }
    self.made = made
    recordedCount = calls.count
    equalCount = min(calls.count, places.count)
  }

  /// The first difference in words; `nil` where there is none.
  ///
  /// - Parameter before: how many calls the recording has before this run.
  func difference(by measure: CallComparison.Measure, after before: Int) -> String? {
    let comparison = CallComparison(recorded, made, by: measure)
    guard let row = comparison.firstDifference else { return nil }
    func words(_ call: ComparedCall) -> String {
      "\(SimulatedTime(milliseconds: call.time).seconds) \(call.target) \(call.text)"
    }
    let left = row.left.map { words(comparison.left[$0]) }
    let right = row.right.map { words(comparison.right[$0]) }
    let number = String(before + skipped + (row.left ?? row.right ?? 0) + 1)
    switch (left, right) {
    case (let left?, let right?):
      return tr(
        "call {number} is “{left}” in the recording and “{right}” now",
        ["number": number, "left": left, "right": right])
    case (let left?, nil):
      return tr("only the recording has call {number}, “{call}”", ["number": number, "call": left])
    case (nil, let right?):
      return tr("the recording has no call {number}, “{call}”", ["number": number, "call": right])
    case (nil, nil): return nil
    }
  }
}
