import DialogModel

/// One thing to do.
///
/// A step is an intention and reads the state when it is performed; it may become several steps, or
/// nothing. The steps of a subject are in its folder.
enum Step: Hashable, Sendable {
  /// A step of a dialog's movement, or of a tap on it.
  case movement(MovementStep)
  /// A step about text fields.
  case field(FieldStep)
  /// A step about view controllers.
  case view(ViewStep)
  /// A step of a rotation.
  case turn(TurnStep)
  /// A step of the application's life.
  case application(ApplicationStep)
  /// A step of an activity picker.
  case activity(ActivityStep)
  /// A step of a task that runs.
  case task(TaskStep)
  /// Something about notifications, or about the device.
  case notification(NotificationStep)
  /// Makes a call.
  indirect case call(Call)
  /// Performs an action of the document.
  indirect case act(Action)
  /// Performs an action of a control that was tapped.
  indirect case actOf(ControlID, Action)
  /// Performs the rest of a list of actions later.
  indirect case wait(Wait)
  /// Lets a program go on whose action has ended.
  case reopen
  /// Lets a program perform the tap on a control.
  indirect case outside(ControlID)
  /// Drops the rests of lists whose controllers are gone.
  case dropWaits
  /// Gives a switch or a segmented control a value.
  indirect case setValue(ControlID, Int)
  /// Ends all running movements at once.
  case completeTransitions
  /// The system dismisses a dialog.
  case systemCancel(DialogID)
  /// The system dismisses every dialog, topmost first.
  case cancelAll
}

extension Simulator {
  /// Performs one step of the top frame.
  mutating func perform(_ step: Step) {
    switch step {
    case .movement(let step): perform(step)
    case .field(let step): perform(step)
    case .view(let step): perform(step)
    case .turn(let step): perform(step)
    case .application(let step): perform(step)
    case .activity(let step): perform(step)
    case .task(let step): perform(step)
    case .notification(let step): perform(step)
    case .call(let call): self.call(call)
    case .act(let action): act(action)
    case .actOf(let control, let action):
      state.device.actingControl = control
      act(action)
      state.device.actingControl = nil
    case .wait(let wait): Waits.begin(wait, in: &self)
    case .reopen: state.kernel.reopen()
    case .outside(let control): OutsideCalls.tap(control, in: &self)
    case .dropWaits: Waits.drop(in: &self)
    case .setValue(let control, let value): set(control, value)
    case .completeTransitions: state.completeTransitions()
    case .systemCancel(let dialog): systemCancel(dialog)
    case .cancelAll: cancelAll()
    }
  }
}
