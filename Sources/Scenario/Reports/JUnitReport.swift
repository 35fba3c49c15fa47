import DialogModel
import Texts

/// The results of tests as the XML that build servers read: a suite for each file, a case for each
/// scenario.
///
/// Times are simulated seconds, so that the same documents give the same bytes.
public struct JUnitReport: TestReport {
  private var suites: [String] = []
  private var tests = 0
  private var failures = 0
  private var errors = 0

  /// An empty report.
  public init() {}

  /// Nothing: the first line has counts that are known only at the end.
  public mutating func lines(about file: TestedFile) -> [String] {
    switch file.content {
    case .unreadable(let why): addBroken(file, why, [])
    case .invalid(let problems):
      addBroken(file, "the document has errors", problems)
    case .tested(let results): add(results, in: file.name, file.coverage)
    }
    return []
  }

  /// The whole report.
  public func lastLines() -> [String] {
    let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>"]
      + suites + ["</testsuites>"]
  }

  private mutating func addBroken(_ file: TestedFile, _ message: String, _ lines: [String]) {
    tests += 1
    errors += 1
    let name = JUnitReport.escaped(file.name)
    suites += [
      "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" time=\"0.000\">",
      "    <testcase classname=\"\(name)\" name=\"document\" file=\"\(name)\" time=\"0.000\">",
    ]
    suites += JUnitReport.element("error", message, type: "document", lines)
    suites += ["    </testcase>", "  </testsuite>"]
  }

  private mutating func add(
    _ results: [ScenarioResult], in file: String, _ coverage: TestCoverage?
  ) {
    let name = JUnitReport.escaped(file)
    let bad = results.count { !$0.isGood }
    let time = results.reduce(0) { $0 + $1.end.milliseconds }
    tests += results.count
    failures += bad
    suites.append(
      "  <testsuite name=\"\(name)\" tests=\"\(results.count)\" failures=\"\(bad)\" errors=\"0\""
        + " time=\"\(SimulatedTime(milliseconds: time).seconds)\">")
    if let coverage {
      suites += [
        "    <properties>", "      <property name=\"ways\" value=\"\(coverage.ways)\"/>",
        "      <property name=\"covered\" value=\"\(coverage.covered)\"/>", "    </properties>",
      ]
    }
    for result in results {
      let line = result.complaint?.line ?? result.line
      let start =
        "    <testcase classname=\"\(name)\" name=\"\(JUnitReport.escaped(result.name))\""
        + " file=\"\(name)\" line=\"\(line)\" time=\"\(result.end.seconds)\""
      guard let complaint = result.complaint else {
        suites.append(start + "/>")
        continue
      }
      suites.append(start + ">")
      suites += JUnitReport.element(
        "failure", complaint.message, type: complaint.kind.rawValue,
        ["\(file):\(complaint.line): \(complaint.message)"] + complaint.details
          + complaint.listing.map(\.text)
          + [complaint.why?.sentence(file: file)].compactMap { $0 })
      suites.append("    </testcase>")
    }
    if let coverage {
      let text = coverage.lines.map(JUnitReport.escaped).joined(separator: "\n")
      suites.append("    <system-out>\(text)</system-out>")
    }
    suites.append("  </testsuite>")
  }

  private static func element(
    _ name: String, _ message: String, type: String, _ lines: [String]
  ) -> [String] {
    let text = lines.map(escaped).joined(separator: "\n")
    return [
      "      <\(name) message=\"\(escaped(message))\" type=\"\(type)\">\(text)</\(name)>"
    ]
  }

  /// A text escaped for XML, between tags or in quotes.
  ///
  /// What XML cannot hold at all, as most control characters, becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    // What is left is seen, or decides how emoji and letters look.
    OneLine.text(MarkupText.escaped(text, keepsLines: true))
  }
}
