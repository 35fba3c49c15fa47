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

  /// The difference as a sentence, with the call before.
  package func sentence(_ expecting: String, _ making: String, after made: [String]) -> String {
    let after = number > 1 ? ", after “\(made[number - 2])”" : ""
    switch (expected, self.made) {
    case (let expected?, let made?):
      return "call \(number)\(after): \(expecting) has “\(expected)”, \(making) made “\(made)”"
    case (let expected?, nil):
      return "call \(number)\(after): \(expecting) has “\(expected)”, \(making) made no more calls"
    case (nil, let made?):
      return "call \(number)\(after): \(expecting) has no more calls, \(making) made “\(made)”"
    case (nil, nil): return ""
    }
  }
}
