internal import DialogModel

extension Writer {
  func document() throws(NotWritable) -> [Written.Entry] {
    var entries = entry(DocumentKey.rehearsal, .number(DocumentKey.version))
    entries += entry(DocumentKey.title, text(prototype.title))
    entries += entry(DocumentKey.device, word(prototype.device, unless: .phone))
    entries += entry(DocumentKey.era, word(prototype.era, unless: .ios6))
    entries += try entry(DocumentKey.start, start())
    entries += try entry(DocumentKey.clock, map(clock(), .inline))
    entries += entry(DocumentKey.notificationSettings, map(notificationSettings(), .inline))
    entries += try entry(DocumentKey.screens, named(prototype.screens, \.id, screen))
    entries += try entry(DocumentKey.dialogs, named(prototype.dialogs, \.id, dialog))
    entries += try entry(DocumentKey.tasks, named(prototype.tasks, \.id, task))
    entries += try entry(
      DocumentKey.notifications, named(prototype.notifications, \.id, notification))
    entries += try entry(DocumentKey.application, application())
    if prototype.navigation != .none {
      guard prototype.navigation == .push else { throw notWritable("navigation") }
      entries += entry(DocumentKey.navigation, .word(prototype.navigation.rawValue))
    }
    entries += try entry(DocumentKey.navigationController, navigationController())
    entries += try entry(DocumentKey.tabBarController, tabBarController())
    entries += entry(DocumentKey.choices, map(choices()))
    entries += try entry(DocumentKey.strings, map(strings(), .spaced))
    return entries
      + (try entry(DocumentKey.scenarios, named(prototype.scenarios, \.name, scenario)))
  }

  private func named<Thing>(
    _ things: [Thing], _ name: (Thing) -> String,
    _ written: (Thing) throws(NotWritable) -> Written
  ) throws(NotWritable) -> Written? {
    var entries: [Written.Entry] = []
    for thing in things {
      entries.append(Written.Entry(key: name(thing), value: try written(thing)))
    }
    return map(entries, .spaced)
  }

  /// Writes where a run begins; without it a run begins with the first screen or dialog.
  private func start() throws(NotWritable) -> Written? {
    guard let start = prototype.start else {
      guard prototype.screens.isEmpty, prototype.dialogs.isEmpty else { throw notWritable("start") }
      return nil
    }
    return try name(of: start)
  }

  func name(of start: Prototype.Start) throws(NotWritable) -> Written {
    switch start {
    case .screen(let screen): try self.name(of: screen)
    case .dialog(let dialog): try self.name(of: dialog)
    }
  }

  func name(of screen: ScreenID) throws(NotWritable) -> Written {
    guard prototype.screens.indices.contains(screen.index) else { throw notWritable("screen") }
    return .text(prototype.name(of: screen))
  }

  func name(of dialog: DialogID) throws(NotWritable) -> Written {
    guard prototype.dialogs.indices.contains(dialog.index), dialog.instance == 1 else {
      throw notWritable("dialog")
    }
    return .text(prototype.name(of: dialog))
  }

  private func application() throws(NotWritable) -> Written? {
    guard let application = prototype.application else { return nil }
    var entries = entry(ApplicationKey.name, text(application.name))
    entries += entry(ApplicationKey.icon, text(application.icon))
    entries += entry(
      ApplicationKey.inBackground, word(application.inBackground, unless: .suspended))
    guard !application.delegate.isNil else { throw notWritable("delegate") }
    let parts = try delegateParts(application.delegate, of: [.application])
    entries += entry(ApplicationKey.without, parts.without)
    entries += entry(ApplicationKey.only, parts.only)
    entries += entry(ApplicationKey.returns, parts.returns)
    entries += entry(ApplicationKey.does, parts.does)
    return map(entries) ?? .boolean(true)
  }

  private func choices() -> [Written.Entry] {
    let (made, usual) = (prototype.choices, Choices())
    func entry<Word: RawRepresentable<String> & Equatable>(
      _ key: ChoicesKey, _ choice: KeyPath<Choices, Word>
    ) -> [Written.Entry] {
      self.entry(key, word(made[keyPath: choice], unless: usual[keyPath: choice]))
    }
    var entries = entry(.outsideTapIndex, \.outsideTapIndex)
    entries += entry(.systemCancelWithoutCancelButton, \.systemCancelWithoutCancelButton)
    entries += entry(.returnInAlert, \.returnInAlert)
    entries += self.entry(ChoicesKey.returnResigns, yes(made.returnResigns))
    entries += entry(.coveredAlert, \.coveredAlert)
    entries += entry(.alertAction, \.alertAction)
    entries += entry(.launchDelivery, \.launchDelivery)
    entries += entry(.defaultPerformActivity, \.defaultPerformActivity)
    entries += entry(.activityViewOnTablet, \.activityViewOnTablet)
    return entries + entry(.firstOtherIndex, \.firstOtherIndex)
  }
}
