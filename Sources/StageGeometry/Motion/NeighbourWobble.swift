/// How an icon that does nothing shakes when it is tapped.
public enum NeighbourWobble {
  private static let duration = 360.0
  private static let turns = [0, 1, -1, 0.6, -0.6, 0.25, 0]

  /// The angle in radians so many milliseconds after the tap; `nil` when it is at rest again.
  public static func angle(after time: Double) -> Double? {
    guard time < duration else { return nil }
    let place = max(0, time) / duration * Double(turns.count - 1)
    let index = min(turns.count - 2, Int(place))
    let part = place - Double(index)
    return 0.12 * (turns[index] + (turns[index + 1] - turns[index]) * part)
  }
}

/// How an icon that can be ended shakes in the switcher.
public enum SwitcherJiggle {
  /// Which way it is turned so many milliseconds after the switcher came, from -1 to 1.
  public static func turn(after time: Double) -> Double {
    let phase = (time / 140).truncatingRemainder(dividingBy: 2)
    return phase < 1 ? 2 * phase - 1 : 3 - 2 * phase
  }
}
