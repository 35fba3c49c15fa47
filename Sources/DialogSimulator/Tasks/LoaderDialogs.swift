public import DialogModel

extension Prototype {
  /// The same with an alert of its own for every task, behind the document's dialogs.
  ///
  /// It has the task's name and texts and no buttons, and its delegate hears everything.
  func addingLoaders() -> Prototype {
    guard !tasks.isEmpty else { return self }
    var prototype = self
    prototype.dialogs += tasks.map { task in
      var alert = Alert()
      alert.title = task.title
      alert.message = task.message
      return Dialog(id: task.id, alert: alert, delegate: Delegate())
    }
    return prototype
  }
}

extension Simulator {
  /// The alert of its own that can show a task.
  func loader(of task: TaskID) -> DialogID {
    DialogID(prototype.dialogs.count - prototype.tasks.count + task.index)
  }

  /// Whether an alert is none of the document's, but shows a task.
  public func isLoaderOfItsOwn(_ dialog: DialogID) -> Bool { task(shownBy: dialog) != nil }

  /// The task that an alert of its own shows; `nil` for the document's alerts.
  @inline(__always)
  func task(shownBy dialog: DialogID) -> TaskID? {
    let index = dialog.index - (prototype.dialogs.count - prototype.tasks.count)
    return index >= 0 ? TaskID(index) : nil
  }

  /// The job that an alert shows, in place or as its own.
  func job(shownOn dialog: DialogID) -> Job? {
    if let job = state.job(keepingUp: dialog) { return job }
    guard let task = task(shownBy: dialog), let job = state.job(of: task),
      case .separate = job.loader
    else { return nil }
    return job
  }
}
