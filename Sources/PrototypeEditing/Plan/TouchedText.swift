internal import PrototypeFile

/// What a plan changes, as the new text shows it.
extension EditPlan {
  /// The 0-based bytes of the new text that were not in the old one, in order; an empty range is
  /// where something was taken out.
  public var touched: [Range<Int>] { inverse.map(\.range) }

  /// The 1-based lines of the new text that were not in the old one, in order; where lines were only
  /// taken out, the one before or after them.
  public var touchedLines: [ClosedRange<Int>] {
    let source = SourceLines(after)
    var lines: [ClosedRange<Int>] = []
    for range in touched {
      let own = ownLines(of: range, source)
      if let before = lines.last, before.upperBound + 1 >= own.lowerBound {
        lines[lines.count - 1] = before.lowerBound...max(before.upperBound, own.upperBound)
      } else {
        lines.append(own)
      }
    }
    return lines
  }

  private func ownLines(of range: Range<Int>, _ source: SourceLines) -> ClosedRange<Int> {
    // A new line may begin with the end of the line before, or take its indentation and give its own
    // to the next one.
    let start = range.prefix { $0 + 1 < range.upperBound && isLineEnd(after[$0]) }.endIndex
    let indent = source.lines[source.line(at: start)].start..<start
    let last = after[start..<range.upperBound].lastIndex { $0 != 0x20 && $0 != 0x09 }
    var end = range.upperBound
    if let last, isLineEnd(after[last]), indent.allSatisfy({ after[$0] == 0x20 }) { end = last + 1 }
    let first = source.line(at: start) + 1
    return first...max(first, source.line(at: max(start, end - 1)) + 1)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
