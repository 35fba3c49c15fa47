import DialogModel

/// The steps of a dialog's movements, without those that can never have an effect on it.
///
/// Most dialogs use less than half of the steps that ``Rules`` lists for every kind. The steps that
/// tell how far a movement is stay, with or without a method: ``State/life(of:)`` looks for them.
struct DialogPrograms: Sendable {
  /// The steps of its presentation.
  let presentation: [Step]
  /// The steps of its dismissal.
  let dismissal: [Step]
  /// The steps of its dismissal while another dialog comes in.
  let dismissalBeside: [Step]

  /// The programs of a dialog.
  ///
  /// - Parameters:
  ///   - kind: the dialog's kind.
  ///   - fieldCount: how many fields it has as an alert.
  ///   - hasController: whether the document describes the view controller of its content.
  ///   - prototype: the document's prototype.
  ///   - hasMethod: whether its delegate has a method for a moment.
  init(
    _ kind: Showing.Kind, fieldCount: Int, hasController: Bool, in prototype: Prototype,
    hasMethod: (Moment) -> Bool
  ) {
    func hasEffect(_ step: MovementStep) -> Bool {
      switch step {
      case .tell(.willPresent), .tell(.willDismiss): true
      case .tell(let moment): hasMethod(moment)
      case .content(let selector):
        kind == .popover
          ? hasController : kind == .picker && InnerScreens.mayLeave(selector, in: prototype)
      case .askActivities, .pickerHasGone: kind == .picker
      case .autofocus: fieldCount > 0
      case .endEditingInside: fieldCount > 0 || kind == .popover || kind == .picker
      case .tellSentAway: kind != .alert
      case .showLoader: !prototype.tasks.isEmpty
      case .tellUncovered: kind == .alert && prototype.choices.coveredAlert == .presentedAgain
      case .dismissAfterTap, .dismissForSystem, .sendAway, .animate, .cover, .uncover, .settle,
        .giveWay, .startNext:
        true
      }
    }
    func program(_ steps: [MovementStep]) -> [Step] {
      steps.filter(hasEffect).map { .movement($0) }
    }
    presentation = program(Rules.presentationSteps)
    dismissal = program(Rules.dismissalSteps)
    dismissalBeside = program(Rules.dismissalStepsBeside)
  }
}
