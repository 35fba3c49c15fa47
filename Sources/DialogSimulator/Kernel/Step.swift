import DialogModel

/// One thing to do.
///
/// A step is an intention and reads the state when it is performed; it may become several steps, or
/// nothing. Steps of programs use the ``Operands`` of their frame.
enum Step: Hashable, Sendable {
  // Steps that use the operands.

  /// Calls a dialog's delegate for this moment of the dialog's life.
  case tell(Moment)
  /// Calls the delegate of a popover that a person dismissed by a tap beside it.
  case tellSentAway
  /// Dismisses a dialog because its button was tapped.
  case dismissAfterTap
  /// Dismisses a dialog for the system: at once, before all waiting requests.
  case dismissForSystem
  /// Dismisses a popover because of a tap beside it.
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
  /// Stops editing within a dialog that leaves, whether the field is asked or not.
  case endEditingInside
  /// Asks the first field of an alert that comes in to edit.
  case autofocus
  /// Asks the activities of a picker whether they can take the items.
  case askActivities
  /// Notes that the picker that was dismissed has gone.
  case pickerHasGone
  /// Shows the separate alert of a task, after the alert before it has gone.
  case showLoader
  /// Starts what waits for its turn; if nothing waits, the field that was covered edits again.
  case startNext
  /// Calls a method of the view controller of a popover's content.
  case content(Selector)
  /// Stops editing outside an alert, whether the field is asked or not; it edits again when
  /// uncovered.
  case giveWay

  // Steps with their own values.

  /// Makes a call.
  indirect case call(Call)
  /// Calls a method of the application's delegate.
  case tellApplication(Selector)
  /// A control event of a field.
  indirect case event(TextField.Event, FieldID)
  /// Asks the field that edits, if it is another one, to stop for this one.
  indirect case makeWay(for: FieldID)
  /// Makes a field first responder, if there is none; a field that clears itself is asked first.
  indirect case becomeFirstResponder(FieldID)
  /// Begins editing after all questions, if the field still can.
  indirect case beginEditing(FieldID)
  /// Stops editing, if the field edits, and calls its delegate.
  indirect case endEditing(FieldID)
  /// Makes a change that was allowed.
  indirect case apply(TextChange, FieldID)
  /// Inserts dragged text at its new place.
  indirect case insertMoved(String, FieldID, at: Int, without: TextRange)
  /// Performs the effect of Return after it was allowed.
  indirect case performReturn(FieldID)
  /// Shows that a field's delegate refused something.
  indirect case showRefusal(FieldID)
  /// Asks an alert whether its first other button is enabled, after an edit.
  case askAfterEdit(DialogID)
  /// Shows a screen.
  case showScreen(ScreenID)
  /// Performs an action of the document.
  indirect case act(Action)
  /// Performs an action of a control that was tapped.
  indirect case actOf(ControlID, Action)
  /// Gives a switch or a segmented control a value.
  indirect case setValue(ControlID, Int)
  /// Ends all running movements at once.
  case completeTransitions
  /// The system dismisses a dialog.
  case systemCancel(DialogID)
  /// The system dismisses every dialog, topmost first.
  case cancelAll
  /// Moves the application to this part of its life.
  case enter(Device.Life)
  /// Locks or unlocks the device.
  case lock(Bool)
  /// Shows or removes another application's alert.
  case systemAlert(Bool)
  /// Puts the home screen or this application in front.
  case front(State.Front)
  /// Shows the first screen of a launch.
  case showStartScreen
  /// Presents the start dialog, if there is one.
  case presentStart
  /// Keeps the alert up for a job.
  case park(DialogID)
  /// Lets the alert continue after the job has ended.
  case unpark(DialogID)
  /// Calls a method of a view controller when its view enters or leaves the window.
  indirect case view(Selector, ViewControllerID, animated: Bool)
  /// Calls a method of the view controller of the screen that is shown.
  case screen(Selector)
  /// Calls a method of the first screen's view controller at a launch.
  case firstScreen(Selector)
  /// Calls the delegate of the navigation controller about a screen, or about the first one.
  case navigation(Selector, ScreenID, animated: Bool)
  case navigationOfScreen(Selector)
  /// Calls the completion of a presentation or a dismissal.
  indirect case complete(DialogID, [Action], dismissed: Bool)
  /// Stops editing within a presented view that leaves.
  case endEditingInView(DialogID)
  /// Removes a presented view that has left with the one above it.
  case removeView(DialogID)
  /// Takes the frontmost view out of the window, because the application ends.
  case leaveWindow
  /// Stops editing on a screen that goes.
  case endEditingOnScreen(ScreenID)
  /// Starts the passage to another screen; the rest of the frame is performed when it has ended.
  case movePassage
  /// Ends the passage.
  case settlePassage
  /// Forgets the view controllers of screens that were popped.
  indirect case forgetRemoved([ScreenID])
  /// Shows another root, after the field that edits has ended.
  case leaveScreen(ScreenID)
  /// Takes a screen out of the window, if it is not shown.
  case retireScreen(ScreenID)
  /// Selects a tab, or shows the stack of the selected one.
  case selectTab(ScreenID)
  case leaveTab(ScreenID)
  /// Pops to the root of the selected tab.
  case popToRoot
  /// Warns a view controller that memory is low.
  case warnOfMemory(ViewControllerID)
  /// Rotates the device as soon as nothing moves.
  case requestTurn(Orientation)
  /// Asks a view controller for its orientations, and rotates to one of them.
  indirect case askOrientations(ViewControllerID, Orientation)
  /// Rotates what is in the window.
  case turnWindow(Orientation)
  /// Shows the popovers again that a rotation hid.
  case showPopovers
  /// Rotates the device.
  case turn(Orientation)
  /// Ends the rotation of the device.
  case endTurn
  /// Suspends the application: its work stops until it is back.
  case suspend
  /// Ends the application and removes all that it showed.
  case terminate
  /// Chooses an activity.
  indirect case choose(DialogID, ActivityChoice)
  /// Passes the items to an activity.
  indirect case prepareActivity(ActivityID)
  /// Asks an activity for a view.
  indirect case askForView(ActivityID)
  /// Lets an activity do its work, or show its view.
  indirect case performActivity(ActivityID)
  /// Lets a built-in activity do its work.
  case performBuiltIn(DialogID, BuiltInActivity)
  /// Dismisses an activity picker.
  case dismissPicker(DialogID)
  /// Ends the time of the chosen activity in the picker with that number.
  case endActivity(Int)
  /// Ends the chosen activity that was performed for real, in the picker with that number.
  case endBuiltIn(Int, completed: Bool)
  /// Performs the work that is due for the job with that number.
  case jobMoment(Int)
  /// Ends the job with that number.
  indirect case endJob(Int, JobEnd)
  /// Lets the job with that number continue until a person ends it.
  case hang(Int)
  /// Dismisses the separate alert of a task.
  case dismissLoader(TaskID)
  /// Something about notifications, or about the device.
  case notification(NotificationStep)
}

