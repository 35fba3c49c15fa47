/// How the spinner of a loader turns.
public enum Spinner {
  /// The number of spokes; the spinner turns once a second.
  public static let spokes = 12

  /// The 0-based spoke that is brightest at a moment, both times in simulated milliseconds.
  public static func spoke(at now: Double, since start: Double) -> Int {
    let turned = (now - start) / 1000 * Double(spokes)
    return Int(max(0, turned)) % spokes
  }

  /// The opacity of a spoke, from 0 to 1, for a given brightest spoke.
  ///
  /// Each spoke is a little fainter than the one after it.
  public static func opacity(of spoke: Int, brightest: Int) -> Double {
    let age = (brightest - spoke + spokes) % spokes
    return max(0.22, 1 - Double(age) * 0.09)
  }
}
