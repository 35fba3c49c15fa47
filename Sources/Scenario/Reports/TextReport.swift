import EventLog
import Texts

/// The results of tests for a person: a line for each scenario, and what is wrong with it.
public struct TextReport: TestReport {
  private let paint: Paint
  private var good = 0
  private var accepted = 0
  private var bad = 0
  private var unusable = 0

  /// - Parameter paint: the colours of the terminal that it is written to.
  public init(_ paint: Paint = Paint(isColoured: false)) {
    self.paint = paint
  }

  /// A line for each scenario; the errors of a file are diagnostics, on standard error.
  public mutating func lines(about file: TestedFile) -> [String] {
    guard case .tested(let results) = file.content else {
      unusable += 1
      return []
    }
    guard !results.isEmpty else { return ["\(file.name): " + tr("there are no scenarios")] }
    return results.flatMap { lines(about: $0, in: file.name) } + (file.coverage?.lines ?? [])
  }

  /// How many there were of each.
  public func lastLines() -> [String] {
    var counts = [ntr("{n} ok", "{n} ok", good)]
    if accepted > 0 { counts.append(ntr("{n} accepted", "{n} accepted", accepted)) }
    if bad > 0 { counts.append(ntr("{n} failed", "{n} failed", bad)) }
    var line = ntr("{n} scenario", "{n} scenarios", good + accepted + bad)
    line += ": " + counts.listed()
    if unusable > 0 {
      line += "; " + ntr("{n} file could not be used", "{n} files could not be used", unusable)
    }
    return [paint(line, .strong)]
  }

  private mutating func lines(about result: ScenarioResult, in file: String) -> [String] {
    let name = "\(OneLine.text(file)): \(OneLine.text(result.name))"
    guard let complaint = result.complaint else {
      if result.outcome == .accepted {
        accepted += 1
        return [verdict(tr("accepted"), .warning) + name]
      }
      good += 1
      let remark = result.expectsCalls ? "" : "  (" + tr("it has no “expect”") + ")"
      return [verdict(tr("ok"), .good) + name + remark]
    }
    bad += 1
    let message = "  \(OneLine.text(file)):\(complaint.line): \(OneLine.text(complaint.message))"
    var lines = [verdict(tr("failed"), .bad) + name, message]
    lines += complaint.details.map { "  \(OneLine.text($0))" }
    if !complaint.listing.isEmpty { lines.append("  " + tr("- expected, + made:")) }
    lines += complaint.listing.map { "    " + painted($0) }
    if let why = complaint.why { lines.append("  \(OneLine.text(why.sentence(file: file)))") }
    return lines
  }

  private func verdict(_ word: String, _ colour: Paint.Colour) -> String {
    let longest = [tr("ok"), tr("accepted"), tr("failed")].map(\.count).max() ?? 0
    let padding = String(repeating: " ", count: max(0, longest - word.count) + 2)
    return paint(word, colour) + padding
  }

  private func painted(_ line: Listing.Line) -> String {
    let text = OneLine.text(line.text)
    return switch line.kind {
    case .same: text
    case .missing: paint(text, .bad)
    case .extra: paint(text, .good)
    case .gap: paint(text, .faint)
    }
  }
}
