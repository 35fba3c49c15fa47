import Texts

/// The failures of tests as commands of GitHub's workflows, which show them at their lines.
///
/// Source: "Workflow commands for GitHub Actions", *Setting an error message*. What holds has no line.
public struct GitHubReport: TestReport {
  /// An empty report.
  public init() {}

  /// A command for each scenario that failed, or for the file that could not be used.
  public mutating func lines(about file: TestedFile) -> [String] {
    switch file.content {
    case .unreadable(let why):
      [GitHubReport.error(file.name, line: nil, title: nil, [why])]
    case .invalid(let problems):
      [GitHubReport.error(file.name, line: nil, title: tr("the document has errors"), problems)]
    case .tested(let results):
      results.compactMap { result in
        result.complaint.map { complaint in
          let why = complaint.why.map { [$0.sentence(file: file.name)] } ?? []
          return GitHubReport.error(
            file.name, line: complaint.line, title: result.name,
            [complaint.message] + complaint.details + complaint.listing.map(\.text) + why)
        }
      }
    }
  }

  /// None.
  public func lastLines() -> [String] { [] }

  private static func error(
    _ file: String, line: Int?, title: String?, _ message: [String]
  ) -> String {
    var properties = ["file=\(escaped(file, ":,"))"]
    if let line { properties.append("line=\(line)") }
    if let title { properties.append("title=\(escaped(OneLine.text(title), ":,"))") }
    // A line end within a text of a document is none of the command.
    let text = message.map { OneLine.text($0) }.joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(escaped(text))"
  }

  /// A text with the characters that would end it written as numbers.
  private static func escaped(_ text: String, _ more: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where more.contains(":"): result += "%3A"
      case "," where more.contains(","): result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