extension Simulator {
  /// Performs one step of the top frame.
  mutating func perform(_ step: Step) {
    switch step {
    case .tell, .tellSentAway, .dismissAfterTap, .dismissForSystem, .sendAway, .animate, .cover,
      .uncover, .settle, .tellUncovered, .endEditingInside, .autofocus, .askActivities,
      .pickerHasGone, .showLoader, .content:
      guard let last = state.kernel.frames.indices.last else { return }
      perform(step, state.kernel.frames[last].operands)
    case .startNext:
      startNext()
      editAgain()
      turnIfWaiting()
    case .giveWay: giveWay()
    case .call(let call): self.call(call)
    case .tellApplication(let selector): tellApplication(selector)
    case .act(let action): act(action)
    case .actOf(let control, let action):
      state.device.actingControl = control
      act(action)
      state.device.actingControl = nil
    case .setValue(let control, let value): set(control, value)
    case .event, .makeWay, .becomeFirstResponder, .beginEditing, .endEditing, .apply, .insertMoved,
      .performReturn, .showRefusal, .askAfterEdit:
      performFieldStep(step)
    case .showScreen(let screen): replaceRoot(screen)
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
    case .view, .screen, .firstScreen, .navigation, .navigationOfScreen, .complete,
      .endEditingInView, .removeView, .leaveWindow, .endEditingOnScreen, .movePassage,
      .settlePassage, .forgetRemoved, .leaveScreen, .retireScreen, .selectTab, .leaveTab,
      .popToRoot, .warnOfMemory:
      performViewStep(step)
    case .requestTurn, .askOrientations, .turnWindow, .showPopovers, .turn, .endTurn:
      performTurnStep(step)
    case .suspend: suspend()
    case .terminate: terminate()
    case .choose, .prepareActivity, .askForView, .performActivity, .performBuiltIn, .dismissPicker,
      .endActivity, .endBuiltIn:
      performActivityStep(step)
    case .jobMoment(let number): performMoment(of: number)
    case .endJob(let number, let end): endJob(number, end)
    case .hang(let number): hang(number)
    case .dismissLoader(let task): dismissLoader(task)
    case .notification(let step): perform(step)
    }
  }

  /// Performs a step with a frame's operands.
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
    case .content(let selector): tellContent(selector, operands)
    default: break
    }
  }
}
