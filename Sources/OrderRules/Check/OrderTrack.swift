import DialogModel

/// Follows one object through its order, call by call.
struct OrderTrack: Sendable {
  typealias Place = CallOrder.Place

  private(set) var steps: OrderSteps
  /// Where the object can be; `nil` where nothing is known of it.
  private(set) var places: Set<Place>?
  /// The call that came last.
  private(set) var last: LoggedCall?

  init(_ order: CallOrder, heard: Set<Selector>) { steps = OrderSteps(order, heard: heard) }

  /// The calls that the object's delegate has.
  var heard: Set<Selector> {
    get { steps.heard }
    set { steps.heard = newValue }
  }

  /// Forgets what came before.
  mutating func forget() { (places, last) = (nil, nil) }

  /// Takes the next call; the order continues from it, also where it is out of order.
  ///
  /// - Parameter turn: how a call turns an appearance round, as far as the calls of others tell.
  /// - Returns: what is wrong with it; `nil` where it is in order.
  mutating func take(
    _ call: LoggedCall, turn: (LoggedCall, _ previous: LoggedCall) -> CallOrder.Turn
  ) -> OrderBreach? {
    let order = steps.order
    guard !order.anywhere.contains(call.selector) else { return nil }
    if let rule = order.during[call.selector] { return takeDuring(call, rule) }
    let previous = last
    last = call
    guard let before = places else {
      places = order.places(after: call.selector)
      return nil
    }
    let turn = previous.map { turn(call, $0) } ?? .none
    var (after, rule): (Set<Place>, Rule?) = ([], nil)
    for place in before {
      for (next, row) in steps.next(after: place, turn: turn) where next.call == call.selector {
        after.insert(next)
        rule = row
      }
    }
    guard let rule else {
      places = order.places(after: call.selector).filter { $0.turn == .none }
      return OrderBreach(
        call: call, previous: previous, fault: .outOfTurn(expected: steps.expected(after: before)),
        rule: order.rule(of: call.selector) ?? .p1)
    }
    places = after
    return previous.flatMap { order.breach(call, after: $0, rule) }
  }

  /// Takes a call that moves nothing, but that comes only where the object is there.
  private mutating func takeDuring(_ call: LoggedCall, _ rule: Rule) -> OrderBreach? {
    guard let places else {
      (self.places, last) = (steps.order.places(), call)
      return nil
    }
    guard !steps.canBeUnseen, places.allSatisfy({ steps.order.ends.contains($0.call) }) else {
      return nil
    }
    return OrderBreach(
      call: call, previous: last, fault: .outOfTurn(expected: steps.expected(after: places)),
      rule: rule)
  }
}

extension CallOrder {
  /// What is wrong with a call that may follow another one: an answer of no, or another button.
  func breach(_ call: LoggedCall, after previous: LoggedCall, _ rule: Rule) -> OrderBreach? {
    if previous.answer == false, granted[previous.selector] == call.selector {
      return OrderBreach(call: call, previous: previous, fault: .refused, rule: rule)
    }
    // The same method again is about another time that the dialog is shown.
    if previous.selector != call.selector,
      naming.isSuperset(of: [previous.selector, call.selector]), !ends.contains(previous.selector),
      let one = previous.button, let other = call.button, one != other
    {
      return OrderBreach(call: call, previous: previous, fault: .otherButton(one), rule: rule)
    }
    return nil
  }
}
