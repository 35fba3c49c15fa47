import Texts

/// The texts beside the scenarios in the list of contents, and the one beside their heading.
public struct ScenarioMarks: Hashable, Sendable {
  /// How a scenario goes or how it ended.
  public enum Mark: Hashable, Sendable {
    case playing
    /// It ended and expects nothing.
    case played
    case passed
    /// Its calls have so many differences from what it expects.
    case differs(Int)
    /// A step could not be performed.
    case failed
    /// A limit was reached.
    case stopped
  }

  /// The text of each scenario that has one, by its name.
  public let marks: [String: String]
  /// How many scenarios have passed and failed; `nil` before one has ended.
  public let sum: String?

  /// The texts for the scenarios of these names, in the document's order.
  public init(_ marks: [String: Mark], all names: [String]) {
    self.marks = marks.mapValues { ScenarioMarks.text($0) }
    let ended = names.compactMap { marks[$0] }.filter { $0 != .playing }
    let good = ended.count { $0 == .passed || $0 == .played }
    let bad = ended.count - good
    if ended.isEmpty {
      sum = nil
    } else if bad == 0 {
      sum = tr("{good} of {all} ok", ["good": String(good), "all": String(names.count)])
    } else {
      sum = ntr("{n} failed", "{n} failed", bad)
    }
  }

  private static func text(_ mark: Mark) -> String {
    switch mark {
    case .playing: tr("playing")
    case .played: tr("played")
    case .passed: tr("passed")
    case .differs(let count): tr("failed: {n}", ["n": String(count)])
    case .failed: tr("failed")
    case .stopped: tr("stopped")
    }
  }
}
