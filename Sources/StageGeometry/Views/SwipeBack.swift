/// Going back with a finger that swipes from the edge of the screen.
public enum SwipeBack {
  /// How far from the edge the finger may begin, in points.
  private static let reach = 20.0
  /// The time for which a screen that is let go moves on as fast as the finger did, in seconds.
  private static let throwing = 0.2

  /// Whether a finger that is put down so many points from the edge swipes.
  public static func begins(at distance: Double) -> Bool { distance <= reach }

  /// How far the screen has gone, from 0 to 1, when the finger has moved so many points away from
  /// the edge of a screen of a width.
  public static func way(_ distance: Double, width: Double) -> Double {
    min(1, max(0, distance / width))
  }

  /// Whether a screen that is let go leaves.
  ///
  /// - Parameters:
  ///   - way: how far it has gone, from 0 to 1.
  ///   - velocity: of the finger, away from the edge, in points a second.
  public static func goesBack(from way: Double, velocity: Double, width: Double) -> Bool {
    way > 0 && way + velocity * throwing / width > 0.5
  }
}
