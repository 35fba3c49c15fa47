import Testing
import Workbench

/// When a file is read that changes, on a clock of the test.
@Suite struct ReadingDelayTests {
  /// The times at which a file is read that has these events, each with its time.
  private func readings(_ events: [(Int, ReadingDelay.Event)]) -> [Int] {
    var delay = ReadingDelay()
    var times: [Int] = []
    var rest = events[...]
    for now in 0...(events.last?.0 ?? 0) + 1000 {
      while let (time, event) = rest.first, time == now {
        rest.removeFirst()
        delay.note(event, at: now)
      }
      if delay.isDue(at: now) { times.append(now) }
    }
    #expect(delay.due == nil)
    return times
  }

  @Test func nothingIsReadWithoutAChange() {
    #expect(readings([]) == [])
  }

  @Test func aSaveIsReadOnceItIsComplete() {
    #expect(readings([(10, .changing), (12, .changing), (15, .written)]) == [75])
    #expect(readings([(10, .written), (30, .changing), (50, .written)]) == [110])
    // A slow one is not read in the middle.
    #expect(readings([(10, .changing), (110, .changing), (210, .written)]) == [270])
  }

  @Test func whatIsRemovedAndMadeAgainIsReadOnce() {
    #expect(readings([(10, .gone), (20, .written)]) == [80])
    #expect(readings([(10, .gone)]) == [260])
    // Slower than most editors: first it is missed, then it is read.
    #expect(readings([(10, .gone), (300, .written)]) == [260, 360])
  }

  /// A program that never closes the file, or one that saves anew all the time.
  @Test(arguments: [ReadingDelay.Event.changing, .written, .gone])
  func aFileThatNeverRestsIsReadAllTheSame(_ event: ReadingDelay.Event) {
    let times = readings(stride(from: 0, through: 10_000, by: 50).map { ($0, event) })
    #expect(times.first == 350)
    #expect(times.count > 20)
    for (before, after) in zip(times, times.dropFirst()) {
      // From the first change after the reading before.
      let first = before / 50 * 50 + 50
      #expect(after - first <= ReadingDelay.limit)
    }
    #expect(times.last ?? 0 > 10_000)
  }

  @Test func changesAfterAReadingAreOfTheNext() {
    #expect(readings([(0, .written), (61, .changing)]) == [60, 411])
    #expect(readings([(0, .written), (61, .written)]) == [60, 121])
  }
}
