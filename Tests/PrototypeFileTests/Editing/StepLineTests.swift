import AddressLiterals
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

@Suite struct StepLineTests {
  private static let text = """
    rehearsal: 1
    screens:
      s: {controls: [{button: Go, then: [{present: d}]}]}
    dialogs:
      d: {alert: {title: D, cancelButton: OK}}
    tasks:
      t: {simulate: {seconds: 1}}
    notifications:
      n: {in: 5, body: Now}
    scenarios:
      one:
        steps:
          - tapOn: Go
            say: Here   # aloud
          - tapOn: {button: 0}
            now: true
          - wait: 1.5
          - waitForAnimationToEnd: true
      empty: {steps: []}

    """

  private func editor(_ text: String = StepLineTests.text) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private func changed(_ edit: DocumentEdit) throws -> String {
    String(decoding: try editor().plan(edit).after, as: UTF8.self)
  }

  @Test func stepsAreWordsAndValues() throws {
    let steps = try editor().steps(of: "/scenarios/one")
    #expect(steps.map(\.word) == ["tapOn", "tapOn", "wait", "waitForAnimationToEnd"])
    #expect(steps.map(\.value) == ["Go", "{button: 0}", "1.5", "true"])
    #expect(steps.map(\.hasValue) == [true, true, true, false])
    #expect(steps[0].line == 13 && steps[2].line == 17)
    #expect(try editor().steps(of: "/scenarios/empty").isEmpty)
    #expect(try editor().steps(of: "/scenarios/none").isEmpty)
  }

  @Test func aValueIsWrittenAsItsKind() throws {
    let editor = try editor()
    let steps = editor.steps(of: "/scenarios/one")
    #expect(try changed(editor.setting(steps[0], to: "1")).contains("- tapOn: \"1\"\n"))
    #expect(
      try changed(editor.setting(steps[0], to: "{button: 0}")).contains("tapOn: {button: 0}\n"))
    #expect(try changed(editor.setting(steps[2], to: "2")).contains("- wait: 2\n"))
    #expect(throws: EditRefusal.self) { try changed(editor.setting(steps[2], to: "soon")) }
  }

  @Test func aStepHasACaptionAndNotes() throws {
    let steps = try editor().steps(of: "/scenarios/one")
    #expect(steps[0].remarks.map(\.key) == ["say", "notes"])
    #expect(steps[0].remarks.map(\.value) == ["Here", nil])
    #expect(steps[0].remarks.map(\.path).last == "/scenarios/one/steps/0/notes")
    #expect(steps[1].remarks.map(\.value) == [nil, nil])
    let caption = try changed(.set(path: steps[1].remarks[0].path, .text("There")))
    #expect(caption.contains("now: true\n        say: There\n"))
    let notes = try changed(.set(path: steps[0].remarks[1].path, .text("One\nTwo")))
    #expect(
      notes.contains("say: Here   # aloud\n        notes: |-\n          One\n          Two\n"))
  }

  @Test func anotherWordKeepsTheCaption() throws {
    let editor = try editor()
    let steps = editor.steps(of: "/scenarios/one")
    let edit = try #require(editor.setting(steps[0], word: "assertVisible"))
    #expect(try changed(edit).contains("assertVisible: OK\n        say: Here"))
    let other = try #require(editor.setting(steps[1], word: "goBack"))
    #expect(try changed(other).contains("- goBack: true\n"))
  }

  /// Each word can be added as it is, and gives a document without errors.
  @Test func eachWordCanBeAdded() throws {
    for (word, note) in StepLine.words {
      #expect(!note.isEmpty)
      for scenario in ["/scenarios/one", "/scenarios/empty"] as [PartAddress] {
        let edit = try #require(try editor().adding(word, to: scenario, at: nil))
        let after = try editor(try changed(edit))
        #expect(after.steps(of: scenario).last?.word == word, "\(word)")
      }
    }
  }
}
