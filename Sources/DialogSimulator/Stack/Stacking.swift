import DialogModel

// What concerns the queue of movements stands with it, in `Transitions.swift`.

extension Rules {
  /// K1: an alert shown above another hides it, and the one below hears nothing of it.
  static let presentationAbove = Rule.k1

  /// K2: one above another, tapped, leaves; the one below shows again and hears nothing, unless
  /// the document chose otherwise.
  ///
  /// K11: so does what it edited before it was covered, after the one above has gone.
  static func tapAbove(editing: Bool) -> Rule { editing ? .k11 : .k2 }

  /// K9: while a field edits, what comes above ends that after its `willPresent`, asked or not.
  static let presentationOverEditing = Rule.k9

  /// K10: so does one with fields of its own, of which the first then begins.
  static let presentationOfFieldsOverEditing = Rule.k10

  /// The row for a field that edits again when what covered it has gone.
  static func editsAgain(afterFields: Bool) -> Rule {
    afterFields ? tapAbove(editing: true) : presentationOverEditing
  }

  /// A field that edits again once it is uncovered is asked first, like any other.
  static func editAgainSteps(_ field: FieldID) -> [Step] {
    [
      .call(
        Call(
          .textFieldShouldBeginEditing, .field(field), .none,
          Question(yes: [.becomeFirstResponder(field)])))
    ]
  }

  /// K4: an alert shown inside `clicked` stands over the tapped one, which then goes at once.
  static let coveredInsideClicked = Rule.k4

  /// The row for a show by the call that asked for it.
  ///
  /// K6: inside `didDismiss` the old alert is gone and the new one comes in at once.
  ///
  /// K12: what is no alert comes in under the alert that is tapped, in a window of its own.
  static func presentationAsked(
    inside scope: Scope?, of kind: Showing.Kind, in simulator: Simulator
  ) -> Rule {
    var isOfAlert = false
    if case .dialog(let asker) = scope?.target { isOfAlert = simulator.kind(of: asker) == .alert }
    switch scope?.moment {
    case .clicked, .cancel:
      return isOfAlert && kind != .alert ? .k12 : coveredInsideClicked
    case .didDismiss: return .k6
    default: return shown
    }
  }
}

extension Simulator {
  /// Tells an uncovered alert that it is up again, where the document chose that.
  ///
  /// K3: the newest stands on top, so the alert below is the one that was covered last.
  mutating func tellUncovered(_ dialog: DialogID) {
    guard prototype.choices.coveredAlert == .presentedAgain,
      state.stack[transitionIn: .alerts] == nil,
      let top = state.stack.showings.last, top.dialog == dialog, top.phase == .presented
    else { return }
    tell(.didPresent, dialog)
  }
}
