import Texts

/// The texts next to the scenarios in the list of contents, and the one next to their heading.
public struct ScenarioMarks: Hashable, Sendable {
  /// How a scenario goes or how it ended.
  public enum Mark: Hashable, Sendable {
    case playing
    /// There is nothing in it yet.
    case empty
    /// It ended and expects nothing.
    case played
    case passed
    /// Its calls have so many differences from what it expects.
    case differs(Int)
    /// A step could not be performed.
    case failed
    /// A limit was reached.
    case stopped
    /// The application would crash.
    case crashed
  }

  /// What is next to a scenario, and how it looks.
  public struct Text: Hashable, Sendable {
    /// The words, with a sign before them where the scenario has ended.
    public let text: String
    /// How they look.
    public let look: Look

    /// A text with its look.
    public init(_ text: String, _ look: Look = .plain) { (self.text, self.look) = (text, look) }
  }

  /// How a text looks.
  public enum Look: Hashable, Sendable {
    case plain
    /// The scenario holds.
    case good
    /// It does not.
    case bad
    /// It was so before the document was changed.
    case stale
  }

  /// The text of each scenario that has one, by its name.
  public let marks: [String: Text]
  /// How many scenarios have passed and failed; `nil` before one has ended.
  public let sum: Text?

  /// The texts for the scenarios of these names, in the document's order.
  ///
  /// - Parameter stale: how those ended before the document was changed that were not run since.
  public init(_ marks: [String: Mark], stale: [String: Mark] = [:], all names: [String]) {
    let old = stale.filter { marks[$0.key] == nil && $0.value != .playing }
    self.marks = marks.mapValues { ScenarioMarks.text($0) }.merging(
      old.mapValues { Text(ScenarioMarks.words($0), .stale) }
    ) { new, _ in new }
    let ended = names.compactMap { marks[$0] }.filter { $0 != .playing }
    let good = ended.count { $0 == .passed || $0 == .played }
    let empty = ended.count { $0 == .empty }
    let bad = ended.count - good - empty
    if bad > 0 {
      sum = Text(ntr("✕ {n} failed", "✕ {n} failed", bad), .bad)
    } else if names.contains(where: { old[$0] != nil }) {
      sum = Text("…", .stale)
    } else if ended.count == empty {
      sum = nil
    } else {
      sum = Text(
        tr("{good} of {all} ok", ["good": String(good), "all": String(names.count)]), .good)
    }
  }

  /// Colours alone do not say how it ended.
  private static func text(_ mark: Mark) -> Text {
    switch mark {
    case .playing: Text(words(mark))
    // Nothing has passed, and nothing has gone wrong.
    case .empty: Text(words(mark), .stale)
    case .played, .passed: Text("✓ " + words(mark), .good)
    case .differs, .failed, .stopped, .crashed: Text("✕ " + words(mark), .bad)
    }
  }

  private static func words(_ mark: Mark) -> String {
    switch mark {
    case .playing: tr("playing")
    case .empty: tr("empty")
    case .played: tr("played")
    case .passed: tr("passed")
    case .differs(let count): ntr("one call differs", "{n} calls differ", count)
    case .failed: tr("a step failed")
    case .stopped: tr("stopped")
    case .crashed: tr("would crash")
    }
  }
}
