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
}
