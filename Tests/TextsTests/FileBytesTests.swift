import Testing
import Texts

/// Names of files keep their bytes, whatever these are.
@Suite struct FileBytesTests {
  private func bytes(_ text: String) -> [UInt8] {
    text.fileBytes.map { UInt8(bitPattern: $0) }
  }

  @Test(
    arguments: [
      [], Array("a é 🙂/b".utf8), [0xFF], [0x61, 0xE9, 0x2E], [0xC3], [0xC3, 0xC3, 0xA9],
      [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x0A, 0xFE, 0x2F],
      // What represents 0x80 itself.
      Array("\u{10F780}".utf8), Array("x\u{10F7FF}y".utf8) + [0x80],
    ] as [[UInt8]])
  func aNameKeepsItsBytes(_ name: [UInt8]) {
    let text = String(fileBytes: name)
    #expect(bytes(text) == name + [0])
    #expect(
      (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
        String(fileBytes: $0.baseAddress!) == text
      })
  }

  @Test func everyPairOfBytesIsAnotherName() {
    // As bytes: Swift takes some characters for the same.
    var known: Set<[UInt8]> = []
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let text = String(fileBytes: [first, second])
        #expect(bytes(text) == [first, second, 0])
        known.insert(Array(text.utf8))
      }
    }
    #expect(known.count == 255 * 255)
  }

  @Test func aNameThatIsUTF8IsItsText() {
    #expect(String(fileBytes: "é 🙂.yaml".utf8) == "é 🙂.yaml")
  }

  @Test func aByteIsShownAsAnEscape() {
    let name = String(fileBytes: [0x61, 0xFF, 0x2E, 0x79])
    #expect(FileName.text(name) == #"a\xff.y"#)
    #expect(OneLine.text(name) == #"a\xff.y"#)
    #expect(name.withoutFileBytes == "a\u{FFFD}.y")
  }

  @Test func aCharacterMayBeASlashWithAnAccent() {
    #expect(Array(FileName.last(of: "/a/\u{301}b").utf8) == Array("\u{301}b".utf8))
    #expect(FileName.folder(of: "/a/\u{301}b") == "/a")
  }
}
