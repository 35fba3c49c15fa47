import DialogModel

extension Simulator {
  /// A field that shows for the first time, with the text typed before the document changed.
  mutating func freshField(_ id: FieldID, _ described: TextField) -> FieldState {
    var field = FieldState(described)
    if let text = state.focus.keptTexts.removeValue(forKey: id) { field.set(text) }
    return field
  }
}
