/// How much texts shrink to fit.
public enum TextFit {
  /// The factor at which a text fits into a width in pixels in one line.
  ///
  /// - Parameters:
  ///   - least: the least factor; at it the text is cut and does not shrink further.
  ///   - width: measures the text at a factor, in pixels; a text is wider at a larger factor.
  /// - Returns: the factor from `least` to 1, and whether the text fits at it.
  public static func scale(
    toFit pixels: Double, least: Double, width: (_ scale: Double) -> Double
  ) -> (scale: Double, fits: Bool) {
    let whole = width(1)
    guard whole > pixels else { return (1, true) }
    let steps = steps(downTo: least)
    guard !steps.isEmpty else { return (least, false) }
    // Widths are nearly in proportion to factors, so few of them are measured.
    var place = steps.firstIndex { whole * $0 <= pixels } ?? steps.count - 1
    if width(steps[place]) <= pixels {
      while place > 0, width(steps[place - 1]) <= pixels { place -= 1 }
      return (steps[place], true)
    }
    while place + 1 < steps.count {
      place += 1
      if width(steps[place]) <= pixels { return (steps[place], true) }
    }
    return (least, false)
  }

  /// The factors below 1 that are tried, the largest one first.
  private static func steps(downTo least: Double) -> [Double] {
    var steps: [Double] = []
    var scale = 1.0
    while scale > least {
      scale = max(least, scale - 0.05)
      steps.append(scale)
    }
    return steps
  }

  /// The factor at which the title of an alert has at most two lines; 0.8 if it always has more.
  ///
  /// - Parameter lineCount: measures how many lines the title takes at a factor.
  public static func titleScale(lineCount: (_ scale: Double) -> Int) -> Double {
    [1, 0.95, 0.9, 0.85].first { lineCount($0) < 3 } ?? 0.8
  }
}
