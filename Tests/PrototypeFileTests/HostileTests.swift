import PrototypeFile
import Testing

/// Hostile bytes, and bytes that are no text at all.
@Suite struct HostileTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x72, 0x00], "1:1: error: this is UTF-16; save the file as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x72], "1:1: error: this is UTF-16; save the file as UTF-8"),
      ([0x72, 0x00, 0x65, 0x00], "1:1: error: this is UTF-16; save the file as UTF-8"),
      (Array("a: b\r\nä: ".utf8) + [0xC3], "2:4: error: this is not UTF-8; save the file as UTF-8"),
      (
        Array("a: b\nc".utf8) + [0xFF, 0x0A],
        "2:2: error: this is not UTF-8; save the file as UTF-8"
      ),
      (
        Array("a: b\nc: ".utf8) + [0xC0, 0x80],
        "2:4: error: this is not UTF-8; save the file as UTF-8"
      ),
      (Array("a: b\n\nc: x".utf8) + [0], "3:5: error: the character U+0000 is not allowed here"),
      (Array("a: b\n😀\u{7F}".utf8), "2:2: error: the character U+007F is not allowed here"),
      (Array("\u{FEFF}a: \u{1B}".utf8), "1:4: error: the character U+001B is not allowed here"),
      (
        Array("rehearsal: 1\ntitle: \"x\\0\"".utf8),
        "2:8: error: a text cannot hold the character U+0000"
      ),
      (Array("".utf8), "1:1: error: the document is empty; a document begins with “rehearsal: 1”"),
      (
        Array("# only\n".utf8),
        "1:1: error: the document is empty; a document begins with “rehearsal: 1”"
      ),
    ] as [([UInt8], String)])
  func isNoText(_ bytes: [UInt8], _ message: String) {
    #expect(problems(bytes).first == message)
  }

  @Test func mayBeSixtyFourLevelsDeep() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(YAMLDocument(Array(deepest.utf8)).problems == [])
    #expect(
      YAMLDocument(Array("[\(deepest)]".utf8)).problems.map { $0.text(file: "f") }
        == ["f:1:65: error: lists and maps are nested at most 64 deep"])
  }

  @Test func doesNotDigForever() {
    for bracket in ["[", "{a: ", "- ", "? "] {
      let deep = String(repeating: bracket, count: 100_000)
      #expect(YAMLDocument(Array(deep.utf8)).problems.count == 1)
    }
  }

  @Test func hasAnEnd() {
    #expect(
      problems([UInt8](repeating: 0x20, count: YAMLDocument.mostBytes + 1))
        == ["1:1: error: a document is at most 16 MiB long"])
    let parts = "[" + String(repeating: "a,", count: 500_001) + "]"
    #expect(
      YAMLDocument(Array(parts.utf8)).problems.map(\.message)
        == ["a document has at most 500000 parts"])
  }

  @Test func aliasesCannotMultiply() {
    let bomb = "a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]"
    let document = YAMLDocument(Array(bomb.utf8))
    #expect(document.problems.map(\.line) == [1, 2, 2, 2, 3, 3])
    #expect(document.root?["c"]?.list?.count == 2)
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "x", count: 100_000)
    #expect(
      problems("rehearsal: 1\ndevice: \(long)") == [
        "2:9: error: “phone” or “tablet” is expected here, this is “"
          + String(repeating: "x", count: 39) + "…”; for example “device: phone”"
      ])
    #expect(
      problems("rehearsal: 1\n\(long.prefix(500)): 1").first?.hasPrefix("2:1: error:") == true)
  }

  @Test func anythingCutShortIsAnswered() throws {
    let name = try #require(Samples.names.first)
    let whole = try Samples.bytes(of: name)
    for count in 0..<whole.count {
      let result = PrototypeDocument.load(Array(whole.prefix(count)), in: .bare)
      let failed = result.problems.contains { $0.severity == .error }
      #expect(failed == (result.prototype == nil))
    }
  }

  @Test func manyMistakesTakeNoLonger() {
    // Each of 5,000 unknown names could be compared with each of 5,000 known ones, and each button
    // has a default id that is taken.
    let names = (0..<5_000).map(String.init)
    let source = """
      rehearsal: 1
      dialogs: {\(names.map { "dialog\($0): {alert: {}}" }.joined(separator: ", "))}
      screens: {s: {controls: [
      \(names.map { "{button: A, then: {present: dailog\($0)}}" }.joined(separator: ",\n"))]}}
      """
    // Were each compared with each, this would not end within the test run's patience.
    let found = problems(source)
    #expect(found.count == 1_001)
    #expect(found.first == "4:29: error: there is no dialog “dailog0”; did you mean “dialog0”?")
  }

  /// Nobody reads them all; that there are more is said in the end.
  @Test(
    arguments: [
      ("rehearsal: 1\n", "a: 1\n"), ("rehearsal: 1\nb: [", "*a,"), ("rehearsal: 1\n", "[a]: 1\n"),
      ("rehearsal: 1\ndevice: [", "&a x,"), ("rehearsal: 1\n", "<<: 1\n"),
      ("rehearsal: 1\nscenarios:\n  x:\n    steps:\n", "      - {}\n"),
    ])
  func tooManyErrorsAreNotListed(_ head: String, _ unit: String) {
    let found = problems(head + String(repeating: unit, count: 3_000))
    #expect(found.count == 1_001)
    #expect(
      found.last?.hasSuffix("error: from here on errors are not listed; there are too many") == true
    )
  }

  @Test func tooManyWarningsHideNoError() {
    let buttons = String(repeating: "{title: A, then: {log: x}},", count: 3_000)
    let source =
      "rehearsal: 1\ndialogs:\n  a: {delegate: none, alert: {otherButtons: [\(buttons)]}}\n"
    let warned = PrototypeDocument.load(Array(source.utf8), in: .bare)
    #expect(warned.prototype != nil)
    #expect(warned.problems.count == 1_001)
    let found = problems(source + "  b: {alert: {titel: A}}")
    #expect(found.count == 1_002)
    #expect(found.last == "4:15: error: unknown key “titel”; did you mean “title”?")
  }

  @Test func textsHaveALength() {
    let longest = String(repeating: "x", count: YAMLDocument.longestText)
    #expect(problems("rehearsal: 1\ntitle: \(longest)") == [])
    #expect(
      problems("rehearsal: 1\ntitle: \(longest)x")
        == ["2:8: error: a text is at most 1 MiB long"])
    // A block may be longer: it can hold the calls of a long scenario.
    #expect(problems("rehearsal: 1\ntitle: |\n  \(longest)x") == [])
  }

  /// One letter with a million accents is one character.
  @Test(arguments: ["device: ", "start: ", "clock: {start: ", "? "])
  func aCharacterCanBeLong(_ head: String) {
    let text = "e" + String(repeating: "\u{301}", count: 500_000)
    let found = problems("rehearsal: 1\n\(head)\(text)")
    #expect(found.allSatisfy { $0.utf8.count < 2_000 })
  }

  @Test func whatMessagesQuoteIsCut() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(problems("rehearsal: 1\n? \(long)\n: a").first?.count ?? 0 < 400)
  }
}
