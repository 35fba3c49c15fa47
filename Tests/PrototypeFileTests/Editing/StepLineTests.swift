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
    flags: {f: true}
    steps: {in: [{wait: 1}]}

    """

  private func editor(_ text: String = StepLineTests.text) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private func changed(_ edit: DocumentEdit) throws -> String {
    String(decoding: try editor().plan(edit).after, as: UTF8.self)
  }

  @Test func stepsAreWordsAndValues() throws {
    let steps = try StepLine.all(of: "/scenarios/one", in: editor())
    #expect(steps.map(\.word) == ["tapOn", "tapOn", "wait", "waitForAnimationToEnd"])
    #expect(steps.map(\.value) == ["Go", "{button: 0}", "1.5", "true"])
    #expect(steps.map(\.hasValue) == [true, true, true, false])
    #expect(steps[0].line == 13 && steps[2].line == 17)
    #expect(try StepLine.all(of: "/scenarios/empty", in: editor()).isEmpty)
    #expect(try StepLine.all(of: "/scenarios/none", in: editor()).isEmpty)
  }

  @Test func aValueIsWrittenAsItsKind() throws {
    let editor = try editor()
    let steps = StepLine.all(of: "/scenarios/one", in: editor)
    #expect(try changed(steps[0].setting("1")).contains("- tapOn: \"1\"\n"))
    #expect(
      try changed(steps[0].setting("{button: 0}")).contains("tapOn: {button: 0}\n"))
    #expect(try changed(steps[2].setting("2")).contains("- wait: 2\n"))
    #expect(throws: EditRefusal.self) { try changed(steps[2].setting("soon")) }
  }

  @Test func aStepHasACaptionAndNotes() throws {
    let steps = try StepLine.all(of: "/scenarios/one", in: editor())
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
    let steps = StepLine.all(of: "/scenarios/one", in: editor)
    let edit = try #require(steps[0].replacing(by: "assertVisible", in: editor))
    #expect(try changed(edit).contains("assertVisible: OK\n        say: Here"))
    let other = try #require(steps[1].replacing(by: "goBack", in: editor))
    #expect(try changed(other).contains("- goBack: true\n"))
  }

  /// Each word can be added as it is, and gives a document without errors.
  @Test func eachWordCanBeAdded() throws {
    for (word, note) in StepLine.words {
      #expect(!note.isEmpty)
      for scenario in ["/scenarios/one", "/scenarios/empty"] as [PartAddress] {
        let edit = try #require(try StepLine.adding(word, to: scenario, at: nil, in: editor()))
        let after = try editor(try changed(edit))
        #expect(StepLine.all(of: scenario, in: after).last?.word == word, "\(word)")
      }
    }
  }
}
