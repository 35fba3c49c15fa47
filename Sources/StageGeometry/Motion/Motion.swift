import DialogModel
public import DialogSimulator

/// The scale and opacity of an alert at a time; they depend only on simulated time.
public struct Appearance: Equatable, Sendable {
  /// The scale around its centre; 1 is its normal size.
  public var scale: Double
  /// From 0 to 1.
  public var opacity: Double

  /// Makes an appearance; without arguments it is that of an alert at rest.
  public init(scale: Double = 1, opacity: Double = 1) {
    self.scale = scale
    self.opacity = opacity
  }
}

/// How a theme moves things within the durations of the simulator.
public struct Motion: Sendable {
  /// The theme that defines the movements.
  public let theme: Look.Theme
  /// Simulated time, in milliseconds.
  public let now: Double
  /// Whether movements are animated; if not, each is at its end immediately.
  public let isAnimated: Bool

  /// The movements at a simulated time, in milliseconds.
  public init(theme: Look.Theme, now: Double, isAnimated: Bool) {
    self.theme = theme
    self.now = now
    self.isAnimated = isAnimated
  }

  /// The appearances of stacked alerts, lowest first, and the opacity of the dimming under them.
  public func appearances(of alerts: [Showing]) -> (alerts: [Appearance], dim: Double) {
    var appearances = alerts.map { appearance(of: $0) }
    let dim = appearances.map(\.opacity).max() ?? 0
    // An alert is visible to the extent that those above it are not.
    var seen = 1.0
    for index in appearances.indices.reversed() {
      let own = appearances[index].opacity
      appearances[index].opacity = own * seen
      seen *= 1 - own
    }
    return (appearances, dim)
  }

  /// How far a sheet or a popover is visible: 0 before its entry and after its exit.
  public func presence(of showing: Showing) -> Double {
    switch showing.phase {
    case .presented, .parked: return 1
    case .entering(let from, let until):
      guard until > from else { return 0 }
      return isAnimated ? easeOut(fraction(from, until)) : 1
    case .leaving(_, let from, let until):
      guard until > from else { return 1 }
      return isAnimated ? 1 - easeOut(fraction(from, until)) : 0
    }
  }

  /// The remaining part of a device's rotation: 1 at the start, 0 at the end.
  public func rest(of rotation: Rotation?) -> Double {
    guard let rotation, isAnimated else { return 0 }
    let way = fraction(rotation.from, rotation.until)
    return 1 - way * way * (3 - 2 * way)
  }

  /// How much of a passage between two screens is done, from 0 to 1.
  public func way(of passage: Passage) -> Double {
    guard isAnimated else { return 1 }
    let way = fraction(passage.start, passage.until)
    return way * way * (3 - 2 * way)
  }

  private func appearance(of alert: Showing) -> Appearance {
    switch alert.phase {
    case .presented, .parked: return Appearance()
    case .entering(let from, let until):
      guard until > from else { return Appearance(opacity: 0) }
      return isAnimated ? entry(fraction(from, until)) : Appearance()
    case .leaving(_, let from, let until):
      guard until > from else { return Appearance() }
      return Appearance(opacity: isAnimated ? 1 - easeOut(fraction(from, until)) : 0)
    }
  }

  /// The appearance of an alert of the system.
  ///
  /// - Parameters:
  ///   - start: when it began to come or to go, in simulated milliseconds; `nil` at rest.
  ///   - isLeaving: whether it goes.
  public func systemAlert(since start: Double?, isLeaving: Bool) -> Appearance {
    guard let start, isAnimated else { return Appearance(opacity: isLeaving ? 0 : 1) }
    let way = min(1, max(0, (now - start) / (isLeaving ? 200 : 250)))
    return isLeaving ? Appearance(opacity: 1 - easeOut(way)) : entry(way)
  }

  private func entry(_ way: Double) -> Appearance {
    switch theme {
    case .flat: Appearance(scale: 1.2 - 0.2 * easeOut(way), opacity: easeOut(way))
    case .classic: Appearance(scale: pop(way), opacity: min(1, way / 0.3))
    }
  }

  /// Grows above its normal size, shrinks below it, and ends at it.
  private func pop(_ way: Double) -> Double {
    let stops: [(Double, Double)] = [(0, 0.6), (0.5, 1.05), (0.8, 0.95), (1, 1)]
    guard let next = stops.firstIndex(where: { way < $0.0 }), next > 0 else {
      return way < 1 ? stops[0].1 : 1
    }
    let (start, end) = (stops[next - 1], stops[next])
    let part = (way - start.0) / (end.0 - start.0)
    return start.1 + (end.1 - start.1) * part * part * (3 - 2 * part)
  }

  private func fraction(_ from: SimulatedTime, _ until: SimulatedTime) -> Double {
    guard until > from else { return 1 }
    let start = Double(from.milliseconds)
    return min(1, max(0, (now - start) / (Double(until.milliseconds) - start)))
  }

  private func easeOut(_ way: Double) -> Double {
    let left = 1 - way
    return 1 - left * left * left
  }
}
