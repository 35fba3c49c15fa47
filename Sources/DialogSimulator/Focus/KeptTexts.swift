import DialogModel

extension Focus {
  /// A field that shows for the first time, with the text typed before the document changed.
  mutating func freshField(_ id: FieldID, _ described: TextField) -> FieldState {
    var field = FieldState(described)
    if let text = keptTexts.removeValue(forKey: id) { field.set(text) }
    return field
  }

  /// The fields of an alert before it comes in.
  mutating func fields(of dialog: DialogID, in prototype: Prototype) -> [FieldState] {
    let described = prototype.dialogs[dialog.index].alert?.shownFields ?? []
    return described.enumerated().map { freshField(.alert(dialog, index: $0), $1) }
  }

  /// Removes the fields of a dialog that has gone.
  mutating func removeFields(in dialog: DialogID, _ kind: Showing.Kind) {
    covered.removeAll { $0.dialog == dialog }
    guard kind != .alert, kind != .sheet else { return }
    controlFields = controlFields.filter {
      FieldID.control($0.key).dialog != dialog
    }
  }
}

extension State {
  /// Gives the controls of a view that is about to show their first values, and creates its fields;
  /// both as they were before the document changed.
  mutating func addControls(of holder: ControlID.Holder, in prototype: Prototype) {
    for (index, control) in prototype.controls(of: holder).enumerated() {
      let id = ControlID(holder, index: index)
      if control.firstValue != nil {
        device.controlValues[id] = focus.keptValues.removeValue(forKey: id)
      }
      if let field = control.textField {
        focus.controlFields[id] = focus.freshField(.control(id), field)
      }
    }
  }
}
