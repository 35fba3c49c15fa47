import DialogModel

/// A step of a dialog's movement, or of a tap on it; most use the ``Operands`` of their frame.
enum MovementStep: Hashable, Sendable {
  /// Calls a dialog's delegate for this moment of the dialog's life.
  case tell(Moment)
  /// Calls the delegate of a popover that a person dismissed by a tap outside it.
  case tellSentAway
  /// Dismisses a dialog because its button was tapped.
  case dismissAfterTap
  /// Dismisses a dialog for the system: at once, before all waiting requests.
  case dismissForSystem
  /// Dismisses a popover because of a tap outside it.
  case sendAway
  /// Starts the current movement; the rest of the frame is performed when it has ended.
  case animate
  /// Covers the dialog below with the one that comes in.
  case cover
  /// Uncovers the dialog below while the one above it leaves; an alert that another alert hid shows
  /// again.
  case uncover
  /// Ends the current movement; the dialog is up, or gone.
  case settle
  /// Calls the delegate of the uncovered alert, if the document chose that.
  case tellUncovered
  /// Stops editing within a dialog that leaves, whether the field gets the question or not.
  case endEditingInside
  /// Asks the first field of an alert that comes in to edit.
  case autofocus
  /// Asks the activities of a picker whether they can take the items.
  case askActivities
  /// Notes that the picker that was dismissed has gone.
  case pickerHasGone
  /// Shows the separate alert of a task, after the alert before it has gone.
  case showLoader
  /// Calls a method of the view controller of a popover's content.
  case content(Selector)
  /// Stops editing in the same window under a dialog that covers the field, whether the field gets
  /// the question or not; it edits again when uncovered.
  case giveWay
  /// Starts what waits for its turn; if nothing waits, the field that was covered edits again.
  case startNext
}

extension Simulator {
  /// Performs a step with the operands of the top frame.
  mutating func perform(_ step: MovementStep) {
    guard let last = state.kernel.frames.indices.last else { return }
    let operands = state.kernel.frames[last].operands
    switch step {
    case .tell(let moment): tell(moment, operands.dialog, buttonIndex: operands.buttonIndex)
    case .tellSentAway:
      if operands.isSentAway { tell(.sentAway, operands.dialog) }
    case .dismissAfterTap:
      dismissAfterTap(operands.dialog, buttonIndex: operands.buttonIndex)
    case .dismissForSystem:
      dismissForSystem(operands.dialog, buttonIndex: operands.buttonIndex)
    case .sendAway: sendAway(operands.dialog)
    case .animate: animate()
    case .cover: if operands.hasOther { cover(operands.other) }
    case .uncover:
      if operands.hasOther { uncover(operands.other, wasHidden: operands.hid) }
    case .settle: state.settle(operands.dialog, tables.kind(of: operands.dialog))
    case .tellUncovered:
      if operands.hasOther, operands.hid { tellUncovered(operands.other) }
    case .endEditingInside: state.endEditing(in: operands.dialog, tables.kind(of: operands.dialog))
    case .autofocus: state.autofocus(operands.dialog, in: tables)
    case .askActivities: state.push(prototype.askingSteps(of: operands.dialog))
    case .pickerHasGone: if operands.picker != 0 { leave(Int(operands.picker)) }
    case .showLoader:
      state.push(
        state.tasks.stepsToShowLoaders(after: operands.dialog, in: prototype),
        rules: state.kernel.frames.last?.rules ?? [Rules.taskRun])
    case .content(let selector): tellContent(selector, operands)
    case .giveWay: state.giveWay(in: tables.kind(of: operands.dialog).window)
    case .startNext:
      if startNext() { return }
      state.editAgain(in: tables)
      turnIfWaiting()
    }
  }
}
