import DialogModel

extension Explorer {
  /// Whether all that another exploration has shown, and each task that it has run, is in this one.
  ///
  /// Both are of documents whose dialogs have the same numbers, but for new ones at the end.
  public func reaches(all other: Explorer) -> Bool {
    guard let own = facts, let theirs = other.facts else { return false }
    return dialogsUp(own).isSuperset(of: other.dialogsUp(theirs))
      && own.screens.isSuperset(of: theirs.screens)
      && own.notifications.isSuperset(of: theirs.notifications)
      && own.tasks.isSuperset(of: theirs.tasks)
  }

  /// The dialogs that were up, and by numbers below 0 the alerts of tasks: these come after all
  /// dialogs of a document, however many it has.
  private func dialogsUp(_ facts: Facts) -> Set<Int> {
    let own = prototype.dialogs.count - prototype.tasks.count
    return Set(facts.dialogs.map { $0 < own ? $0 : own - 1 - $0 })
  }
}

extension Facts {
  /// The tasks that were run somewhere.
  fileprivate var tasks: Set<TaskID> { edges.reduce(into: []) { $0.formUnion($1.runs) } }
}
