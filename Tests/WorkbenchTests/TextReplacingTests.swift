import DialogModel
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// Find and replace over all texts of a document.
@MainActor
@Suite
struct TextReplacingTests {
  private static let document = """
    start: a
    screens:
      a:
        title: Sign Out
        controls:
          - {button: Sign Out, then: [{present: ask}]}
          - {segmented: Kind, titles: [Sign out, Other]}
          - {row: Design, subtitle: before you sign out}
    dialogs:
      ask:
        alert: {title: Sign Out?, cancelButton: Cancel, otherButtons: [Sign Out]}
    strings:
      de: {Sign Out: Sign Out (de)}
    scenarios:
      one: {steps: [{tapOn: Sign Out}, {tapOn: Cancel}]}
    """

  private func query(_ text: String, _ new: String, case matches: Bool = false, whole: Bool = false)
    -> TextQuery
  {
    TextQuery(text, replacement: new, matchesCase: matches, wholeWords: whole)
  }

  @Test func allThatIsFoundInATextIsReplaced() {
    #expect(query("sign", "Log").replaced(in: "Sign, sign, design") == "Log, Log, deLog")
    #expect(query("sign", "Log", case: true).replaced(in: "Sign, sign") == "Sign, Log")
    let whole = query("sign", "Log", whole: true)
    #expect(whole.replaced(in: "Sign, design, sign2") == "Log, design, sign2")
    #expect(query("…", "...", whole: true).replaced(in: "Loading…") == "Loading...")
    #expect(query("ß", "ss").replaced(in: "Straße") == "Strasse")
    #expect(query("aa", "a").replaced(in: "aaaaa") == "aaa")
    #expect(query("x", "y").replaced(in: "abc") == nil)
    #expect(query("", "y").replaced(in: "abc") == nil)
  }

  @Test func textsThatPeopleSeeAreFoundAndNoIds() throws {
    let bench = try Bench(TextReplacingTests.document)
    try bench.pass()
    let found = try TextReplacing(bench.workbench.editor()).found(
      query("sign out", "Log Out"), most: 100)
    #expect(
      found.map(\.before) == [
        "Sign Out", "Sign Out", "Sign out", "before you sign out", "Sign Out?", "Sign Out",
        "Sign Out (de)",
      ])
    #expect(found.allSatisfy { $0.line > 0 && !$0.note.isEmpty })
    let few = try TextReplacing(bench.workbench.editor()).found(
      query("sign out", "Log Out"), most: 2)
    #expect(few == Array(found.prefix(2)))
  }

  @Test func theChosenOnesAreReplacedAsOneChange() throws {
    let bench = try Bench(TextReplacingTests.document)
    try bench.pass()
    let before = bench.workbench.document.bytes
    let found = try TextReplacing(bench.workbench.editor()).found(
      query("Sign Out", "Log Out", case: true), most: 100)
    try bench.workbench.edit(
      TextReplacing(bench.workbench.editor()).edits(found), named: "Replace")
    let text = String(decoding: try #require(bench.workbench.document.bytes), as: UTF8.self)
    #expect(text.contains("Log Out?"))
    #expect(text.contains("otherButtons: [Log Out]"))
    #expect(text.contains("titles: [Sign out, Other]"))
    // The translation is that of the new text, and the step finds the button still.
    #expect(text.contains("de: {Log Out: Log Out (de)}"))
    #expect(text.contains("tapOn: Log Out"))
    bench.workbench.undo()
    #expect(bench.workbench.document.bytes == before)
  }
}
