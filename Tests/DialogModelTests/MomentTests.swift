import DialogModel
import Testing

@Suite("Moments: calendars and instants")
struct MomentTests {
  @Test("Days that no calendar has, and times that no clock shows, do not exist")
  func validity() {
    #expect(WallClock(year: 2012, month: 2, day: 29) != nil)
    #expect(WallClock(year: 2000, month: 2, day: 29) != nil)
    #expect(WallClock(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59) != nil)
    #expect(WallClock(year: 2013, month: 2, day: 29) == nil)
    #expect(WallClock(year: 1900, month: 2, day: 29) == nil)
    #expect(WallClock(year: 2013, month: 6, day: 31) == nil)
    #expect(WallClock(year: 2013, month: 13, day: 1) == nil)
    #expect(WallClock(year: 0, month: 1, day: 1) == nil)
    #expect(WallClock(year: 2013, month: 1, day: 0) == nil)
    #expect(WallClock(year: 2013, month: 1, day: 1, hour: 24) == nil)
    #expect(WallClock(year: 2013, month: 1, day: 1, second: 60) == nil)
    #expect(WallClock(year: 2013, month: 1, day: 1, millisecond: 1000) == nil)
  }

  @Test("Every day follows the one before, over 800 years")
  func days() throws {
    var last = -11_676_096_000_000  // 1600-01-01
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...WallClock.days(inMonth: month, ofYear: year) {
          let clock = try #require(WallClock(year: year, month: month, day: day))
          let instant = clock.instant(minutesAheadOfUTC: 0)
          if instant.milliseconds != last {
            Issue.record("\(year)-\(month)-\(day)")
            return
          }
          last += 86_400_000
        }
      }
    }
  }

  @Test("An offset is taken off")
  func offsets() throws {
    let clock = try #require(WallClock(year: 2013, month: 1, day: 7, hour: 9, minute: 41))
    #expect(clock.instant(minutesAheadOfUTC: 0).milliseconds == 1_357_551_660_000)
    #expect(clock.instant(minutesAheadOfUTC: 210).milliseconds == 1_357_539_060_000)
    #expect(clock.instant(minutesAheadOfUTC: -60).milliseconds == 1_357_555_260_000)
    #expect(DeviceClock().start == .instant(clock.instant(minutesAheadOfUTC: 0)))
  }

  /// Every day of five hundred years, and the first and the last moment that there is.
  @Test func anInstantIsWhatClocksInUTCShow() throws {
    let first = try #require(WallClock(year: 1, month: 1, day: 1))
    let last = try #require(
      WallClock(
        year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59, millisecond: 999))
    for clock in [first, last] {
      #expect(WallClock(inUTC: clock.instant(minutesAheadOfUTC: 0)) == clock)
    }
    let before = Instant(milliseconds: first.instant(minutesAheadOfUTC: 0).milliseconds - 1)
    let after = Instant(milliseconds: last.instant(minutesAheadOfUTC: 0).milliseconds + 1)
    #expect(WallClock(inUTC: before) == nil && WallClock(inUTC: after) == nil)
    for year in 1700..<2200 {
      for month in 1...12 {
        for day in 1...WallClock.days(inMonth: month, ofYear: year) {
          let clock = WallClock(year: year, month: month, day: day, hour: 13, millisecond: 7)
          let instant = try #require(clock).instant(minutesAheadOfUTC: 0)
          guard WallClock(inUTC: instant) != clock else { continue }
          Issue.record("\(year)-\(month)-\(day)")
          return
        }
      }
    }
  }
}
