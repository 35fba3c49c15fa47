import DialogModel

/// One way through the calls of a log.
struct OrderPass {
  /// An object in one of the orders.
  private struct Key: Hashable, Sendable {
    let order: Int
    let object: String
  }

  /// Whoever has methods.
  private struct Listener: Hashable {
    let order: Int
    let name: String
    let isClass: Bool
  }

  private(set) var breaches: [OrderBreach] = []
  private(set) var readings: [OrderReading] = []

  private var heard: [Listener: Set<Selector>] = [:]
  private var tracks: [Key: OrderTrack] = [:]
  private var appearances = Appearances<Key>()

  init(_ log: [LoggedCall]) {
    let ordered = log.compactMap { call in
      CallOrder.index(of: call.selector).map { index in
        // There is one application, whoever tells of it.
        let object = call.selector.owner == .application ? "" : call.object
        return (call, Key(order: index, object: object))
      }
    }
    for (call, key) in ordered { heard[listener(call, key), default: []].insert(call.selector) }
    var found: [Key: [OrderBreach]] = [:]
    for (call, key) in ordered {
      if call.selector == .applicationDidFinishLaunchingWithOptions { launch() }
      if let breach = take(call, key) { found[key, default: []].append(breach) }
    }
    let together = shareOut(ordered, Set(found.filter { !$0.value[0].call.isIdentified }.keys))
    for (key, alone) in found {
      breaches += weigh(alone, together[key], key)
    }
    breaches.sort { $0.call.line < $1.call.line }
    readings.sort { ($0.line, $0.object) < ($1.line, $1.object) }
  }

  private func listener(_ call: LoggedCall, _ key: Key) -> Listener {
    // A rotation is asked of whoever fills the window, whatever its class has (R4, R5).
    let isRotation = CallOrder.all[key.order].has(.shouldAutorotate)
    guard call.isReceiver, !isRotation else {
      return Listener(order: key.order, name: call.object, isClass: false)
    }
    return Listener(order: key.order, name: call.delegate, isClass: true)
  }

  /// What an application had that was ended is gone without a word.
  private mutating func launch() {
    tracks = tracks.filter { CallOrder.all[$0.key.order].owner == .application }
    appearances = Appearances()
  }

  private mutating func take(_ call: LoggedCall, _ key: Key) -> OrderBreach? {
    if tracks[key] == nil {
      tracks[key] = OrderTrack(
        CallOrder.all[key.order], heard: heard[listener(call, key)] ?? [])
    }
    defer { appearances.add(call.selector, of: key) }
    return tracks[key]?.take(call) { call, previous in
      appearances.turn(call.selector, after: previous.selector, of: key)
    }
  }

  /// What is out of order if the calls of some objects are about several each; nothing of kinds of
  /// which the tables do not say how several go together.
  private func shareOut(
    _ ordered: [(LoggedCall, Key)], _ keys: Set<Key>
  ) -> [Key: [OrderBreach]] {
    var (crowds, found): ([Key: Crowd], [Key: [OrderBreach]]) = ([:], [:])
    for (call, key) in ordered {
      if call.selector == .applicationDidFinishLaunchingWithOptions { crowds = [:] }
      guard keys.contains(key) else { continue }
      if crowds[key] == nil {
        crowds[key] = Crowd(CallOrder.all[key.order], heard: heard[listener(call, key)] ?? [])
      }
      if crowds[key] != nil, found[key] == nil { found[key] = [] }
      if let breach = crowds[key]?.take(call) { found[key]?.append(breach) }
    }
    return found
  }

  /// Takes the reading that goes further without a breach.
  private mutating func weigh(
    _ alone: [OrderBreach], _ together: [OrderBreach]?, _ key: Key
  ) -> [OrderBreach] {
    guard let together else { return alone }
    let first = alone[0].call
    let isSeveral = together.first.map { $0.call.line > first.line } ?? true
    readings.append(
      OrderReading(
        owner: first.selector.owner, object: key.object, isSeveral: isSeveral, line: first.line))
    return isSeveral ? together : alone
  }
}
