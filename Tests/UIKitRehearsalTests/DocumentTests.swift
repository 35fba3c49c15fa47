import Foundation
import Learning
import Testing

@testable import UIKitRehearsal

/// Documents and sessions that are written, and documents that are compared with.
@MainActor
struct DocumentTests {
  private let listener = Listener()

  private func run() -> Rehearsal {
    let run = Rehearsal(
      Buttons(["Ask": { [listener] in UIAlertView("Sure", listener, "No", "Yes").show() }]))
    run.tap("Ask")
    run.tap("Yes")
    run.settle()
    return run
  }

  /// A folder of its own, which goes with the test.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try TextFile(path, beside: "").read(), as: UTF8.self)
  }

  @Test func aWrittenDocumentIsCompared() throws {
    try inFolder { folder in
      try run().write(document: folder + "/a.yaml")
      try run().expect(document: folder + "/a.yaml")
      try run().expect(document: folder + "/a.yaml", scenario: "recorded")
    }
  }

  @Test func theFirstDifferenceIsASentence() throws {
    try inFolder { folder in
      let path = folder + "/a.yaml"
      try run().write(document: path)
      let changed = try text(path).replacingOccurrences(
        of: "clickedButtonAtIndex: 1", with: "clickedButtonAtIndex: 0")
      try TextFile(path, beside: "").write(changed)
      let error = #expect(throws: RehearsalError.self) { try run().expect(document: path) }
      let said = error?.description ?? ""
      #expect(said.contains("call 4, after “sure didPresentAlertView:”"))
      #expect(said.contains("has “sure alertView:clickedButtonAtIndex: 0”"))
      #expect(said.contains("made “sure alertView:clickedButtonAtIndex: 1”"))
    }
  }

  @Test(arguments: [
    ("rehearsal: 1\nscreens: {a: {}}\n", "which scenario is meant; it has none"),
    ("rehearsal: 1\nscreens: {a: {}}\nscenarios:\n  s: {steps: []}\n", "has no `expect`"),
    ("rehearsal: 1\nscreen: 3\n", ":2:1:"),
    ("", "document"),
  ])
  func aDocumentThatCannotBeComparedSaysWhy(_ document: String, _ words: String) throws {
    try inFolder { folder in
      let path = folder + "/a.yaml"
      try TextFile(path, beside: "").write(document)
      let error = #expect(throws: RehearsalError.self) { try run().expect(document: path) }
      #expect(error?.description.contains(words) == true)
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let error = #expect(throws: RehearsalError.self) {
      try run().expect(document: "/no/such/file.yaml")
    }
    #expect(error?.description.contains("/no/such/file.yaml cannot be read") == true)
    #expect(throws: RehearsalError.self) { try run().write(document: "/no/such/file.yaml") }
  }

  @Test func aRelativePathIsThatBesideTheSource() {
    #expect(TextFile("a.yaml", beside: "/here/Tests/A.swift").path == "/here/Tests/a.yaml")
    #expect(TextFile("/a.yaml", beside: "/here/Tests/A.swift").path == "/a.yaml")
    #expect(TextFile("a.yaml", beside: "A.swift").path == "a.yaml")
  }

  @Test func aSessionHasInputsAndCallsButNoSecret() throws {
    let alert = UIAlertView("Sign In", nil)
    alert.alertViewStyle = .secureTextInput
    let run = Rehearsal(Buttons(["Ask": { alert.show() }]))
    run.tap("Ask")
    run.type("xyzzy")
    run.tap("OK")
    run.settle()
    try inFolder { folder in
      try run.write(session: folder + "/a.jsonl")
      let lines = try text(folder + "/a.jsonl").split(separator: "\n")
      #expect(lines.first?.hasPrefix("{\"session\":1,") == true)
      #expect(lines.last?.hasPrefix("{\"end\":") == true)
      #expect(lines.dropFirst().count { $0.contains("xyzzy") || $0.contains("\"x\"") } == 0)
    }
  }

  @Test func whatDiffersEachTimeIsInNoDocument() {
    var count = 0
    let alerts = ["One", "Two"].map { UIAlertView($0, listener) }
    let run = Rehearsal(
      Buttons([
        "Ask": {
          alerts[count].show()
          count += 1
        }
      ]))
    for _ in 0..<2 {
      run.tap("Ask")
      run.tap("OK")
    }
    run.settle()
    #expect(run.findings.map(\.kind) == [.differs])
    let error = #expect(throws: RehearsalError.self) { try run.document() }
    #expect(
      error?.description.hasPrefix(
        "No document does what the program did: call 6 was “0.450  two") == true)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      String(repeating: "a", count: 200),
      "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"
    ),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digits: String) {
    #expect(Digest.digits(of: Array(text.utf8)) == digits)
  }

  @Test(arguments: [
    ("Sign Out", "sign-out"), ("Not So Fast!", "not-so-fast"), ("3 by 3", "n-3-by-3"),
    ("¿Qué?", "qu"), ("", "part"), ("выход", "part"), ("a--b", "a-b"),
  ])
  func namesComeFromTexts(_ text: String, _ name: String) {
    #expect(Slug.text(text) == name)
  }

  @Test func tenThousandTapsAndADayTakeNoTime() {
    let run = Rehearsal(Buttons(["Ask": {}]))
    let clock = ContinuousClock()
    let taps = clock.measure { for _ in 0..<10_000 { run.tap("Ask") } }
    let day = clock.measure { run.run(for: 86_400) }
    // Generous: a debug build on a busy machine. meson-helpers/bench has no number of it.
    #expect(taps < .seconds(60))
    #expect(day < .seconds(1))
  }
}
