import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// What a log remembers when it has been cleared.
@Suite struct ClearingTests {
  private func isHeading(_ entry: LogEntry) -> Bool {
    if case .input = entry.row.content { true } else { false }
  }

  @Test func anInputThatCausesMoreHasItsHeadingAgain() {
    var log = log(launch(input: 1), clicked(input: 1), launch(input: 2), launch(input: 3))
    log.removeAll()
    log.append(clicked(7, input: 2))
    #expect(log.entries.map(\.row) == [launch(input: 2), clicked(7, input: 2)])
    // Once; and each input its own.
    log.append(clicked(8, input: 2))
    log.append(row(.console("x"), input: 1))
    #expect(
      log.entries.map(\.row).dropFirst(2) == [
        clicked(8, input: 2), launch(input: 1), row(.console("x"), input: 1),
      ])
  }

  @Test func anInputThatCausesNothingMoreStaysAway() {
    var log = log(launch(input: 1), clicked(input: 1))
    log.removeAll()
    log.append(launch(input: 2))
    log.append(clicked(input: 2))
    #expect(log.entries.map(\.row) == [launch(input: 2), clicked(input: 2)])
  }

  @Test func aHeadingThatCameBackComesBackAgain() {
    var log = log(launch(input: 1), clicked(input: 1))
    for _ in 1...3 {
      log.removeAll()
      log.append(clicked(input: 1))
      #expect(log.entries.map(\.row) == [launch(input: 1), clicked(input: 1)])
    }
  }

  /// What an input causes comes soon after it: only the last rows are looked through.
  @Test func anInputOfLongAgoIsForgotten() {
    for (rows, heading) in [(999, true), (1000, false)] {
      var log = log(launch(input: 1))
      for _ in 0..<rows { log.append(clicked(input: 1)) }
      log.removeAll()
      log.append(clicked(input: 1))
      #expect(isHeading(log.entries[0]) == heading, "\(rows) rows after it")
    }
  }

  @Test func numbersBeginAgain() {
    var log = log(launch(input: 1), clicked(at: 10, input: 1), clicked(at: 500, input: 1))
    log.removeAll()
    log.append(clicked(at: 700, input: 1))
    log.append(clicked(at: 730, input: 1))
    // A heading has no number and no time between.
    #expect(log.entries.map(\.call) == [nil, 1, 2])
    #expect(log.entries.map(\.delta) == [nil, nil, 30])
    #expect(log.callCount == 2)
    #expect(log.longestDelta == 30)
    #expect(log.calls(ofInput: 1) == 2)
  }

  @Test func earlierRunsStayKnown() {
    var log = log(launch(input: 1), clicked(input: 2))
    log.endRun(of: prototype)
    log.append(launch(input: 1))
    log.removeAll()
    #expect(log.earlierRuns.map(\.lastInput) == [2])
    #expect(log.earlierRuns.map(\.prototype) == [prototype])
    log.append(clicked(input: 1))
    #expect(log.entries.map(\.row.input) == [3, 3])
    #expect(log.entries.compactMap { log.earlierRun(of: $0.row) } == [])
    // Another run after that counts on.
    log.endRun(of: prototype)
    log.append(launch(input: 1))
    #expect(log.entries.last?.row.input == 4)
    #expect(log.earlierRuns.map(\.lastInput) == [2, 3])
  }

  @Test func anInputOfAnEarlierRunHasNoHeadingInTheNext() {
    var log = log(launch(input: 1), launch(input: 2))
    log.removeAll()
    log.endRun(of: prototype)
    log.append(clicked(input: 1))
    #expect(log.entries.map(\.row) == [clicked(input: 3)])
  }
}
