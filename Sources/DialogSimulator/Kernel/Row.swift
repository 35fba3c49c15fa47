public import DialogModel

/// One line of the log: a delegate call, or a cause of it.
public struct Row: Hashable, Sendable {
  /// When, in simulated time.
  public var time: SimulatedTime
  /// The 1-based number of the input that caused it.
  public var input: Int
  /// The rows of the behaviour tables that the row comes from.
  public var rules: RuleSet
  /// The target of the row.
  public var target: Target
  /// What happened.
  public var content: Content

  /// A row of the log.
  public init(
    time: SimulatedTime, input: Int, rules: RuleSet, target: Target, content: Content
  ) {
    self.time = time
    self.input = input
    self.rules = rules
    self.target = target
    self.content = content
  }

  /// A row of the log that comes from one row of the tables.
  public init(
    time: SimulatedTime, input: Int, rule: Rule, target: Target, content: Content
  ) {
    self.init(time: time, input: input, rules: RuleSet(rule), target: target, content: content)
  }

  /// Whether an `expect` lists it: a call, or one that would crash.
  public var isListed: Bool {
    switch content {
    case .call, .console(.crash): true
    default: false
    }
  }

  /// The row of the behaviour tables that text shows.
  public var rule: Rule { rules.shown }

  /// The content of a row.
  ///
  /// Most rows are calls, and a log holds millions: content that is much larger than a call is
  /// stored separately.
  public enum Content: Hashable, Sendable {
    /// An input from outside; `title` is the text of what was tapped, as it showed.
    indirect case input(Input, title: String, ignored: Ignored?)
    /// A call of a delegate method.
    case call(Selector, CallArgument, returned: Bool?)
    /// A movement began, or a dialog changed its place in depth.
    case animation(Animation)
    /// An action of the document; `waits` if it must wait for a movement.
    case action(Action, waits: Bool)
    /// Whether an activity is offered, and why.
    ///
    /// The name is that of a built-in activity in a document, or the type of a custom activity.
    indirect case offer(ActivityOffer, name: String)
    /// A switch or a segmented control got a value, as ``Control/firstValue``.
    indirect case value(ControlID, Int)
    /// A line on the console.
    case console(ConsoleLine)
    /// An action that could not be done now.
    indirect case refused(Action, Refusal)
    /// A task was run, reported something, or ended.
    indirect case task(TaskEvent)
    /// The system does something with a notification, or the device's clock is set.
    indirect case notification(NotificationEvent)
    /// The run stopped at a limit.
    indirect case stopped(Stop)
  }

  /// The argument of a method after the sender.
  public enum CallArgument: Hashable, Sendable {
    case none
    /// A button index.
    case buttonIndex(Int)
    /// `nil`, where an object is possible.
    case null
    /// A change of a text: the range and the replacement; bullets in a secure field.
    indirect case change(TextRange, String)
    /// The kinds of the items to share.
    indirect case items([ActivityItem.Kind])
    /// The type of an activity, if the method is told of one; the method returns an item of this
    /// kind.
    indirect case item(ActivityItem.Kind, type: String?)
    /// No argument; the method returns a view, or `nil`.
    case viewController(Bool)
    /// Whether an activity was completed.
    case completed(Bool)
    /// The type of the activity that was chosen, if one was, and whether it was completed.
    indirect case completion(String?, Bool)
    /// Whether a view appears or disappears with an animation.
    case animated(Bool)
    /// An orientation and, if the method is told of it, the time of the rotation in milliseconds.
    indirect case orientation(Orientation, milliseconds: Int?)
    /// No argument; the method returns these orientations.
    indirect case orientations([Orientation])
    /// A view controller, by the id of its screen, and, if the method is told of it, whether it is
    /// shown with an animation.
    indirect case controller(String, animated: Bool?)
    /// Whether a completion is that of a dismissal, and not that of a presentation.
    indirect case presentation(dismissed: Bool)
    /// A notification, by its id, and, if the method is told of it when it fires or is answered, the
    /// state of the application then.
    indirect case notification(String, ApplicationState?)
  }

  /// A movement that is not a call.
  public enum Animation: Hashable, Sendable {
    /// Comes in, in milliseconds.
    case entry(milliseconds: Int)
    /// Goes out, in milliseconds.
    case exit(milliseconds: Int)
    /// Another dialog hides it.
    case hidden
    /// The dialog above is leaving.
    case shownAgain
    /// Another dialog covers it, but it can still be seen.
    case covered
    /// The dialog that covered it is leaving.
    case uncovered
    /// The device rotates, in milliseconds.
    case rotation(Orientation, milliseconds: Int)
    /// A screen comes, in milliseconds.
    case passage(Passage.Kind, milliseconds: Int)
  }

  /// Why an action could not be done.
  public enum Refusal: Hashable, Sendable {
    /// The dialog is showing, leaving or waiting to show.
    case alreadyShowing
    /// The dialog is being dismissed already.
    case alreadyLeaving
    /// The dialog is not showing.
    case notShowing
    /// The application is not running.
    case notRunning
    /// The application is ending.
    case terminating
    /// Another dialog covers it.
    case covered
    /// The field is not being edited, or is already.
    case notEditing, editingAlready
    /// The control is disabled.
    case disabled
    /// There are no popovers on a phone.
    case notOnPhone
    /// The view that presents is not in the window.
    case notInWindow
    /// What the dialog comes out of is not in the window.
    case anchorNotInWindow
    /// Another presentation is running, or its view is up.
    case presenting
    /// Something comes or goes.
    case moving
    /// The screen is on the stack already.
    case onStack
    /// The first screen is shown; there is nothing to go back to.
    case atRoot
    /// Inside an activity's view a screen can only be pushed.
    case insideActivity
    /// The task is running already.
    case alreadyRunning
    /// The task is not running.
    case taskNotRunning
    /// The era of the document has no notifications.
    case notInEra
    /// The time zone is not known on this machine.
    case unknownZone
    /// So many instances of the dialog are up that no more can be.
    case tooManyUp
    /// So many lists of actions wait that no more can.
    case tooMany
    /// The controller whose code waits is gone.
    case abandoned
  }
}

extension Row.Animation {
  /// Whether a dialog is covered by another one, or uncovered.
  public var changesDepth: Bool {
    switch self {
    case .hidden, .shownAgain, .covered, .uncovered: true
    case .entry, .exit, .rotation, .passage: false
    }
  }
}
