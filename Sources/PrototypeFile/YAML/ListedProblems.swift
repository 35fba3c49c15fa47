internal import Texts

extension Problem {
  /// How many errors are listed of one document, and how many warnings.
  ///
  /// Nobody reads through more, and a document that nobody wrote by hand can have millions. Whoever
  /// finds problems need not go on once there are more than that.
  static let mostListed = 1_000
}

extension [Problem] {
  /// The problems in the order of their places, those at one place as they were found; of very
  /// many the first, and a last one that says so.
  func listed() -> [Problem] {
    let ordered = enumerated()
      .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
      .map(\.element)
    guard count > Problem.mostListed else { return ordered }
    var counts: [Problem.Severity: Int] = [:]
    return ordered.compactMap { problem in
      counts[problem.severity, default: 0] += 1
      let number = counts[problem.severity, default: 0]
      if number <= Problem.mostListed { return problem }
      return number == Problem.mostListed + 1 ? .more(after: problem) : nil
    }
  }
}

extension Problem {
  /// What is said in place of the first problem that is too many.
  fileprivate static func more(after problem: Problem) -> Problem {
    switch problem.severity {
    case .error:
      Problem(
        .error, problem.category, at: problem.mark,
        tr("from here on errors are not listed; there are too many"))
    case .warning:
      Problem(
        .warning, problem.category, at: problem.mark,
        tr("from here on warnings are not listed; there are too many"))
    }
  }
}
