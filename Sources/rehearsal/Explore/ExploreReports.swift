import DialogModel
import EventLog
import Explorer
import PrototypeFile
import Scenario
import Texts

/// A report of what exploring has found, document by document.
protocol ExploreReport {
  /// The lines about a document.
  mutating func lines(about document: ExploredDocument) -> [String]
  /// The lines after all documents.
  mutating func lastLines() -> [String]
}

extension ExploreReport {
  mutating func lastLines() -> [String] { [] }
}

/// The reports of the formats.
enum ExploreReports {
  static func report(_ format: Explore.Format, _ failing: FailOn) -> any ExploreReport {
    switch format {
    case .dot: ExploreDotReport()
    case .mermaid: ExploreMermaidReport()
    case .junit: ExploreJUnitReport(failing)
    case .sarif: ExploreSARIFReport()
    case .html: ExploreHTMLReport()
    case .text: ExploreTextReport()
    case .json: ExploreJSONReport()
    case .jsonl: ExploreJSONLinesReport()
    }
  }
}

/// Findings for a person to read.
struct ExploreTextReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    var lines: [String] = []
    let words = FindingWords(document.prototype)
    for entry in document.entries {
      let finding = entry.finding
      lines.append(
        "\(document.name):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
          + "\(OneLine.text(finding.message)) [\(finding.rule.rawValue)]")
      if let way = words.line(entry.explored.way) { lines.append("  \(way)") }
      if let other = entry.explored.otherWay, let way = words.line(other) {
        lines.append("  " + tr("or: {way}", ["way": way]))
      }
    }
    for finding in document.unused { lines.append(finding.text(file: document.name)) }
    lines += PromiseReport.lines(document)
    lines.append(ExploreTextReport.summary(document))
    if let coverage = document.coverage {
      lines.append(CoverageText.summary(coverage, document.name))
      lines += CoverageText.lines(coverage, words)
    }
    let map = FlowMap(document.runs[0], coverage: document.coverage)
    return lines + tree(of: map, document)
  }

  /// The map in words, as in the window, with the numbers of the findings above.
  private func tree(of map: FlowMap, _ document: ExploredDocument) -> [String] {
    let marks = document.marks(on: map)
    let tree = FlowTree(map) { place in
      FlowTree.mark(findings: marks.indices.filter { marks[$0].place == place }.map { $0 + 1 })
    }
    let count = ntr("a map of {n} place", "a map of {n} places", map.places.count)
    let left =
      map.left == 0
      ? [] : [ntr("{n} more place is not listed", "{n} more places are not listed", map.left)]
    return ["\(document.name): \(count)"] + tree.lines + left
  }

  /// How many findings there are, in how many states.
  static func summary(_ document: ExploredDocument) -> String {
    var counts: [String] = []
    let entries = document.entries
    let errors = entries.count { $0.finding.severity == .error }
    let warnings = entries.count { $0.finding.severity == .warning } + document.unused.count
    let notes = entries.count { $0.finding.severity == .note }
    if errors > 0 { counts.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { counts.append(ntr("{n} warning", "{n} warnings", warnings)) }
    if notes > 0 { counts.append(ntr("{n} note", "{n} notes", notes)) }
    let found = counts.isEmpty ? tr("nothing found") : counts.listed()
    let states = StopText.grouped(document.states)
    let bounds = document.bounds
    let place =
      bounds.isEmpty
      ? tr("in {n} states (all)", ["n": states])
      : tr(
        "in {n} states so far; {bounds}",
        ["n": states, "bounds": bounds.joined(separator: "; ")])
    let known =
      document.knownCount == 0
      ? "" : "; " + ntr("{n} is known", "{n} are known", document.knownCount)
    let unlisted =
      document.unlisted == 0
      ? "" : "; " + ntr("{n} more is not listed", "{n} more are not listed", document.unlisted)
    let promised = PromiseReport.summary(document)
    let sum = tr("{findings} {states}", ["findings": found, "states": place])
    return "\(document.name): \(sum)\(known)\(unlisted)\(promised)"
  }
}
