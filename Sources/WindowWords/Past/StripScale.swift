public import EventLog

/// Where the moments of a run are in a strip, from the first one at the left to the last one.
public struct StripScale: Sendable {
  /// The room at both ends of the strip, in pixels.
  public static let margin = 6.0
  /// How near a press must be to an input to mean it, in pixels.
  private static let snap = 4.0

  /// From the first moment to the last one, in pixels.
  public let width: Double
  /// The last moment, in simulated milliseconds.
  private let end: Int

  /// The scale of a strip.
  ///
  /// - Parameters:
  ///   - strip: its width with both ends, in pixels.
  ///   - end: the last moment of the run, in simulated milliseconds.
  public init(_ strip: Int, until end: Int) {
    (width, self.end) = (max(1, Double(strip) - 2 * StripScale.margin), max(1, end))
  }

  /// The place of a moment, in whole pixels from the left.
  public func place(of milliseconds: Int) -> Double {
    (StripScale.margin + Double(milliseconds) / Double(end) * width).rounded(.down)
  }

  /// The left end and the width of a stretch of time, in whole pixels; a short one has one pixel.
  ///
  /// - Parameter milliseconds: in simulated time.
  public func stretch(of milliseconds: Range<Int>) -> (left: Double, width: Double) {
    let left = place(of: milliseconds.lowerBound)
    return (left, max(1, place(of: milliseconds.upperBound) - left))
  }

  /// The moment at a place, in simulated milliseconds; at the ends it is the first or the last one.
  ///
  /// - Parameters:
  ///   - x: in pixels from the left.
  ///   - times: whose inputs are meant by what is near to them; `nil` where none is.
  public func moment(at x: Double, snappingTo times: LogTimes?) -> Int {
    let part = min(1, max(0, (x - StripScale.margin) / width))
    let time = Int((part * Double(end)).rounded())
    let distance = Int(StripScale.snap / width * Double(end))
    return times?.input(near: time, within: distance) ?? time
  }
}
