import DialogModel
import PrototypeFile

extension DocumentWriter {
  func document() throws(NotWritable) -> [Written.Entry] {
    var entries = entry("rehearsal", .number(1))
    entries += entry("title", text(prototype.title))
    entries += entry("device", word(prototype.device, unless: .phone))
    entries += entry("era", word(prototype.era, unless: .ios6))
    entries += try entry("start", start())
    entries += try entry("clock", map(clock(), .inline))
    entries += entry("notificationSettings", map(notificationSettings(), .inline))
    entries += try entry("screens", named(prototype.screens, \.id, screen))
    entries += try entry("dialogs", named(prototype.dialogs, \.id, dialog))
    entries += try entry("tasks", named(prototype.tasks, \.id, task))
    entries += try entry(
      "notifications", named(prototype.notifications, \.id, notification))
    let flags = prototype.flags.map { Written.Entry(key: $0.id, value: .boolean($0.isSet)) }
    entries += entry("flags", map(flags, .inline))
    entries += try entry("application", application())
    if prototype.navigation != .none {
      guard prototype.navigation == .push else { throw notWritable("navigation") }
      entries += entry("navigation", .word(prototype.navigation.rawValue))
    }
    entries += try entry("navigationController", navigationController())
    entries += try entry("tabBarController", tabBarController())
    entries += entry("choices", map(choices()))
    entries += try entry("strings", map(strings(), .spaced))
    var shared = SharedWriting()
    var scenarios: [Written.Entry] = []
    for script in prototype.scenarios {
      scenarios.append(
        Written.Entry(key: script.name, value: try scenario(script, sharing: &shared)))
    }
    entries += entry("steps", map(shared.lists, .spaced))
    entries += entry("scenarios", map(scenarios, .spaced))
    var promises: [Written] = []
    for promise in prototype.promises { promises.append(try self.promise(promise)) }
    return entries + entry("promises", list(promises, .block))
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

  private func application() throws(NotWritable) -> Written? {
    guard let application = prototype.application else { return nil }
    var entries = entry("name", text(application.name))
    entries += entry("icon", text(application.icon))
    entries += entry(
      "inBackground", word(application.inBackground, unless: .suspended))
    guard !application.delegate.isNil else { throw notWritable("delegate") }
    let parts = try delegateParts(application.delegate, of: [.application])
    return map(entries + parts.entries) ?? .boolean(true)
  }

  private func choices() -> [Written.Entry] {
    let (made, usual) = (prototype.choices, Choices())
    func entry<Word: RawRepresentable<String> & Equatable>(
      _ key: String, _ choice: KeyPath<Choices, Word>
    ) -> [Written.Entry] {
      self.entry(key, word(made[keyPath: choice], unless: usual[keyPath: choice]))
    }
    var entries = entry("outsideTapIndex", \.outsideTapIndex)
    entries += entry("systemCancelWithoutCancelButton", \.systemCancelWithoutCancelButton)
    entries += entry("returnInAlert", \.returnInAlert)
    entries += self.entry("returnResigns", yes(made.returnResigns))
    entries += entry("coveredAlert", \.coveredAlert)
    entries += entry("goneDelegate", \.goneDelegate)
    entries += entry("alertAction", \.alertAction)
    entries += entry("launchDelivery", \.launchDelivery)
    entries += entry("defaultPerformActivity", \.defaultPerformActivity)
    entries += entry("activityViewOnTablet", \.activityViewOnTablet)
    return entries + entry("firstOtherIndex", \.firstOtherIndex)
  }
}
