import DialogModel
import Texts

extension CallComparison {
  /// The first difference in words, with the row of the tables and the line that it comes from where
  /// these are known; `nil` if the runs are equal.
  public var sentence: String? {
    guard let row = firstDifference, let difference = difference(row) else { return nil }
    let cause = row.right.map { right[$0] } ?? row.left.map { left[$0] }
    let places = [
      cause?.rule?.name, cause?.line.map { tr("line {line}", ["line": String($0)]) },
    ].compactMap { $0 }
    return places.isEmpty ? difference : "\(difference)  [\(places.joined(separator: ", "))]"
  }

  private func words(_ call: ComparedCall) -> String { "\(call.target) \(call.text)" }

  /// A row in words; `nil` for one that is equal.
  private func difference(_ row: ComparedRow) -> String? {
    if row.isMoved, let moved = move(row) { return moved }
    switch (row.left, row.right) {
    case (let one?, let other?):
      let (before, after) = (left[one], right[other])
      guard before.target == after.target, before.text == after.text else {
        return tr(
          "Call {number} is “{left}” in the first run and “{right}” in the second.",
          ["number": String(one + 1), "left": words(before), "right": words(after)])
      }
      return tr(
        "Call {number}, “{call}”, comes at {left} s in the first run and at {right} s in the second.",
        [
          "number": String(one + 1), "call": words(before),
          "left": SimulatedTime(milliseconds: before.time).seconds,
          "right": SimulatedTime(milliseconds: after.time).seconds,
        ])
    case (let one?, nil):
      return tr(
        "Only the first run has call {number}, “{call}”.",
        ["number": String(one + 1), "call": words(left[one])])
    case (nil, let other?):
      return tr(
        "Only the second run has call {number}, “{call}”.",
        ["number": String(other + 1), "call": words(right[other])])
    case (nil, nil): return nil
    }
  }

  /// A call that stands elsewhere in words: what it comes before or after now, and did not.
  private func move(_ row: ComparedRow) -> String? {
    guard
      let (before, after) = moves.first(where: { $0.key == row.left || $0.value == row.right })
    else { return nil }
    func told(_ other: Int, _ text: (KeyValuePairs<String, String>) -> String) -> String {
      text([
        "number": String(before + 1), "call": words(left[before]), "other": words(right[other]),
      ])
    }
    // A call that both have, and that is on the other side of this one now.
    let passed = rows.compactMap { row -> Int? in
      guard let one = row.left, let other = row.right, isSameCall(row),
        (one < before) != (other < after)
      else { return nil }
      return other
    }
    if let other = passed.first(where: { $0 > after }) {
      return told(other) {
        tr(
          "Call {number}, “{call}”, comes before “{other}” in the second run; in the first it was after.",
          $0)
      }
    }
    return passed.last.map { other in
      told(other) {
        tr(
          "Call {number}, “{call}”, comes after “{other}” in the second run; in the first it was before.",
          $0)
      }
    }
  }
}
