import Testing

@testable import LanguageServer

/// Positions in units of UTF-16, and bytes.
@Suite struct PositionTests {
  private let document = TextDocument(
    uri: "a:b", version: 1, text: "añ😀b\r\nc\rd\n")

  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 4, 7), (0, 5, 8), (1, 0, 10), (1, 1, 11), (2, 0, 12),
    (2, 1, 13), (3, 0, 14),
  ])
  func thereAndBack(_ line: Int, _ character: Int, _ offset: Int) {
    let position = TextDocument.Position(line: line, character: character)
    #expect(document.offset(of: position) == offset)
    #expect(document.position(of: offset) == position)
  }

  @Test(arguments: [
    // In the middle of a pair, after the end of a line, outside.
    (0, 3, 3), (0, 99, 8), (1, 99, 11), (9, 0, 14), (-1, 5, 0), (0, -1, 0),
  ])
  func theNearestPlace(_ line: Int, _ character: Int, _ offset: Int) {
    #expect(document.offset(of: TextDocument.Position(line: line, character: character)) == offset)
  }

  @Test(arguments: [
    ("file:///a/b%20c.yaml", "/a/b c.yaml"), ("file://localhost/a%C3%BC", "/aü"),
    ("FILE:///a#x", "/a"), ("file:///a%2", "/a%2"),
  ])
  func files(_ uri: String, _ path: String) { #expect(FileURI.path(of: uri) == path) }

  @Test(arguments: ["untitled:a", "file://elsewhere/a", "file:a", "http:///a", "file:///a%00b", ""])
  func noFiles(_ uri: String) { #expect(FileURI.path(of: uri) == nil) }
}
