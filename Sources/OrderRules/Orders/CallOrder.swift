public import DialogModel

/// The legal order of the calls about one object, as data: which call may follow which.
///
/// The ways are those of the behaviour tables; each names the row that it is from. What the tables
/// have for two objects together (stacking) is not in it: each object is followed alone.
public struct CallOrder: Sendable {
  /// How an appearance is turned round before its end.
  enum Turn: Hashable, Sendable {
    case none
    /// A pop that a finger began and gave up.
    case givenUp
    /// What covers the controller is dismissed inside its own `viewDidAppear:`.
    case dismissedAtOnce
  }

  /// Where an object is: the call that came last, and on which way.
  struct Place: Hashable, Sendable {
    var call: Selector
    var turn = Turn.none
  }

  /// What may follow a place directly.
  struct Way: Sendable {
    /// The place before; `nil` where the object is at its beginning.
    let before: Place?
    let after: Place
    /// The row of the tables.
    let rule: Rule

    /// The turn that it belongs to.
    var turn: Turn { after.turn == .none ? before?.turn ?? .none : after.turn }
  }

  /// What the object is.
  public let owner: Selector.Owner
  let ways: [Way]
  /// Calls that may come between any two others, and at the beginning.
  let anywhere: Set<Selector>
  /// Calls that may come between any two others, but not where the object is at its beginning; each
  /// with the row that says so.
  let during: [Selector: Rule]
  /// Calls after which the object is at its beginning again.
  let ends: Set<Selector>
  /// Calls that name the same button from the first of them to an end.
  let naming: Set<Selector>
  /// The calls that do not follow a question whose answer was no, by the question.
  let granted: [Selector: Selector]
  /// Calls of which a delegate has one or the other, by either.
  let instead: [Selector: Selector]

  init(
    _ owner: Selector.Owner, _ ways: [Way], anywhere: Set<Selector> = [],
    during: [Selector: Rule] = [:], ends: Set<Selector> = [], naming: Set<Selector> = [],
    granted: [Selector: Selector] = [:], instead: [Selector: Selector] = [:]
  ) {
    (self.owner, self.ways, self.anywhere, self.during) = (owner, ways, anywhere, during)
    (self.ends, self.naming, self.granted, self.instead) = (ends, naming, granted, instead)
  }

  /// The places whose last call is one.
  func places(after call: Selector) -> Set<Place> {
    Set(ways.map(\.after).filter { $0.call == call })
  }

  /// The places at which an object is there.
  func places() -> Set<Place> {
    Set(ways.map(\.after).filter { !ends.contains($0.call) })
  }

  /// Whether a call is in the order.
  public func has(_ call: Selector) -> Bool {
    anywhere.contains(call) || during[call] != nil || rule(of: call) != nil
  }

  /// The row that has a call, for a call that came out of order.
  func rule(of call: Selector) -> Rule? { ways.first { $0.after.call == call }?.rule }
}
