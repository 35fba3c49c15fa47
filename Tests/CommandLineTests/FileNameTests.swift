import Glibc
import TestTools
import Testing

/// Files whose names mean harm: each is told in one line, with nothing in it unseen.
@Suite struct FileNameTests {
  static let name = "a\nok 1 - b\u{202E}\u{200B}\u{1B}[31m.yaml"
  static let shown = #"a\nok 1 - b\u202e\u200b\u001b[31m.yaml"#

  /// Whether something has only what is meant to be read, in so many lines.
  private func expectPlain(_ text: String, _ context: String) {
    let bad = text.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || $0.value == 0x202E || $0.value == 0x200B)
    }
    #expect(bad.isEmpty, "\(context): \(text.debugDescription)")
    #expect(text.contains(Self.shown), "\(context): \(text.debugDescription)")
    #expect(!text.contains("\nok 1 - b"), "\(context): \(text.debugDescription)")
  }

  private static let document = """
    rehearsal: 1
    dialogs: {a: {alert: {title: A, cancelButton: B}}}
    tasks: {job: {command: [none]}}
    scenarios: {s: {steps: [], expect: []}}

    """

  @Test(
    arguments: [
      ["check"], ["trace"], ["trace", "--scenario", "s"], ["test"], ["test", "--format", "tap"],
      ["test", "--format", "junit"], ["test", "--accept"], [],
    ])
  func everyCommandEscapesIt(_ words: [String]) throws {
    let folder = try Folder()
    for text in [Self.document, "rehearsal: 2\n", nil] {
      var path = folder.path(Self.name)
      if let text { path = try folder.file(Self.name, text) } else { unlink(path) }
      let done = try Command.run("rehearsal", words + [path])
      // Only an error names the file where the window would open.
      guard !(words.isEmpty && text != nil) else { continue }
      expectPlain(done.output + done.errors, "\(words) \(text ?? "")")
    }
  }

  @Test func aFileInADocumentIsToldInOneLine() throws {
    let folder = try Folder()
    let path = try folder.file(
      "f.yaml",
      "rehearsal: 1\nscreens: {s: {image: \"a\\nok 1 - b\\u202e\\u200b\\u001b[31m.yaml\"}}\n")
    expectPlain(try Command.run("check", path).errors, "check")
  }
}
