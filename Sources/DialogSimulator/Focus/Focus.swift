import DialogModel

/// The part of a run's state that holds the text fields, and which one of them edits.
struct Focus: Hashable, Sendable {
  /// The text field that is being edited, if one is.
  var firstResponder: FieldID?
  /// The fields that were covered while they edited, in that order; each edits again when it is
  /// uncovered, unless another field has begun there.
  var covered: [FieldID] = []
  /// The text fields among the controls of the screens, and of the dialogs over them.
  var controlFields: [ControlID: FieldState] = [:]
  /// The keyboard and its movement.
  var keyboard = KeyboardMovement(isUp: false, from: .zero, until: .zero)
  /// The last refused edit, if there is one.
  var refusal: FieldRefusal?
  /// The texts of fields before the document changed, until the fields show again.
  var keptTexts: [FieldID: String] = [:]
  /// The values of controls before the document changed, until the controls show again.
  var keptValues: [ControlID: Int] = [:]

  /// Removes every field when the application ends.
  mutating func reset() {
    let (keyboard, keptTexts, keptValues) = (keyboard, keptTexts, keptValues)
    self = Focus()
    (self.keyboard, self.keptTexts, self.keptValues) = (keyboard, keptTexts, keptValues)
  }
}

extension Focus {
  /// Whether a field in this dialog is being edited.
  @inline(__always)
  func isEditing(in dialog: DialogID) -> Bool { firstResponder?.dialog == dialog }
}
