import Texts

/// A line as a terminal shows it: the text of each cell and its width.
public struct Cells {
  /// What a person sees as one character.
  public struct Cell: Hashable {
    /// What it shows.
    public var text: String
    /// In columns: 0, 1 or 2; a tab reaches to the next tab stop.
    public var width: Int
  }

  /// From left to right.
  public private(set) var cells: [Cell] = []
  /// The cell of each Unicode scalar of the line.
  private var cellOfScalar: [Int] = []

  /// The columns from one tab stop to the next.
  public static let tab = 8

  /// The cells of a line; what would move the cursor becomes U+FFFD.
  public init(_ line: String) {
    var column = 0
    for character in line {
      let first = character.unicodeScalars.first
      let cell: Cell
      if character == "\t" {
        let width = Cells.tab - column % Cells.tab
        cell = Cell(text: String(repeating: " ", count: width), width: width)
      } else if let first, OneLine.isDangerous(first) {
        cell = Cell(text: "\u{FFFD}", width: 1)
      } else {
        let safe = character.unicodeScalars.filter { !OneLine.isDangerous($0) }
        cell = Cell(text: String(String.UnicodeScalarView(safe)), width: Cells.width(character))
      }
      for _ in character.unicodeScalars { cellOfScalar.append(cells.count) }
      cells.append(cell)
      column += cell.width
    }
  }

  /// The 0-based cell at a 1-based column in Unicode scalars; the index after the last cell where
  /// the line is shorter.
  public func place(ofColumn column: Int) -> Int {
    cellOfScalar.indices.contains(column - 1) ? cellOfScalar[column - 1] : cells.count
  }

  /// The columns that a character takes.
  private static func width(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // The variation selector that follows the character makes it an emoji, which is wide.
      if scalar.value == 0xFE0F { width = max(width, 2) }
      width = max(width, self.width(scalar))
    }
    return width
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    // East Asian wide and full-width characters, by Unicode's blocks.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Cells {
  /// A part of a line that fits, and the position of a mark in it.
  public struct Window: Hashable {
    /// The part.
    public var text: String
    /// The columns before the mark.
    public var indent: Int
  }

  /// The part around a place that fits in so many columns; an ellipsis replaces what is cut off.
  public func window(around place: Int, columns: Int) -> Window {
    let columns = max(columns, 8)
    let total = cells.reduce(0) { $0 + $1.width }
    // One column more for a mark after the end.
    guard total + (place == cells.count ? 1 : 0) > columns else {
      return Window(text: text(cells[...]), indent: width(cells[..<place]))
    }
    // The place is in the middle, unless the line has more room on one side.
    var (from, to) = (place, min(place + 1, cells.count))
    var used = place < cells.count ? cells[place].width : 1
    let room = columns - 2
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      if from > 0, used + cells[from - 1].width <= room {
        from -= 1
        used += cells[from].width
        hasGrown = true
      }
      if to < cells.count, used + cells[to].width <= room {
        used += cells[to].width
        to += 1
        hasGrown = true
      }
    }
    let start = from > 0 ? "…" : ""
    let end = to < cells.count ? "…" : ""
    return Window(
      text: start + text(cells[from..<to]) + end,
      indent: start.count + width(cells[from..<place]))
  }

  private func text(_ cells: ArraySlice<Cell>) -> String { cells.map(\.text).joined() }
  private func width(_ cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }
}
