/// How the ring that marks the place of the last tap is drawn.
public struct TapMark: Equatable, Sendable {
  /// The width of the ring in points, with the room in which it grows.
  public static let size = 64.0
  /// How long the ring is visible, in microseconds.
  public static let length = 450_000.0

  /// The radius as a part of half the width, from 0 to 1.
  public let radius: Double
  /// From 0 to 1.
  public let opacity: Double

  /// The ring at an age from 0, when it appears, to 1, when it has gone.
  public init(age: Double) {
    let age = min(1, age)
    radius = 0.55 + 0.35 * age
    opacity = 1 - age * age
  }
}
