import Testing
import WindowWords

/// What a person reads of a command before allowing it.
@Suite struct CommandTextTests {
  @Test(
    arguments: [
      (["sh", "work.sh", "-x=1"], "sh work.sh -x=1"),
      (["sh", ""], "sh ''"),
      (["a b", "$HOME", "a;b"], "'a b' '$HOME' 'a;b'"),
      ([#"a\nb"#], #"'a\nb'"#),
      (["a\nb"], #"$'a\nb'"#),
      (["a\n\\nb"], #"$'a\n\\nb'"#),
      (["it's"], #"$'it\'s'"#),
      (["a\tb\r"], #"$'a\tb\r'"#),
      (["Grüße", "日本"], "'Grüße' '日本'"),
    ])
  func wordsAreQuoted(_ words: [String], _ text: String) {
    #expect(CommandText.text(words).text == text)
  }

  @Test(
    arguments: [
      ("   ", "'   '"),
      (String(repeating: " ", count: 4), #"$'\{4 × space}'"#),
      ("a" + String(repeating: " ", count: 100_000) + "b", #"$'a\{100000 × space}b'"#),
      (String(repeating: "\n", count: 3), #"$'\n\n\n'"#),
      (String(repeating: "\n", count: 5000), #"$'\{5000 × \n}'"#),
      (String(repeating: "\u{A0}", count: 70), #"$'\{70 × \u00a0}'"#),
      // What a word says of itself is not taken for a number.
      (#"\{4 × space}"#, #"'\{4 × space}'"#),
      ("\n" + #"\{4 × space}"#, #"$'\n\\{4 × space}'"#),
    ])
  func runsOfBlanksAreCounted(_ word: String, _ text: String) {
    #expect(CommandText.text([word]).text == text)
  }

  @Test(
    arguments: [
      0x00A0, 0x1680, 0x2000, 0x200A, 0x202F, 0x205F, 0x3000, 0x2800, 0x3164, 0x115F, 0x1160,
      0xFFA0, 0x00AD, 0x034F, 0x061C, 0x200B, 0x200C, 0x200D, 0x200E, 0x202A, 0x202E, 0x2060,
      0x2066, 0x2069, 0xFEFF, 0xFFFC, 0xE000, 0xE0001, 0xE0041, 0xE0100, 0xFE0F, 0x85, 0x2028, 0x1B,
      0x7F, 0x20DD,
    ] as [UInt32])
  func invisibleCharactersAreEscaped(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = CommandText.text(["a\(String(scalar))b"]).text
    let digits = String(value, radix: 16)
    let zeros = String(repeating: "0", count: (value > 0xFFFF ? 8 : 4) - digits.count)
    #expect(text == "$'a\\\(value > 0xFFFF ? "U" : "u")\(zeros)\(digits)b'")
  }

  /// Letters from right to left do not move what is next to them.
  @Test func lettersFromTheRightStayAmongThemselves() {
    #expect(CommandText.text(["a/שלום/b"]).text == "'\u{200E}a/\u{2067}שלום\u{2069}/b'")
  }

  @Test func manyMarksDoNotCoverTheirNeighbours() {
    #expect(CommandText.text(["e\u{301}"]).text == "'e\u{301}'")
    #expect(
      CommandText.text(["e" + String(repeating: "\u{302}", count: 4)]).text
        == "$'e\u{302}\u{302}\\u0302\\u0302'")
    #expect(CommandText.text(["/\u{338}"]).text == #"$'/\u0338'"#)
  }

  /// A line below two letters looks like a rule of the window, or like other letters.
  @Test(arguments: ["\u{332}", "\u{333}", "\u{305}", "\u{336}", "\u{338}", "\u{20D2}", "\u{FE2D}"])
  func linesThroughLettersAreShown(_ mark: String) throws {
    let digits = try #require(mark.unicodeScalars.first).value
    let name =
      String(repeating: "0", count: 4 - String(digits, radix: 16).count)
      + String(digits, radix: 16)
    #expect(CommandText.text(["a\(mark)b\(mark)"]).text == "$'a\\u\(name)b\\u\(name)'")
  }

  /// A line that is laid out at once would stop the window for seconds.
  @Test func aLongCommandIsInLinesThatAreShort() {
    let word = String(repeating: "a", count: 1 << 20)
    let lines = CommandText.text([word, "end"]).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 2000 })
    #expect(lines.joined() == "\(word) end")
  }
}

/// What a person reads of a file that a command names.
@Suite struct WatchedFileTextTests {
  private func text(_ content: String) -> String {
    WatchedFileText.text(Array(content.utf8), size: content.utf8.count).text
  }

  @Test(
    arguments: [
      ("if a\n\tthen b\n", "if a\n\tthen b\n"),
      ("a\u{202E}b\u{200B}\u{1B}[2J\r\n", "a\\u202eb\\u200b\\u001b[2J\\r\n"),
      (String(repeating: " ", count: 40) + "a", String(repeating: " ", count: 40) + "a"),
      ("a" + String(repeating: " ", count: 41), #"a\{41 × space}"#),
      ("a" + String(repeating: "\n", count: 500) + "b", #"a\{500 × \n}b"#),
      ("", "The file is empty."),
      ("a\0", "This file is no text: a program, perhaps. It has 2 bytes."),
    ])
  func linesStayAndNothingIsUnseen(_ content: String, _ shown: String) {
    #expect(text(content) == shown)
  }

  @Test func ofALongFileTheBeginningIsShown() {
    let shown = text(String(repeating: "line\n", count: 100_000))
    #expect(shown.utf8.count < WatchedFileText.most + 100)
    #expect(shown.hasSuffix("\n… and 434464 bytes more"))
  }
}

/// Words that are wider than a line.
@Suite struct ReadableTextTests {
  @Test func onlyLongWordsAreBroken() {
    let text = ReadableText("sh aaaaaaaaaa bb\n日本日本 c")
    let fitting = text.fitting(columns: 6).text
    #expect(fitting == "sh aaaaaa\u{2028}aaaa bb\n日本日\u{2028}本 c")
    #expect(ReadableText.joined(fitting) == text.text)
    #expect(text.fitting(columns: 10) == text)
    #expect(text.fitting(columns: 0) == text)
  }

  /// The escapes of a text, as a person reads them.
  private func escapes(_ readable: ReadableText) -> [String] {
    let scalars = Array(readable.text.unicodeScalars)
    return readable.escapes.map { String(String.UnicodeScalarView(scalars[$0])) }
  }

  @Test func escapesCanBeToldFromTheSameWords() {
    let text = CommandText.text(["a\n\tb\\" + String(repeating: " ", count: 4), #"c\nd"#])
    #expect(text.text == #"$'a\n\tb\\\{4 × space}' 'c\nd'"#)
    #expect(escapes(text) == [#"\n"#, #"\t"#, #"\\"#, #"\{4 × space}"#])
    let file = #"echo "\n""# + "\u{1B}\n"
    let bytes = Array(file.utf8)
    #expect(escapes(WatchedFileText.text(bytes, size: bytes.count)) == [#"\u001b"#])
    #expect(escapes(CommandText.text(["\u{2}a\u{3}"])) == [#"\u0002"#, #"\u0003"#])
  }

  @Test func anEscapeThatIsBrokenIsFoundAsAWhole() {
    let text = CommandText.text(["aaaa\u{200B}b"]).fitting(columns: 8)
    #expect(text.text == "$'aaaa\\u\u{2028}200bb'")
    #expect(escapes(text) == ["\\u\u{2028}200b"])
    #expect(text.explanation.hasSuffix("Here: zero width space."))
  }

  @Test func escapesAreToldInWords() {
    let words = ["a\n\tb\nc\\'" + String(repeating: " ", count: 4), "\u{E000}"]
    #expect(
      CommandText.text(words).explanation
        == "Muted: what stands for something that would not be seen. Here: 2 × line end, tab, "
        + #"backslash, apostrophe, 4 × space in a row, \ue000."#)
    #expect(CommandText.text(["sh", "a b"]).explanation.isEmpty)
    #expect(
      CommandText.text([String(repeating: "\t", count: 9)]).explanation
        .hasSuffix("Here: 9 × tab in a row."))
    let many = (0x2000..<0x200A as Range<UInt32>).compactMap(Unicode.Scalar.init).map(String.init)
    #expect(CommandText.text(many).explanation.hasSuffix(", …."))
  }
}
