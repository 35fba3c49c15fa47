extension Prototype {
  /// The name of a target in the list of calls.
  public func name(of target: Target) -> String {
    switch target {
    case .application: "application"
    case .dialog(let id): name(ofInstance: id)
    case .screen(let id): name(of: id)
    case .field(let id): name(of: id)
    case .activity(let id):
      "\(name(of: id.dialog))/\(activity(id)?.type ?? "\(id.index)")"
    case .task(let id): name(of: id)
    case .navigation: "navigation"
    case .tabs: "tabs"
    }
  }

  /// The name of a text field: its control's id, or `DIALOG/field-0`.
  public func name(of field: FieldID) -> String {
    switch field {
    case .alert(let dialog, let index): "\(name(ofInstance: dialog))/field-\(index)"
    case .control(let id): control(id).id
    }
  }

  /// The id of a dialog, or of the task that a separate alert shows; `?` where there is none.
  public func name(of dialog: DialogID) -> String { self[dialog]?.id ?? "?" }

  /// The name of an instance of a dialog: `ID`, or `ID#2`.
  public func name(ofInstance dialog: DialogID) -> String {
    dialog.instance == 1
      ? name(of: dialog) : "\(name(of: dialog))#\(dialog.exact.instance)"
  }

  /// The id of a screen; `?` where there is none.
  public func name(of screen: ScreenID) -> String { self[screen]?.id ?? "?" }

  /// The id of a task; `?` where there is none.
  public func name(of task: TaskID) -> String { self[task]?.id ?? "?" }

  /// The id of a notification; `?` where there is none.
  public func name(of notification: NotificationID) -> String { self[notification]?.id ?? "?" }

  /// The id of a flag; `?` where there is none.
  public func name(of flag: FlagID) -> String { self[flag]?.id ?? "?" }

  /// The control with an id of this prototype.
  public func control(_ id: ControlID) -> Control {
    controls(of: id.holder)[id.index]
  }

  /// The text field with an id of this prototype; `nil` if there is none.
  public func textField(_ id: FieldID) -> TextField? {
    switch id {
    case .alert(let dialog, let index):
      guard let fields = self[dialog]?.alert?.shownFields, fields.indices.contains(index)
      else { return nil }
      return fields[index]
    case .control(let control): return self.control(control).textField
    }
  }

  /// The activity with an id; `nil` if its dialog is no picker or has no such activity.
  public func activity(_ id: ActivityID) -> Activity? {
    guard let activities = self[id.dialog]?.activityPicker?.activities,
      activities.indices.contains(id.index)
    else { return nil }
    return activities[id.index]
  }
}
