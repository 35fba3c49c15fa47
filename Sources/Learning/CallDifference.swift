import Texts

/// The first place where calls are not as expected.
package struct CallDifference {
  /// The 1-based number of the call.
  package let number: Int
  package let expected: String?
  package let made: String?

  /// The first difference; `nil` if the calls are the same.
  package init?(expected: [String], made: [String]) {
    let most = max(expected.count, made.count)
    func call(_ calls: [String], _ place: Int) -> String? {
      calls.indices.contains(place) ? calls[place] : nil
    }
    guard let place = (0..<most).first(where: { call(expected, $0) != call(made, $0) }) else {
      return nil
    }
    number = place + 1
    (self.expected, self.made) = (call(expected, place), call(made, place))
  }

  /// Why there is no document of a run whose calls were expected, in the user's language.
  package var refusal: String {
    let none = tr("nothing")
    return tr(
      "No document does what the program did: call {number} was {call}, and would be {other}.",
      [
        "number": String(number), "call": expected.map { "“\($0)”" } ?? none,
        "other": made.map { "“\($0)”" } ?? none,
      ])
  }
}
