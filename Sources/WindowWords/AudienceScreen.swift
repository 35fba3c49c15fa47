/// Which monitor the stage and the presenter's window fill or use.
///
/// Monitors have 0-based numbers.
public enum AudienceScreen {
  /// The monitor for the stage, where it has to leave the one that it is on.
  ///
  /// - Parameters:
  ///   - count: how many monitors there are.
  ///   - stage: the one of the stage; `nil` if it is not shown.
  ///   - presenter: the one of the presenter's window; `nil` if it is not shown.
  public static func forStage(of count: Int, stage: Int?, presenter: Int?) -> Int? {
    guard let presenter, presenter == stage else { return nil }
    return (0..<count).first { $0 != presenter }
  }

  /// The monitor for the presenter's window next to a stage that fills one; `nil` if there is no
  /// other one.
  public static func forPresenter(of count: Int, stage: Int?) -> Int? {
    guard let stage else { return nil }
    return (0..<count).first { $0 != stage }
  }

  /// The monitor for a stage that fills one, when a monitor has come; `nil` where it stays.
  ///
  /// It is the other one than the presenter's, or else the one that the stage filled before.
  ///
  /// - Parameters:
  ///   - monitors: the corners of all monitors, in pixels.
  ///   - stage: the 0-based number of the one that the stage fills.
  ///   - presenter: that of the presenter's window; `nil` if it is not shown.
  ///   - corner: the corner of the one that the stage filled before, in pixels.
  public static func forStage(
    among monitors: [Corner], stage: Int?, presenter: Int?, before corner: Corner?
  ) -> Int? {
    let wanted =
      forStage(of: monitors.count, stage: stage, presenter: presenter)
      ?? corner.flatMap { monitors.firstIndex(of: $0) }
    return wanted == stage || wanted == presenter ? nil : wanted
  }

  /// The upper left corner of a monitor, in pixels.
  public struct Corner: Hashable, Sendable {
    /// In pixels of the display.
    public let x: Int, y: Int

    /// A corner on the display.
    public init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }
}
