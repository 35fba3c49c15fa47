internal import DialogModel
internal import Texts

/// The numbers of inputs, by their keys, and what each of them may be.
///
/// Inputs come from files. No sum of numbers within these bounds reaches the limits of `Int`.
enum InputNumber: String {
  case button, field, segment, location, length, to, picker, milliseconds, job, percent, dropped
  case number, blocked

  /// The least and the greatest value.
  var bounds: ClosedRange<Int> {
    switch self {
    case .field: 0...1
    case .percent: 0...100
    case .milliseconds, .blocked: 0...SimulatedTime.latest.milliseconds
    // -1 is the index of nothing.
    case .button, .to: -1...Shape.mostInteger
    case .segment, .location, .length, .picker, .job, .dropped, .number:
      0...Shape.mostInteger
    }
  }
}

extension InputReader {
  /// The number at its key of a map; `nil` where there is none, and for one that is out of bounds,
  /// which is reported.
  func number(_ number: InputNumber, in node: YAMLNode, _ reader: inout Reader) -> Int? {
    node[number.rawValue].flatMap { self.number($0, number, &reader) }
  }

  /// The same for the number itself.
  func number(_ node: YAMLNode, _ number: InputNumber, _ reader: inout Reader) -> Int? {
    guard let value = node.clampedInteger else { return nil }
    guard number.bounds.contains(value) else {
      reader.problems.refuseNumber(
        node,
        tr(
          "“{name}” must be from {least} to {most}",
          [
            "name": number.rawValue, "least": String(number.bounds.lowerBound),
            "most": String(number.bounds.upperBound),
          ]))
      return nil
    }
    return value
  }
}
