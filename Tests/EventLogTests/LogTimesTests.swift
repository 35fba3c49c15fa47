import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// Which rows, calls and inputs are at a time, or next to it.
@Suite struct LogTimesTests {
  /// Rows of two inputs; several of them are of one time.
  private let played = log(
    launch(input: 1), clicked(at: 0), clicked(at: 100), clicked(at: 100),
    input(.home, at: 300, number: 2), clicked(at: 300, input: 2))

  /// The same, and a way from the row at 3 on instead of the second input.
  private var branched: EventLog {
    var log = played
    log.resume(after: 3, inputs: 1, of: prototype)
    log.append(input(.home, at: 400, number: 2))
    log.append(clicked(at: 400, input: 2))
    return log
  }

  @Test(
    arguments: [
      (-1, nil), (0, 1), (99, 1), (100, 3), (299, 3), (300, 5), (10_000, 5),
    ] as [(Int, Int?)])
  func ofSeveralRowsOfATimeTheLastOneIsMeant(_ time: Int, _ place: Int?) {
    #expect(played.place(at: time) == place)
  }

  @Test(arguments: [(100, 3), (300, 3), (399, 3), (400, 7)])
  func aRowThatWasLeftIsNotAtATime(_ time: Int, _ place: Int) {
    #expect(branched.place(at: time) == place)
  }

  @Test func anEmptyLogHasNoRowAtATime() {
    #expect(EventLog().place(at: 0) == nil)
  }

  @Test(
    arguments: [
      (3, true, false, 7), (3, true, true, 6), (7, false, false, 3), (6, false, true, 0),
      (7, true, false, nil), (0, false, true, nil), (1, false, false, nil),
      // A row that was left may be the one that is looked at.
      (4, true, false, 7), (5, false, true, 0),
    ] as [(Int, Bool, Bool, Int?)])
  func theNextRowIsOfThePresentWay(
    _ place: Int, _ forward: Bool, _ input: Bool, _ expected: Int?
  ) {
    #expect(branched.neighbour(of: place, forward: forward, input: input) == expected)
  }

  @Test(
    arguments: [
      (290, 10, 300), (290, 9, nil), (310, 10, 300), (149, 200, 0), (151, 200, 300),
      // Of two that are as near, the earlier one.
      (150, 150, 0),
    ] as [(Int, Int, Int?)])
  func theNearestInputIsWithinADistance(_ time: Int, _ distance: Int, _ expected: Int?) {
    var times = LogTimes()
    times.read(played)
    #expect(times.input(near: time, within: distance) == expected)
  }

  @Test func callsOfNeighbouringSpansAreOneRange() {
    var times = LogTimes()
    times.read(log(launch(input: 1), clicked(at: 5), clicked(at: 6), clicked(at: 8)))
    #expect(times.runs(of: .call, through: LogTimes.count) == [5..<7, 8..<9])
    #expect(times.runs(of: .call, through: 5) == [5..<6])
  }

  @Test func aLongRunHasLongerSpansWithTheirFirstInputs() {
    var times = LogTimes()
    times.read(
      log(
        launch(input: 1), input(.home, at: 1_001, number: 2), input(.home, at: 1_003, number: 3),
        clicked(at: 1_003, input: 3), clicked(at: 4 * LogTimes.count - 1, input: 3)))
    #expect(times.length == 4 && times.end == 4 * LogTimes.count - 1)
    #expect(times.inputs[250] == 1_001 && times.input(near: 1_003, within: 2) == 1_001)
    #expect(times.runs(of: .call, through: LogTimes.count) == [250..<251, 2_047..<2_048])
  }
}
