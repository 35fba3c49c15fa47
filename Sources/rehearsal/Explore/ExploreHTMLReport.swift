import Explorer
import Film
import PrototypeFile
import Scenario
import Texts

/// Findings as a page without scripts.
struct ExploreHTMLReport: ExploreReport {
  private var parts: [String] = []

  mutating func lines(about document: ExploredDocument) -> [String] {
    let words = FindingWords(document.prototype)
    parts.append("<h1>\(ExploreHTMLReport.escaped(document.name))</h1>")
    parts.append("<p>\(ExploreHTMLReport.escaped(ExploreTextReport.summary(document)))</p>")
    parts.append("<ol>")
    for entry in document.entries {
      let finding = entry.finding
      parts.append(
        "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.rule.rawValue)</b> "
          + "\(ExploreHTMLReport.escaped(finding.message)) <small>\(finding.line):"
          + "\(finding.column)</small>")
      for way in [entry.explored.way, entry.explored.otherWay].compactMap({ $0 }) {
        guard let text = words.line(way) else { continue }
        parts.append("<br>\(ExploreHTMLReport.escaped(text))")
      }
      parts.append("</li>")
    }
    parts.append("</ol>")
    for line in PromiseReport.lines(document) {
      parts.append("<p>\(ExploreHTMLReport.escaped(line))</p>")
    }
    guard let coverage = document.coverage else { return [] }
    parts.append(
      "<h2>\(ExploreHTMLReport.escaped(CoverageText.summary(coverage, document.name)))</h2><ul>")
    for line in CoverageText.lines(coverage, words) {
      parts.append("<li>\(ExploreHTMLReport.escaped(line))</li>")
    }
    parts.append("</ul>")
    return []
  }

  mutating func lastLines() -> [String] {
    [
      "<!doctype html>", "<html\(HTMLLanguage.attributes)><head><meta charset=\"utf-8\">",
      "<title>\(ExploreHTMLReport.escaped(tr("What exploring found")))</title>",
      "<style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
        + "li{margin:.6em 0}.error b{color:#b00020}.warning b{color:#8a5a00}"
        + ".note b{color:#555}</style></head><body>",
    ] + parts + ["</body></html>"]
  }

  private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
}
