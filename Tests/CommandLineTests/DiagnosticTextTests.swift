import EventLog
import PrototypeFile
import Testing

@testable import rehearsal

/// What is wrong with a document, as a terminal shows it.
@Suite struct DiagnosticTextTests {
  /// A terminal without colours.
  private func terminal(_ columns: Int = 80) -> Terminal {
    Terminal(isTerminal: true, columns: columns, noColour: "1", kind: "xterm")
  }

  private func lines(
    _ source: String, line: Int = 1, column: Int, _ message: String = "wrong",
    rule: FindingRule = .syntax, hint: String? = nil, on terminal: Terminal
  ) -> [String] {
    var text = DiagnosticText(file: "f.yaml", bytes: Array(source.utf8), terminal: terminal)
    return text.lines(
      Finding(rule, at: Mark(line: line, column: column), message, hint: hint))
  }

  /// A line, a column, and what is below the message: the line as it shows, and the mark.
  @Test(
    arguments: [
      ("abc", 1, "abc", 0), ("abc", 3, "abc", 2),
      // Behind the end.
      ("abc", 4, "abc", 3), ("abc", 99, "abc", 3), ("", 1, "", 0),
      // Up to the next of the stops.
      ("\ta", 2, "        a", 8), ("ab\tc", 4, "ab      c", 8),
      ("\t\ta", 2, "                a", 8),
      // Two columns wide.
      ("汉字x", 3, "汉字x", 4), ("🙂x", 2, "🙂x", 2), ("ｗx", 2, "ｗx", 2), ("한x", 2, "한x", 2),
      ("汉\ta", 3, "汉      a", 8),
      // None: marks upon a letter count as scalars and take no place.
      ("e\u{301}x", 3, "e\u{301}x", 1), ("e\u{301}x", 2, "e\u{301}x", 0),
      ("a\u{200D}b", 3, "a\u{200D}b", 1),
      // Several scalars, one picture.
      ("👩‍👧x", 4, "👩‍👧x", 2), ("🇩🇪x", 3, "🇩🇪x", 2), ("❤️x", 3, "❤️x", 2),
      // What would do something else than to show.
      ("a\u{1B}[31mb", 7, "a\u{FFFD}[31mb", 6), ("\u{202E}ab", 2, "\u{FFFD}ab", 1),
    ])
  func markIsBelowTheError(_ source: String, _ column: Int, _ shown: String, _ indent: Int) {
    #expect(
      lines(source, column: column, on: terminal()) == [
        "f.yaml:1:\(column): error: wrong", "  1 | \(shown)",
        "    | " + String(repeating: " ", count: indent) + "^",
      ])
  }

  @Test(arguments: [1, 2, 13, 14, 15, 20, 37, 49, 50])
  func longLinesAreCut(_ column: Int) {
    let source = String(repeating: "0123456789", count: 5)
    let said = lines(source, column: column, on: terminal(20))
    #expect(said.count == 3)
    // Fourteen columns are left next to the number.
    #expect(Cells(String(said[1].dropFirst(6))).cells.reduce(0) { $0 + $1.width } <= 14)
    let mark = said[2].count - 1
    #expect(Array(said[1])[mark] == Array(source)[column - 1])
  }

  @Test func aCutLineShowsItsPlace() {
    let source = String(repeating: "x", count: 40) + "汉!" + String(repeating: "y", count: 40)
    #expect(
      lines(source, column: 42, on: terminal(24)) == [
        "f.yaml:1:42: error: wrong", "  1 | …xxxxxx汉!yyyyyyy…", "    |          ^",
      ])
    #expect(
      lines(source, column: 83, on: terminal(24)) == [
        "f.yaml:1:83: error: wrong", "  1 | …yyyyyyyyyyyyyyy", "    |                 ^",
      ])
  }

  /// A line is cut where the terminal's columns do not hold it, less the number and the parts
  /// around it: 14 of 20 are left next to a number of one digit.
  @Test(
    arguments: [
      (1, 20, 14, 1, "0123456789abcd"), (1, 20, 14, 14, "0123456789abcd"),
      (1, 20, 15, 1, "0123456789ab…"), (1, 20, 15, 15, "…3456789abcde"),
      // Behind the end the mark needs a column too.
      (1, 20, 13, 14, "0123456789abc"), (1, 20, 14, 15, "…3456789abcd"),
      // Two digits, three digits.
      (12, 20, 13, 1, "0123456789abc"), (12, 20, 14, 1, "0123456789a…"),
      (100, 20, 12, 1, "0123456789ab"), (100, 20, 13, 1, "0123456789…"),
      // Eight columns at the least, however narrow the terminal is.
      (1, 3, 8, 1, "01234567"), (1, 3, 9, 1, "012345…"), (1, 3, 9, 5, "…123456…"),
    ])
  func onlyWhatDoesNotFitIsCut(
    _ line: Int, _ columns: Int, _ length: Int, _ column: Int, _ shown: String
  ) {
    let text = String("0123456789abcdefghij".prefix(length))
    let source = String(repeating: "\n", count: line - 1) + text
    let said = lines(source, line: line, column: column, on: terminal(columns))
    #expect(said[1] == "  \(line) | \(shown)")
  }

  /// A character of two columns that would stand half behind the edge is left out.
  @Test func wideCharactersAreCutWhole() {
    let source = String(repeating: "汉", count: 20)
    #expect(
      lines(source, column: 10, on: terminal(21)) == [
        "f.yaml:1:10: error: wrong", "  1 | …汉汉汉汉汉汉…", "    |        ^",
      ])
  }

  @Test func numbersStandBelowEachOther() {
    let source = String(repeating: "\r\n", count: 11) + "ab\r\n"
    #expect(
      lines(source, line: 12, column: 2, on: terminal()) == [
        "f.yaml:12:2: error: wrong", "  12 | ab", "     |  ^",
      ])
  }

  @Test func aLineThatThereIsNotIsNotShown() {
    #expect(
      lines("a", line: 5, column: 1, on: terminal()) == ["f.yaml:5:1: error: wrong"])
  }

  @Test func theByteOrderMarkIsNoColumn() {
    #expect(
      lines("\u{FEFF}abc", column: 2, on: terminal())
        == ["f.yaml:1:2: error: wrong", "  1 | abc", "    |  ^"])
  }

  @Test func filesGetOneLine() {
    #expect(
      lines("abc", column: 2, "wrong\nand\u{1B}[2J", hint: "mend\tit", on: Terminal())
        == [#"f.yaml:1:2: error: wrong\nand\u001b[2J; mend\tit"#])
  }

  @Test func colours() {
    let terminal = Terminal(isTerminal: true, columns: 80, noColour: nil, kind: "xterm")
    #expect(
      lines("abc", column: 2, rule: .neverRuns, hint: "mend it", on: terminal) == [
        "\u{1B}[1mf.yaml:1:2:\u{1B}[0m \u{1B}[35mwarning:\u{1B}[0m wrong; mend it",
        "\u{1B}[2m  1 |\u{1B}[0m abc",
        "\u{1B}[2m    |\u{1B}[0m  \u{1B}[35m^\u{1B}[0m",
      ])
    #expect(lines("abc", column: 2, on: terminal)[0].contains("\u{1B}[31merror:\u{1B}[0m"))
  }

  @Test(
    arguments: [
      (true, nil, "xterm", true), (true, "", "xterm", true), (true, nil, nil, true),
      (true, "1", "xterm", false), (true, "0", "xterm", false), (true, nil, "dumb", false),
      (false, nil, "xterm", false), (false, "", "xterm", false),
    ] as [(Bool, String?, String?, Bool)])
  func whoSeesColours(_ isTerminal: Bool, _ noColour: String?, _ kind: String?, _ sees: Bool) {
    let terminal = Terminal(
      isTerminal: isTerminal, columns: nil, noColour: noColour, kind: kind)
    #expect(terminal.isColoured == sees)
    #expect(terminal.columns == 80)
  }

  /// Lines and places as the reader of YAML counts them.
  @Test(
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]), ("a\rb", ["a", "b"]), ("", [""]),
      ("\u{FEFF}a\n\nb", ["a", "", "b"]), ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]),
      ("Âé\u{2027}", ["Âé\u{2027}"]),
    ])
  func linesAreCounted(_ text: String, _ lines: [String]) {
    let source = SourceLines(Array(text.utf8))
    #expect(source.lines.indices.map { source.text(ofLine: $0 + 1) } == lines)
    #expect(source.text(ofLine: 0) == nil)
    #expect(source.text(ofLine: lines.count + 1) == nil)
  }

  /// What is around a place is the same whether the places before it were found or not.
  @Test func aPartOfALongLine() throws {
    let source = SourceLines(Array(("🙂é" + String(repeating: "0123456789", count: 50_000)).utf8))
    var going = SourceLines.Cursor()
    for column in [1, 3, 700, 80_000, 80_001, 500_002, 500_003, 9, 600_000] {
      var fresh = SourceLines.Cursor()
      let part = try #require(source.part(ofLine: 1, column: column, radius: 8, from: &going))
      let alone = try #require(source.part(ofLine: 1, column: column, radius: 8, from: &fresh))
      #expect(part == alone)
      #expect(part.text.unicodeScalars.count <= 16)
      let scalars = Array(part.text.unicodeScalars)
      guard (3...500_002).contains(column) else { continue }
      #expect(scalars[part.column - 1] == Unicode.Scalar(UInt8(0x30 + (column - 3) % 10)))
    }
    var cursor = SourceLines.Cursor()
    let short = SourceLines(Array("title: Hello".utf8))
    #expect(try #require(short.part(ofLine: 1, column: 8, radius: 8, from: &cursor)).column == 8)
    #expect(short.part(ofLine: 2, column: 1, radius: 8, from: &cursor) == nil)
  }

  /// A line of half a megabyte with a thousand errors is read once.
  @Test func manyErrorsInALongLine() {
    let source = SourceLines(Array(String(repeating: "x", count: 5_000_000).utf8))
    var cursor = SourceLines.Cursor()
    let time = ContinuousClock().measure {
      for number in 0..<1_000 {
        let part = source.part(ofLine: 1, column: number * 5_000, radius: 512, from: &cursor)
        #expect(part != nil)
      }
    }
    #expect(time < .seconds(5))
  }

  @Test func placesAreFound() {
    let source = SourceLines(Array("\u{FEFF}aé汉🙂b\nc".utf8))
    #expect((1...7).map { source.offset(line: 1, column: $0) } == [3, 4, 6, 9, 13, 14, 14])
    #expect(source.offset(line: 2, column: 1) == 15)
    #expect(source.offset(line: 3, column: 1) == 16)
  }
}
