internal import DialogModel
internal import Texts

extension Reader {
  mutating func readNotification(_ entry: YAMLNode.Entry) -> LocalNotification {
    let fields = fields(entry.value, NotificationKey.self)
    var notification = LocalNotification(id: entry.name)
    notification.body = fields[.body]?.text
    notification.action = fields[.action]?.text
    notification.hasAction = fields[.hasAction]?.boolean ?? notification.hasAction
    notification.fireDate = readFireDate(fields) ?? notification.fireDate
    notification.repeats = fields[.repeats].flatMap(word)
    notification.sound = readSound(fields)
    notification.badge = fields[.badge]?.integer ?? notification.badge
    notification.userInfo = fields[.userInfo].map { readEntries($0) } ?? []
    notification.launchImage = readFile(.launchImage, of: fields)
    return notification
  }

  private mutating func readFireDate(
    _ fields: Fields<NotificationKey>
  ) -> LocalNotification.FireDate? {
    if let after = fields[.after]?.milliseconds { return .after(milliseconds: after) }
    guard let moment = fields[.at].flatMap({ readMoment($0) }) else { return nil }
    switch moment {
    case .wallClock(let clock):
      return .atWallClock(clock, timeZone: fields[.timeZone].flatMap { readZone($0) })
    case .instant(let instant):
      if fields[.timeZone] != nil {
        error(
          .meaning, fields.mark(of: .timeZone),
          tr("“at” says how far it is from UTC, so “timeZone” is not allowed beside it"),
          hint: tr("leave out one of the two"))
      }
      return .at(instant)
    }
  }

  private mutating func readSound(_ fields: Fields<NotificationKey>) -> LocalNotification.Sound? {
    if fields[.sound]?.text == "default" { return .default }
    return readFile(.sound, of: fields).map { .file($0) }
  }

  private func readEntries(_ node: YAMLNode) -> [PropertyListEntry] {
    (node.entries ?? []).map { PropertyListEntry(key: $0.name, value: readValue($0.value)) }
  }

  private func readValue(_ node: YAMLNode) -> PropertyListValue {
    switch node.content {
    case .scalar(let text, _): .text(text)
    case .list(let items): .list(items.map { readValue($0) })
    case .map: .map(readEntries(node))
    case .refused: .text("")
    }
  }

  mutating func readNotificationSettings(_ node: YAMLNode) -> NotificationSettings {
    let fields = fields(node, NotificationSettingsKey.self)
    var settings = NotificationSettings()
    settings.style = fields[.style].flatMap(word) ?? settings.style
    settings.showsOnLockScreen = fields[.lockScreen]?.boolean ?? settings.showsOnLockScreen
    settings.isInCenter = fields[.center]?.boolean ?? settings.isInCenter
    settings.playsSounds = fields[.sounds]?.boolean ?? settings.playsSounds
    return settings
  }

  mutating func readClock(_ node: YAMLNode) -> DeviceClock {
    let fields = fields(node, ClockKey.self)
    var clock = DeviceClock()
    clock.start = fields[.start].flatMap { readMoment($0) } ?? clock.start
    clock.timeZone = fields[.timeZone].flatMap { readZone($0) } ?? clock.timeZone
    return clock
  }

  /// Reads the name of a time zone; reports one that this computer does not know.
  mutating func readZone(_ node: YAMLNode) -> String? {
    guard let zone = node.text, TextForm.isTimeZone(zone) else { return nil }
    if environment.knowsZone(zone) { return zone }
    error(
      .meaning, node.start,
      tr("this computer does not know the time zone “{zone}”", ["zone": zone]),
      hint: tr("the names are those of the tz database, like Europe/Moscow"))
    return nil
  }

  /// Reads a moment; reports one that the calendar does not have.
  mutating func readMoment(_ node: YAMLNode) -> WrittenMoment? {
    guard let text = node.text, Moment.hasForm(text) else { return nil }
    if let moment = Moment.written(in: text) { return moment }
    error(.meaning, node.start, tr("there is no moment “{text}”", ["text": text]))
    return nil
  }
}
