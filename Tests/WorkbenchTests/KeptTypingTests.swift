import DialogModel
import DialogSimulator
import RandomPrototypes
import Scenario
import Session
import Testing

@testable import Workbench

/// What is typed in a window, which always says where, becomes steps that lead to the same text.
@MainActor
@Suite struct KeptTypingTests {
  private let field = FieldID.control(ControlID(screen: ScreenID(0), index: 0))

  private func bench(secure: Bool = false) throws -> Bench {
    let bench = try Bench(
      """
      screens:
        start: {controls: [{textField: Name, id: name, secure: \(secure)}]}
      """)
    try bench.pass()
    bench.workbench.send(.tapField(field))
    try bench.pass()
    return bench
  }

  private func send(_ edit: TextEdit, _ bench: Bench) throws {
    bench.workbench.send(.edit(edit))
    try bench.pass()
  }

  private func text(_ bench: Bench) throws -> String {
    try #require(bench.session.state.field(field)?.text)
  }

  /// The text of the field after the scenario has been played.
  private func played(_ kept: KeptScenario, _ bench: Bench) throws -> String {
    #expect(bench.workbench.write(kept) == nil)
    bench.workbench.startAgain(playing: "a")
    for _ in 0..<200 where bench.workbench.progress?.status != .passed { try bench.pass() }
    #expect(bench.workbench.progress?.status == .passed)
    return try text(bench)
  }

  @Test func whatIsTypedAtTheEndIsOneStep() throws {
    let bench = try bench()
    for (place, letter) in "anna".enumerated() {
      try send(.type(String(letter), over: TextRange(place, 0)), bench)
    }
    let kept = try #require(try bench.workbench.keptScenario(named: "a"))
    #expect(kept.leftOut.isEmpty && kept.isSame)
    #expect(String(decoding: kept.bytes, as: UTF8.self).contains("inputText: anna\n"))
    #expect(try played(kept, bench) == "anna")
  }

  /// Code may have another field edited between two letters.
  @Test func aSecretIsAStepOfItsOwn() throws {
    let bench = try Bench(
      """
      screens:
        start:
          controls:
            - {textField: Pin, id: pin, secure: true, on: {editingChanged: [{focus: name}]}}
            - {textField: Name, id: name}
      """)
    try bench.pass()
    bench.workbench.send(.tapField(field))
    try bench.pass()
    for letter in ["1", "a", "b"] { try send(.type(letter), bench) }
    let steps = KeptSteps(try #require(try bench.session.timelines.last), .plain)
    #expect(steps.lines.count == 3 && steps.lines.last == #"{inputText: "ab"}"#)
    #expect(steps.secrets == [1])
  }

  @Test func aChangeWithinTheTextLeadsToTheSameText() throws {
    let bench = try bench()
    try send(.type("hello", over: TextRange(0, 0)), bench)
    try send(.type("a", over: TextRange(1, 1)), bench)
    try send(.delete(TextRange(4, 1)), bench)
    try send(.paste("\u{1F1E9}\u{1F1EA}", over: TextRange(4, 0)), bench)
    let kept = try #require(try bench.workbench.keptScenario(named: "a"))
    #expect(kept.leftOut.isEmpty)
    #expect(try played(kept, bench) == "hall\u{1F1E9}\u{1F1EA}")
  }

  @Test func randomTypingLeadsToTheSameText() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = Randomness(seed: seed)
      let bench = try bench()
      for _ in 0..<12 {
        let length = try text(bench).utf16.count
        let start = random.number(0...length)
        let range = TextRange(start, random.number(0...(length - start)))
        switch random.number(0...3) {
        case 0:
          let letter = random.one(of: ["a", "\u{E9}", "\u{1F468}\u{200D}\u{1F469}"])
          try send(.type(letter, over: range), bench)
        case 1: try send(.type("x", over: TextRange(length, 0)), bench)
        case 2: try send(.delete(range.length > 0 ? range : nil), bench)
        default:
          bench.workbench.send(.undo)
          try bench.pass()
        }
      }
      let expected = try text(bench)
      let kept = try #require(try bench.workbench.keptScenario(named: "a"))
      #expect(try played(kept, bench) == expected, "seed \(seed)")
    }
  }

  @Test func aSecretIsAsManyX() throws {
    let bench = try bench(secure: true)
    try send(.type("geheim", over: TextRange(0, 0)), bench)
    try send(.type("ort", over: TextRange(3, 3)), bench)
    let kept = try #require(try bench.workbench.keptScenario(named: "a"))
    let words = String(decoding: kept.bytes, as: UTF8.self)
    #expect(words.contains("inputText: xxxxxx") && words.contains("eraseText: 3"))
    #expect(!words.contains("ort") && !words.contains("geh"))
    #expect(words.split(separator: "\n").count { $0.contains("# A secret was typed") } == 2)
    #expect(try played(kept, bench) == "xxxxxx")
  }
}
