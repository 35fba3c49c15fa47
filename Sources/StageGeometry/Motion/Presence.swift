/// How far a part of the system is there, from 0 to 1, while it comes or goes in simulated time.
public struct Presence: Equatable, Sendable {
  /// Where it comes to rest: 1 if it is there, 0 if it is away.
  public private(set) var target: Double
  private var origin: Double
  /// When it began to move, in simulated milliseconds; `nil` at rest.
  private var start: Double?
  private let duration: Double

  /// The time that Notification Center, a banner, the lock and the switcher take, in milliseconds.
  public static let duration = 300.0

  /// A part at rest.
  ///
  /// - Parameter duration: how long it moves, in milliseconds.
  public init(_ isThere: Bool = false, duration: Double = Presence.duration) {
    target = isThere ? 1 : 0
    origin = target
    self.duration = duration
  }

  /// Makes it come or go from where it is now; without a time it is there, or away, at once.
  public mutating func set(_ isThere: Bool, at now: Double?) {
    let wanted: Double = isThere ? 1 : 0
    guard wanted != target || now == nil else { return }
    origin = now.map { value(at: $0) } ?? wanted
    target = wanted
    start = now
  }

  /// Moves on from a place where a finger has left it.
  public mutating func letGo(at place: Double, isThere: Bool, now: Double) {
    (origin, target, start) = (place, isThere ? 1 : 0, now)
  }

  /// How far it is there at a time in simulated milliseconds.
  public func value(at now: Double, isAnimated: Bool = true) -> Double {
    guard let start, isAnimated, now < start + duration else { return target }
    let left = 1 - max(0, (now - start) / duration)
    return origin + (target - origin) * (1 - left * left * left)
  }

  /// Whether it looks different a moment later.
  public func isMoving(at now: Double) -> Bool {
    start.map { now < $0 + duration && origin != target } ?? false
  }
}
