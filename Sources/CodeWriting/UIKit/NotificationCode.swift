internal import DialogModel

/// Local notifications, which the application's delegate makes and schedules.
struct NotificationCode {
  let code: UIKitCode

  func add(to type: inout CodeClass) {
    for (index, one) in code.prototype.notifications.enumerated() {
      let name = code.notification(NotificationID(index))
      let part = CodePart.notification(one.id)
      if code.isToday {
        today(one, name, part, &type)
      } else {
        make(one, name, part, &type)
      }
    }
  }

  private var scope: CodeScope { CodeScope(.application) }

  private func userInfo(_ one: LocalNotification) -> String {
    let own = PropertyListValue.map(
      [PropertyListEntry(key: "notification", value: .text(one.id))]
        + one.userInfo.filter { $0.key != "notification" })
    return value(own)
  }

  private func value(_ value: PropertyListValue) -> String {
    switch value {
    case .text(let text): return code.literal(text)
    case .list(let list):
      let items = list.map { self.value($0) }.joined(separator: ", ")
      return code.pick("@[\(items)]", "[\(items)] as [Any]")
    case .map(let entries):
      // A key that is there twice would end the program.
      var seen: Set<String> = []
      let items = entries.filter { seen.insert($0.key).inserted }.map {
        "\(code.literal($0.key)): \(self.value($0.value))"
      }.joined(separator: ", ")
      return code.pick(
        "@{\(items)}", items.isEmpty ? "[:] as [String: Any]" : "[\(items)] as [String: Any]")
    }
  }

  private func make(
    _ one: LocalNotification, _ name: String, _ part: CodePart, _ type: inout CodeClass
  ) {
    let variable = CodeReference("notification")
    var lines = code.say(
      "UILocalNotification *notification = [[UILocalNotification alloc] init]",
      "let notification = UILocalNotification()")
    func set(_ property: String, _ value: String) { lines += code.set(variable, property, value) }
    if let body = one.body {
      set("alertBody", code.texts.localized(Template(body), "\(one.id): body", scope))
    }
    if let action = one.action {
      set("alertAction", code.texts.localized(Template(action), "\(one.id): action", scope))
    }
    if !one.hasAction { set("hasAction", code.bool(false)) }
    lines += date(one.fireDate)
    if let repeats = one.repeats {
      set(
        "repeatInterval",
        code.pick(
          "NSCalendarUnit" + CodeNames.capital(NotificationCode.unit(repeats)),
          "." + NotificationCode.unit(repeats)))
    }
    switch one.sound {
    case .default:
      set(
        "soundName",
        code.pick("UILocalNotificationDefaultSoundName", "UILocalNotificationDefaultSoundName"))
    case .file(let file): set("soundName", code.literal(file))
    case nil: break
    }
    if one.badge != 0 { set("applicationIconBadgeNumber", "\(one.badge)") }
    if let image = one.launchImage { set("alertLaunchImage", code.literal(image)) }
    set("userInfo", userInfo(one))
    lines += code.say("return notification", "return notification")
    let maker = "make\(name)Notification"
    type.methods.append(
      CodeMethod(
        "(UILocalNotification *)\(maker)", "func \(maker)() -> UILocalNotification", lines, part))
    func method(_ title: String, _ body: [CodeLine]) {
      type.methods.append(
        CodeMethod("(void)\(title)", "func \(title)()", body, part, isPublic: true))
    }
    method(
      "schedule\(name)",
      code.say(
        "[[UIApplication sharedApplication] scheduleLocalNotification:[self \(maker)]]",
        "UIApplication.shared.scheduleLocalNotification(\(maker)())"
      ).changed(.notifications))
    method(
      "present\(name)Now",
      code.say(
        "[[UIApplication sharedApplication] presentLocalNotificationNow:[self \(maker)]]",
        "UIApplication.shared.presentLocalNotificationNow(\(maker)())"))
    method("cancel\(name)", cancel(one))
  }

  private func cancel(_ one: LocalNotification) -> [CodeLine] {
    let id = code.literal(one.id)
    if code.isObjectiveC {
      return [
        CodeLine(
          "for (UILocalNotification *notification in [UIApplication sharedApplication].scheduledLocalNotifications) {"
        ),
        CodeLine("  if ([[notification.userInfo objectForKey:@\"notification\"] isEqual:\(id)]) {"),
        CodeLine("    [[UIApplication sharedApplication] cancelLocalNotification:notification];"),
        CodeLine("  }"), CodeLine("}"),
      ]
    }
    return [
      CodeLine("for notification in UIApplication.shared.scheduledLocalNotifications ?? []"),
      CodeLine("where notification.userInfo?[\"notification\"] as? String == \(id) {"),
      CodeLine("  UIApplication.shared.cancelLocalNotification(notification)"), CodeLine("}"),
    ]
  }

  private func date(_ fire: LocalNotification.FireDate) -> [CodeLine] {
    switch fire {
    case .immediately: return code.comment("Due at once.")
    case .after(let milliseconds):
      let seconds = NotificationCode.seconds(milliseconds)
      return code.say(
        "notification.fireDate = [NSDate dateWithTimeIntervalSinceNow:\(seconds)]",
        "notification.fireDate = Date(timeIntervalSinceNow: \(seconds))")
    case .at(let instant):
      let seconds = NotificationCode.seconds(instant.milliseconds)
      let text = WallClock(inUTC: instant)?.text ?? ""
      return code.comment("\(text)Z")
        + code.say(
          "notification.fireDate = [NSDate dateWithTimeIntervalSince1970:\(seconds)]",
          "notification.fireDate = Date(timeIntervalSince1970: \(seconds))")
    case .atWallClock(let clock, let zone):
      return components(clock)
        + code.say(
          "NSCalendar *calendar = [[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar]",
          "var calendar = Calendar(identifier: .gregorian)")
        + zoned(zone)
        + code.say(
          "notification.fireDate = [calendar dateFromComponents:components]",
          "notification.fireDate = calendar.date(from: components)")
    }
  }

