/// A moment in a run: whole milliseconds of simulated time since its start.
public struct SimulatedTime: Hashable, Comparable, Sendable {
  /// Milliseconds since the start of the run.
  public var milliseconds: Int

  /// The moment so many milliseconds after the start.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The start of a run.
  public static let zero = SimulatedTime(milliseconds: 0)

  /// The latest moment that a file may name: a hundred years, as long as a scenario may take.
  public static let latest = SimulatedTime(milliseconds: 100 * 366 * 24 * 60 * 60 * 1000)

  /// Whether the first moment comes before the second.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment so many milliseconds later.
  public func after(milliseconds: Int) -> SimulatedTime {
    SimulatedTime(milliseconds: self.milliseconds + milliseconds)
  }

  /// Seconds with exactly three decimals, as calls are printed: `0.250`.
  public var seconds: String {
    let magnitude = milliseconds.magnitude
    let digits = String(magnitude % 1000)
    let padding = String(repeating: "0", count: 3 - digits.count)
    return (milliseconds < 0 ? "-" : "") + "\(magnitude / 1000).\(padding)\(digits)"
  }
}

/// How long movements take, in milliseconds; the same in every theme, because traces hold it.
public enum Durations {
  /// An alert coming in.
  public static let alertEntry = 250
  /// An alert going out.
  public static let alertExit = 200
  /// The keyboard coming up or going down.
  public static let keyboard = 250
  /// A sheet sliding in or out.
  public static let sheet = 300
  /// An activity picker coming in or going out.
  public static let activityPicker = 300
  /// A presented view, a form sheet or a modal screen coming in or going out.
  public static let presentedView = 400
  /// A popover coming in or going out, with any content but a sheet.
  public static let popover = 200
  /// The longest movement of a dialog that comes in.
  public static let longestEntry = max(alertEntry, sheet, activityPicker, popover, presentedView)
  /// A screen that is pushed or popped.
  public static let push = 350
  /// A rotation of the device.
  public static let rotation = 400
}
