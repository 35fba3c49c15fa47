public import DialogModel

/// One line of what happened: a delegate call, or what led to it.
public struct Row: Hashable, Sendable {
  /// When, in simulated time.
  public var time: SimulatedTime
  /// The 1-based number of the input that caused it.
  public var input: Int
  /// The rows of the behaviour tables that it comes from.
  public var rules: RuleSet
  /// What it is about.
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

  /// The row of the behaviour tables that text shows.
  public var rule: Rule { rules.shown }

  /// What a row says.
  ///
  /// Calls are by far the most, and a log holds millions: what is much larger than a call is
  /// stored apart.
  public enum Content: Hashable, Sendable {
    /// Something came from outside; `title` is the text of what was tapped, as it showed.
    indirect case input(Input, title: String, ignored: Ignored?)
    /// A delegate method was called.
    case call(Selector, CallArgument, returned: Bool?)
    /// Something began to move, or changed its place in depth.
    case animation(Animation)
    /// The document did something; `waits` where it must wait for what moves.
    case action(Action, waits: Bool)
    /// Whether an activity is offered, and why.
    ///
    /// Its name is a built-in one's in a document, or the own type of another.
    indirect case offer(ActivityOffer, name: String)
    /// A line on the console.
    case console(ConsoleLine)
    /// Something that could not be done now.
    indirect case refused(Action, Refusal)
    /// A task was run, told something, or ended.
    indirect case task(TaskEvent)
    /// The run stopped at a limit.
    indirect case stopped(Stop)
  }

  /// What a delegate method is handed beside the sender.
  public enum CallArgument: Hashable, Sendable {
    case none
    /// A button index.
    case buttonIndex(Int)
    /// `nil`, where an object could be.
    case null
    /// A change of a text: what is replaced, and by what; bullets in a secure field.
    indirect case change(TextRange, String)
    /// What is to be shared, by its kinds.
    indirect case items([ActivityItem.Kind])
    /// Nothing is handed over; a view comes back, or `nil`.
    case viewController(Bool)
    /// Whether an activity was completed.
    case completed(Bool)
    /// The type of the activity that was chosen, if one was, and whether it was completed.
    indirect case completion(String?, Bool)
  }

  /// A movement that is not a call.
  public enum Animation: Hashable, Sendable {
    /// Comes in, in milliseconds.
    case entry(milliseconds: Int)
    /// Goes out, in milliseconds.
    case exit(milliseconds: Int)
    /// Another dialog takes its place.
    case hidden
    /// The dialog above is leaving.
    case shownAgain
    /// Another dialog stands over it, and it can be seen still.
    case covered
    /// The dialog that stood over it is leaving.
    case uncovered
    /// The device turns, in milliseconds.
    case rotation(Orientation, milliseconds: Int)
  }

  /// Why something could not be done.
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
    /// Another dialog stands over it.
    case covered
    /// The field is not being edited, or is already.
    case notEditing, editingAlready
    /// The control is disabled.
    case disabled
    /// There are no popovers on a phone.
    case notOnPhone
    /// The task is running already.
    case alreadyRunning
    /// The task is not running.
    case taskNotRunning
    /// This version cannot do it; with the document's word for what that is.
    case notSupported(String)
  }
}

extension Row.Animation {
  /// Whether a dialog comes under another one, or is free of it.
  public var changesDepth: Bool {
    switch self {
    case .hidden, .shownAgain, .covered, .uncovered: true
    case .entry, .exit, .rotation: false
    }
  }
}
