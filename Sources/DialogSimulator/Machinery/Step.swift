import DialogModel

/// One thing to do.
///
/// A step names an intention and looks at the state when it is performed; it may become several
/// steps, or nothing.
enum Step: Hashable, Sendable {
  /// Calls a method of a dialog's delegate.
  case call(Selector, DialogID, buttonIndex: Int?)
  /// Calls a method of the application's delegate.
  case applicationCall(Selector)
  /// Asks a field's delegate, and does what follows from the answer.
  indirect case ask(FieldQuestion)
  /// Tells a field's delegate.
  case tell(Selector, FieldID)
  /// A control event of a field.
  case event(TextField.Event, FieldID)
  /// The field that edits, if another one does, is asked to make room for this one.
  case makeWay(for: FieldID)
  /// A field becomes first responder, if none is; one that clears itself then is asked first.
  case becomeFirstResponder(FieldID)
  /// A field has been asked all that it is asked, and begins, if it still can.
  case beginEditing(FieldID)
  /// A field stops being first responder, if it is, and is told.
  case endEditing(FieldID)
  /// Whatever edits outside an alert stops, asked or not, and edits again when uncovered.
  case giveWay
  /// Editing within an alert that leaves stops, asked or not.
  case endEditingIn(DialogID)
  /// The first field of an alert that comes in begins to edit.
  case autofocus(DialogID)
  /// A change that was allowed is made.
  indirect case apply(TextChange, FieldID)
  /// Dragged text is put into its new place.
  indirect case insertMoved(String, FieldID, at: Int, without: TextRange)
  /// Return was allowed to do what it does.
  case performReturn(FieldID)
  /// A field's delegate refused something.
  case showRefusal(FieldID)
  /// Asks an alert whether its first other button is enabled, after an edit.
  case askAfterEdit(DialogID)
  /// Shows a screen.
  case showScreen(ScreenID)
  /// Does what the document says.
  case act(Action)
  /// Does what the document says of a control that was tapped.
  case actOf(ControlID, Action)
  /// Sends a popover away because of a tap beside it, unless its delegate refused.
  case sendAway(DialogID)
  /// Dismisses a dialog because its button was tapped.
  case dismissAfterTap(DialogID, buttonIndex: Int)
  /// Dismisses a dialog because the system takes it away: at once, ahead of whatever waits.
  case dismissForSystem(DialogID, buttonIndex: Int)
  /// Lets the movement under way begin; the rest of the frame goes on when it has ended.
  case animate
  /// The dialog below gives way to the one coming in.
  case cover(DialogID)
  /// The dialog below is free again while the one above it leaves; an alert under an alert, which
  /// was hidden, shows again.
  case uncover(DialogID, wasHidden: Bool)
  /// The movement under way has ended; what it moved is up, or gone.
  case settle(DialogID)
  /// Tells the uncovered alert so, where the document chose that.
  case tellUncovered(DialogID)
  /// Starts what waits for its turn; where nothing does, what edited before it was covered edits
  /// again.
  case startNext
  /// Brings the movement under way to its end at once.
  case completeTransition
  /// The system takes an alert away.
  case systemCancel(DialogID)
  /// The system takes away every alert, topmost first.
  case cancelAllAlerts
  /// The application is now here.
  case enter(State.ApplicationPhase)
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
  /// The application is gone, with all it showed.
  case terminate
  /// Asks the activities of a picker whether they can take the items.
  case askActivities(DialogID)
  /// An activity was chosen.
  case choose(DialogID, ActivityChoice)
  /// Hands the items to an activity.
  case prepareActivity(ActivityID)
  /// Asks an activity for a view of its own.
  case askForView(ActivityID)
  /// Lets an activity do its work, or show its view.
  case performActivity(ActivityID)
  /// Lets a built-in activity do its work.
  case performBuiltIn(DialogID, BuiltInActivity)
  /// Lets an activity picker go.
  case dismissPicker(DialogID)
  /// Nothing is seen any more of the picker of that number.
  case pickerHasGone(Int)
  /// The time of what was chosen in the picker of that number is over.
  case endActivity(Int)
  /// What was chosen in the picker of that number was done for real.
  case endBuiltIn(Int, completed: Bool)
  /// Something is due for the job of that number.
  case jobMoment(Int)
  /// Ends the job of that number.
  case endJob(Int, JobEnd)
  /// The job of that number goes on until somebody ends it.
  case hang(Int)
  /// The alert of its own that shows a task comes, now that the one before it has gone.
  case showLoader(after: DialogID)
  /// The alert of its own that showed a task leaves.
  case dismissLoader(TaskID)
}

