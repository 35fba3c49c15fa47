import PrototypeFile
import Testing

@testable import LanguageServer

/// How what a client writes is cut into messages.
@Suite struct ReaderTests {
  private func pieces(_ text: String, cut: Int = .max) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.add(rest.prefix(cut))
      rest = rest.dropFirst(cut)
      while let piece = reader.next() { pieces.append(piece) }
    }
    return pieces
  }

  @Test(arguments: [1, 2, 7, 64, 1000])
  func messagesInPartsOfAnySize(_ cut: Int) {
    let text = "Content-Length: 2\r\n\r\n{}content-type: x\r\nCONTENT-LENGTH: 4\r\n\r\nnull"
    #expect(pieces(text, cut: cut) == [.body(Array("{}".utf8)), .body(Array("null".utf8))])
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Type: y\r\n\r\n",
    "nonsense\n\n", "Content-Length: 99999999999999999999\r\n\r\n", "\u{0}\r\n\r\n",
  ])
  func whatIsNoHeaderIsSkipped(_ text: String) {
    let after = "Content-Length: 2\r\n\r\n{}"
    #expect(pieces(text + after, cut: 5) == [.garbage, .body(Array("{}".utf8))])
  }

  @Test func aMessageThatIsTooLongIsSkipped() {
    let count = MessageReader.mostBytes + 1
    var reader = MessageReader()
    reader.add(Array("Content-Length: \(count)\r\n\r\n".utf8))
    #expect(reader.next() == .tooLong(count))
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<128 { reader.add(part) }
    #expect(reader.next() == nil)
    reader.add(Array(" Content-Length: 2\r\n\r\n{}".utf8))
    #expect(reader.next() == .body(Array("{}".utf8)))
  }

  @Test func aHeaderWithoutEnd() {
    #expect(pieces(String(repeating: "x", count: 9000), cut: 100) == [.garbage])
  }
}

/// JSON as clients write it, and what they should not write.
@Suite struct JSONTests {
  @Test(arguments: [
    ("{\"a\": [1, -2.5e1, true, null], \"b\": {}}", "{\"a\":[1,-25.0,true,null],\"b\":{}}"),
    ("\"\\ud83d\\ude00 \\n\\/ \\u00e9\"", "\"😀 \\n/ é\""), (" 0 ", "0"),
    ("\"\\ud83d\"", "\"\u{FFFD}\""), ("\"\\ud83d\\u0041\"", "\"\u{FFFD}A\""), ("[]", "[]"),
    ("123456789012345678901234567890", "1.2345678901234568e+29"),
  ])
  func whatIsJSON(_ text: String, _ written: String) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)).line == written)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "1.", "+1", "tru", "\"\u{1}\"", "\"a", "\"\\x\"",
    "[1] 2", "'a'", "NaN", "\"\\u12\"", "-", "1e",
  ])
  func whatIsNone(_ text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: Array(text.utf8)) }
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test func whatIsTooDeep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Failure.tooDeep) { try JSONReader.value(of: Array(text.utf8)) }
  }
}
