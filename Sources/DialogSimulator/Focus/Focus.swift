import DialogModel

/// The part of a run's state that holds the text fields, and which one of them edits.
struct Focus: Hashable, Sendable {
  /// The text fields that are being edited, at most one in each window.
  private var applicationResponder: FieldID?, alertResponder: FieldID?
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
  /// The field that is being edited in a window.
  subscript(window: Stack.Window) -> FieldID? {
    @inline(__always) get { window == .alerts ? alertResponder : applicationResponder }
    set {
      if window == .alerts { alertResponder = newValue } else { applicationResponder = newValue }
    }
  }

  /// The field whose keyboard is up: that of the topmost window in which a field edits.
  var keyboardField: FieldID? { alertResponder ?? applicationResponder }

  /// The field that is being edited in a dialog.
  @inline(__always)
  func responder(in dialog: DialogID) -> FieldID? {
    [alertResponder, applicationResponder].first { $0 != nil && $0?.dialog == dialog } ?? nil
  }

  /// The field that is being edited on a screen, or in a view.
  func responder(on holder: ControlID.Holder) -> FieldID? {
    guard case .control(let control)? = applicationResponder, control.holder == holder else {
      return nil
    }
    return applicationResponder
  }

  /// Whether a field is being edited.
  @inline(__always)
  func edits(_ field: FieldID) -> Bool { self[field.window] == field }

  /// Whether a field in this dialog is being edited.
  @inline(__always)
  func isEditing(in dialog: DialogID) -> Bool { responder(in: dialog) != nil }
}

extension FieldID {
  /// The window of the field: that of alerts, or that of the application.
  var window: Stack.Window { if case .alert = self { .alerts } else { .application } }
}
