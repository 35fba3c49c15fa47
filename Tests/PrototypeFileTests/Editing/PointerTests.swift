import Testing

@testable import PrototypeFile

@Suite struct PointerTests {
  /// The examples of RFC 6901, and others.
  @Test(arguments: [
    ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/", [""]), ("//", ["", ""]),
    ("/a~1b", ["a/b"]), ("/c%d", ["c%d"]), ("/k\"l", ["k\"l"]), ("/ ", [" "]),
    ("/m~0n", ["m~n"]), ("/~01", ["~1"]), ("/strings/ru/\u{301}e", ["strings", "ru", "\u{301}e"]),
  ])
  func isReadAndPrinted(_ text: String, _ tokens: [String]) throws {
    let pointer = try Pointer(text: text)
    #expect(pointer.tokens == tokens)
    #expect(Array(pointer.text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("dialogs/a", "a path begins with “/”, and “dialogs/a” does not"),
    ("/a~", "“~” in a path is followed by 0 or 1"),
    ("/a~2b", "“~” in a path is followed by 0 or 1"),
  ])
  func isRefused(_ text: String, _ message: String) {
    #expect(throws: EditRefusal.self) { try Pointer(text: text) }
    do {
      _ = try Pointer(text: text)
    } catch {
      #expect(error.message == message)
    }
  }
}
