import PangoRuler
import Scenario
import StageGeometry
import TextFitting

/// What was found about the texts of documents, as the XML that build servers read: a suite for each
/// document, a case for each finding.
enum FitJUnit {
  static func lines(
    _ reports: [(name: String, report: FitReport)], failing: Set<FitVerdict.Kind>
  ) -> [String] {
    var suites: [String] = []
    var (tests, failures) = (0, 0)
    for (name, report) in reports {
      let count = max(1, report.findings.count)
      let failed = report.findings.count { fails($0, failing) }
      (tests, failures) = (tests + count, failures + failed)
      let file = JUnitReport.escaped(name)
      suites.append(
        "  <testsuite name=\"\(file)\" tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\">")
      suites.append("    <properties>")
      for font in report.fonts.fonts {
        suites.append(
          "      <property name=\"font\" value=\"\(JUnitReport.escaped(font.name))\"/>")
      }
      suites.append("    </properties>")
      if report.findings.isEmpty {
        suites.append("    <testcase classname=\"\(file)\" name=\"fit\"/>")
      }
      for finding in report.findings {
        let title = JUnitReport.escaped("\(finding.subject.name): \(finding.text.text)")
        let sentence = JUnitReport.escaped(FitWords.sentence(finding))
        let kind = finding.verdict.kind.rawValue
        suites.append("    <testcase classname=\"\(file)\" name=\"\(title)\" file=\"\(file)\">")
        suites.append(
          fails(finding, failing)
            ? "      <failure message=\"\(sentence)\" type=\"\(kind)\"></failure>"
            : "      <system-out>\(kind): \(sentence)</system-out>")
        suites.append("    </testcase>")
      }
      suites.append("  </testsuite>")
    }
    return [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">",
    ] + suites + ["</testsuites>"]
  }

  private static func fails(_ finding: FitFinding, _ failing: Set<FitVerdict.Kind>) -> Bool {
    finding.text.verdicts.contains { failing.contains($0.kind) }
  }
}
