import ArgumentParser
import DialogModel
import EventLog
import PrototypeFile
import Texts

/// Prints a row of the behaviour tables in words, or lists them all.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Explain a rule of the order of calls, or list them all."),
    discussion: tr("Example: rehearsal explain K4"))

  @Argument(
    help: ArgumentHelp(
      tr("The rule, as “trace --all” names it; without it all are listed."), valueName: "rule"),
    completion: .list(Rule.allCases.map(\.name)))
  var rule: String?

  func run() throws {
    var results = Output.Results()
    for line in try lines() { results.line(line) }
    results.flush()
  }

  private func lines() throws -> [String] {
    guard let rule else {
      return Rule.allCases.map { rule in
        let name = rule.name + String(repeating: " ", count: 4 - rule.name.count)
        return "\(name)\(RuleText.sentence(rule))"
      }
    }
    guard let found = Rule.allCases.first(where: { $0.name == rule.uppercased() }) else {
      throw ValidationError(Suggestion.noRule(rule))
    }
    return Explain.text(found, RulePage()[found])
  }

  /// The lines about a rule.
  static func text(_ rule: Rule, _ entry: RulePage.Entry?) -> [String] {
    let sentence = RuleText.sentence(rule)
    var lines = [tr("{rule}: {sentence}", ["rule": rule.name, "sentence": sentence])]
    guard let entry else { return lines }
    lines.append("")
    // The page is written in English, so its words are not translated.
    lines += entry.cells.map { "\($0.title): \($0.text)" }
    lines += grades.filter { word, _ in
      entry.cells.last?.text.has(word) == true
    }.map { "  \($0): \($1)" }
    let place = "docs/behaviour.md#\(rule.name), \(entry.section)"
    return lines + ["", tr("More: {place}", ["place": place])]
  }

  /// What the words of the last column mean.
  private static let grades: KeyValuePairs = [
    "seed": tr("the texts on UIKit that this project began with say so"),
    "other": tr("a further source says so, such as Apple’s headers"),
    "choice": tr("no source decides, or they contradict each other; it was chosen"),
  ]
}
