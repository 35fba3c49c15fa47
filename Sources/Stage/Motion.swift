import DialogModel
import DialogSimulator

/// What is seen of an alert at a moment, drawn from simulated time alone.
struct Appearance: Equatable {
  /// Around its centre; 1 is its own size.
  var scale = 1.0
  /// From 0 to 1.
  var opacity = 1.0
}

enum Motion {
  /// The appearances of stacked alerts, lowest first, and of the dimming under them.
  ///
  /// - Parameters:
  ///   - now: simulated time, in milliseconds.
  ///   - animated: whether things move; else each is at its end at once.
  static func appearances(
    of alerts: [Showing], now: Double, animated: Bool
  ) -> (alerts: [Appearance], dim: Double) {
    var appearances = alerts.map { appearance(of: $0, now: now, animated: animated) }
    let dim = appearances.map(\.opacity).max() ?? 0
    // An alert shows as far as those above it do not.
    var seen = 1.0
    for index in appearances.indices.reversed() {
      let own = appearances[index].opacity
      appearances[index].opacity = own * seen
      seen *= 1 - own
    }
    return (appearances, dim)
  }

  private static func appearance(
    of alert: Showing, now: Double, animated: Bool
  ) -> Appearance {
    switch alert.phase {
    case .presented, .parked: return Appearance()
    case .entering(let from, let until):
      guard until > from else { return Appearance(opacity: 0) }
      let way = animated ? easeOut(fraction(from, until, now)) : 1
      return Appearance(scale: 1.2 - 0.2 * way, opacity: way)
    case .leaving(_, let from, let until):
      guard until > from else { return Appearance() }
      return Appearance(opacity: animated ? 1 - easeOut(fraction(from, until, now)) : 0)
    }
  }

  private static func fraction(
    _ from: SimulatedTime, _ until: SimulatedTime, _ now: Double
  ) -> Double {
    let start = Double(from.milliseconds)
    return min(1, max(0, (now - start) / (Double(until.milliseconds) - start)))
  }

  private static func easeOut(_ way: Double) -> Double {
    let left = 1 - way
    return 1 - left * left * left
  }
}
