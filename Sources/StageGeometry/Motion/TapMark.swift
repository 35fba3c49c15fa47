/// How the ring is drawn that marks where a finger has just been.
public struct TapMark: Equatable, Sendable {
  /// Its width in points, with the room in which it grows.
  public static let size = 64.0
  /// How long it shows, in microseconds.
  public static let length = 450_000.0

  /// As a part of half its width, from 0 to 1.
  public let radius: Double
  /// From 0 to 1.
  public let opacity: Double

  /// The ring at an age, from 0, where it comes, to 1, where it has gone.
  public init(age: Double) {
    let age = min(1, age)
    radius = 0.55 + 0.35 * age
    opacity = 1 - age * age
  }
}
