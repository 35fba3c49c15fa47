import DialogModel
import Explorer
import PrototypeFile
import Scenario

/// Findings as JSON values.
enum ExploreJSON {
  /// What was found in a document, without its findings.
  static func summary(_ document: ExploredDocument) -> [(key: String, value: JSONValue)] {
    var summary: [(key: String, value: JSONValue)] = [
      ("explorer", .integer(1)),
      ("file", .text(document.name)),
      ("states", .integer(document.states)),
      ("edges", .integer(document.edges)),
      ("isWhole", .bool(document.bounds.isEmpty)),
      ("bounds", .list(document.bounds.map { .text($0) })),
      ("known", .integer(document.knownCount)),
      ("unlisted", .integer(document.unlisted)),
    ]
    if !document.promises.isEmpty { summary.append(("promises", PromiseReport.json(document))) }
    guard let coverage = document.coverage else { return summary }
    return summary + [("coverage", .list(coverage.ways.map { way($0.way, $0.state, document) }))]
  }

  /// A way of the document with what is known of it.
  private static func way(
    _ way: DocumentWay, _ state: Coverage.State, _ document: ExploredDocument
  ) -> JSONValue {
    var value: [(key: String, value: JSONValue)] = [
      ("way", .text(FindingWords(document.prototype).text(way)))
    ]
    switch state {
    case .covered(let names):
      value.append(("state", .text("covered")))
      value.append(("scenarios", .list(names.map { .text($0) })))
    case .uncovered(let moves):
      value.append(("state", .text("uncovered")))
      value.append(("shortest", self.way(moves, 0, document)))
    case .unreachable: value.append(("state", .text("unreachable")))
    case .notDecided: value.append(("state", .text("notDecided")))
    }
    return .object(value)
  }

  /// A finding of a document.
  static func finding(
    _ entry: ExploredDocument.Entry, of document: ExploredDocument
  ) -> [(key: String, value: JSONValue)] {
    let finding = entry.finding
    let explored = entry.explored
    var value: [(key: String, value: JSONValue)] = [
      ("finding", .text(finding.rule.rawValue)),
      ("severity", .text(finding.severity.rawValue)),
      ("line", .integer(finding.line)),
      ("column", .integer(finding.column)),
      ("message", .text(finding.message)),
    ]
    if let part = finding.part { value.append(("place", .text(part.text))) }
    if let device = entry.device { value.append(("device", .text(device.rawValue))) }
    value.append(("way", way(explored.way, entry.run, document)))
    if let other = explored.otherWay {
      value.append(("otherWay", way(other, entry.run, document)))
    }
    return value
  }

  /// A way: in words, and as the steps of a scenario.
  private static func way(
    _ way: [Move], _ run: Int, _ document: ExploredDocument
  ) -> JSONValue {
    var value: [(key: String, value: JSONValue)] = [
      (
        "words",
        .list(FindingWords(document.prototype).words(way).map { .text($0) })
      )
    ]
    if let steps = WaySteps.lines(way, in: document.runs[run], document.prototype) {
      value.append(("steps", .list(steps.map { .text($0) })))
    }
    return .object(value)
  }
}

/// All documents as one JSON text: a list with an object for each.
struct ExploreJSONReport: ExploreReport {
  private var documents: [JSONValue] = []

  mutating func lines(about document: ExploredDocument) -> [String] {
    let findings = document.entries.map {
      JSONValue.object(ExploreJSON.finding($0, of: document))
    }
    documents.append(
      .object(ExploreJSON.summary(document) + [("findings", .list(findings))]))
    return []
  }

  mutating func lastLines() -> [String] { [JSONValue.list(documents).line] }
}

/// An object a line: each finding, and each document after its findings.
struct ExploreJSONLinesReport: ExploreReport {
  mutating func lines(about document: ExploredDocument) -> [String] {
    let start: [(key: String, value: JSONValue)] = [
      ("explorer", .integer(1)), ("file", .text(document.name)),
    ]
    return document.entries.map {
      JSONValue.object(start + ExploreJSON.finding($0, of: document)).line
    } + [JSONValue.object(ExploreJSON.summary(document)).line]
  }
}
