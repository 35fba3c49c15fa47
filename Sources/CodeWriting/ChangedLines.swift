internal import DialogModel

/// A change that the writers of code know a place for: its id in the table.
enum KnownChange: String, CaseIterable {
  case oneHandler = "one-handler"
  case binding
  case alertFromAlert = "alert-from-alert"
  case noStacking = "no-stacking"
  case isEnabled = "is-enabled"
  case completion
  case systemCancel = "system-cancel"
  case outsideTap = "outside-tap"
  case sheetAtSource = "sheet-at-source"
  case fields
  case notifications

  /// What has changed about a method of 2013, where a delegate has it.
  static func of(_ selector: Selector) -> [KnownChange] {
    // What follows from them has a place of its own.
    let elsewhere: [KnownChange] = [.fields, .noStacking, .sheetAtSource, .notifications]
    return PlatformChange.about(selector).compactMap { KnownChange(rawValue: $0.id) }
      .filter { !elsewhere.contains($0) }
  }
}

extension CodeLine {
  /// The line as one that these changes are about, where they matter to its document.
  func changed(_ changes: KnownChange...) -> CodeLine { changed(changes) }

  func changed(_ changes: [KnownChange]) -> CodeLine {
    var line = self
    line.changes = KnownChange.allCases.filter {
      changes.contains($0) || line.changes.contains($0.rawValue)
    }.map(\.rawValue)
    return line
  }
}

extension [CodeLine] {
  /// The lines with a change at the last of them.
  func changed(_ change: KnownChange) -> [CodeLine] {
    guard let last else { return [] }
    return dropLast() + [last.changed(change)]
  }

  /// Keeps the changes that matter to a document, each once for a dialog.
  func withChanges(of prototype: Prototype, _ form: CodeForm) -> [CodeLine] {
    let isNoted =
      switch form {
      case .objectiveC, .swift2013, .alertController, .swiftUI: true
      case .uiTest, .strings, .catalogue, .probe: false
      }
    // What is left for each dialog, and what is about the whole document.
    var own: [String: Set<String>] = [:]
    var common: Set<String> = []
    if isNoted {
      for dialog in prototype.dialogs {
        own[dialog.id] = PlatformChange.ids(PlatformChange.Trigger.all(of: dialog), form)
      }
      if !prototype.notifications.isEmpty { common = PlatformChange.ids([.notification], form) }
    }
    return map { line in
      guard !line.changes.isEmpty else { return line }
      var line = line
      line.changes = line.changes.filter { id in
        if common.remove(id) != nil { return true }
        guard case .dialog(let dialog)? = line.part else { return false }
        return own[dialog]?.remove(id) != nil
      }
      return line
    }
  }
}

extension PlatformChange {
  fileprivate static func ids(_ triggers: Set<Trigger>, _ form: CodeForm) -> Set<ID> {
    Set(all.filter { triggers.contains($0.trigger) && $0.isAbout(form) }.map(\.id))
  }
}
