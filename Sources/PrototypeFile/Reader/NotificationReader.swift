internal import DialogModel
internal import Texts

/// Reads notifications.
enum NotificationReader {
  static func notification(_ entry: YAMLNode.Entry, _ reader: inout Reader) -> LocalNotification {
    let fields = reader.fields(entry.value, NotificationKey.self)
    var notification = LocalNotification(id: entry.name)
    notification.body = fields[.body]?.text
    notification.action = fields[.action]?.text
    notification.hasAction = fields[.hasAction]?.boolean ?? notification.hasAction
    notification.fireDate = fireDate(fields, &reader) ?? notification.fireDate
    notification.repeats = fields[.repeats]?.choice()
    notification.sound = sound(fields, &reader)
    notification.badge = fields[.badge]?.integer ?? notification.badge
    notification.userInfo = fields[.userInfo].map { entries($0) } ?? []
    notification.launchImage = PathReader.file(.launchImage, of: fields, &reader)
    return notification
  }

  private static func fireDate(
    _ fields: Fields<NotificationKey>, _ reader: inout Reader
  ) -> LocalNotification.FireDate? {
    if let after = fields[.after]?.milliseconds { return .after(milliseconds: after) }
    guard let moment = fields[.at].flatMap({ ClockReader.moment($0, &reader) }) else { return nil }
    switch moment {
    case .wallClock(let clock):
      return .atWallClock(
        clock, timeZone: fields[.timeZone].flatMap { ClockReader.zone($0, &reader) })
    case .instant(let instant):
      if fields[.timeZone] != nil {
        reader.problems.error(
          .meaning, fields.mark(of: .timeZone),
          tr("“at” says how far it is from UTC, so “timeZone” is not allowed beside it"),
          hint: tr("leave out one of the two"))
      }
      return .at(instant)
    }
  }

  private static func sound(_ fields: Fields<NotificationKey>, _ reader: inout Reader)
    -> LocalNotification.Sound?
  {
    if fields[.sound]?.text == "default" { return .default }
    return PathReader.file(.sound, of: fields, &reader).map { .file($0) }
  }

  private static func entries(_ node: YAMLNode) -> [PropertyListEntry] {
    (node.entries ?? []).map { PropertyListEntry(key: $0.name, value: value($0.value)) }
  }

  private static func value(_ node: YAMLNode) -> PropertyListValue {
    switch node.content {
    case .scalar(let text, _): .text(text)
    case .list(let items): .list(items.map { value($0) })
    case .map: .map(entries(node))
    case .refused: .text("")
    }
  }

  static func settings(_ node: YAMLNode, _ reader: inout Reader) -> NotificationSettings {
    NotificationSettings().changed(by: change(node, &reader))
  }

  /// Reads a change of settings: keys that are left out change nothing.
  static func change(
    _ node: YAMLNode, _ reader: inout Reader
  ) -> NotificationSettings.Change {
    let fields = reader.fields(node, NotificationSettingsKey.self)
    var change = NotificationSettings.Change()
    change.style = fields[.style]?.choice()
    change.showsOnLockScreen = fields[.lockScreen]?.boolean
    change.isInCenter = fields[.center]?.boolean
    change.playsSounds = fields[.sounds]?.boolean
    return change
  }
}

/// Reads moments, time zones and the clock of the device.
enum ClockReader {
  static func clock(_ node: YAMLNode, _ reader: inout Reader) -> DeviceClock {
    let fields = reader.fields(node, ClockKey.self)
    var clock = DeviceClock()
    clock.start = fields[.start].flatMap { ClockReader.moment($0, &reader) } ?? clock.start
    clock.timeZone = fields[.timeZone].flatMap { ClockReader.zone($0, &reader) } ?? clock.timeZone
    return clock
  }

  /// Reads the name of a time zone; reports one that this computer does not know.
  static func zone(_ node: YAMLNode, _ reader: inout Reader) -> String? {
    guard let zone = node.text, TextForm.isTimeZone(zone) else { return nil }
    if reader.environment.knowsZone(zone) { return zone }
    reader.problems.error(
      .meaning, node.start,
      tr("this computer does not know the time zone “{zone}”", ["zone": zone]),
      hint: tr("the names are those of the tz database, like Europe/Moscow"))
    return nil
  }

  /// Reads a moment; reports one that the calendar does not have.
  static func moment(_ node: YAMLNode, _ reader: inout Reader) -> WrittenMoment? {
    guard let text = node.text, Moment.hasForm(text) else { return nil }
    if let moment = Moment.written(in: text) { return moment }
    reader.problems.error(.meaning, node.start, tr("there is no moment “{text}”", ["text": text]))
    return nil
  }
}
