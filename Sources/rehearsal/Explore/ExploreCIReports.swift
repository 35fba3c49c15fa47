import DialogModel
import Explorer
import PrototypeFile
import Scenario

/// Findings as the XML that build servers read.
struct ExploreJUnitReport: ExploreReport {
  let failing: FailOn
  private var suites = FindingSuites()

  init(_ failing: FailOn) { self.failing = failing }

  mutating func lines(about document: ExploredDocument) -> [String] {
    let words = FindingWords(document.prototype)
    let cases = document.entries.map { entry in
      FindingSuites.Case(
        entry.finding, in: document.name, way: words.line(entry.explored.way) ?? "",
        fails: failing.counts(entry.finding.rule, entry.finding.severity))
    }
    suites.add(
      document.name, ExploreJUnitReport.properties(of: document), cases, command: "explore")
    return []
  }

  /// What is known of a document besides its findings.
  static func properties(of document: ExploredDocument) -> [(String, String)] {
    var values = [("states", String(document.states)), ("edges", String(document.edges))]
    values += document.bounds.map { ("bound", $0) }
    let words = FindingWords(document.prototype)
    values += zip(document.prototype.promises, document.promises).map {
      ("promise", "\($1.word): \(words.text($0))")
    }
    if let coverage = document.coverage {
      values.append(("ways", String(coverage.ways.count)))
      values.append(("covered", String(coverage.covered)))
    }
    return values
  }

  mutating func lastLines() -> [String] { suites.lines }
}

/// Findings as SARIF.
struct ExploreSARIFReport: ExploreReport {
  private var log = SARIFLog()

  mutating func lines(about document: ExploredDocument) -> [String] {
    for entry in document.entries { log.add(entry.finding, in: document.name) }
    return []
  }

  mutating func lastLines() -> [String] { [log.line] }
}
