import DialogModel

/// Compares the calls of a log, object by object, with the legal order.
public struct OrderCheck: Sendable {
  /// The calls, with those of which the tables have no order.
  public let calls: Int
  /// The objects that they are about, as far as the log tells them apart.
  public let objects: Int
  /// The calls out of order, in the order of the log.
  ///
  /// After each the check continues from that call.
  public let breaches: [OrderBreach]
  /// How calls were read that the log does not tell apart, in the order of the log; only where they
  /// are out of order as calls about one object.
  public let readings: [OrderReading]
  /// Whether the calls are in order if they are sorted by the times of their lines.
  public let isInOrderByTime: Bool

  /// Checks a whole log.
  ///
  /// A method that never comes for a delegate is taken for one that it lacks, and what happened
  /// before the log began is not known.
  public init(_ log: [LoggedCall]) {
    let pass = OrderPass(log)
    (calls, objects) = (log.count, Set(log.map(ObjectName.init)).count)
    (breaches, readings) = (pass.breaches, pass.readings)
    isInOrderByTime = !breaches.isEmpty && OrderCheck.isInOrder(byTime: log)
  }

  /// How the calls were read that a breach is among; `nil` where there is no other way to read them.
  public func reading(of breach: OrderBreach) -> OrderReading? {
    readings.first {
      $0.owner == breach.call.selector.owner && $0.object == breach.call.object
    }
  }

  private static func isInOrder(byTime log: [LoggedCall]) -> Bool {
    let times = log.compactMap(\.time)
    guard times.count == log.count, zip(times, times.dropFirst()).contains(where: >) else {
      return false
    }
    let sorted = log.enumerated()
      .sorted { ($0.element.time ?? 0, $0.offset) < ($1.element.time ?? 0, $1.offset) }
    return OrderPass(sorted.map(\.element)).breaches.isEmpty
  }
}

/// An object as a log calls it.
private struct ObjectName: Hashable {
  let owner: Selector.Owner
  let object: String

  init(_ call: LoggedCall) { (owner, object) = (call.selector.owner, call.object) }
}
