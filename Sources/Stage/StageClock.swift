import DialogModel
import DialogSimulator
import StageGeometry

/// What the device's clock shows at a moment.
struct StageClock {
  /// The time of day.
  let time: String
  /// The date.
  let date: String
  /// The minute, among all minutes of time.
  let minute: Int
  private let wall: WallClock?

  /// The clock of a run at a simulated time in milliseconds.
  @MainActor init(_ simulator: Simulator, at milliseconds: Int) {
    wall = simulator.wallClock(
      at: simulator.state.notifications.instant(at: SimulatedTime(milliseconds: milliseconds)))
    time = wall.map { DateText.time($0) } ?? ""
    date = wall.map { DateText.day($0) } ?? ""
    minute = (wall?.instant(minutesAheadOfUTC: 0).milliseconds ?? 0) / 60_000
  }

  /// The milliseconds of real time until the time of day changes.
  func untilNextMinute(_ slowness: Int) -> Int {
    wall.map { DateText.untilNextMinute($0, slowness: slowness) } ?? 60_000 * slowness
  }
}
