import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Testing

/// Findings that the author of a document knows.
@Suite struct KnownFindingTests {
  private static let document = """
    rehearsal: 1
    known: [KNOWN]
    screens:
      home: {controls: [{button: Go, id: go, then: [{present: ask}]}, {tab: T, screen: other}]}
      other: {}
    dialogs:
      ask: {alert: {title: A, otherButtons: [Yes], addedButtons: [Later]}}
      many: {alert: {cancelButton: No, otherButtons: [A, B]}}
      lost: {alert: {cancelButton: No}}
    tasks:
      work: {simulate: {seconds: 1}}
    """

  private func document(_ known: String) -> [UInt8] {
    Array(KnownFindingTests.document.replacing("[KNOWN]", with: known).utf8)
  }

  /// The words of the findings of a document, each with its line.
  private func found(_ known: String) -> [String] {
    PrototypeDocument.check(document(known), in: .bare).problems
      .filter { $0.rule != .noTitle }
      .map { "\($0.line) \($0.rule.rawValue)" }
  }

  private func entry(_ finding: String, _ at: String) -> String {
    "{finding: \(finding), at: \(at), because: It is meant like this.}"
  }

  @Test func withoutAnyAllAreListed() {
    #expect(
      found("[]") == ["4 tabs", "7 no-cancel", "8 unreachable", "8 many-buttons", "9 unreachable"])
  }

  @Test(
    arguments: [
      ("no-cancel", "ask", "7 no-cancel"), ("no-cancel", "/dialogs/ask", "7 no-cancel"),
      ("no-cancel", "/dialogs/ask/alert", "7 no-cancel"),
      ("unreachable", "lost", "9 unreachable"), ("many-buttons", "many/button-2", "8 many-buttons"),
      ("many-buttons", "many", "8 many-buttons"), ("tabs", "home", "4 tabs"),
      ("tabs", "home/t", "4 tabs"), ("unreachable", "/dialogs/many", "8 unreachable"),
    ])
  func oneThatIsKnownIsNotListed(_ finding: String, _ at: String, _ left: String) {
    let all = found("[]")
    #expect(found("[\(entry(finding, at))]") == all.filter { $0 != left })
  }

  @Test(
    arguments: [
      ("no-cancel", "lost"), ("era", "ask"), ("many-buttons", "many/button-1"),
      ("no-cancel", "/dialogs/nothing"), ("no-cancel", "/dialogs/ask/delegate"), ("files", "work"),
    ])
  func oneThatSilencesNothingIsAFinding(_ finding: String, _ at: String) {
    #expect(found("[\(entry(finding, at))]") == ["2 known-unused"] + found("[]"))
  }

  @Test func whatIsNotUsedCanBeRemoved() throws {
    let text = document("[\(entry("era", "ask"))]")
    let problem = PrototypeDocument.check(text, in: .bare).problems.first
    #expect(problem?.part == "/known/0")
    let editor = try DocumentEditor(text, in: .bare)
    let plan = try editor.plan(.remove(path: "/known/0"))
    #expect(!String(decoding: plan.after, as: UTF8.self).contains("finding"))
  }

  @Test(
    arguments: [
      (
        "{finding: no-cancel, at: ask, because: so}", "error: this reason has fewer than 10 letters"
      ),
      ("{finding: no-cancel, at: aks, because: It is meant so.}", "is called “aks”"),
      ("{finding: no-cancel, at: home/gone, because: It is meant so.}", "there is no “home/gone”"),
      ("{finding: no-cancel, at: /a~2, because: It is meant so.}", "“~” in a path"),
      ("{finding: known-unused, at: ask, because: It is meant so.}", "known-unused"),
      ("{finding: syntax, at: ask, because: It is meant so.}", "syntax"),
      ("{finding: no-cancel, at: ask}", "because"),
      ("{finding: no-cancel, because: It is meant so.}", "at"),
    ])
  func aWrongEntryIsAnError(_ entry: String, _ message: String) {
    let problems = PrototypeDocument.load(document("[\(entry)]"), in: .bare).problems
    #expect(
      problems.contains { $0.severity == .error && $0.text(file: "").contains(message) },
      "\(problems.map { $0.text(file: "") })")
  }

  @Test func aThousandCanBeKnownAndNoMore() {
    func errors(_ count: Int) -> [String] {
      let known = "[\(Array(repeating: entry("era", "ask"), count: count).joined(separator: ", "))]"
      return PrototypeDocument.load(document(known), in: .bare).problems
        .filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors(1_000) == [])
    #expect(errors(1_001) == ["here are 1001 findings; a document knows at most 1000"])
  }

  /// Checks stop at a thousand findings, so one that is known could come later.
  @Test func whereNotAllIsFoundNothingIsCalledUnused() {
    let lost = (0...1_100).map { "  d\($0): {alert: {cancelButton: No}}" }.joined(separator: "\n")
    let text = """
      rehearsal: 1
      known: [\(entry("unreachable", "d1")), \(entry("era", "d0"))]
      screens: {home: }
      dialogs:
      \(lost)
      """
    let problems = PrototypeDocument.check(Array(text.utf8), in: .bare).problems
    #expect(problems.count == 1_000 && problems.allSatisfy { $0.rule == .unreachable })
  }

  @Test func digitsAndLettersOfOtherScriptsAreAReason() {
    let known = "[{finding: no-cancel, at: ask, because: Условия 2024}]"
    #expect(!found(known).contains("7 no-cancel"))
  }

  /// What is known follows its part.
  @Test(
    arguments: [
      (.rename(path: "/dialogs/ask", to: "sure"), "ask", "sure"),
      (.rename(path: "/dialogs/many", to: "list"), "many/button-2", "list/button-2"),
      (.rename(path: "/screens/home/controls/1", to: "second"), "home/t", "home/second"),
      (.rename(path: "/dialogs/ask", to: "sure"), "/dialogs/ask/alert", "/dialogs/sure/alert"),
      (
        .move(path: "/dialogs/many/alert/otherButtons/1", to: 0), "many/button-2", "many/button-1"
      ),
      (
        .move(path: "/screens/home/controls/0", to: 1), "/screens/home/controls/1/tab",
        "/screens/home/controls/0/tab"
      ),
      (
        .insert(path: "/screens/home/controls/0", .map([("label", .text("L"))])),
        "/screens/home/controls/1", "/screens/home/controls/2"
      ),
    ] as [(DocumentEdit, String, String)])
  func itFollowsItsPart(_ edit: DocumentEdit, _ before: String, _ after: String) throws {
    let editor = try DocumentEditor(document("[\(entry("no-cancel", before))]"), in: .bare)
    let text = String(decoding: try editor.plan(edit).after, as: UTF8.self)
    #expect(text.contains("at: \(after),"), "\(text)")
  }

  /// What is known of a part goes with it.
  @Test(
    arguments: [
      ("/dialogs/lost", "lost"), ("/dialogs/lost", "/dialogs/lost/alert"),
      ("/dialogs/many", "many/button-2"), ("/dialogs/many/alert/otherButtons/1", "many/button-2"),
      ("/screens/home/controls/1", "home/t"),
      ("/screens/home/controls/1", "/screens/home/controls/1/tab"),
    ] as [(PartAddress, String)])
  func itGoesWithItsPart(_ part: PartAddress, _ at: String) throws {
    let known = "[\(entry("era", "ask")), \(entry("no-cancel", at))]"
    let editor = try DocumentEditor(document(known), in: .bare)
    let text = String(decoding: try editor.plan(.remove(path: part)).after, as: UTF8.self)
    #expect(text.contains("finding: era") && !text.contains("no-cancel"), "\(text)")
  }
}
