extension Prototype {
  /// The name of a target in the list of calls.
  public func name(of target: Target) -> String {
    switch target {
    case .application: "application"
    // The alerts that show tasks are after the document's dialogs, in the tasks' order.
    case .dialog(let id) where id.index >= dialogs.count: tasks[id.index - dialogs.count].id
    case .dialog(let id):
      id.instance == 1 ? dialogs[id.index].id : "\(dialogs[id.index].id)#\(id.instance)"
    case .screen(let id): screens[id.index].id
    case .field(let id): name(of: id)
    case .activity(let id):
      "\(dialogs[id.dialog.index].id)/\(activity(id)?.type ?? "\(id.index)")"
    case .task(let id): tasks[id.index].id
    case .navigation: "navigation"
    case .tabs: "tabs"
    }
  }

  /// The name of a text field: its control's id, or `DIALOG/field-0`.
  public func name(of field: FieldID) -> String {
    switch field {
    case .alert(let dialog, let index): "\(dialogs[dialog.index].id)/field-\(index)"
    case .control(let control): controls(of: control.holder)[control.index].id
    }
  }

  /// The controls that a screen or a view of this prototype holds.
  public func controls(of holder: ControlID.Holder) -> [Control] {
    switch holder {
    case .screen(let id): screens[id.index].controls
    case .dialog(let id): dialogs[id.index].controls
    case .activity(let id):
      if case .shows(let view) = activity(id)?.behaviour { view.controls } else { [] }
    }
  }

  /// The control with an id of this prototype.
  public func control(_ id: ControlID) -> Control {
    controls(of: id.holder)[id.index]
  }

  /// The text field with an id of this prototype; `nil` if there is none.
  public func textField(_ id: FieldID) -> TextField? {
    switch id {
    case .alert(let dialog, let index):
      guard let fields = dialogs[dialog.index].alert?.shownFields, fields.indices.contains(index)
      else { return nil }
      return fields[index]
    case .control(let control): return self.control(control).textField
    }
  }

  /// The activity with an id; `nil` if its dialog is no picker.
  public func activity(_ id: ActivityID) -> Activity? {
    guard case .activityPicker(let picker) = dialogs[id.dialog.index].kind else { return nil }
    return picker.activities[id.index]
  }
}
