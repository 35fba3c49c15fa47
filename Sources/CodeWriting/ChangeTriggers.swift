internal import DialogModel

// What a document does that a change matters to.

extension PlatformChange.Trigger {
  static func all(in prototype: Prototype) -> Set<Self> {
    var found: Set<Self> = prototype.notifications.isEmpty ? [] : [.notification]
    for dialog in prototype.dialogs { found.formUnion(all(of: dialog)) }
    return found
  }

  /// What one dialog does.
  static func all(of dialog: Dialog) -> Set<Self> {
    guard dialog.alert != nil || dialog.actionSheet != nil else { return [] }
    var found: Set<Self> = [.alertOrSheet]
    let own = dialog.givenButtons.flatMap { $0.then + $0.afterwards } + dialog.delegate.everyAction
    if !own.isEmpty { found.insert(.thenAndAfterwards) }
    if own.flat.contains(where: { $0.presented != nil }) { found.insert(.presentsFromAlert) }
    if dialog.alert?.shownFields.isEmpty == false { found.insert(.fields) }
    if dialog.delegate.returns[.alertViewShouldEnableFirstOtherButton] != nil {
      found.insert(.enabling)
    }
    let does = dialog.delegate.does
    for moment in [Moment.willPresent, .didPresent] {
      if let selector = dialog.kind.selector(for: moment), does[selector]?.isEmpty == false {
        found.insert(.presentation)
      }
    }
    if let selector = dialog.kind.selector(for: .cancel), does[selector]?.isEmpty == false {
      found.insert(.systemCancel)
    }
    if dialog.actionSheet != nil { found.formUnion([.tabletSheet, .phoneSheet]) }
    return found
  }
}
