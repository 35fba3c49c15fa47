import DialogModel

extension Focus {
  /// A field that shows for the first time, with the text typed before the document changed.
  mutating func freshField(_ id: FieldID, _ described: TextField) -> FieldState {
    var field = FieldState(described)
    if let text = keptTexts.removeValue(forKey: id) { field.set(text) }
    return field
  }

  /// The fields of an alert before it comes in.
  mutating func fields(of dialog: DialogID, in tables: Tables) -> [FieldState] {
    guard tables.dialogs[dialog.index].fieldCount > 0 else { return [] }
    let described = tables.prototype.dialogs[dialog.index].alert?.shownFields ?? []
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
  /// Creates the fields of a view that is about to show.
  mutating func addFields(of holder: ControlID.Holder, in prototype: Prototype) {
    device.resetValues(of: holder, in: prototype, kept: &focus.keptValues)
    for (index, control) in prototype.controls(of: holder).enumerated() {
      guard let field = control.textField else { continue }
      let id = ControlID(holder, index: index)
      focus.controlFields[id] = focus.freshField(.control(id), field)
    }
  }
}
