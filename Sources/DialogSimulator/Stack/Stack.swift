import DialogModel

/// The part of a run's state that holds the dialogs that are up, and what moves.
///
/// Its small functions are always inlined: a call would copy the whole part first.
struct Stack: Hashable, Sendable {
  /// Alerts have a window above the application's; movements take their turns in each by itself.
  enum Window: CaseIterable, Hashable, Sendable {
    case application, alerts
  }

  /// The dialogs that are up, from the lowest to the topmost: alerts are above all others.
  var showings: [Showing] = []
  /// What comes in or goes out now in the application's window, and in that of alerts.
  private var applicationTransition: Transition?, alertTransition: Transition?
  /// What waits for its turn, first come first served.
  var waiting: [TransitionRequest] = []
  /// The dialog that has just gone; its last call may still refer to what it said.
  var departed: Showing?
  /// How many movements there have been.
  var transitionCount: Int32 = 0

  /// What comes in or goes out now in a window.
  subscript(transitionIn window: Window) -> Transition? {
    @inline(__always) get {
      window == .alerts ? alertTransition : applicationTransition
    }
    @inline(__always) _modify {
      if window == .alerts { yield &alertTransition } else { yield &applicationTransition }
    }
  }

  /// Whether something comes in or goes out.
  @inline(__always) var isMoving: Bool {
    alertTransition != nil || applicationTransition != nil
  }

  /// The place at which a dialog of a window comes in: above what is in that window.
  @inline(__always)
  func place(ofNextIn window: Window) -> Int {
    var place = showings.count
    guard window == .application else { return place }
    while place > 0, showings[place - 1].kind == .alert { place -= 1 }
    return place
  }

  /// The place of a dialog among ``showings``.
  @inline(__always)
  func position(of dialog: DialogID) -> Int? {
    showings.lastIndex { $0.dialog == dialog }
  }

  /// Whether a dialog comes in above the one at this place, or is up there.
  @inline(__always)
  func isCovered(at position: Int) -> Bool {
    var place = position + 1
    while place < showings.count {
      if !showings[place].isLeaving { return true }
      place += 1
    }
    return false
  }

  /// The place of the topmost dialog below a place that does not go out.
  @inline(__always)
  func place(below position: Int) -> Int? {
    var place = position - 1
    while place >= 0 {
      if !showings[place].isLeaving { return place }
      place -= 1
    }
    return nil
  }

  /// Begins a movement.
  mutating func begin(
    _ kind: Transition.Kind, _ dialog: DialogID, in window: Window, animated: Bool, rules: RuleSet
  ) -> Int32 {
    transitionCount += 1
    self[transitionIn: window] = Transition(
      number: transitionCount, dialog: dialog, kind: kind, animated: animated, rules: rules)
    return transitionCount
  }

  /// The rules of a movement; `nil` where it is not under way.
  @inline(__always)
  func rules(ofTransition number: Int32) -> RuleSet? {
    if let alertTransition, alertTransition.number == number { return alertTransition.rules }
    guard let applicationTransition, applicationTransition.number == number else { return nil }
    return applicationTransition.rules
  }

  /// A movement has come to be of another row too.
  @inline(__always)
  mutating func growRules(ofTransition number: Int32, by rules: RuleSet) {
    guard number != 0 else { return }
    if alertTransition?.number == number { alertTransition?.rules.formUnion(rules) }
    if applicationTransition?.number == number { applicationTransition?.rules.formUnion(rules) }
  }

  /// Whether a dismissal of the dialog waits for its turn.
  @inline(__always)
  func isDismissalWaiting(_ dialog: DialogID) -> Bool {
    !waiting.isEmpty && waiting.contains { $0.dialog == dialog && $0.isDismissal }
  }

  /// Forgets what is up, as the end of the application does; movements count on.
  mutating func reset() {
    let (departed, count) = (departed, transitionCount)
    self = Stack()
    (self.departed, transitionCount) = (departed, count)
  }
}

extension Showing.Kind {
  /// The window that it is in.
  @inline(__always) var window: Stack.Window { self == .alert ? .alerts : .application }
}
