package import DialogModel

extension Writer {
  package func actions(_ actions: [Action]) throws(NotWritable) -> [Written] {
    var written: [Written] = []
    for action in actions { written.append(try self.action(action)) }
    return written
  }

  package func action(_ action: Action) throws(NotWritable) -> Written {
    .map(try entry(of: action), .inline)
  }

  private func entry(of action: Action) throws(NotWritable) -> [Written.Entry] {
    switch action {
    case .present(let dialog): try entry(ActionKey.present, name(of: dialog))
    case .presentNew(let dialog): try entry(ActionKey.present, presentation(ofNew: dialog))
    case .presentView(let dialog, let animated, let completion):
      try entry(ActionKey.present, presentation(dialog, animated, completion))
    case .dismiss(let dialog, let index, let animated):
      try entry(ActionKey.dismiss, dismissal(dialog, index, animated))
    case .dismissView(let dialog, let animated, let completion):
      try entry(ActionKey.dismiss, dismissal(ofView: dialog, animated, completion))
    case .navigate(let screen, let transition, let animated):
      try entry(ActionKey.goTo, way(screen, transition, animated))
    case .goBack: entry(ActionKey.goBack, .boolean(true))
    case .goTo(let screen): try entry(ActionKey.goTo, name(of: screen))
    case .setTexts(let dialog, let title, let message):
      try entry(
        ActionKey.set,
        .map(
          entry(SetKey.dialog, name(ofShown: dialog)) + entry(SetKey.title, template(title))
            + entry(SetKey.message, template(message)), .inline))
    case .setDelegate(let dialog, let change):
      try entry(
        ActionKey.set,
        .map(
          entry(SetKey.dialog, name(ofShown: dialog))
            + entry(SetKey.delegate, .word(change.rawValue)), .inline))
    case .setEnabled(let control, true): entry(ActionKey.enable, .text(control.name))
    case .setEnabled(let control, false): entry(ActionKey.disable, .text(control.name))
    case .setBarEnabled(let bar, true): entry(ActionKey.enable, .text(bar.rawValue))
    case .setBarEnabled(let bar, false): entry(ActionKey.disable, .text(bar.rawValue))
    case .setPassthrough(let dialog, let controls):
      try entry(
        ActionKey.set,
        .map(
          entry(SetKey.popover, name(of: dialog))
            + entry(SetKey.passthrough, passthrough(controls)), .inline))
    case .setFlag(let flag, let change):
      try entry(
        ActionKey.set,
        .map(entry(SetKey.flag, name(of: flag)) + entry(SetKey.to, value(change)), .inline))
    case .setBadge(let number):
      entry(ActionKey.set, .map(entry(SetKey.badge, .number(number)), .inline))
    case .setFieldText(let field, let text):
      try entry(
        ActionKey.set,
        .map(
          entry(SetKey.field, name(of: field)) + entry(SetKey.text, template(text)), .inline))
    case .setOverlay(let field, let icons):
      try entry(
        ActionKey.set,
        .map(
          entry(SetKey.field, name(of: field))
            + entry(SetKey.overlay, icons.map { overlay($0) } ?? .word("none")), .inline))
    case .focus(let field): try entry(ActionKey.focus, name(of: field))
    case .resign(let field): try entry(ActionKey.resign, name(of: field))
    case .finish(let completed): entry(ActionKey.finish, .boolean(completed))
    case .log(let line): entry(ActionKey.log, template(line))
    case .run(let task): try entry(ActionKey.run, .text(id(of: task)))
    case .cancelTask(let task): try entry(ActionKey.cancelTask, .text(id(of: task)))
    case .schedule(let notification): try entry(ActionKey.schedule, name(of: notification))
    case .presentNow(let notification): try entry(ActionKey.presentNow, name(of: notification))
    case .cancelNotification(let notification):
      try entry(ActionKey.cancelNotification, name(of: notification))
    case .cancelAllNotifications: entry(ActionKey.cancelAllNotifications, .boolean(true))
    case .setNotifications(let notifications):
      try entry(ActionKey.setNotifications, names(of: notifications))
    case .wait(let milliseconds): entry(ActionKey.wait, .seconds(milliseconds: milliseconds))
    case .when(let condition, let yes, let no):
      try entry(ActionKey.when, self.condition(condition))
        + entry(ActionKey.perform, .list(actions(yes), .inline))
        + entry(ActionKey.otherwise, list(actions(no)))
    }
  }

  package func name(of notification: NotificationID) throws(NotWritable) -> Written {
    guard prototype.notifications.indices.contains(notification.index) else {
      throw notWritable("notification")
    }
    return .text(prototype.name(of: notification))
  }

  package func name(of flag: FlagID) throws(NotWritable) -> Written {
    guard let found = prototype[flag] else { throw notWritable("flag") }
    return .text(found.id)
  }

  private func value(_ change: FlagChange) -> Written {
    switch change {
    case .becomes(let value): .boolean(value)
    case .toggles: .word(SetKey.toggle)
    }
  }

  /// The values of flags, in the document's order.
  package func flags(_ values: [FlagID: Bool]) throws(NotWritable) -> [Written.Entry] {
    var entries: [Written.Entry] = []
    for (flag, isSet) in values.sorted(by: { $0.key.index < $1.key.index }) {
      guard let found = prototype[flag] else { throw notWritable("flag") }
      entries.append(Written.Entry(key: found.id, value: .boolean(isSet)))
    }
    return entries
  }

  private func names(of notifications: [NotificationID]) throws(NotWritable) -> Written {
    var names: [Written] = []
    for notification in notifications { names.append(try name(of: notification)) }
    return .list(names, .inline)
  }

  /// Writes only the name of the dialog, if there is nothing else to write.
  package func dismissal(
    _ dialog: DialogID, _ index: Int?, _ animated: Bool
  ) throws(NotWritable) -> Written {
    let name = try name(ofShown: dialog)
    guard index == nil || prototype[dialog]?.presentedView == nil else {
      throw notWritable("buttonIndex")
    }
    guard index != nil || !animated else { return name }
    var entries = entry(DismissKey.dialog, name)
    entries += entry(DismissKey.buttonIndex, index.map { .number($0) })
    entries += entry(DismissKey.animated, animated ? nil : .boolean(false))
    return .map(entries, .inline)
  }

  func template(_ template: Template?) -> Written? {
    template.map { self.template($0) }
  }

  /// The text of a template; each brace in it is written twice.
  package func template(_ template: Template) -> Written {
    var text = ""
    for piece in template.pieces {
      guard case .text(let literal) = piece else {
        text += piece.sourceText
        continue
      }
      for character in literal {
        if character == "{" || character == "}" { text.append(character) }
        text.append(character)
      }
    }
    return .text(text)
  }
}
