import DialogModel
import PrototypeFile

extension DocumentWriter {
  func notification(_ notification: LocalNotification) throws(NotWritable) -> Written {
    guard notification.badge >= 0 else { throw notWritable("badge") }
    var entries = entry("body", text(notification.body))
    entries += entry("action", text(notification.action))
    entries += entry("hasAction", notification.hasAction ? nil : .boolean(false))
    entries += try fireDate(notification.fireDate)
    entries += entry("repeats", word(notification.repeats))
    entries += try entry("sound", sound(notification.sound))
    if notification.badge > 0 {
      entries += entry("badge", .number(notification.badge))
    }
    entries += try entry(
      "userInfo", notification.userInfo.isEmpty ? nil : map(notification.userInfo))
    return .map(
      entries + entry("launchImage", text(notification.launchImage)), .block)
  }

  private func fireDate(
    _ date: LocalNotification.FireDate
  ) throws(NotWritable) -> [Written.Entry] {
    switch date {
    case .immediately: return []
    case .after(let milliseconds):
      guard milliseconds >= 0 else { throw notWritable("after") }
      return entry("after", .seconds(milliseconds: milliseconds))
    case .at(let instant): return try entry("at", moment(.instant(instant)))
    case .atWallClock(let clock, let zone):
      return try entry("at", moment(.wallClock(clock)))
        + entry(
          "timeZone",
          zone.map { (zone) throws(NotWritable) in
            try timeZone(zone)
          })
    }
  }

  private func sound(_ sound: LocalNotification.Sound?) throws(NotWritable) -> Written? {
    switch sound {
    case nil: return nil
    case .default: return .word("default")
    case .file(let path):
      // The reader takes the word for the system's sound.
      guard path != "default" else { throw notWritable("sound") }
      return .text(path)
    }
  }

  /// What a notification carries.
  private func map(_ entries: [PropertyListEntry]) throws(NotWritable) -> Written {
    guard Set(entries.map(\.key)).count == entries.count else { throw notWritable("userInfo") }
    var written: [Written.Entry] = []
    for entry in entries {
      written.append(Written.Entry(key: entry.key, value: try value(entry.value)))
    }
    return .map(written, .inline)
  }

  private func value(_ value: PropertyListValue) throws(NotWritable) -> Written {
    switch value {
    case .text(let text): return .text(text)
    case .map(let entries): return try map(entries)
    case .list(let items):
      var written: [Written] = []
      for item in items { written.append(try self.value(item)) }
      return .list(written, .inline)
    }
  }

  /// The keys that a change of the settings has.
  func entries(of change: NotificationSettings.Change) -> [Written.Entry] {
    entry("style", word(change.style))
      + entry("lockScreen", change.showsOnLockScreen.map { .boolean($0) })
      + entry("center", change.isInCenter.map { .boolean($0) })
      + entry("sounds", change.playsSounds.map { .boolean($0) })
  }

  func notificationSettings() -> [Written.Entry] {
    parts.notificationSettings(prototype.notificationSettings)
  }
}
