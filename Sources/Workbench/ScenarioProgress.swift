import DialogModel
public import Scenario
import Session

/// The progress of a scenario.
public struct ScenarioProgress: Hashable, Sendable {
  /// Whether it plays, or how it ended.
  public enum Status: Hashable, Sendable {
    case playing
    /// There is nothing in it yet: it only waits, and expects no call.
    case empty
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
    /// The application would crash, which it does not expect.
    case crashed
  }

  /// The scenario's name in the document.
  public let name: String
  /// Whether it plays, or how it ended.
  public let status: Status

  init(_ name: String, _ status: Status) { (self.name, self.status) = (name, status) }

  /// Whether it has ended and nothing is wrong with it.
  public var isGood: Bool { [.passed, .played, .empty].contains(status) }
}

extension ScenarioProgress.Status {
  /// How a scenario ended in a run.
  init(_ end: Player.End, of script: ScenarioScript, on session: Session?) {
    func compared(_ fallback: Self) -> Self {
      session.flatMap { Verdict(on: $0, script) }.map { .differs($0) } ?? fallback
    }
    switch end {
    case .failed(let failure): self = .failed(failure)
    case .stopped: self = .stopped
    case .crashed:
      self = compared(end.isMeant(by: script) ? .passed : .crashed)
    case .finished:
      self = compared(script.isEmpty ? .empty : script.expect == nil ? .played : .passed)
    }
  }
}

extension ScenarioScript {
  /// Whether nothing is done in it, and nothing expected: it could not fail.
  fileprivate var isEmpty: Bool {
    expect?.isEmpty != false
      && steps.allSatisfy {
        switch $0.kind {
        case .wait, .waitForAnimationToEnd: true
        default: false
        }
      }
  }
}
