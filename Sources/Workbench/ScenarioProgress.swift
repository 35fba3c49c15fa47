public import Scenario

/// The progress of a scenario.
public struct ScenarioProgress: Hashable, Sendable {
  /// Whether it plays, or how it ended.
  public enum Status: Hashable, Sendable {
    case playing
    case played
    case failed(ScenarioFailure)
    /// A limit was reached.
    case stopped
  }

  /// The scenario's name in the document.
  public let name: String
  /// Whether it plays, or how it ended.
  public let status: Status

  /// How a scenario ended.
  init(_ name: String, _ end: Player.End) {
    self.name = name
    status =
      switch end {
      case .finished: .played
      case .failed(let failure): .failed(failure)
      case .stopped: .stopped
      }
  }

  /// A scenario that plays.
  init(playing name: String) {
    self.name = name
    status = .playing
  }
}
