import DialogModel
import Scenario
import Texts

/// The difference of two runs: a sentence, and both side by side.
struct DiffText {
  private let comparison: CallComparison
  private let left: String
  private let right: String

  /// The widest left column, in characters; what is longer is not cut, but pushes its line.
  private static let widest = 100

  init(_ comparison: CallComparison, _ left: String, _ right: String) {
    (self.comparison, self.left, self.right) = (comparison, left, right)
  }

  /// The lines to print.
  var lines: [String] {
    guard let first = comparison.firstDifference else {
      return [tr("The same {count} calls.", ["count": String(comparison.left.count)])]
    }
    let cells = comparison.rows.map { row in
      (
        row, row.left.map { cell(comparison.left[$0]) },
        row.right.map { cell(comparison.right[$0]) }
      )
    }
    let width = min(DiffText.widest, cells.compactMap { $0.1?.count }.max() ?? 0)
    func padded(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return [sentence(first), "", padded(left) + "   " + right]
      + cells.map { row, left, right in
        let mark = row.isEqual ? " " : left == nil ? ">" : right == nil ? "<" : "|"
        let line = padded(left ?? "") + " \(mark) " + (right ?? "")
        return line.last == " " ? String(line.reversed().drop { $0 == " " }.reversed()) : line
      }
  }

  private func time(_ call: ComparedCall) -> String {
    SimulatedTime(milliseconds: call.time).seconds
  }

  private func cell(_ call: ComparedCall) -> String {
    "\(time(call))  \(call.target)  \(call.text)"
  }

  /// The first difference in words.
  private func sentence(_ row: CallComparison.Row) -> String {
    func words(_ call: ComparedCall) -> String { "\(call.target) \(call.text)" }
    switch (row.left, row.right) {
    case (let one?, let other?):
      let (before, after) = (comparison.left[one], comparison.right[other])
      guard before.target == after.target, before.text == after.text else {
        return tr(
          "Call {number} is “{left}” in the first run and “{right}” in the second.",
          ["number": String(one + 1), "left": words(before), "right": words(after)])
      }
      return tr(
        "Call {number}, “{call}”, comes at {left} s in the first run and at {right} s in the second.",
        [
          "number": String(one + 1), "call": words(before),
          "left": time(before),
          "right": time(after),
        ])
    case (let one?, nil):
      return tr(
        "Only the first run has call {number}, “{call}”.",
        ["number": String(one + 1), "call": words(comparison.left[one])])
    case (nil, let other?):
      return tr(
        "Only the second run has call {number}, “{call}”.",
        ["number": String(other + 1), "call": words(comparison.right[other])])
    case (nil, nil): return ""
    }
  }
}
