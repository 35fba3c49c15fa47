import PrototypeFile
import Testing

/// Bytes that nobody means well with, or that are no text at all.
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
      (Array("a: b\n\nc: x".utf8) + [0], "3:5: error: the character U+0000 cannot stand here"),
      (Array("a: b\n😀\u{7F}".utf8), "2:2: error: the character U+007F cannot stand here"),
      (Array("\u{FEFF}a: \u{1B}".utf8), "1:4: error: the character U+001B cannot stand here"),
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
        == ["f:1:65: error: lists and maps stand in each other at most 64 deep"])
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
    let parts = "[" + String(repeating: "a,", count: 2_000_001) + "]"
    #expect(
      YAMLDocument(Array(parts.utf8)).problems.map(\.message) == ["the document has too many parts"]
    )
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
          + String(repeating: "x", count: 39) + "…”"
      ])
    #expect(
      problems("rehearsal: 1\n\(long.prefix(500)): 1").first?.hasPrefix("2:1: error:") == true)
  }

  @Test func anythingCutShortIsAnswered() throws {
    let name = try #require(Samples.names.first)
    let whole = try Samples.bytes(of: name)
    for count in 0..<whole.count {
      let result = PrototypeDocument.load(Array(whole.prefix(count)))
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
    #expect(found.count == 5_000)
    #expect(found.first == "4:29: error: there is no dialog “dailog0”; did you mean “dialog0”?")
  }

  @Test func whatMessagesQuoteIsCut() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(problems("rehearsal: 1\n? \(long)\n: a").first?.count ?? 0 < 400)
  }
}
