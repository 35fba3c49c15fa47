import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing

/// The numbers of a log's rows.
@Suite struct NumberTests {
  @Test func callsAreCountedFromOne() {
    let log = log(
      launch(input: 1), clicked(input: 1), row(.console("x")), clicked(input: 1),
      row(.animation(.hidden)), clicked(input: 1))
    #expect(log.entries.map(\.call) == [nil, 1, nil, 2, nil, 3])
    #expect(log.callCount == 3)
  }

  @Test func deltasLieBetweenCalls() {
    let log = log(
      clicked(at: 250), row(.console("x"), at: 300), clicked(at: 250), clicked(at: 1250),
      row(.animation(.hidden), at: 5000), clicked(at: 6000))
    #expect(log.entries.map(\.delta) == [nil, nil, 0, 1000, nil, 4750])
  }

  @Test func anInputKnowsItsCalls() {
    let log = log(
      launch(input: 1), clicked(input: 1), launch(input: 3), clicked(input: 3), clicked(input: 3),
      clicked(input: 1))
    #expect((0...4).map { log.calls(ofInput: $0) } == [0, 2, 0, 2, 0])
    #expect(log.calls(ofInput: -1) == 0)
  }

  @Test func aWayThatWasLeftHasItsCalls() {
    var log = log(
      launch(input: 1), clicked(at: 50, input: 1), clicked(at: 60, input: 1),
      input(.home, at: 100, number: 2), clicked(at: 100, input: 2))
    log.resume(after: 1, inputs: 1, of: prototype)
    log.append(input(.home, at: 400, number: 2))
    log.append(clicked(at: 400, input: 2))
    // The call before is the one that the run goes on from.
    #expect(log.entries.map(\.delta) == [nil, nil, 10, nil, 40, nil, 350])
    #expect((1...4).map { log.calls(ofInput: $0) } == [2, 1, 0, 1])
    #expect(log.callCount == 2)
  }

  @Test func entriesKeepTheirRows() {
    let rows = [launch(input: 1), clicked(2, at: 3, input: 1)]
    #expect(log(rows[0], rows[1]).entries.map(\.row) == rows)
  }

  @Test func numbersStartAgain() {
    var log = log(clicked(at: 1, input: 2), clicked(at: 5, input: 2))
    log.removeAll()
    #expect(log.entries.isEmpty)
    #expect(log.callCount == 0)
    #expect(log.calls(ofInput: 2) == 0)
    log.append(clicked(at: 9, input: 2))
    #expect(log.entries.map(\.call) == [1])
    #expect(log.entries.map(\.delta) == [nil])
    #expect(log.calls(ofInput: 2) == 1)
  }

  @Test func aLongLogKeepsItsRowsAndNumbers() {
    let rows = (0..<5_000).map { place in
      place % 5 == 0
        ? launch(input: place / 5 + 1)
        : clicked(place % 3, at: place * 20, input: place / 5 + 1)
    }
    var log = EventLog()
    for row in rows { log.append(row) }
    #expect(log.entries.map(\.row) == rows)
    #expect(log.entries.compactMap(\.call) == Array(1...4_000))
    #expect(log.entries.compactMap(\.delta).reduce(0, +) == 4_999 * 20 - 20)
    #expect(log.entries.indices.map(log.entries.input(at:)) == rows.map(\.input))
  }
}
