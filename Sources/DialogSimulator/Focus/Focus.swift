import DialogModel

/// The part of a run's state that holds the text fields, and which one of them edits.
struct Focus: Hashable, Sendable {
  /// The text field that is being edited, if one is.
  var firstResponder: FieldID?
  /// The fields that have been covered while they edited, the last one last; each edits again once
  /// it is uncovered, unless another one has begun there meanwhile.
  var covered: [FieldID] = []
  /// The text fields among the controls of the screens, and of what shows over them.
  var controlFields: [ControlID: FieldState] = [:]
  /// The keyboard, and whether it moves.
  var keyboard = KeyboardMovement(isUp: false, from: .zero, until: .zero)
  /// What was refused last, if anything was.
  var refusal: FieldRefusal?
  /// What was in fields before the document changed, until they show again.
  var keptTexts: [FieldID: String] = [:]

  /// Forgets every field, as the end of the application does.
  mutating func reset() {
    let (keyboard, keptTexts) = (keyboard, keptTexts)
    self = Focus()
    (self.keyboard, self.keptTexts) = (keyboard, keptTexts)
  }
}
