import Gtk
import PrototypeEditing
import PrototypeFile

// The colours of the text: only of what is in sight and near it.

extension TextPane {
  /// How many lines above and below those in sight have colours too.
  private static let margin = 60
  /// More lines are never in sight.
  private static let most = 300
  /// How many lines above are read at most, to know whether a text continues in the first one.
  private static let lookBack = 500

  /// Colours what is in sight as soon as it is laid out.
  func colorSoon() {
    guard coloring == nil else { return }
    coloring = MainLoop.once(after: .zero) { [weak self] in
      self?.coloring = nil
      self?.color()
    }
  }

  /// Colours what is in sight.
  func color() {
    // Before lines are laid out, all of them seem to be in sight.
    let all = editor.linesInSight
    let sight = all.lowerBound...min(all.upperBound, all.lowerBound + TextPane.most)
    let first = max(0, sight.lowerBound - TextPane.margin)
    let lines = first..<min(editor.lineCount, sight.upperBound + TextPane.margin + 1)
    let last = min(sight.upperBound + 1, lines.upperBound)
    if let colored, colored.lowerBound <= sight.lowerBound, colored.upperBound >= last { return }
    colored = lines
    let from = editor.start(ofLine: max(0, lines.lowerBound - TextPane.lookBack))
    let start = editor.start(ofLine: lines.lowerBound)
    let end = editor.start(ofLine: lines.upperBound)
    let before = Array(editor.text(from..<start).utf8)
    let bytes = before + Array(editor.text(start..<end).utf8)
    let reading = TextColors.start(before: bytes[..<before.count])
    for look in TextPane.looks { editor.remove(look, from: start..<end) }
    for width in hangs { editor.remove(.hanging(width), from: start..<end) }
    editor.add(.single, to: start..<end)
    var places = ForwardPlaces(bytes, from: before.count, at: start)
    for span in TextColors(bytes[reading...]).spans where span.range.upperBound > before.count {
      let low = places.scalar(at: max(span.range.lowerBound, before.count))
      editor.add(TextPane.look(span.kind), to: low..<places.scalar(at: span.range.upperBound))
    }
    hang(bytes[before.count...], from: start)
  }

  private static let looks = [
    look(.key), look(.text), look(.number), look(.comment),
  ]

  private static func look(_ kind: TextColors.Kind) -> SourceEditor.Look {
    switch kind {
    case .key: .color("yaml_key")
    case .text: .color("yaml_text")
    case .number: .color("yaml_number")
    case .comment: .color("yaml_comment", isItalic: true)
    }
  }

  /// Lets the wrapped part of long lines begin below their keys.
  private func hang(_ bytes: ArraySlice<UInt8>, from start: Int) {
    let spaces = editor.width(ofSpaces: 100)
    var place = bytes.startIndex
    var scalars = start
    while place < bytes.endIndex {
      let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      let line = bytes[place..<end]
      let count = line.count { $0 & 0xC0 != 0x80 }
      // A short line is never wrapped.
      if count > 30 {
        let column = min(40, line.prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count)
        let width = (column + NewLine.step) * spaces / 100
        hangs.insert(width)
        editor.add(.hanging(width), to: scalars..<scalars + count)
      }
      scalars += count
      place = end
    }
  }
}

/// The places of scalars in a part of a text, asked for in order.
private struct ForwardPlaces {
  private let bytes: [UInt8]
  private var byte: Int
  private var scalar: Int

  init(_ bytes: [UInt8], from byte: Int, at scalar: Int) {
    (self.bytes, self.byte, self.scalar) = (bytes, byte, scalar)
  }

  mutating func scalar(at wanted: Int) -> Int {
    while byte < wanted {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    return scalar
  }
}
