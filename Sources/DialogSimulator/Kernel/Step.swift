import DialogModel

/// One thing to do.
///
/// A step names an intention and looks at the state when it is performed; it may become several
/// steps, or nothing. Steps of programs are about their frame's ``Operands``.
enum Step: Hashable, Sendable {
  // About the operands.

  /// Tells a dialog's delegate that its life has come to this moment, or asks it.
  case tell(Moment)
  /// Tells the delegate of a popover that a person has sent away.
  case tellSentAway
  /// Dismisses a dialog because its button was tapped.
  case dismissAfterTap
  /// Dismisses a dialog because the system takes it away: at once, ahead of whatever waits.
  case dismissForSystem
  /// Sends a popover away because of a tap beside it.
  case sendAway
  /// Lets the movement under way begin; the rest of the frame goes on when it has ended.
  case animate
  /// The dialog below gives way to the one coming in.
  case cover
  /// The dialog below is free again while the one above it leaves; an alert under an alert, which
  /// was hidden, shows again.
  case uncover
  /// The movement under way has ended; what it moved is up, or gone.
  case settle
  /// Tells the uncovered alert so, where the document chose that.
  case tellUncovered
  /// Editing within a dialog that leaves stops, asked or not.
  case endEditingInside
  /// The first field of an alert that comes in begins to edit.
  case autofocus
  /// Asks the activities of a picker whether they can take the items.
  case askActivities
  /// Nothing is seen any more of the picker that went.
  case pickerHasGone
  /// The alert that only shows a task comes, now that the one before it has gone.
  case showLoader
  /// Starts what waits for its turn; where nothing does, what edited before it was covered edits
  /// again.
  case startNext
  /// Whatever edits outside an alert stops, asked or not, and edits again when uncovered.
  case giveWay

  // About what they carry.

  /// Makes a call.
  indirect case call(Call)
  /// Tells the application's delegate something.
  case tellApplication(Selector)
  /// A control event of a field.
  indirect case event(TextField.Event, FieldID)
  /// The field that edits, if another one does, is asked to make room for this one.
  indirect case makeWay(for: FieldID)
  /// A field becomes first responder, if none is; one that clears itself then is asked first.
  indirect case becomeFirstResponder(FieldID)
  /// A field has been asked all that it is asked, and begins, if it still can.
  indirect case beginEditing(FieldID)
  /// A field stops being first responder, if it is, and is told.
  indirect case endEditing(FieldID)
  /// A change that was allowed is made.
  indirect case apply(TextChange, FieldID)
  /// Dragged text is put into its new place.
  indirect case insertMoved(String, FieldID, at: Int, without: TextRange)
  /// Return was allowed to do what it does.
  indirect case performReturn(FieldID)
  /// A field's delegate refused something.
  indirect case showRefusal(FieldID)
  /// Asks an alert whether its first other button is enabled, after an edit.
  case askAfterEdit(DialogID)
  /// Shows a screen.
  case showScreen(ScreenID)
  /// Does what the document says.
  indirect case act(Action)
  /// Does what the document says of a control that was tapped.
  indirect case actOf(ControlID, Action)
  /// Brings the movements under way to their ends at once.
  case completeTransitions
  /// The system takes a dialog away.
  case systemCancel(DialogID)
  /// The system takes away every dialog, topmost first.
  case cancelAll
  /// The application is in this part of its life now.
  case enter(Device.Life)
  /// The device is locked, or not.
  case lock(Bool)
  /// Another application's alert is over this one, or not.
  case systemAlert(Bool)
  /// The home screen is in front, or this application.
  case front(Device.Front)
  /// Shows the screen that a launch shows.
  case showStartScreen
  /// Presents the dialog that a launch presents, if it is one.
  case presentStart
  /// A job keeps the alert up.
  case park(DialogID)
  /// The job has ended.
  case unpark(DialogID)
  /// The device is turned.
  case turn(Orientation)
  /// The device has turned.
  case endTurn
  /// The application is suspended: its work stops until it is back.
  case suspend
  /// The application is gone, with all it showed.
  case terminate
  /// An activity was chosen.
  indirect case choose(DialogID, ActivityChoice)
  /// Hands the items to an activity.
  indirect case prepareActivity(ActivityID)
  /// Asks an activity for a view of its own.
  indirect case askForView(ActivityID)
  /// Lets an activity do its work, or show its view.
  indirect case performActivity(ActivityID)
  /// Lets a built-in activity do its work.
  case performBuiltIn(DialogID, BuiltInActivity)
  /// Lets an activity picker go.
  case dismissPicker(DialogID)
  /// The time of what was chosen in the picker of that number is over.
  case endActivity(Int)
  /// What was chosen in the picker of that number was done for real.
  case endBuiltIn(Int, completed: Bool)
  /// Something is due for the job of that number.
  case jobMoment(Int)
  /// Ends the job of that number.
  indirect case endJob(Int, JobEnd)
  /// The job of that number goes on until somebody ends it.
  case hang(Int)
  /// The alert that only showed a task leaves.
  case dismissLoader(TaskID)
}

