public import DialogModel

extension Prototype {
  /// The prototype with a separate alert for every task, after the document's dialogs.
  func addingLoaders() -> Prototype {
    guard !tasks.isEmpty else { return self }
    var prototype = self
    prototype.dialogs += tasks.map(\.separateAlert)
    return prototype
  }
}

extension Simulator {
  /// The separate alert of a task.
  func loader(of task: TaskID) -> DialogID {
    DialogID(prototype.dialogs.count - prototype.tasks.count + task.index)
  }

  /// Whether an alert is not in the document, but the separate alert of a task.
  public func isLoaderOfItsOwn(_ dialog: DialogID) -> Bool { task(shownBy: dialog) != nil }

  /// The task of a separate alert; `nil` for the document's alerts.
  @inline(__always)
  func task(shownBy dialog: DialogID) -> TaskID? {
    let index = dialog.index - (prototype.dialogs.count - prototype.tasks.count)
    return index >= 0 ? TaskID(index) : nil
  }

  /// The job that an alert shows, in place or as a separate alert.
  func job(shownOn dialog: DialogID) -> Job? {
    if let job = state.job(keepingUp: dialog) { return job }
    guard let task = task(shownBy: dialog), let job = state.job(of: task),
      case .separate = job.loader
    else { return nil }
    return job
  }
}
