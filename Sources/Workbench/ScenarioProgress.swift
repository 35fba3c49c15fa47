public import Scenario

/// The progress of a scenario.
public struct ScenarioProgress: Hashable, Sendable {
  /// Whether it plays, or how it ended.
  public enum Status: Hashable, Sendable {
    case playing
    /// Its steps were performed, and it expects nothing.
    case played
    /// Its steps were performed, and its calls are the expected ones.
    case passed
    /// Its calls are not the expected ones.
    case differs(Verdict)
    /// A step could not be performed, or an assertion failed.
    case failed(ScenarioFailure)
    /// A limit was reached.
    case stopped
  }

  /// The scenario's name in the document.
  public let name: String
  /// Whether it plays, or how it ended.
  public let status: Status

  init(_ name: String, _ status: Status) { (self.name, self.status) = (name, status) }

  /// Whether it has ended and nothing is wrong with it.
  public var isGood: Bool { status == .passed || status == .played }
}
