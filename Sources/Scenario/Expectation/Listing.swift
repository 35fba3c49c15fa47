import Texts

/// The two lists laid side by side, a line each: what differs, and a little of what does not.
public struct Listing: Hashable, Sendable {
  /// What a line shows.
  public enum Kind: Hashable, Sendable {
    /// Expected and made.
    case same
    /// Expected only.
    case missing
    /// Made only.
    case extra
    /// Lines that are left out.
    case gap
  }

  /// A line of the listing.
  public struct Line: Hashable, Sendable {
    /// What it shows.
    public let kind: Kind
    /// The line with its mark and, for what is expected, its 1-based number.
    public let text: String
  }

  /// The lines.
  public let lines: [Line]

  /// How many equal lines are shown around one that differs.
  private static let context = 3
  /// The greatest number of lines in a listing.
  private static let most = 80

  /// The listing of a mismatch.
  public init(_ mismatch: Mismatch) {
    let edits = mismatch.edits
    var shown = Array(repeating: false, count: edits.count)
    for (place, edit) in edits.enumerated() where !edit.isSame {
      let from = max(0, place - Listing.context)
      for near in from..<min(edits.count, place + Listing.context + 1) { shown[near] = true }
    }
    let width = String(mismatch.expectedCount).count
    var lines: [Line] = []
    for (place, edit) in edits.enumerated() where shown[place] {
      if place > 0, !shown[place - 1] { lines.append(Line(kind: .gap, text: "  …")) }
      if lines.count >= Listing.most {
        let rest = shown[place...].count { $0 }
        lines.append(
          Line(kind: .gap, text: "  … " + ntr("{n} more line", "{n} more lines", rest)))
        break
      }
      lines.append(Listing.line(edit, width))
    }
    if lines.last?.kind != .gap, shown.last == false {
      lines.append(Line(kind: .gap, text: "  …"))
    }
    self.lines = lines
  }

  private static func line(_ edit: Mismatch.Edit, _ width: Int) -> Line {
    switch edit {
    case .same(let call, let expected, _):
      Line(kind: .same, text: "  \(padded(expected + 1, width))  \(call.text)")
    case .missing(let call, let expected):
      Line(kind: .missing, text: "- \(padded(expected + 1, width))  \(call.text)")
    case .extra(let call, _):
      Line(kind: .extra, text: "+ \(String(repeating: " ", count: width))  \(call.text)")
    }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
