extension Pairing {
  /// The 0-based place, among the calls that were made, of the one that shows the first difference
  /// that a person is told of: of a call in another place, else of one with something else about it,
  /// else of one that was not expected, or that came where one is missing.
  ///
  /// It is called after all have been taken.
  var firstMade: Int? {
    if let place = firstMove ?? firstChange { return place }
    var next = 0
    for edit in edits {
      switch edit {
      case .same(_, _, let made): next = made + 1
      case .extra(_, let made): return made
      case .missing:
        let isLast = !edits.contains { $0.made.map { $0 >= next } ?? false }
        return isLast ? nil : next
      }
    }
    return nil
  }
}

extension Mismatch.Edit {
  /// The 0-based place among the calls that were made.
  fileprivate var made: Int? {
    switch self {
    case .same(_, _, let made), .extra(_, let made): made
    case .missing: nil
    }
  }
}