extension Simulator {
  /// Performs one step of the frame on top.
  mutating func perform(_ step: Step) {
    switch step {
    case .tell, .tellSentAway, .dismissAfterTap, .dismissForSystem, .sendAway, .animate, .cover,
      .uncover, .settle, .tellUncovered, .endEditingInside, .autofocus, .askActivities,
      .pickerHasGone, .showLoader:
      guard let last = state.kernel.frames.indices.last else { return }
      perform(step, state.kernel.frames[last].operands)
    case .startNext:
      startNext()
      editAgain()
    case .giveWay: giveWay()
    case .call(let call): self.call(call)
    case .tellApplication(let selector): tellApplication(selector)
    case .act(let action): act(action)
    case .actOf(let control, let action):
      state.device.actingControl = control
      act(action)
      state.device.actingControl = nil
    case .event, .makeWay, .becomeFirstResponder, .beginEditing, .endEditing, .apply, .insertMoved,
      .performReturn, .showRefusal, .askAfterEdit:
      performFieldStep(step)
    case .showScreen(let screen): showScreen(screen)
    case .completeTransitions: completeTransitions()
    case .systemCancel(let dialog): systemCancel(dialog)
    case .cancelAll: cancelAll()
    case .enter(let life): enter(life)
    case .lock(let isLocked): state.device.isLocked = isLocked
    case .systemAlert(let isUp): state.device.hasSystemAlert = isUp
    case .front(let front): state.device.front = front
    case .showStartScreen: showStartScreen()
    case .presentStart: presentStart()
    case .park(let dialog): park(dialog)
    case .unpark(let dialog): unpark(dialog)
    case .turn(let orientation): turn(orientation)
    case .endTurn: endTurn()
    case .suspend: suspend()
    case .terminate: terminate()
    case .choose, .prepareActivity, .askForView, .performActivity, .performBuiltIn, .dismissPicker,
      .endActivity, .endBuiltIn:
      performActivityStep(step)
    case .jobMoment(let number): performMoment(of: number)
    case .endJob(let number, let end): endJob(number, end)
    case .hang(let number): hang(number)
    case .dismissLoader(let task): dismissLoader(task)
    }
  }

  /// Performs a step about a frame's operands.
  private mutating func perform(_ step: Step, _ operands: Operands) {
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
    case .settle: settle(operands.dialog)
    case .tellUncovered:
      if operands.hasOther, operands.hid { tellUncovered(operands.other) }
    case .endEditingInside: endEditing(in: operands.dialog)
    case .autofocus: autofocus(operands.dialog)
    case .askActivities: askActivities(of: operands.dialog)
    case .pickerHasGone: if operands.picker != 0 { leave(Int(operands.picker)) }
    case .showLoader: showLoader(after: operands.dialog)
    default: break
    }
  }
}
