import DialogModel

/// The part of a run's state that holds the dialogs that show, and their movements.
///
/// Its small functions are always inlined: a call would copy the whole part first.
struct Stack: Hashable, Sendable {
  /// Alerts have a window above the application's window; each window has separate turns.
  enum Window: CaseIterable, Hashable, Sendable {
    case application, alerts
  }

  /// The dialogs that show, from the lowest to the topmost: alerts are above all others.
  var showings: [Showing] = []
  /// The movements that are running in the application's window, and in the window of alerts.
  private var applicationTransition: Transition?, alertTransition: Transition?
  /// The requests that wait for their turn, in the order of their arrival.
  var waiting: [TransitionRequest] = []
  /// The dialog that has just gone; its last call may still use its texts.
  var departed: Showing?
  /// What has become of the delegates of dialogs, where they are not the document's any more.
  var delegates: [DialogID: DelegateChange] = [:]
  /// How many movements there have been.
  var transitionCount: Int32 = 0

  /// The movement that is running in a window.
  subscript(transitionIn window: Window) -> Transition? {
    @inline(__always) get {
      window == .alerts ? alertTransition : applicationTransition
    }
    @inline(__always) _modify {
      if window == .alerts { yield &alertTransition } else { yield &applicationTransition }
    }
  }

  /// Whether a dialog comes in or goes out.
  @inline(__always) var isMoving: Bool {
    alertTransition != nil || applicationTransition != nil
  }

  /// The place where a dialog of a window comes in: above the others in that window.
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

  /// Whether a dialog above the one at this place comes in or is up.
  @inline(__always)
  func isCovered(at position: Int) -> Bool {
    var place = position + 1
    while place < showings.count {
      if !showings[place].isLeaving { return true }
      place += 1
    }
    return false
  }

  /// The place of the topmost dialog below a place that is not going out.
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

  /// The rules of a movement; `nil` if it is not running.
  @inline(__always)
  func rules(ofTransition number: Int32) -> RuleSet? {
    if let alertTransition, alertTransition.number == number { return alertTransition.rules }
    guard let applicationTransition, applicationTransition.number == number else { return nil }
    return applicationTransition.rules
  }

  /// Adds rules to a movement.
  @inline(__always)
  mutating func growRules(ofTransition number: Int32, by rules: RuleSet) {
    guard number != 0 else { return }
    if alertTransition?.number == number { alertTransition?.rules.formUnion(rules) }
    if applicationTransition?.number == number { applicationTransition?.rules.formUnion(rules) }
  }

  /// Gives a movement other rules.
  mutating func setRules(ofTransition number: Int32, _ rules: RuleSet) {
    guard number != 0 else { return }
    if alertTransition?.number == number { alertTransition?.rules = rules }
    if applicationTransition?.number == number { applicationTransition?.rules = rules }
  }

  /// Whether a dismissal of the dialog waits for its turn.
  @inline(__always)
  func isDismissalWaiting(_ dialog: DialogID) -> Bool {
    !waiting.isEmpty && waiting.contains { $0.dialog == dialog && $0.isDismissal }
  }

  /// Removes the dialogs when the application ends; the count of movements is kept.
  mutating func reset() {
    let (departed, delegates, count) = (departed, delegates, transitionCount)
    self = Stack()
    (self.departed, self.delegates, transitionCount) = (departed, delegates, count)
  }
}

extension Showing.Kind {
  /// The window of the kind.
  @inline(__always) var window: Stack.Window { self == .alert ? .alerts : .application }
}
