import DialogModel

/// What may follow in an order, for a delegate that has some of its methods.
struct OrderSteps: Sendable {
  typealias Place = CallOrder.Place

  private struct Question: Hashable {
    let place: Place?
    let turn: CallOrder.Turn
  }

  let order: CallOrder
  /// The calls that the delegate has; what follows one that it lacks may come at once.
  var heard: Set<Selector> { didSet { if heard != oldValue { known = [:] } } }
  /// What was found, so that it is found only once.
  private var known: [Question: [Place: Rule]] = [:]

  init(_ order: CallOrder, heard: Set<Selector>) { (self.order, self.heard) = (order, heard) }

  /// The places that may follow one, each with the row that says so.
  ///
  /// - Parameters:
  ///   - place: where the object is; `nil` at its beginning.
  ///   - turn: how an appearance was turned round by what follows.
  mutating func next(after place: Place?, turn: CallOrder.Turn = .none) -> [Place: Rule] {
    let question = Question(place: place, turn: turn)
    if let found = known[question] { return found }
    var found: [Place: Rule] = [:]
    var visited: Set<Place?> = []
    var open = [place]
    while let place = open.popLast() {
      guard visited.insert(place).inserted else { continue }
      let isEnd = place.map { order.ends.contains($0.call) } ?? false
      for way in order.ways where way.before == (isEnd ? nil : place) {
        guard way.turn == .none || way.turn == turn || way.turn == place?.turn else { continue }
        if found[way.after] == nil { found[way.after] = way.rule }
        if mayLack(way.after.call) { open.append(way.after) }
      }
    }
    known[question] = found
    return found
  }

  /// Whether the delegate lacks a method, and has no other one in its place.
  private func mayLack(_ call: Selector) -> Bool {
    !heard.contains(call) && order.instead[call].map(heard.contains) != true
  }

  /// Whether an object can be there although no call has said so.
  var canBeUnseen: Bool {
    order.ways.contains { $0.before == nil && !heard.contains($0.after.call) }
  }

  /// The calls that may follow any of some places and that the delegate has.
  mutating func expected(after places: Set<Place>) -> [Selector] {
    var calls: Set<Selector> = []
    for place in places { calls.formUnion(next(after: place).keys.map(\.call)) }
    return calls.intersection(heard).sorted { $0.rawValue < $1.rawValue }
  }
}
