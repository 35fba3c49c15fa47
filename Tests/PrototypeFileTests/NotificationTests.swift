import DialogModel
import Testing

/// Notifications, the clock, and moments.
@Suite struct NotificationTests {
  private func notification(_ source: String) throws -> LocalNotification? {
    try prototype("notifications: {n: \(source)}").notifications.first
  }

  @Test func areRead() throws {
    #expect(try notification("") == LocalNotification(id: "n"))
    let all = try #require(
      try notification(
        """
        {body: 1.10, action: Join, hasAction: false, after: 15, sound: default, badge: 3,
         repeats: week, launchImage: images/a.png,
         userInfo: {room: 007, list: [a, {b: c}], empty: }}
        """))
    #expect(all.body == "1.10")
    #expect(all.action == "Join")
    #expect(!all.hasAction)
    #expect(all.fireDate == .after(milliseconds: 15_000))
    #expect(all.sound == .default)
    #expect(all.badge == 3)
    #expect(all.repeats == .week)
    #expect(all.launchImage == "images/a.png")
    #expect(
      all.userInfo == [
        PropertyListEntry(key: "room", value: .text("007")),
        PropertyListEntry(
          key: "list",
          value: .list([.text("a"), .map([PropertyListEntry(key: "b", value: .text("c"))])])),
        PropertyListEntry(key: "empty", value: .text("")),
      ])
    #expect(try notification("{sound: a.caf}")?.sound == .file("a.caf"))
  }

  @Test(
    arguments: [
      ("{at: 1970-01-01T00:00:00Z}", .at(Instant(milliseconds: 0))),
      ("{at: '1970-01-01 01:00+01:00'}", .at(Instant(milliseconds: 0))),
      ("{at: 1969-12-31T12:30-1130}", .at(Instant(milliseconds: 0))),
      ("{at: 2000-02-29T23:59:59.9996Z}", .at(Instant(milliseconds: 951_868_799_999))),
      ("{at: 2100-03-01T00:00:00+00}", .at(Instant(milliseconds: 4_107_542_400_000))),
      ("{at: 0001-01-01T00:00Z}", .at(Instant(milliseconds: -62_135_596_800_000))),
    ] as [(String, LocalNotification.FireDate)])
  func fire(_ source: String, _ fireDate: LocalNotification.FireDate) throws {
    #expect(try notification(source)?.fireDate == fireDate)
  }

  @Test(arguments: [
    ("{at: 2013-01-07}", clock(0, 0), nil),
    ("{at: 2013-01-07T09:41, timeZone: Europe/Moscow}", clock(941, 0), "Europe/Moscow"),
    ("{at: '2013-01-07 09:41:05,25'}", clock(941, 5250), nil),
  ])
  func fireByWallClocks(_ source: String, _ clock: WallClock?, _ timeZone: String?) throws {
    let clock = try #require(clock)
    #expect(try notification(source)?.fireDate == .atWallClock(clock, timeZone: timeZone))
  }

  /// A time on 7 January 2013, as hours and minutes, and milliseconds.
  private static func clock(_ time: Int, _ milliseconds: Int) -> WallClock? {
    WallClock(
      year: 2013, month: 1, day: 7, hour: time / 100, minute: time % 100,
      second: milliseconds / 1000, millisecond: milliseconds % 1000)
  }

  @Test(arguments: [
    "2013-13-01", "2013-00-01", "2013-02-30", "2013-02-29", "1900-02-29", "2013-04-31",
    "0000-01-01", "2013-01-07T24:00", "2013-01-07T12:60", "2013-01-07T12:00:60",
    "2013-01-07T12:00+24:00", "2013-01-07T12:00+01:60",
  ])
  func someMomentsDoNotExist(_ moment: String) {
    let example = Marked(
      "notifications: {n: {at: ⟨'\(moment)'}}", "there is no moment “\(moment)”")
    #expect(example.problems.found == example.problems.expected)
  }

  @Test(arguments: [
    "soon", "2013", "2013-1-7", "13-01-07", "2013-01-07T9:41", "2013-01-07T", "2013-01-07Z",
    "2013-01-07T09:41:", "2013-01-07T09:41:00.", "2013-01-07T09:41+3", "2013-01-07T09:41 Z",
    "٢٠١٣-٠١-٠٧", "2013-01-07T09:41:00.1234567890",
  ])
  func othersAreNone(_ moment: String) {
    let example = Marked(
      "notifications: {n: {at: ⟨'\(moment)'}}",
      "a moment like 2013-01-07T09:41:00 is expected here, this is the quoted text “\(moment)”")
    #expect(example.problems.found == example.problems.expected)
  }

  @Test(arguments: [
    Marked(
      "notifications: {n: {at: 2013-01-07T09:41Z, ⟨timeZone: UTC}}",
      "“at” says how far it is from UTC, so “timeZone” is not allowed beside it; "
        + "leave out one of the two"),
    Marked("notifications: {n: {⟨timeZone: UTC}}", "“timeZone” is allowed only beside “at”"),
    Marked(
      "notifications: {n: {after: 1, ⟨at: 2013-01-07}}", "“at” is not allowed beside “after”"),
    Marked(
      "notifications: {n: {at: 2013-01-07, timeZone: ⟨/etc/localtime}}",
      "the name of a time zone like Europe/Moscow is expected here, this is “/etc/localtime”"),
    Marked(
      "notifications: {n: {repeats: ⟨daily}}",
      "“minute”, “hour”, “day”, “week”, “month” or “year” is expected here, this is “daily”; write “repeats: day”"
    ),
    Marked(
      "notifications: {n: {repeatCalendar: ⟨buddhist}}",
      "“gregorian” is expected here, this is “buddhist”; for example “repeatCalendar: gregorian”"),
    Marked(
      "notifications: {n: {⟨calendar: gregorian}}", "unknown key “calendar”; write “repeatCalendar”"
    ),
    Marked(
      "notifications: {n: {badge: ⟨-1}}", "the number must be at least 0; for example “badge: 1”"),
    Marked(
      "notifications: {n: {sound: ⟨../a.caf}}",
      "“../a.caf” leads out of the document’s folder; "
        + "put the file beside the document, and write its path from there"),
    Marked(
      "notifications: {n: {userInfo: ⟨x}}",
      "a map is expected here, this is a text; for example “userInfo: {Hello: Hello}”"),
    Marked(
      "notificationSettings: {style: ⟨none at all}",
      "“alert”, “banner” or “none” is expected here, this is “none at all”; for example “style: alert”"
    ),
    Marked("notificationSettings: {⟨sound: true}", "unknown key “sound”; write “sounds”"),
    Marked("clock: {start: ⟨2013-02-31}", "there is no moment “2013-02-31”"),
  ])
  func haveRules(_ example: Marked) {
    // The only calendar may be named.
    #expect(problems("rehearsal: 1\nnotifications: {n: {repeatCalendar: gregorian}}") == [])
    #expect(example.problems.found == example.problems.expected)
  }

  @Test func settingsAreTaken() throws {
    #expect(try prototype("").notificationSettings == NotificationSettings())
    let settings = try prototype(
      "notificationSettings: {style: alert, lockScreen: false, center: false, sounds: false}"
    ).notificationSettings
    #expect(settings.style == .alert)
    #expect(!settings.showsOnLockScreen && !settings.isInCenter && !settings.playsSounds)
  }

  @Test func theClockIsSet() throws {
    #expect(try prototype("").clock == DeviceClock())
    #expect(
      try prototype("clock: {start: 2013-01-07T09:41:00+03:00, timeZone: Europe/Moscow}").clock
        == DeviceClock(
          start: .instant(Instant(milliseconds: 1_357_540_860_000)), timeZone: "Europe/Moscow"))
  }
}
