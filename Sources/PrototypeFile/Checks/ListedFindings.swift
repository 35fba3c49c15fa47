internal import Texts

extension Finding {
  /// How many errors and how many warnings of one document are listed.
  ///
  /// People do not read more, and a generated document can have millions. Checks can stop when they
  /// have found more than this.
  static let mostListed = 1_000
}

extension [Finding] {
  /// Returns the problems in the order of their places; those at one place, as they were found.
  ///
  /// If there are too many, it returns the first ones, and one that says that there are more.
  package func listed() -> [Finding] {
    let ordered = enumerated()
      .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
      .map(\.element)
    guard count > Finding.mostListed else { return ordered }
    var counts: [Finding.Severity: Int] = [:]
    return ordered.compactMap { problem in
      counts[problem.severity, default: 0] += 1
      let number = counts[problem.severity, default: 0]
      if number <= Finding.mostListed { return problem }
      return number == Finding.mostListed + 1 ? .more(after: problem) : nil
    }
  }
}

extension Finding {
  /// The problem that replaces the first one that is too many.
  fileprivate static func more(after problem: Finding) -> Finding {
    switch problem.severity {
    case .error:
      Finding(
        problem.rule, at: problem.mark,
        tr("from here on errors are not listed; there are too many"))
    case .warning, .note:
      Finding(
        problem.rule, at: problem.mark,
        tr("from here on warnings are not listed; there are too many"))
    }
  }
}
