import PrototypeFile
import Scenario

/// Findings of documents as the XML that build servers read: a suite for each document, a case for
/// each finding.
struct FindingSuites {
  /// A case.
  struct Case {
    /// Its name.
    let title: String
    /// The file that it is about.
    let file: String
    /// The line, 1-based; `nil` for the whole file.
    let line: Int?
    /// How severe it is.
    let severity: Finding.Severity
    /// What is wrong.
    let message: String
    /// The way there in words; empty where nobody goes one.
    let way: String
    /// Whether it makes the command fail.
    let fails: Bool

    init(_ finding: Finding, in file: String, way: String = "", fails: Bool) {
      title = "\(finding.rule.rawValue) \(finding.part?.text ?? "")"
      (self.file, line, severity, message) = (
        file, finding.line, finding.severity, finding.message
      )
      (self.way, self.fails) = (way, fails)
    }

    /// Makes a warning about a file beside a document.
    init(warning title: String, _ message: String, in file: String, line: Int?) {
      (self.title, self.message, self.file, self.line) = (title, message, file, line)
      (severity, way, fails) = (.warning, "", false)
    }
  }

  private var suites: [String] = []
  private var tests = 0
  private var failures = 0

  /// Adds a document.
  ///
  /// - Parameter command: the name of the one case of a document in which nothing was found.
  mutating func add(
    _ document: String, _ properties: [(String, String)], _ cases: [Case], command: String
  ) {
    let name = JUnitReport.escaped(document)
    let count = max(1, cases.count)
    let failed = cases.count(where: \.fails)
    tests += count
    failures += failed
    suites.append(
      "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\">")
    if !properties.isEmpty {
      suites.append("    <properties>")
      suites += properties.map {
        "      <property name=\"\($0.0)\" value=\"\(JUnitReport.escaped($0.1))\"/>"
      }
      suites.append("    </properties>")
    }
    if cases.isEmpty {
      suites.append("    <testcase classname=\"\(name)\" name=\"\(command)\"/>")
    }
    for each in cases { add(each, of: name) }
    suites.append("  </testsuite>")
  }

  private mutating func add(_ each: Case, of document: String) {
    let message = JUnitReport.escaped(each.message)
    let title = JUnitReport.escaped(each.title)
    let way = JUnitReport.escaped(each.way)
    let line = each.line.map { " line=\"\($0)\"" } ?? ""
    suites.append(
      "    <testcase classname=\"\(document)\" name=\"\(title)\""
        + " file=\"\(JUnitReport.escaped(each.file))\"\(line)>")
    let kind = each.severity.rawValue
    suites.append(
      each.fails
        ? "      <failure message=\"\(message)\" type=\"\(kind)\">\(way)</failure>"
        : "      <system-out>\(kind): \(message) \(way)</system-out>")
    suites.append("    </testcase>")
  }

  /// The whole document.
  var lines: [String] {
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ] + suites + ["</testsuites>"]
  }
}