extension Simulator {
  /// Performs one step of the frame on top.
  mutating func perform(_ step: Step) {
    switch step {
    case .call(let selector, let dialog, let index): call(selector, dialog, buttonIndex: index)
    case .applicationCall(let selector): callApplication(selector)
    case .act(let action): act(action)
    case .ask, .tell, .event, .makeWay, .becomeFirstResponder, .beginEditing, .endEditing, .giveWay,
      .endEditingIn, .autofocus, .apply, .insertMoved, .performReturn, .showRefusal, .askAfterEdit:
      performFieldStep(step)
    case .showScreen(let screen): showScreen(screen)
    case .actOf(let control, let action):
      state.actingControl = control
      act(action)
      state.actingControl = nil
    case .sendAway(let dialog): sendAway(dialog)
    case .dismissAfterTap(let dialog, let index): dismissAfterTap(dialog, buttonIndex: index)
    case .dismissForSystem(let dialog, let index): dismissForSystem(dialog, buttonIndex: index)
    case .animate: animate()
    case .cover(let dialog): cover(dialog)
    case .uncover(let dialog, let isHidden):
      emitIfUp(isHidden ? .shownAgain : .uncovered, dialog)
    case .settle(let dialog): settle(dialog)
    case .tellUncovered(let dialog): tellUncovered(dialog)
    case .startNext:
      startNext()
      editAgain()
    case .completeTransition: completeTransition()
    case .systemCancel(let dialog): systemCancel(dialog)
    case .cancelAllAlerts: cancelAllAlerts()
    case .enter(let phase): enter(phase)
    case .showStartScreen: showStartScreen()
    case .presentStart: presentStart()
    case .park(let dialog): park(dialog)
    case .unpark(let dialog): unpark(dialog)
    case .turn(let orientation): turn(orientation)
    case .endTurn: endTurn()
    case .terminate: terminate()
    case .askActivities, .choose, .prepareActivity, .askForView, .performActivity, .performBuiltIn,
      .dismissPicker, .pickerHasGone, .endActivity, .endBuiltIn:
      performActivityStep(step)
    case .jobMoment(let number): performMoment(of: number)
    case .endJob(let number, let end): endJob(number, end)
    case .hang(let number): hang(number)
    case .showLoader(let dialog): showLoader(after: dialog)
    case .dismissLoader(let task): dismissLoader(task)
    }
  }

  /// An alert hides the one below it; else both can be seen.
  private mutating func cover(_ dialog: DialogID) {
    guard let place = state.position(of: dialog) else { return }
    let above = state.showings[(place + 1)...].last { !$0.isLeaving }
    let hides = above?.kind == .alert && state.showings[place].kind == .alert
    emitIfUp(hides ? .hidden : .covered, dialog)
  }

  /// Notes a change of depth, unless a callback took the alert down before it.
  private mutating func emitIfUp(_ change: Row.Animation, _ dialog: DialogID) {
    guard state.position(of: dialog) != nil else { return }
    emit(.animation(change), target: .dialog(dialog))
  }

  /// Puts steps before the rest of the frame on top, with their own rule.
  mutating func push(_ steps: [Step], rule: Rule, scope: Scope? = nil, transition: Int? = nil) {
    guard !steps.isEmpty else { return }
    state.frames.append(
      Frame(
        steps: steps, input: state.frames.last?.input ?? state.inputCount, rule: rule,
        scope: scope, transition: transition))
  }
}
