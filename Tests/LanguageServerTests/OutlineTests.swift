import PrototypeEditing
import PrototypeFile
import Testing

/// The parts of a document, what can be folded, and where a name is used.
@Suite struct OutlineTests {
  private static let document = """
    rehearsal: 1
    title: Mail
    start: home
    screens:
      home:
        title: Home
        controls:
          - button: Go
            then: [{present: sure}]
    dialogs:
      sure:
        alert:
          title: Sure?

      done: {alert: {title: Done}}
    # the end
    scenarios:
      once: {steps: [{present: sure}]}
    """

  private func words(_ parts: [DocumentOutline.Part]) -> String {
    parts.map { part in
      let inside = part.parts.isEmpty ? "" : "(\(words(part.parts)))"
      return part.name + (part.detail.map { "=\($0)" } ?? "") + inside
    }.joined(separator: " ")
  }

  @Test func partsHaveTheirTitles() {
    let outline = DocumentOutline(Array(OutlineTests.document.utf8))
    #expect(
      words(outline.parts)
        == "rehearsal=1 title=Mail start=home screens(home=Home(button=Go)) "
        + "dialogs(sure=Sure? done=Done) scenarios(once)")
  }

  @Test func wholePartsEndWithTheirLastCharacter() throws {
    let bytes = Array(OutlineTests.document.utf8)
    let dialogs = try #require(DocumentOutline(bytes).parts.first { $0.name == "dialogs" })
    let sure = try #require(dialogs.parts.first)
    #expect(
      String(decoding: bytes[sure.whole], as: UTF8.self)
        == "sure:\n    alert:\n      title: Sure?")
    #expect(String(decoding: bytes[sure.head], as: UTF8.self) == "sure")
  }

  @Test func whatHasSeveralLinesFolds() {
    let folds = DocumentOutline(Array(OutlineTests.document.utf8)).folds
    #expect(folds.contains(3...8) && folds.contains(4...8) && folds.contains(10...12))
    #expect(folds.contains(16...17) && !folds.contains { $0.count < 2 })
  }

  @Test(arguments: ["", "- a", "a: [", "a: {b", "? x", "a: |\n  b\n\nc: 1"])
  func oddDocumentsHaveAnOutline(_ text: String) {
    let bytes = Array(text.utf8)
    let outline = DocumentOutline(bytes)
    for part in outline.parts {
      #expect(part.whole.upperBound <= bytes.count && part.whole.lowerBound <= part.head.lowerBound)
    }
  }

  @Test func aNameIsFoundWhereverItIsUsed() throws {
    let bytes = Array(OutlineTests.document.utf8)
    let editor = try DocumentEditor(bytes, in: .bare)
    let parts = OutlineTests.document.split(separator: "sure}]\ndialogs", maxSplits: 1)
    let offset = parts[0].utf8.count
    let word = try #require(editor.namedWord(at: offset))
    let places = editor.places(of: word, withDeclaration: true)
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == ["sure", "sure", "sure"])
    #expect(editor.places(of: word, withDeclaration: false).count == 2)
  }
}
