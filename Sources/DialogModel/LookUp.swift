extension Prototype {
  /// The dialog with an id; `nil` if there is none.
  ///
  /// It is one of the document's, or the separate alert of a task: a run numbers those after the
  /// document's dialogs, in the order of the tasks.
  public subscript(_ id: DialogID) -> Dialog? {
    if dialogs.indices.contains(id.index) { return dialogs[id.index] }
    return self[TaskID(id.index - dialogs.count)]?.separateAlert
  }

  /// The screen with an id; `nil` if there is none.
  public subscript(_ id: ScreenID) -> Screen? {
    screens.indices.contains(id.index) ? screens[id.index] : nil
  }

  /// The controls that a screen or a view of this prototype holds.
  public func controls(of holder: ControlID.Holder) -> [Control] {
    switch holder {
    // Not by way of the screen or the dialog, which would be copied.
    case .screen(let id): screens.indices.contains(id.index) ? screens[id.index].controls : []
    case .dialog(let id): dialogs.indices.contains(id.index) ? dialogs[id.index].controls : []
    case .activity(let id):
      if case .shows(let view) = activity(id)?.behaviour { view.controls } else { [] }
    }
  }

  /// The task with an id; `nil` if there is none.
  public subscript(_ id: TaskID) -> PrototypeTask? {
    tasks.indices.contains(id.index) ? tasks[id.index] : nil
  }

  /// The notification with an id; `nil` if there is none.
  public subscript(_ id: NotificationID) -> LocalNotification? {
    notifications.indices.contains(id.index) ? notifications[id.index] : nil
  }

  /// The notification of that name, if there is one.
  public func notification(named name: String) -> LocalNotification? {
    notifications.first { $0.id == name }
  }

  /// The flag with an id; `nil` if there is none.
  public subscript(_ id: FlagID) -> Flag? {
    flags.indices.contains(id.index) ? flags[id.index] : nil
  }
}

extension PrototypeTask {
  /// The separate alert that shows the task while it runs.
  ///
  /// It has the task's name and texts and no buttons, and its delegate, if it has one, implements
  /// every method.
  public var separateAlert: Dialog {
    var alert = Alert()
    alert.title = title
    alert.message = message
    var delegate = Delegate()
    delegate.isNil = !hasDelegate
    return Dialog(id: id, alert: alert, delegate: delegate)
  }
}

extension Prototype {
  /// The screen on which a control presents a dialog, if that is not the one it starts with; there
  /// the dialog can come from its control.
  public func opener(of dialog: DialogID) -> ScreenID? {
    let home = screens.indices.first { index in
      screens[index].controls.contains { $0.then.unconditional.contains { $0.presents(dialog) } }
    }
    guard let home, start != .screen(ScreenID(home)) else { return nil }
    return ScreenID(home)
  }
}
