/// How much texts shrink to fit.
public enum TextFit {
  /// The factor at which a text fits into a width in pixels in one line.
  ///
  /// - Parameters:
  ///   - least: the least factor; at it the text is cut and does not shrink further.
  ///   - width: measures the text at a factor, in pixels.
  /// - Returns: the factor from `least` to 1, and whether the text fits at it.
  public static func scale(
    toFit pixels: Double, least: Double, width: (_ scale: Double) -> Double
  ) -> (scale: Double, fits: Bool) {
    var scale = 1.0
    while width(scale) > pixels {
      guard scale > least else { return (least, false) }
      scale = max(least, scale - 0.05)
    }
    return (scale, true)
  }

  /// The factor at which the title of an alert has at most two lines; 0.8 if it always has more.
  ///
  /// - Parameter lineCount: measures how many lines the title takes at a factor.
  public static func titleScale(lineCount: (_ scale: Double) -> Int) -> Double {
    [1, 0.95, 0.9, 0.85].first { lineCount($0) < 3 } ?? 0.8
  }
}
