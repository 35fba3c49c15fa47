import DialogModel
import Explorer
import Scenario
import Texts

/// Coverage as lines of text.
enum CoverageText {
  /// How much is covered, in one line.
  static func summary(_ coverage: Coverage, _ name: String) -> String {
    tr(
      "{file}: {covered} of {count} ways are covered",
      [
        "file": name, "covered": String(coverage.covered),
        "count": String(coverage.ways.count),
      ])
  }

  /// What the scenarios of a document cover, as the document says it runs.
  @MainActor
  static func coverage(of prototype: Prototype, _ name: String) -> TestCoverage {
    let explorer = ExploredDocument.explored(
      prototype.localized(nil), ExploreOptions(), seconds: ExploredDocument.usualSeconds)
    let coverage = Coverage(explorer, scenarios: ScenarioWays.of(prototype))
    return TestCoverage(
      ways: coverage.ways.count, covered: coverage.covered,
      lines: [summary(coverage, name)] + lines(coverage, FindingWords(prototype)))
  }

  /// Every way, what is not covered first.
  static func lines(_ coverage: Coverage, _ words: FindingWords) -> [String] {
    var groups: [[String]] = [[], [], [], []]
    for (way, state) in coverage.ways {
      let text = OneLine.text(words.text(way))
      switch state {
      case .uncovered(let moves):
        // What the launch does by itself needs no step.
        let steps = moves.isEmpty ? tr("the launch") : words.line(moves) ?? ""
        groups[0].append(
          "  " + tr("not covered: {way}: {steps}", ["way": text, "steps": steps]))
      case .unreachable: groups[1].append("  " + tr("unreachable: {way}", ["way": text]))
      case .notDecided: groups[2].append("  " + tr("not decided: {way}", ["way": text]))
      case .covered(let names):
        groups[3].append(
          "  "
            + tr(
              "covered: {way}: {scenarios}",
              ["way": text, "scenarios": names.listed()]))
      }
    }
    return Array(groups.joined())
  }
}
