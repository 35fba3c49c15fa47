import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.18: when a notification fires, by the device's clock.
@Suite("2.18 The device's clock") struct DeviceClockTests {
  private func firings(
    _ recurrence: Recurrence, from clock: WallClock, count: Int
  ) -> [String] {
    var next = ZoneOffsets.invented.instant(of: clock, in: recurrence.zone)
    return (0..<count).map { _ in
      guard let firing = recurrence.next(from: next, .invented) else { return "never" }
      next = firing.next
      return WallClock(inUTC: firing)?.text ?? "-"
    }
  }

  @Test("U24: a skipped time moves on by the gap, and of two equal ones the first counts")
  func u24() {
    // In East the clocks go from 2:00 to 3:00 on 31 March, and from 3:00 to 2:00 on 27 October.
    let daily = Recurrence(at: clock(2013, 3, 30, 2, 30), in: "East", .day)
    #expect(
      firings(daily, from: clock(2013, 3, 30), count: 3)
        == ["2013-03-30T01:30:00", "2013-03-31T01:30:00", "2013-04-01T00:30:00"])
    #expect(
      firings(daily, from: clock(2013, 10, 26), count: 3)
        == ["2013-10-26T00:30:00", "2013-10-27T00:30:00", "2013-10-28T01:30:00"])
  }

  @Test("U25: the last day of a short month, then the written day again")
  func u25() {
    let monthly = Recurrence(at: clock(2013, 1, 31, 8), in: "UTC", .month)
    #expect(
      firings(monthly, from: clock(2013, 1, 31), count: 4)
        == [
          "2013-01-31T08:00:00", "2013-02-28T08:00:00", "2013-03-31T08:00:00",
          "2013-04-30T08:00:00",
        ])
    let yearly = Recurrence(at: clock(2012, 2, 29, 8), in: "UTC", .year)
    #expect(
      firings(yearly, from: clock(2015, 1, 1), count: 2)
        == ["2015-02-28T08:00:00", "2016-02-29T08:00:00"])
  }

  @Test("U26: minutes and hours have one length, whatever the clocks do")
  func u26() {
    let hourly = Recurrence(at: clock(2013, 3, 30, 23, 30), in: "East", .hour)
    #expect(
      firings(hourly, from: clock(2013, 3, 31, 1), count: 3)
        == ["2013-03-31T00:30:00", "2013-03-31T01:30:00", "2013-03-31T02:30:00"])
    let minutes = Recurrence(at: clock(2013, 3, 31, 1, 59), in: "East", .minute)
    #expect(
      firings(minutes, from: clock(2013, 3, 31, 1, 59), count: 2)
        == ["2013-03-31T00:59:00", "2013-03-31T01:00:00"])
    // What is due at the instant itself is not passed over.
    let noon = Recurrence(at: clock(2013, 1, 7, 12), in: "UTC", .hour)
    #expect(firings(noon, from: clock(2013, 1, 7, 14), count: 1) == ["2013-01-07T14:00:00"])
  }

  @Test("Nothing fires after the year 9999")
  func end() {
    let yearly = Recurrence(at: clock(9999, 1, 1), in: "UTC", .year)
    #expect(
      firings(yearly, from: clock(9999, 1, 1), count: 2) == ["9999-01-01T00:00:00", "never"])
  }

  @Test("N17: settings that are changed leave what is listed already")
  func n17Settings() {
    var run = Run.notified()
    run.home()
    run.presentNow("n")
    run.wait(until: 0)
    #expect(run.letters(\.center) == "n")
    var settings = NotificationSettings()
    settings.isInCenter = false
    run.perform(.setNotificationSettings(settings))
    run.presentNow("n")
    run.wait(until: 100)
    #expect(run.letters(\.center) == "n")
    #expect(run.simulator.state.notifications.settings == settings)
  }
}
