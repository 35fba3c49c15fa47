import DialogModel
import Explorer
import PrototypeFile
import Scenario
import Session
import Texts

/// A report of what checking has found, document by document.
protocol CheckReport {
  /// The lines about a document on standard output.
  mutating func lines(about document: CheckedDocument) -> [String]
  /// The lines after all documents.
  func lastLines() -> [String]
}

/// The reports of the formats.
enum CheckReports {
  static func report(_ format: Check.Format) -> any CheckReport {
    switch format {
    case .text: CheckTextReport()
    case .json: CheckJSONReport()
    case .sarif: CheckSARIFReport()
    case .junit: CheckJUnitReport()
    }
  }

  /// The word of a recording that can't be played, where a finding has the word of its rule.
  static let recording = "recording"
}

/// A line for each document; what is found goes to standard error, as a compiler's.
struct CheckTextReport: CheckReport {
  mutating func lines(about document: CheckedDocument) -> [String] {
    var parts: [String] = []
    let (errors, warnings) = (document.count(.error), document.count(.warning))
    let notes = document.count(.note)
    if errors > 0 { parts.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { parts.append(ntr("{n} warning", "{n} warnings", warnings)) }
    if notes > 0 { parts.append(ntr("{n} note", "{n} notes", notes)) }
    return ["\(document.name): \(parts.isEmpty ? tr("ok") : parts.listed())"]
  }

  func lastLines() -> [String] { [] }

  /// Prints what was found, and the bounds that exploring has reached.
  static func say(_ document: CheckedDocument) {
    Documents.say(document.problems, of: document.bytes, name: document.name)
    for problem in document.recordings { Output.diagnose(problem.text) }
    guard let explored = document.explored else { return }
    Documents.say(
      explored.entries.map(\.finding) + explored.unused, of: document.bytes, name: document.name)
    for bound in explored.bounds { Output.diagnose("\(document.name): note: \(bound)") }
    for line in PromiseReport.lines(explored) { Output.diagnose(line) }
  }
}

/// All documents as one JSON value.
struct CheckJSONReport: CheckReport {
  private var documents: [JSONValue] = []

  mutating func lines(about document: CheckedDocument) -> [String] {
    var value: [(key: String, value: JSONValue)] = [
      ("file", .text(document.name)),
      ("errors", .integer(document.count(.error))),
      ("warnings", .integer(document.count(.warning))),
      ("notes", .integer(document.count(.note))),
      ("findings", .list(findings(of: document))),
    ]
    if let explored = document.explored {
      value.append(("explored", .object(ExploreJSON.summary(explored))))
    }
    documents.append(.object(value))
    return []
  }

  private func findings(of document: CheckedDocument) -> [JSONValue] {
    var findings = document.problems.map { JSONValue.object(finding($0)) }
    findings += document.recordings.map { .object(recording($0)) }
    guard let explored = document.explored else { return findings }
    findings += explored.entries.map { .object(ExploreJSON.finding($0, of: explored)) }
    return findings + explored.unused.map { .object(finding($0)) }
  }

  private func finding(_ finding: Finding) -> [(key: String, value: JSONValue)] {
    var value: [(key: String, value: JSONValue)] = [
      ("finding", .text(finding.rule.rawValue)),
      ("severity", .text(finding.severity.rawValue)),
      ("line", .integer(finding.line)),
      ("column", .integer(finding.column)),
      ("message", .text(finding.message)),
    ]
    if let advice = finding.advice { value.append(("advice", .text(advice))) }
    if let part = finding.part { value.append(("place", .text(part.text))) }
    if let language = finding.language { value.append(("language", .text(language))) }
    return value
  }

  private func recording(_ problem: RecordingProblem) -> [(key: String, value: JSONValue)] {
    var value: [(key: String, value: JSONValue)] = [
      ("finding", .text(CheckReports.recording)),
      ("severity", .text(Finding.Severity.warning.rawValue)),
      ("file", .text(Documents.name(problem.path))),
    ]
    if let line = problem.line { value.append(("line", .integer(line))) }
    return value + [
      ("message", .text(problem.message)), ("advice", .text(RecordingProblem.hint)),
    ]
  }

  func lastLines() -> [String] {
    [JSONValue.object([("check", .integer(1)), ("documents", .list(documents))]).line]
  }
}

/// What is found as SARIF.
struct CheckSARIFReport: CheckReport {
  private var log = SARIFLog()

  mutating func lines(about document: CheckedDocument) -> [String] {
    for finding in document.findings { log.add(finding, in: document.name) }
    for problem in document.recordings {
      log.add(
        CheckReports.recording, .warning, problem.message,
        at: problem.line.map { [("startLine", .integer($0))] } ?? [],
        in: Documents.name(problem.path))
    }
    return []
  }

  func lastLines() -> [String] { [log.line] }
}

/// What is found as the XML that build servers read; errors are failures.
struct CheckJUnitReport: CheckReport {
  private var suites = FindingSuites()

  mutating func lines(about document: CheckedDocument) -> [String] {
    let name = document.name
    var cases = document.problems.map { test($0, in: name) }
    cases += document.recordings.map {
      FindingSuites.Case(
        warning: CheckReports.recording, $0.message, in: Documents.name($0.path), line: $0.line)
    }
    if let explored = document.explored {
      let words = FindingWords(explored.prototype)
      cases += explored.entries.map {
        test($0.finding, in: name, way: words.line($0.explored.way) ?? "")
      }
      cases += explored.unused.map { test($0, in: name) }
    }
    let properties = document.explored.map { ExploreJUnitReport.properties(of: $0) } ?? []
    suites.add(name, properties, cases, command: "check")
    return []
  }

  private func test(
    _ finding: Finding, in name: String, way: String = ""
  ) -> FindingSuites.Case {
    FindingSuites.Case(finding, in: name, way: way, fails: finding.severity == .error)
  }

  func lastLines() -> [String] { suites.lines }
}
