/// How a page that was let go comes to rest.
public enum PageMotion {
  /// How long it takes, in real milliseconds: it is an answer to a finger, not a movement of the
  /// prototype.
  public static let duration = 250.0

  /// How much of the way is done after a time in milliseconds, from 0 to 1.
  public static func way(after milliseconds: Double) -> Double {
    let part = max(0, min(1, milliseconds / duration))
    return 1 - (1 - part) * (1 - part) * (1 - part)
  }
}
