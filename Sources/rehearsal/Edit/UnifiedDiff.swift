import PrototypeFile
import Scenario
import Texts

/// The difference of two texts, as `diff -u` prints it.
struct UnifiedDiff {
  private let difference: LineDifference
  private let name: String
  private let terminal: Terminal

  /// How many equal lines there are before and after each difference.
  private static let context = 3

  /// - Parameters:
  ///   - name: the file as the first lines call it.
  ///   - terminal: where the text goes: on a terminal, characters that have no width are escaped.
  init(from old: [UInt8], to new: [UInt8], name: String, terminal: Terminal) {
    difference = LineDifference(from: old, to: new)
    self.name = FileName.text(name)
    self.terminal = terminal
  }

  /// The text, with a line end after each line; empty for equal texts.
  var text: String {
    guard !difference.hunks.isEmpty else { return "" }
    let paint = Paint(isColoured: terminal.isColoured)
    var text = paint("--- \(name)", .strong) + "\n" + paint("+++ \(name)", .strong) + "\n"
    for group in groups { text += self.text(of: group, paint) }
    return text
  }

  /// The differences; those with few lines between them are together.
  private var groups: [[LineDifference.Hunk]] {
    var groups: [[LineDifference.Hunk]] = []
    for hunk in difference.hunks {
      if let last = groups.last?.last,
        hunk.old.lowerBound - last.old.upperBound <= 2 * UnifiedDiff.context
      {
        groups[groups.count - 1].append(hunk)
      } else {
        groups.append([hunk])
      }
    }
    return groups
  }

  private func text(of group: [LineDifference.Hunk], _ paint: Paint) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let after = min(UnifiedDiff.context, difference.old.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    var text = paint("@@ -\(range(old)) +\(range(new)) @@", .faint) + "\n"
    var place = old.lowerBound
    for hunk in group {
      for line in difference.old[place..<hunk.old.lowerBound] { text += written(" ", line) }
      for line in difference.old[hunk.old] { text += written("-", line, paint, .bad) }
      for line in difference.new[hunk.new] { text += written("+", line, paint, .good) }
      place = hunk.old.upperBound
    }
    for line in difference.old[place..<old.upperBound] { text += written(" ", line) }
    return text
  }

  private func range(_ lines: Range<Int>) -> String {
    // The number of a range without lines is that of the line before it.
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? String(start) : "\(start),\(lines.count)"
  }

  private func written(
    _ mark: String, _ line: ArraySlice<UInt8>, _ paint: Paint? = nil, _ colour: Paint.Colour? = nil
  ) -> String {
    let hasEnd = line.last == 0x0A
    var whole = String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
    if terminal.isTerminal {
      whole = OneLine.text(whole.unicodeScalars.last == "\r" ? String(whole.dropLast()) : whole)
    }
    let end = hasEnd ? "\n" : "\n\\ No newline at end of file\n"
    let text = mark + whole
    if let paint, let colour { return paint(text, colour) + end }
    return text + end
  }
}
