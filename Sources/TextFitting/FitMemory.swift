import Session

/// What was measured of the last version of a document, so that the next one measures only what has
/// changed.
///
/// It is for one font; several threads may use it, and what the last one found stays.
public final class FitMemory: Sendable {
  /// What was measured of one part in one language.
  private struct Entry: Sendable {
    var part: FitParts
    var cells: [FitCell]
  }

  private struct Key: Hashable {
    var subject: FitSubject
    var language: String?
  }

  /// What is measured of one version.
  struct Round: Sendable {
    private var axes: FitAxes
    private var old: [Key: Entry]
    private var new: [Key: Entry] = [:]

    fileprivate init(_ axes: FitAxes, _ last: Round?) {
      self.axes = axes
      self.axes.languages = []
      old = last?.axes == self.axes ? last?.new ?? [:] : [:]
    }

    /// What is known of a part; `nil` if it has changed.
    mutating func cells(of part: FitParts, in language: String?) -> [FitCell]? {
      let key = Key(subject: part.subject, language: language)
      guard let entry = old[key], entry.part == part else { return nil }
      new[key] = entry
      return entry.cells
    }

    mutating func note(_ cells: [FitCell], of part: FitParts, in language: String?) {
      new[Key(subject: part.subject, language: language)] = Entry(part: part, cells: cells)
    }

    fileprivate mutating func forgetOld() { old = [:] }
  }

  private let last = Guarded<Round?>(nil)

  /// Nothing is known.
  public init() {}

  func begin(_ axes: FitAxes) -> Round { last.withLock { Round(axes, $0) } }

  /// Keeps what a version has, without what only older ones had.
  func end(_ round: Round) {
    var round = round
    round.forgetOld()
    last.withLock { [round] in $0 = round }
  }
}
