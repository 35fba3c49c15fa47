import DialogModel

/// Changes of parts of documents.
enum PrototypeChanges {
  /// Changes a control.
  static func change(
    in prototype: inout Prototype, _ id: ControlID, _ body: (inout Control) -> Void
  ) {
    switch id.holder {
    case .screen(let screen): body(&prototype.screens[screen.index].controls[id.index])
    case .dialog(let dialog):
      change(in: &prototype, controlsOf: DialogID(dialog.index)) { body(&$0[id.index]) }
    case .activity(let activity):
      guard case .activityPicker(var picker) = prototype.dialogs[activity.dialog.index].kind,
        case .shows(var view) = picker.activities[activity.index].behaviour
      else { return }
      body(&view.controls[id.index])
      picker.activities[activity.index].behaviour = .shows(view)
      prototype.dialogs[activity.dialog.index].kind = .activityPicker(picker)
    }
  }

  /// Changes the controls in a dialog, if it has any.
  static func change(
    in prototype: inout Prototype, controlsOf dialog: DialogID, _ body: (inout [Control]) -> Void
  ) {
    switch prototype.dialogs[dialog.index].kind {
    case .presentedView(var view):
      body(&view.controls)
      prototype.dialogs[dialog.index].kind = .presentedView(view)
    case .formSheet(var view):
      body(&view.controls)
      prototype.dialogs[dialog.index].kind = .formSheet(view)
    case .popover(var popover):
      body(&popover.view.controls)
      prototype.dialogs[dialog.index].kind = .popover(popover)
    case .activityPicker(var picker):
      for place in picker.activities.indices {
        guard case .shows(var view) = picker.activities[place].behaviour else { continue }
        body(&view.controls)
        picker.activities[place].behaviour = .shows(view)
      }
      prototype.dialogs[dialog.index].kind = .activityPicker(picker)
    case .alert, .actionSheet: break
    }
  }

  /// Changes the delegate, or the controller's methods, that a method belongs to.
  static func change(
    in prototype: inout Prototype, delegateOf target: Target, _ selector: Selector,
    _ body: (inout Delegate) -> Void
  ) {
    switch target {
    case .application:
      if var application = prototype.application {
        body(&application.delegate)
        prototype.application = application
      }
    case .dialog(let dialog) where selector.owner == .viewController:
      if var controller = prototype.dialogs[dialog.index].controller {
        body(&controller.methods)
        prototype.dialogs[dialog.index].controller = controller
      }
    case .dialog(let dialog): body(&prototype.dialogs[dialog.index].delegate)
    case .screen(let screen):
      if var controller = prototype.screens[screen.index].controller {
        body(&controller.methods)
        prototype.screens[screen.index].controller = controller
      }
    case .field(.alert(let dialog, let index)):
      guard case .alert(var alert) = prototype.dialogs[dialog.index].kind else { return }
      body(&alert.textFields[index].delegate)
      prototype.dialogs[dialog.index].kind = .alert(alert)
    case .field(.control(let control)):
      change(in: &prototype, control) { control in
        guard case .textField(var field) = control.kind else { return }
        body(&field.delegate)
        control.kind = .textField(field)
      }
    case .navigation:
      if var delegate = prototype.navigationController {
        body(&delegate)
        prototype.navigationController = delegate
      }
    case .activity, .task, .tabs: break
    }
  }

  /// Changes a button of an alert or a sheet by its 0-based index.
  ///
  /// - Returns: whether there is one.
  static func change(
    in prototype: inout Prototype, button index: Int, of dialog: DialogID,
    _ body: (inout Button) -> Void
  ) -> Bool {
    switch prototype.dialogs[dialog.index].kind {
    case .alert(var alert):
      let before = alert.cancelButton == nil ? 0 : 1
      let added = before + alert.otherButtons.count
      if index == 0, var cancel = alert.cancelButton {
        body(&cancel)
        alert.cancelButton = cancel
      } else if (before..<added).contains(index) {
        body(&alert.otherButtons[index - before])
      } else if alert.addedButtons.indices.contains(index - added) {
        body(&alert.addedButtons[index - added])
      } else {
        return false
      }
      prototype.dialogs[dialog.index].kind = .alert(alert)
    case .actionSheet(var sheet):
      let before = sheet.destructiveButton == nil ? 0 : 1
      let cancel = before + sheet.otherButtons.count
      let added = cancel + (sheet.cancelButton == nil ? 0 : 1)
      if index == 0, var destructive = sheet.destructiveButton {
        body(&destructive)
        sheet.destructiveButton = destructive
      } else if (before..<cancel).contains(index) {
        body(&sheet.otherButtons[index - before])
      } else if index == cancel, var button = sheet.cancelButton {
        body(&button)
        sheet.cancelButton = button
      } else if sheet.addedButtons.indices.contains(index - added) {
        body(&sheet.addedButtons[index - added])
      } else {
        return false
      }
      prototype.dialogs[dialog.index].kind = .actionSheet(sheet)
    case .activityPicker, .presentedView, .formSheet, .popover: return false
    }
    return true
  }
}
