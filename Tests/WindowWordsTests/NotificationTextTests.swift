import DialogModel
import Testing
import WindowWords

/// What a person types to set the clock, and what the window says of notifications.
@Suite struct NotificationTextTests {
  let day = WallClock(year: 2013, month: 1, day: 31, hour: 9, minute: 41)

  @Test(arguments: [
    ("2013-01-07 09:41", "2013-01-07 09:41"), ("2013-01-07T09:41:30", "2013-01-07 09:41"),
    ("  2013-1-7   9:05 ", "2013-01-07 09:05"), ("08:00", "2013-01-31 08:00"),
    ("2014-02-03", "2014-02-03 00:00"), ("0001-01-01 00:00", "0001-01-01 00:00"),
  ])
  func aClockIsRead(_ typed: String, _ text: String) throws {
    #expect(ClockEntry.text(try #require(ClockEntry.read(typed, on: day))) == text)
  }

  @Test(arguments: [
    "", "now", "2013-02-30 10:00", "25:00", "10", "2013-01 10:00", "1 2 3", "10:00 2013-01-07",
    "2013-01-07 10:00 UTC", "١٠:٠٠", "99999-01-01 00:00", "-1-01-01 00:00",
  ])
  func whatIsNoClockIsRefused(_ typed: String) {
    #expect(ClockEntry.read(typed, on: day) == nil)
  }

  @Test func tomorrowIsInTheNextMonth() throws {
    let next = ClockEntry.tomorrow(after: try #require(day), hour: 8, minute: 0)
    #expect(ClockEntry.text(try #require(next)) == "2013-02-01 08:00")
  }

  @Test func afterTheLastDayThereIsNoTomorrow() throws {
    let last = try #require(WallClock(year: 9999, month: 12, day: 31))
    #expect(ClockEntry.tomorrow(after: last, hour: 8, minute: 0) == nil)
  }

  @Test func aMomentHasItsYear() {
    #expect(NotificationText.moment(day) == "Thursday, 31 January 2013, 09:41")
    #expect(NotificationText.moment(nil) == "beyond the calendar")
  }

  @Test func eachUnitHasAWord() {
    let words = LocalNotification.RepeatInterval.allCases.compactMap {
      NotificationText.repeats($0)
    }
    #expect(Set(words).count == 6 && NotificationText.repeats(nil) == nil)
  }

  @Test func aNotificationWithoutAMessageHasItsName() {
    var prototype = Prototype()
    prototype.notifications = [LocalNotification(id: "coffee")]
    #expect(NotificationText.name(NotificationID(0), in: prototype) == "coffee")
    prototype.notifications[0].body = "Time!"
    #expect(NotificationText.name(NotificationID(0), in: prototype) == "Time!")
  }
}
