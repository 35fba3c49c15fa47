import DialogModel
import DialogSimulator
public import EventLog
public import Scenario
import Session

/// How the calls of a played scenario differ from what it expects.
public struct Verdict: Hashable, Sendable {
  /// How many differences there are.
  public let count: Int
  /// The differences in sentences, with their places in `expect`.
  public let explanation: Explanation
  /// The differences at the rows of the log.
  public let marks: CallMarks

  /// The verdict on a run that has played a scenario; `nil` where its calls are those expected, or
  /// nothing is expected.
  init?(on session: Session, _ script: ScenarioScript) {
    guard let expect = script.expect, let timeline = session.timelines.last else { return nil }
    // Made again, because a person may have cleared the log.
    let rows = timeline.rows()
    let places = rows.indices.filter { rows.isListed(at: $0) }
    let lines = ExpectLine(session.prototype)
    let calls = places.compactMap { lines.line(rows[$0]) }.map { CallLine($0) }
    guard let mismatch = Expectation(expect).mismatch(calls) else { return nil }
    let differences = Differences(mismatch)
    count = differences.count
    explanation = Explanation(mismatch)
    marks = CallMarks(
      differences, of: calls, in: places, rows: rows.count, run: session.timelines.count - 1)
  }
}

extension CallMarks {
  /// The marks of calls in a run.
  ///
  /// - Parameters:
  ///   - places: the 0-based numbers of their rows.
  ///   - rows: how many rows the run has made.
  fileprivate init(
    _ differences: Differences, of calls: [CallLine], in places: [Int], rows: Int, run: Int
  ) {
    self.init(run: run)
    for place in differences.unexpected { mark(row: places[place], .unexpected) }
    for (place, wanted) in differences.changed {
      mark(row: places[place], .other(wanted.words(insteadOf: calls[place])))
    }
    var next: Int?
    var isLater = false
    for call in differences.missing {
      if call.next != next { isLater = false }
      next = call.next
      // What ends something belongs to the calls before it, everything else to those after it.
      isLater = isLater || Selector(name: String(call.call.selector))?.nature != .did
      let missing = Missing(
        target: String(call.call.target), selector: String(call.call.selector),
        rest: call.call.values)
      if isLater {
        let isLast = call.next >= places.count
        add(missing, at: isLast ? .after(rows - 1) : .before(places[call.next]))
      } else {
        add(missing, at: .after(call.next > 0 ? places[call.next - 1] : 0))
      }
    }
  }
}

extension CallLine {
  /// The arguments and the answer.
  fileprivate var values: String {
    returned.isEmpty ? String(arguments) : [arguments, Substring(answer)].words
  }

  /// The answer as the log shows it; YES and NO are words of the API.
  private var answer: String {
    returned == "true" ? "→ YES" : returned == "false" ? "→ NO" : "→ \(returned)"
  }

  /// What differs from a call of the same method.
  fileprivate func words(insteadOf made: CallLine) -> String {
    if target != made.target { return String(target) }
    if returned == made.returned { return String(arguments) }
    return arguments == made.arguments ? answer : values
  }
}

extension [Substring] {
  /// The words that are not empty, in one line.
  fileprivate var words: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
