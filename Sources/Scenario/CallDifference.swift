import DialogModel
import Texts

extension CallComparison {
  /// The first difference in words; `nil` if the runs are equal.
  public var sentence: String? {
    guard let row = firstDifference else { return nil }
    func words(_ call: ComparedCall) -> String { "\(call.target) \(call.text)" }
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
}
