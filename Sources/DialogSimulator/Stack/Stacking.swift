import DialogModel

// The rows about the queue of movements are in `Transitions.swift`.

extension Rules {
  /// K1: an alert shown above another hides it; the delegate of the one below receives no call.
  static let presentationAbove = Rule.k1

  /// K2: a tap dismisses an alert above another; the one below shows again, and receives no call
  /// unless the document chose otherwise.
  ///
  /// K11: the same, and a field of the one below that was covered edits again after the one above
  /// has gone.
  static func tapAbove(editing: Bool) -> Rule { editing ? .k11 : .k2 }

  /// K9: a dialog that comes in over a field stops its editing after `willPresent`, whether the
  /// field gets the question or not.
  static let presentationOverEditing = Rule.k9

  /// K10: the same for an alert with fields; then the first of these fields begins.
  static let presentationOfFieldsOverEditing = Rule.k10

  /// The row of a dialog that comes in while a field edits; `nil` if none does.
  ///
  /// K13: a field of the application's window receives no call for an alert, K14: also if the alert
  /// has fields of its own; K15: nor for a phone's sheet, K16: nor for what comes in a popover. K17:
  /// a phone's picker is a presented view: the field stops, and edits again after it.
  @inline(__always)
  static func presentation(
    of table: DialogTable, over focus: Focus, in prototype: Prototype
  ) -> Rule? {
    if table.kind == .alert {
      let hasFields = table.fieldCount > 0
      if focus[.alerts] != nil {
        return hasFields ? presentationOfFieldsOverEditing : presentationOverEditing
      }
      return focus[.application].map { _ in hasFields ? .k14 : .k13 }
    }
    guard focus[.application] != nil else { return nil }
    switch (table.kind, prototype.device) {
    case (.alert, _), (.view, _): return nil
    case (.popover, _), (.sheet, .tablet), (.picker, .tablet): return .k16
    case (.sheet, .phone): return .k15
    case (.picker, .phone): return coveredByPicker
    }
  }

  /// The row of a field that a phone's activity picker covers.
  static let coveredByPicker = Rule.k17

  /// The row for a field that edits again when the dialog that covered it has gone.
  static func editsAgain(afterFields: Bool) -> Rule {
    afterFields ? tapAbove(editing: true) : presentationOverEditing
  }

  /// A field that edits again after it is uncovered gets its question first, like any other.
  static func editAgainSteps(_ field: FieldID) -> [Step] {
    [
      .call(
        Call(
          .textFieldShouldBeginEditing, .field(field), .none,
          Question(yes: [.field(.becomeFirstResponder(field))])))
    ]
  }

  /// The rows of presentations while a field edits.
  static let overEditing: [Rule] = [.k9, .k10, .k13, .k14]
  /// The rows of presentations that a call requests.
  static let shownInsideCalls: [Rule] = [coveredInsideClicked, .k6, .k12]

  /// K4: an alert shown inside `clicked` covers the tapped one, which then leaves at once.
  static let coveredInsideClicked = Rule.k4

  /// The row for a presentation, by the call that requested it.
  ///
  /// K6: inside `didDismiss` the old alert is gone, and the new one comes in at once.
  ///
  /// K12: a dialog that is no alert comes in under the tapped alert, in another window.
  @inline(__always)
  static func presentationAsked(
    inside scope: Scope?, of kind: Showing.Kind, in simulator: Simulator
  ) -> Rule {
    var isOfAlert = false
    if case .dialog(let asker) = scope?.target {
      isOfAlert = simulator.tables.kind(of: asker) == .alert
    }
    switch scope?.moment {
    case .clicked, .cancel:
      return isOfAlert && kind != .alert ? .k12 : coveredInsideClicked
    case .didDismiss: return .k6
    case .willPresent, .shouldEnable, .didPresent, .willDismiss, .shouldDismiss, .sentAway,
      .completed, nil:
      return shown
    }
  }
}

extension Simulator {
  /// Calls the delegate of an uncovered alert, if the document chose that.
  ///
  /// K3: the newest alert is on top, so the alert below is the one that was covered last.
  mutating func tellUncovered(_ dialog: DialogID) {
    guard prototype.choices.coveredAlert == .presentedAgain,
      state.stack[transitionIn: .alerts] == nil,
      let top = state.stack.showings.last, top.dialog == dialog, top.phase == .presented
    else { return }
    tell(.didPresent, dialog)
  }
}
