import DialogModel
import EventLog
import PrototypeFile

/// What `rehearsal explain` is about.
enum ExplainedSubject: Hashable {
  case rule(Rule)
  case finding(FindingRule)
  /// A method, or all that a moment such as `didDismiss` means.
  case methods([Selector])

  /// Looks a word up, without regard to case; `nil` where nothing has that name.
  ///
  /// The name of a rule comes first, then the word of a finding, a selector, a selector without
  /// colons, and a moment.
  init?(_ word: String) {
    let lower = word.lowercased()
    func isNamed(_ name: String) -> Bool { name.lowercased() == lower }
    if let rule = Rule.allCases.first(where: { isNamed($0.name) }) {
      self = .rule(rule)
      return
    }
    if let finding = ExplainedSubject.findings.first(where: { isNamed($0.rawValue) }) {
      self = .finding(finding)
      return
    }
    let bare = lower.filter { $0 != ":" }
    let lookUps: [(Selector) -> Bool] = [
      { isNamed($0.name) }, { $0.name.lowercased().filter { $0 != ":" } == bare },
      { $0.moments.contains(bare) },
    ]
    for fits in lookUps {
      let found = Selector.allCases.filter(fits)
      guard found.isEmpty else {
        self = .methods(found)
        return
      }
    }
    return nil
  }

  /// The findings that the page of checks explains: an error says everything itself.
  private static let findings = FindingRule.allCases.filter { !$0.isOfReader }

  /// The names that are offered: rules, findings, and moments, which have no colon for a shell to
  /// stumble over.
  static let names: [String] = {
    var moments: [String] = []
    for moment in Selector.allCases.map(\.shortName) where !moments.contains(moment) {
      moments.append(moment)
    }
    return Rule.allCases.map(\.name) + findings.map(\.rawValue) + moments
  }()
}

extension Selector {
  /// The words for the moment of a method, in small letters and without colons: the short one of
  /// the log, and what comes after the first colon of the selector.
  fileprivate var moments: [String] {
    let pieces = name.split(separator: ":", maxSplits: 1)
    let rest = pieces.count > 1 ? [String(pieces[1])] : []
    return ([shortName] + rest).map { $0.lowercased().filter { $0 != ":" } }
  }
}
