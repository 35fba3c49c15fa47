import EventLog
import PrototypeFile
import Testing
import WindowWords

/// The line of a problem in the error panel.
@Suite struct ExcerptTextTests {
  private func cut(
    _ line: String, column: Int, hint: String? = nil, number: Int = 1
  ) -> ExcerptText? {
    let problem = Finding(
      .syntax, at: Mark(line: number, column: column), "wrong", hint: hint)
    var cursor = SourceLines.Cursor()
    return ExcerptText(of: problem, in: SourceLines(Array(line.utf8)), from: &cursor)
  }

  /// The columns that a text takes on the screen.
  private func width(_ text: String) -> Int { Cells(text).cells.reduce(0) { $0 + $1.width } }

  /// What is above the mark.
  private func marked(_ excerpt: ExcerptText) -> String? {
    var column = 0
    for cell in Cells(excerpt.line).cells {
      if column == excerpt.indent, cell.width > 0 { return cell.text }
      column += cell.width
    }
    return nil
  }

  @Test func aShortLineIsWhole() throws {
    let excerpt = try #require(cut("title: Hello", column: 8))
    #expect(excerpt.line == "title: Hello")
    #expect(excerpt.mark == "       ^" && marked(excerpt) == "H")
  }

  /// Next to the mark there is room for a short hint only.
  @Test func aLongHintIsBelow() throws {
    let short = try #require(cut("title: Hello", column: 8, hint: "write “alert”"))
    #expect(short.isHintNextToMark)
    let long = String(repeating: "write ", count: 20)
    #expect(try #require(cut("title: Hello", column: 8, hint: long)).isHintNextToMark == false)
  }

  @Test func whatIsNotThereHasNoExcerpt() {
    #expect(cut("", column: 1) == nil)
    #expect(cut("title", column: 1, number: 5) == nil)
  }

  /// Digits, so that what is shown says where it is from.
  private static let long = (0..<400).map { String($0 % 10) }.joined()

  @Test(arguments: [1, 2, 28, 29, 56, 57, 200, 390, 399, 400])
  func aLongLineIsCutAroundThePlace(_ column: Int) throws {
    let excerpt = try #require(cut(ExcerptTextTests.long, column: column))
    #expect(width(excerpt.line) <= ExcerptText.columns)
    #expect(width(excerpt.line) >= ExcerptText.columns - 1)
    #expect(marked(excerpt) == String((column - 1) % 10))
    // The mark itself is within the width too.
    #expect(excerpt.indent < ExcerptText.columns)
  }

  @Test func theStartAndTheEndAreWhole() throws {
    let start = try #require(cut(ExcerptTextTests.long, column: 1))
    #expect(start.line.hasPrefix("0123") && start.line.hasSuffix("…") && start.indent == 0)
    let end = try #require(cut(ExcerptTextTests.long, column: 400))
    #expect(end.line.hasPrefix("…") && end.line.hasSuffix("6789"))
  }

  /// A place behind the end, as where something is missing.
  @Test func aPlaceBehindTheEndHasItsMarkThere() throws {
    let short = try #require(cut("title:", column: 7))
    #expect(short.line == "title:" && short.indent == 6)
    let long = try #require(cut(ExcerptTextTests.long, column: 401))
    #expect(long.indent == width(long.line) && long.indent < ExcerptText.columns)
  }

  @Test(arguments: [
    "日本語の題名です", "👩‍👩‍👧 family 🇩🇪 flag ", "a\tb\t", "e\u{301}\u{323}x", "\u{202E}turned ",
  ])
  func wideAndStrangeCharactersKeepTheWidth(_ piece: String) throws {
    let line = String(repeating: piece, count: 30)
    let scalars = line.unicodeScalars.count
    for column in stride(from: 1, through: scalars + 1, by: 7) {
      let excerpt = try #require(cut(line, column: column))
      #expect(width(excerpt.line) <= ExcerptText.columns, "\(column)")
      #expect(excerpt.indent < ExcerptText.columns, "\(column)")
      #expect(column > scalars || marked(excerpt) != nil, "\(column)")
    }
  }

  @Test func hintIsNextToTheMarkWhereThereIsRoom() throws {
    let line = String(repeating: "x", count: 50)
    #expect(try #require(cut(line, column: 34, hint: "Mend it.")).isHintNextToMark)
    #expect(try #require(cut(line, column: 35, hint: "Mend it.")).isHintNextToMark == false)
    #expect(cut(line, column: 1, hint: "Mend it.")?.hint == "Mend it.")
  }
}
