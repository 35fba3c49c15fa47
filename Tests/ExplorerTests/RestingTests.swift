import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// The states in which nothing moves, with the ways between them.
@Suite struct RestingTests {
  private static let document = """
    rehearsal: 1
    screens:
      s: {controls: [{button: Ask, then: {present: a}}, {button: Send, then: {run: t}}]}
    tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: b}}}
    dialogs:
      a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {present: b}}]}}
      b: {alert: {title: B, cancelButton: No}}
    """

  private static func resting(_ text: String, most: Int = RestingStates.most) throws
    -> RestingStates
  {
    RestingStates(explored(try Documents.prototype(text)), most: most)
  }

  private static func explored(_ prototype: Prototype) -> Explorer {
    var explorer = Explorer(prototype, forFindings: true)
    explorer.run()
    return explorer
  }

  @Test(
    "Nothing moves in any of them, and each way ends where it says",
    arguments: [
      "sign-out", "retry", "login", "unsaved",
    ])
  func waysOfSamples(_ name: String) throws {
    let explorer = RestingTests.explored(try Documents.sample("\(name).rehearsal.yaml"))
    let resting = RestingStates(explorer)
    #expect(resting.count == resting.states.count)
    for state in resting.states {
      let replay = explorer.replay(state.way)
      #expect(!replay.simulator.state.isInMovement || replay.simulator.state.hold != nil)
      for way in state.ways {
        let target = try #require(way.target)
        // The same moves, and time until all rests.
        var moves = state.way + [way.move]
        while explorer.replay(moves).simulator.state.isInMovement,
          explorer.replay(moves).simulator.state.hold == nil
        {
          moves.append(.time)
        }
        let end = explorer.node(of: explorer.replay(moves))
        #expect(end == explorer.node(of: explorer.replay(resting.states[target].way)))
      }
    }
  }

  @Test("A way has the calls until all rests")
  func callsOfAWay() throws {
    let resting = try RestingTests.resting(RestingTests.document)
    let ask = try #require(resting.states[0].ways.first)
    #expect(
      ask.calls.map(\.selector.name) == [
        "willPresentAlertView:", "alertViewShouldEnableFirstOtherButton:", "didPresentAlertView:",
      ])
    let up = resting.states[try #require(ask.target)]
    let no = try #require(up.ways.first)
    #expect(no.calls.last?.selector.name == "alertView:didDismissWithButtonIndex:")
    #expect(no.target == 0)
  }

  @Test("Where there are too many, those with the fewest inputs are kept, and how many there are")
  func onlySome() throws {
    let all = try RestingTests.resting(RestingTests.document)
    let some = try RestingTests.resting(RestingTests.document, most: 3)
    #expect(some.states.count == 3)
    #expect(some.count == all.count)
    #expect(some.states.map(\.way) == Array(all.states.map(\.way).prefix(3)))
    #expect(some.states.contains { $0.ways.contains { $0.target == nil } })
    #expect(some.states.allSatisfy { $0.ways.allSatisfy { ($0.target ?? 0) < 3 } })
    #expect(all.states.map(\.inputs) == all.states.map(\.inputs).sorted())
  }

  @Test("What is typed into a secure field is bullets")
  func secretsAreBullets() throws {
    let prototype = try Documents.prototype(
      """
      rehearsal: 1
      dialogs: {a: {alert: {title: A, style: loginAndPassword, cancelButton: No}}}
      start: a
      """)
    let words = FindingWords(prototype)
    let secret = Move.text(.alert(DialogID(0), index: 1), "horse")
    #expect(words.shown(secret) == "type “•••••”")
    #expect(words.shown(.text(.alert(DialogID(0), index: 0), "ada")) == "type “ada”")
  }
}
