import EventLog
import Texts

/// The results of tests in the Test Anything Protocol, version 13, with diagnostics in YAML.
///
/// A file that could not be used counts as one test that failed.
public struct TapReport: TestReport {
  private var count = 0
  private var hasBegun = false

  /// An empty report.
  public init() {}

  /// A test line for each scenario.
  public mutating func lines(about file: TestedFile) -> [String] {
    let start = hasBegun ? [] : ["TAP version 13"]
    hasBegun = true
    switch file.content {
    case .unreadable(let why):
      return start + failed(file.name, ["message: \(TapReport.quoted(why))", "severity: error"])
    case .invalid(let problems):
      return start
        + failed(
          file.name,
          ["message: \"the document has errors\"", "severity: error"]
            + TapReport.list("problems", problems))
    case .tested(let results):
      let comments = (file.coverage?.lines ?? []).map { "# \(OneLine.text($0))" }
      return start + results.flatMap { lines(about: $0, in: file.name) } + comments
    }
  }

  /// The plan, which is known at the end.
  public func lastLines() -> [String] {
    let start = hasBegun ? [] : ["TAP version 13"]
    return start + [count > 0 ? "1..\(count)" : "1..0 # SKIP there are no scenarios"]
  }

  private mutating func lines(about result: ScenarioResult, in file: String) -> [String] {
    let name = "\(file): \(result.name)"
    guard let complaint = result.complaint else {
      count += 1
      let remark = result.outcome == .accepted ? ["# accepted, the document was changed"] : []
      return ["ok \(count) - \(TapReport.description(name))"] + remark
    }
    var diagnostics = [
      "message: \(TapReport.quoted(complaint.message))", "severity: fail",
      "kind: \(complaint.kind.rawValue)", "at:", "  file: \(TapReport.quoted(file))",
      "  line: \(complaint.line)",
    ]
    diagnostics += TapReport.list("details", complaint.details)
    diagnostics += TapReport.list("diff", complaint.listing.map(\.text))
    if let why = complaint.why {
      diagnostics.append("why: \(TapReport.quoted(why.sentence(file: file)))")
    }
    return failed(name, diagnostics)
  }

  private mutating func failed(_ name: String, _ diagnostics: [String]) -> [String] {
    count += 1
    let block = (["---"] + diagnostics + ["..."]).map { "  \($0)" }
    return ["not ok \(count) - \(TapReport.description(name))"] + block
  }

  private static func list(_ key: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(key):"] + lines.map { "  - \(quoted($0))" }
  }

  /// A name in a test line, where a `#` would begin a directive.
  private static func description(_ text: String) -> String {
    var result = ""
    for scalar in OneLine.text(text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text as YAML writes it in double quotes.
  private static func quoted(_ text: String) -> String {
    // JSON's escapes are valid in YAML; characters that only YAML forbids are escaped after them.
    OneLine.text(JSONText.quoted(text))
  }
}
