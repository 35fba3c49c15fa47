import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// Walks by chance, on which tasks end at any moment.
@Suite struct RaceTests {
  private static func failures(
    _ text: String, seed: UInt64 = 7, runs: Int = 40, home: Bool = true
  ) throws -> [RaceFailure] {
    var options = ExploreOptions()
    if !home { options.extras = [] }
    var walks = RaceRuns(
      Explorer(try Documents.prototype(text), options, forFindings: true), seed: seed)
    return (0..<runs).compactMap { _ in walks.next() }
  }

  private static func shop(_ done: String) -> String {
    """
    rehearsal: 1
    screens: {s: {controls: [{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}]}}
    dialogs:
      a: {alert: {title: A, cancelButton: No}}
      b: {alert: {title: B, cancelButton: No}}
    tasks: {t: {loader: none, simulate: {seconds: 3}, whenDone: \(done)}}
    promises: [{never: {shown: [a, b]}}]
    """
  }

  @Test func aPromiseThatATaskBreaksIsFoundOnAShortWalk() throws {
    let failures = try RaceTests.failures(RaceTests.shop("{present: a}"))
    let first = try #require(failures.first)
    #expect(failures.allSatisfy { $0.fault == .breaks(promise: 0) })
    // Send, Ask, and the end.
    #expect(failures.map(\.moves.count).min() == 3, "\(first.moves)")
    #expect(first.moves.contains { $0.move == .input(.steer(TaskID(0), .succeed)) })
  }

  @Test func withoutTheFaultNothingIsFound() throws {
    let cured = RaceTests.shop("{when: {not: {visible: b}}, do: {present: a}}")
    #expect(try RaceTests.failures(cured.replacing("{present: b}", with: "{log: x}")).isEmpty)
  }

  @Test func theSameSeedGoesTheSameWalks() throws {
    let text = RaceTests.shop("{present: a}")
    #expect(try RaceTests.failures(text) == RaceTests.failures(text))
    #expect(try RaceTests.failures(text) != RaceTests.failures(text, seed: 8))
  }

  /// A task ends within what the document says.
  @Test func endsAreWithinTheirBounds() throws {
    let failures = try RaceTests.failures(RaceTests.shop("{present: a}"), home: false)
    #expect(!failures.isEmpty)
    for failure in failures {
      var started: [Int] = []
      var now = 0
      for timed in failure.moves {
        now += timed.pause
        if case .input(.steer) = timed.move {
          let began = try #require(started.first)
          started.removeFirst()
          #expect(now - began < 3_000)
        } else if timed.move == .input(.tapControl(ControlID(screen: ScreenID(0), index: 0))) {
          started.append(now)
        }
      }
    }
  }

  @Test(arguments: [
    (
      "{button: Go, then: {present: a}}", "a: {alert: {title: A}}",
      RaceFailure.Fault.ends
    ),
    (
      "{button: Go, then: {present: a}}",
      "a: {alert: {title: A, cancelButton: {title: No, then: {set: {dialog: a, delegate: gone}}}}}",
      RaceFailure.Fault.stops
    ),
  ])
  func otherFaults(_ control: String, _ dialog: String, _ fault: RaceFailure.Fault) throws {
    let text = "rehearsal: 1\nscreens: {s: {controls: [\(control)]}}\ndialogs: {\(dialog)}\n"
    let failures = try RaceTests.failures(text, runs: 5)
    #expect(failures.map(\.fault) == Array(repeating: fault, count: 5))
    #expect(failures.first?.moves.count == (fault == .ends ? 1 : 2))
  }
}
