import DialogModel
import Explorer
import PrototypeFile
import Scenario
import Texts

/// Findings as the XML that build servers read: a suite for each document, a case for each finding.
struct ExploreJUnitReport: ExploreReport {
  let failing: FailOn
  private var suites: [String] = []
  private var tests = 0
  private var failures = 0

  init(_ failing: FailOn) { self.failing = failing }

  mutating func lines(about document: ExploredDocument) -> [String] {
    let name = JUnitReport.escaped(document.name)
    let failed = document.entries.filter { failing.counts($0.finding.rule, $0.finding.severity) }
    let count = max(1, document.entries.count)
    tests += count
    failures += failed.count
    suites.append(
      "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(failed.count)\" errors=\"0\">")
    suites += properties(of: document)
    if document.entries.isEmpty {
      suites.append("    <testcase classname=\"\(name)\" name=\"explore\"/>")
    }
    for entry in document.entries {
      let finding = entry.finding
      let message = JUnitReport.escaped(finding.message)
      let title = JUnitReport.escaped("\(finding.rule.rawValue) \(finding.part?.text ?? "")")
      suites.append(
        "    <testcase classname=\"\(name)\" name=\"\(title)\" file=\"\(name)\""
          + " line=\"\(finding.line)\">")
      let words = FindingWords(document.prototype)
      let way = JUnitReport.escaped(words.line(entry.explored.way) ?? "")
      suites.append(
        failing.counts(finding.rule, finding.severity)
          ? "      <failure message=\"\(message)\" type=\"\(finding.severity.rawValue)\">\(way)"
            + "</failure>"
          : "      <system-out>\(finding.severity.rawValue): \(message) \(way)</system-out>")
      suites.append("    </testcase>")
    }
    suites.append("  </testsuite>")
    return []
  }

  private func properties(of document: ExploredDocument) -> [String] {
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
    return ["    <properties>"]
      + values.map {
        "      <property name=\"\($0.0)\" value=\"\(JUnitReport.escaped($0.1))\"/>"
      } + ["    </properties>"]
  }

  mutating func lastLines() -> [String] {
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ] + suites + ["</testsuites>"]
  }
}

/// Findings as SARIF 2.1.0, which code hosts show beside the lines.
struct ExploreSARIFReport: ExploreReport {
  private var results: [JSONValue] = []
  private var rules: [FindingRule] = []

  mutating func lines(about document: ExploredDocument) -> [String] {
    for entry in document.entries {
      let finding = entry.finding
      if !rules.contains(finding.rule) { rules.append(finding.rule) }
      results.append(result(finding, in: document))
    }
    return []
  }

  private func result(_ finding: Finding, in document: ExploredDocument) -> JSONValue {
    let region: JSONValue = .object([
      ("startLine", .integer(finding.line)), ("startColumn", .integer(finding.column)),
    ])
    let place: JSONValue = .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .text(document.name))])), ("region", region),
        ])
      )
    ])
    return .object([
      ("ruleId", .text(finding.rule.rawValue)),
      ("level", .text(finding.severity.rawValue)),
      ("message", .object([("text", .text(finding.message))])),
      ("locations", .list([place])),
      (
        "partialFingerprints",
        .object([
          ("finding/v1", .text("\(finding.rule.rawValue) \(finding.part?.text ?? "")"))
        ])
      ),
    ])
  }

  mutating func lastLines() -> [String] {
    let driver: JSONValue = .object([
      ("name", .text("Rehearsal")),
      ("version", .text(Rehearsal.version)),
      ("rules", .list(rules.map { .object([("id", .text($0.rawValue))]) })),
    ])
    let log: JSONValue = .object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      (
        "runs",
        .list([
          .object([("tool", .object([("driver", driver)])), ("results", .list(results))])
        ])
      ),
    ])
    return [log.line]
  }
}
