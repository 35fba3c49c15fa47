import Texts

/// The clock of a run sheet.
public enum RunSheetTime {
  /// The time since the first step, and how long the scenario is planned to take or how many minutes
  /// it is over that.
  ///
  /// - Parameters:
  ///   - seconds: whole seconds.
  ///   - minutes: `nil` where the scenario does not say.
  public static func text(seconds: Int, planned minutes: Int?) -> String {
    let time = [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
    guard let minutes else { return time }
    let over = seconds - minutes * 60
    if over >= 60 {
      return tr("{time}, {n} min over", ["time": time, "n": String(over / 60)])
    }
    return tr("{time} of {minutes} min", ["time": time, "minutes": String(minutes)])
  }

  /// Whether a scenario takes longer than it was planned to.
  public static func isOver(seconds: Int, planned minutes: Int?) -> Bool {
    minutes.map { seconds > $0 * 60 } ?? false
  }
}
