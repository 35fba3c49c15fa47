import Explorer
import PrototypeFile
import Scenario

/// Which findings make a command fail.
struct FailOn {
  /// The least severe one that does; `nil` where only what is named does.
  private(set) var severity: Finding.Severity? = .error
  private(set) var rules: Set<FindingRule> = []
  /// Whether a bound does, because it keeps something from being decided.
  private(set) var countsBounds = false

  /// Every word that may stand in the option.
  static let words =
    ["error", "warning", "note", "bound"]
    + FindingRule.allCases.filter(\.isExplored).map(\.rawValue)

  /// What `--fail-on` says, several words with commas between; `nil` for a word that it does not know.
  init?(_ text: String) {
    severity = nil
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if let named = Finding.Severity(rawValue: word) {
        severity = severity.map { $0.rank < named.rank ? $0 : named } ?? named
      } else if word == "bound" {
        countsBounds = true
      } else if let rule = FindingRule(rawValue: word), rule.isExplored {
        rules.insert(rule)
      } else {
        return nil
      }
    }
  }

  /// What holds without the option.
  init() {}

  /// Whether a finding of this rule and severity fails.
  func counts(_ rule: FindingRule, _ found: Finding.Severity) -> Bool {
    rules.contains(rule) || severity.map { found.rank >= $0.rank } ?? false
  }
}

extension ExploredDocument {
  /// Whether something fails.
  func fails(_ failing: FailOn) -> Bool {
    entries.contains { failing.counts($0.finding.rule, $0.finding.severity) }
      || (failing.countsBounds && !bounds.isEmpty)
  }
}
