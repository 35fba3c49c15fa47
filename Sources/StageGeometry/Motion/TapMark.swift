/// How the ring that marks the place of the last tap is drawn.
///
/// It grows, rests, and fades; it does so whatever becomes of the thing that was tapped.
public struct TapMark: Equatable, Sendable {
  /// The width of the grown ring, in points.
  public static let size = 44.0
  /// The width of its line, in points.
  public static let border = 3.0
  /// How long the ring is visible, in microseconds.
  public static let length = growing + resting + fading

  private static let (growing, resting, fading) = (150_000.0, 250_000.0, 200_000.0)
  private static let firstSize = 28.0

  /// The width in points.
  public let width: Double
  /// From 0 to 1.
  public let opacity: Double

  /// The ring at an age in microseconds, from 0, when it appears.
  ///
  /// - Parameter isAnimated: whether it grows and fades; if not, it is there and then gone.
  public init(age: Double, isAnimated: Bool = true) {
    guard isAnimated else {
      width = TapMark.size
      opacity = age < TapMark.length ? 1 : 0
      return
    }
    let grown = min(1, age / TapMark.growing)
    // It slows down, as what a finger presses does.
    width = TapMark.firstSize + (TapMark.size - TapMark.firstSize) * grown * (2 - grown)
    let faded = (age - TapMark.growing - TapMark.resting) / TapMark.fading
    opacity = 1 - max(0, min(1, faded))
  }
}
