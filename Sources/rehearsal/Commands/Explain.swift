import ArgumentParser
import CodeWriting
import DialogModel
import EventLog
import PrototypeFile
import Texts

/// Prints a row of the behaviour tables in words, the rows about a method, or what a finding means;
/// or lists all rows.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr(
      "Explain a rule of the order of calls, a method or a finding, or list all rules."),
    discussion: tr("Example: rehearsal explain alertView:didDismissWithButtonIndex:"))

  @Argument(
    help: ArgumentHelp(
      tr(
        """
        The rule, as “trace --all” names it; the word of a finding of “check”; a method, also \
        without its colons, or a moment such as didDismiss. Without it all rules are listed.
        """), valueName: "rule"),
    completion: .list(ExplainedSubject.names))
  var rule: String?

  @Flag(
    help: ArgumentHelp(tr("What has changed in the platform since 2013, and how that is known.")))
  var today = false

  func run() throws {
    var results = Output.Results()
    for line in try lines() { results.line(line) }
    results.flush()
  }

  private func lines() throws -> [String] {
    if today { return try Explain.changes(rule) }
    guard let rule else { return Rule.allCases.map(Explain.line) }
    switch ExplainedSubject(rule) {
    case .rule(let rule): return Explain.text(rule)
    case .finding(let finding): return Explain.text(finding)
    case .methods(let selectors): return Explain.text(selectors)
    case nil: throw ValidationError(Suggestion.nothingToExplain(rule))
    }
  }

  /// What has changed: all of it, one change by its id, or those of some methods.
  ///
  /// The table is written in English, as the rules are.
  private static func changes(_ word: String?) throws -> [String] {
    let all = PlatformChange.all
    var found = all
    if let word {
      found = all.filter { $0.id == word }
      if found.isEmpty, case .methods(let selectors) = ExplainedSubject(word) {
        found = all.filter { change in selectors.contains { change.selectors.contains($0) } }
        if found.isEmpty {
          return [tr("Of {name} no change since 2013 is known.", ["name": word])]
        }
      }
      guard !found.isEmpty else {
        throw ValidationError(
          tr("There is no method or change “{name}”.", ["name": word])
            + Suggestion.ending(word, all.map(\.id) + Selector.allCases.map(\.name)))
      }
    }
    return found.flatMap { change in
      [
        "\(change.id) [\(change.grade.rawValue)]", "  2013: \(change.before)",
        "  today: \(change.today)", "  kept: \(change.kept.rawValue)", "  source: \(change.source)",
      ]
    }
  }

  /// A rule in one line.
  private static func line(_ rule: Rule) -> String {
    rule.name + String(repeating: " ", count: 4 - rule.name.count) + RuleText.sentence(rule)
  }

  /// The lines about a rule: its sentence, its row, how it is known, and what its sources are.
  static func text(_ rule: Rule, on page: RulePage = .program) -> [String] {
    let sentence = RuleText.sentence(rule)
    var lines = [tr("{rule}: {sentence}", ["rule": rule.name, "sentence": sentence])]
    guard let entry = page[rule] else { return lines }
    lines.append("")
    // The page is written in English, so its words are not translated.
    lines += entry.cells.dropLast().map { "\($0.title): \($0.text)" }
    lines += ["", tr("Known from:")]
    lines += EvidenceText.sentences(rule, on: page).map { "  \($0)" }
    let sources = page.sources.filter { source in
      entry.evidence.parts.contains { $0.citations.contains { $0.name == source.name } }
    }
    if !sources.isEmpty { lines.append("") }
    lines += sources.map { "\($0.name): \($0.text)" }
    let place = "docs/behaviour.md#\(rule.name), \(entry.section)"
    return lines + ["", tr("More: {place}", ["place": place])]
  }

  /// The lines about a finding: its section of docs/checks.md.
  private static func text(_ finding: FindingRule) -> [String] {
    let word = finding.rawValue
    guard let section = ChecksPage.section(about: word) else { return [] }
    let place = "docs/checks.md" + (finding.section.map { "#\($0)" } ?? "")
    return [section.title, ""] + section.lines
      + ["", tr("More: {place}", ["place": place])]
  }

  /// The lines about methods: what each call means, and the rows that speak of it.
  private static func text(_ selectors: [Selector]) -> [String] {
    Array(
      selectors.map { selector in
        [
          tr(
            "{name} – {sentence}",
            ["name": selector.name, "sentence": SelectorText.sentence(selector)])
        ] + RulePage.program.entries(about: selector).map { "  " + line($0.rule) }
      }.joined(separator: [""]))
  }
}
