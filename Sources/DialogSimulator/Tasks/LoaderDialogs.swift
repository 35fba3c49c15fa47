public import DialogModel

extension Prototype {
  /// The prototype with a separate alert for every task, after the document's dialogs.
  func addingLoaders() -> Prototype {
    guard !tasks.isEmpty else { return self }
    var prototype = self
    prototype.firstLoader = dialogs.count
    prototype.dialogs += tasks.map(\.separateAlert)
    return prototype
  }

  /// The separate alert of a task.
  func loader(of task: TaskID) -> DialogID {
    DialogID((firstLoader ?? dialogs.count) + task.index)
  }

  /// The task of a separate alert; `nil` for the document's alerts.
  @inline(__always)
  func task(shownBy dialog: DialogID) -> TaskID? {
    // What a program defines comes after these alerts.
    guard let firstLoader, dialog.index >= firstLoader else { return nil }
    let index = dialog.index - firstLoader
    return index < tasks.count ? TaskID(index) : nil
  }
}

extension Simulator {
  /// Whether an alert is not in the document, but the separate alert of a task.
  public func isLoaderOfItsOwn(_ dialog: DialogID) -> Bool {
    prototype.task(shownBy: dialog) != nil
  }
}
