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
    #expect(CommandText.text(words) == text)
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
    #expect(CommandText.text([word]) == text)
  }

  @Test(
    arguments: [
      0x00A0, 0x1680, 0x2000, 0x200A, 0x202F, 0x205F, 0x3000, 0x2800, 0x3164, 0x115F, 0x1160,
      0xFFA0, 0x00AD, 0x034F, 0x061C, 0x200B, 0x200C, 0x200D, 0x200E, 0x202A, 0x202E, 0x2060,
      0x2066, 0x2069, 0xFEFF, 0xFFFC, 0xE000, 0xE0001, 0xE0041, 0xE0100, 0xFE0F, 0x85, 0x2028, 0x1B,
      0x7F, 0x20DD,
    ] as [UInt32])
  func whatNobodySeesIsEscaped(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = CommandText.text(["a\(String(scalar))b"])
    let digits = String(value, radix: 16)
    let zeros = String(repeating: "0", count: (value > 0xFFFF ? 8 : 4) - digits.count)
    #expect(text == "$'a\\\(value > 0xFFFF ? "U" : "u")\(zeros)\(digits)b'")
  }

  /// Letters from right to left do not move what stands beside them.
  @Test func lettersFromTheRightStayAmongThemselves() {
    #expect(CommandText.text(["a/שלום/b"]) == "'\u{200E}a/\u{2067}שלום\u{2069}/b'")
  }

  @Test func manyMarksDoNotCoverTheirNeighbours() {
    #expect(CommandText.text(["e\u{301}"]) == "'e\u{301}'")
    #expect(
      CommandText.text(["e" + String(repeating: "\u{336}", count: 4)])
        == "$'e\u{336}\u{336}\\u0336\\u0336'")
    #expect(CommandText.text(["/\u{338}"]) == #"$'/\u0338'"#)
  }

  /// A line that is laid out at once would stop the window for seconds.
  @Test func aLongCommandIsInLinesThatAreShort() {
    let word = String(repeating: "a", count: 1 << 20)
    let lines = CommandText.text([word, "end"]).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 2000 })
    #expect(lines.joined() == "\(word) end")
  }
}

/// What a person reads of a file that a command names.
@Suite struct WatchedFileTextTests {
  private func text(_ content: String) -> String {
    WatchedFileText.text(Array(content.utf8), size: content.utf8.count)
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
    let text = "sh aaaaaaaaaa bb\n日本日本 c"
    let fitting = ReadableText.fitting(text, columns: 6)
    #expect(fitting == "sh aaaaaa\u{2028}aaaa bb\n日本日\u{2028}本 c")
    #expect(ReadableText.joined(fitting) == text)
    #expect(ReadableText.fitting(text, columns: 10) == text)
    #expect(ReadableText.fitting(text, columns: 0) == text)
  }
}
