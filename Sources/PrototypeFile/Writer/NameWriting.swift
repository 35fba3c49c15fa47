package import DialogModel

/// The names of parts of the document.
extension Writer {
  package func name(of screen: ScreenID) throws(NotWritable) -> Written {
    guard prototype.screens.indices.contains(screen.index) else { throw notWritable("screen") }
    return .text(prototype.name(of: screen))
  }

  package func name(of dialog: DialogID) throws(NotWritable) -> Written {
    guard prototype.dialogs.indices.contains(dialog.index), dialog.instance == 1 else {
      throw notWritable("dialog")
    }
    return .text(prototype.name(of: dialog))
  }

  /// Writes a dialog that is up: `ID` is the newest one, `ID#2` one of several instances.
  package func name(ofShown dialog: DialogID) throws(NotWritable) -> Written {
    guard dialog.instance != 1 else { return try name(of: dialog) }
    guard prototype.dialogs.indices.contains(dialog.index),
      prototype[dialog]?.hasInstances == true,
      (DialogID.first...SizeLimit.instances).contains(dialog.instance)
    else { throw notWritable("dialog") }
    return .text(prototype.name(ofInstance: dialog))
  }

  /// Writes the name of a text field for an action or an answer.
  package func name(of field: FieldID) throws(NotWritable) -> Written {
    switch field {
    case .alert(let dialog, let index):
      guard (DialogID.first...SizeLimit.instances).contains(dialog.instance),
        prototype[dialog]?.alert?.textFields.indices.contains(index) == true
      else { throw notWritable("field") }
    case .control(let control):
      let controls = holds(control.holder) ? prototype.controls(of: control.holder) : []
      guard controls.indices.contains(control.index), controls[control.index].textField != nil
      else { throw notWritable("field") }
    }
    return .text(prototype.name(of: field))
  }

  /// Whether the prototype has a holder of controls.
  package func holds(_ holder: ControlID.Holder) -> Bool {
    switch holder {
    case .screen(let screen): prototype.screens.indices.contains(screen.index)
    case .dialog(let dialog): prototype.dialogs.indices.contains(dialog.index)
    case .activity(let activity): prototype.dialogs.indices.contains(activity.dialog.index)
    }
  }
}
