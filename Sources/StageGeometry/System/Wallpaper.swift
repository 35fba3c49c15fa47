/// The shape of the picture behind the home screen and the lock screen: hills in front of others.
public enum Wallpaper {
  /// A point of an outline, as fractions of the screen's width and height.
  public typealias Point = (x: Double, y: Double)

  /// The outlines of the hills from the left to the right edge, the farthest first; each is closed
  /// along the foot of the screen.
  public static let hills: [[Point]] = [
    [
      (0, 0.86), (0.18, 0.76), (0.32, 0.83), (0.60, 0.74), (0.76, 0.80), (1, 0.72),
    ],
    [
      (0, 0.797), (0.144, 0.720), (0.28, 0.815), (0.442, 0.667), (0.622, 0.80), (0.797, 0.705),
      (1, 0.822),
    ],
  ]

  /// Where the colours of the sky are, from the top to the foot, as fractions of the height.
  public static let stops = [0, 0.16, 0.46, 1]
}
