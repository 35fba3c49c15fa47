import DialogModel

/// The part of a run's state that holds the dialogs that are up, and what moves.
///
/// Its small functions are always inlined: a call would copy the whole part first.
struct Stack: Hashable, Sendable {
  /// The dialogs that are up, from the lowest to the topmost.
  var showings: [Showing] = []
  /// What comes in or goes out now.
  var transition: Transition?
  /// What waits for its turn, first come first served.
  var waiting: [TransitionRequest] = []
  /// The dialog that has just gone; its last call may still refer to what it said.
  var departed: Showing?
  /// How many movements there have been.
  var transitionCount: Int32 = 0

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
    _ kind: Transition.Kind, _ dialog: DialogID, animated: Bool, rules: RuleSet
  ) -> Int32 {
    transitionCount += 1
    transition = Transition(
      number: transitionCount, dialog: dialog, kind: kind, animated: animated, rules: rules)
    return transitionCount
  }

  /// The rules of a movement; `nil` where it is not under way.
  @inline(__always)
  func rules(ofTransition number: Int32) -> RuleSet? {
    guard let transition, transition.number == number else { return nil }
    return transition.rules
  }

  /// A movement has come to be of another row too.
  @inline(__always)
  mutating func growRules(ofTransition number: Int32, by rules: RuleSet) {
    guard number != 0, transition?.number == number else { return }
    transition?.rules.formUnion(rules)
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
