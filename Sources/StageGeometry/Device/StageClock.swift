import DialogModel
public import DialogSimulator

/// What the device's clock shows at a moment.
public struct StageClock: Sendable {
  /// The time of day.
  public let time: String
  /// The date.
  public let date: String
  /// The minute, among all minutes of time.
  public let minute: Int
  private let wall: WallClock?

  /// The clock of a run at a simulated time in milliseconds.
  public init(_ simulator: Simulator, at milliseconds: Int) {
    wall = simulator.wallClock(
      at: simulator.state.notifications.instant(at: SimulatedTime(milliseconds: milliseconds)))
    time = wall.map { DateText.time($0) } ?? ""
    date = wall.map { DateText.day($0) } ?? ""
    minute = (wall?.instant(minutesAheadOfUTC: 0).milliseconds ?? 0) / 60_000
  }

  /// The milliseconds of real time until the time of day changes.
  public func untilNextMinute(_ slowness: Int) -> Int {
    wall.map { DateText.untilNextMinute($0, slowness: slowness) } ?? 60_000 * slowness
  }
}