  private func zoned(_ zone: String?) -> [CodeLine] {
    guard let zone else {
      return code.say(
        "calendar.timeZone = [NSTimeZone localTimeZone]", "calendar.timeZone = TimeZone.current")
    }
    let name = code.literal(zone)
    return code.say(
      "calendar.timeZone = [NSTimeZone timeZoneWithName:\(name)]",
      "calendar.timeZone = TimeZone(identifier: \(name)) ?? .current")
      + code.say(
        "notification.timeZone = calendar.timeZone", "notification.timeZone = calendar.timeZone")
  }

  func components(_ clock: WallClock) -> [CodeLine] {
    var lines = code.say(
      "NSDateComponents *components = [[NSDateComponents alloc] init]",
      "var components = DateComponents()")
    for (name, value) in [
      ("year", clock.year), ("month", clock.month), ("day", clock.day), ("hour", clock.hour),
      ("minute", clock.minute), ("second", clock.second),
    ] {
      lines += code.set(CodeReference("components"), name, "\(value)")
    }
    return lines
  }

  static func unit(_ repeats: LocalNotification.RepeatInterval) -> String {
    repeats == .week ? "weekOfYear" : repeats.rawValue
  }

  static func seconds(_ milliseconds: Int) -> String {
    let text = SimulatedTime(milliseconds: milliseconds).seconds
    let short = text.reversed().drop { $0 == "0" }.reversed()
    return String(short) + (short.last == "." ? "0" : "")
  }

  /// The requests of today.
  private func today(
    _ one: LocalNotification, _ name: String, _ part: CodePart, _ type: inout CodeClass
  ) {
    var lines = [CodeLine("let content = UNMutableNotificationContent()")]
    func set(_ property: String, _ value: String) {
      lines.append(CodeLine("content.\(property) = \(value)"))
    }
    if let body = one.body {
      set("body", code.texts.localized(Template(body), "\(one.id): body", scope))
    }
    if let action = one.action {
      lines += code.comment(
        "The word of the action, “\(action)”, is one of a UNNotificationAction today.")
    }
    switch one.sound {
    case .default: set("sound", ".default")
    case .file(let file):
      set("sound", "UNNotificationSound(named: UNNotificationSoundName(\(code.literal(file))))")
    case nil: break
    }
    if one.badge != 0 { set("badge", "\(one.badge)") }
    set("userInfo", userInfo(one))
    lines += trigger(one)
    lines.append(
      CodeLine(
        "return UNNotificationRequest(identifier: \(code.literal(one.id)), content: content, trigger: trigger)"
      ))
    let maker = "make\(name)Request"
    type.methods.append(CodeMethod("", "func \(maker)() -> UNNotificationRequest", lines, part))
    type.methods.append(
      CodeMethod(
        "", "func schedule\(name)()",
        [CodeLine("UNUserNotificationCenter.current().add(\(maker)())")].changed(.notifications),
        part))
    type.methods.append(
      CodeMethod(
        "", "func present\(name)Now()",
        [
          CodeLine("let request = \(maker)()"), CodeLine("// Without a trigger it is due at once."),
          CodeLine("UNUserNotificationCenter.current().add("),
          CodeLine(
            "  UNNotificationRequest(identifier: request.identifier, content: request.content, trigger: nil))"
          ),
        ], part))
    type.methods.append(
      CodeMethod(
        "", "func cancel\(name)()",
        [
          CodeLine("UNUserNotificationCenter.current()"),
          CodeLine(
            "  .removePendingNotificationRequests(withIdentifiers: [\(code.literal(one.id))])"),
        ], part))
  }

  private func trigger(_ one: LocalNotification) -> [CodeLine] {
    let repeats = one.repeats != nil
    switch one.fireDate {
    case .immediately:
      return [CodeLine("let trigger: UNNotificationTrigger? = nil  // Due at once.")]
    case .after(let milliseconds):
      let note =
        repeats && milliseconds < 60_000
        ? code.comment("A trigger that repeats has at least 60 seconds.") : []
      let seconds = NotificationCode.seconds(
        repeats ? max(milliseconds, 60_000) : max(milliseconds, 1))
      return note
        + [
          CodeLine(
            "let trigger = UNTimeIntervalNotificationTrigger(timeInterval: \(seconds), repeats: \(repeats))"
          )
        ]
    case .at(let instant):
      guard let clock = WallClock(inUTC: instant) else {
        return [CodeLine("let trigger: UNNotificationTrigger? = nil")]
      }
      return components(clock) + [CodeLine("components.timeZone = TimeZone(secondsFromGMT: 0)")]
        + calendar(one)
    case .atWallClock(let clock, let zone):
      let own =
        zone.map { [CodeLine("components.timeZone = TimeZone(identifier: \(code.literal($0)))")] }
        ?? []
      return components(clock) + own + calendar(one)
    }
  }

  private func calendar(_ one: LocalNotification) -> [CodeLine] {
    let note =
      one.repeats.map {
        code.comment("It repeats every \($0.rawValue): leave out the larger components for that.")
      } ?? []
    return note
      + [
        CodeLine(
          "let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: \(one.repeats != nil))"
        )
      ]
  }
}
