public import EventLog

/// A row of the log that a person has pinned, with their note.
public struct PinnedRow: Hashable, Sendable {
  /// The row, which keeps this name while the log grows, is cleared or folds its oldest rows away.
  public let row: LogOrigin
  /// What the person wrote, in one line; empty without a note.
  public var note: String

  /// A row with a note.
  public init(_ row: LogOrigin, note: String = "") { (self.row, self.note) = (row, note) }
}

/// The pinned rows of a run and of the runs before it in the same log, in the order of the log.
public final class PinnedRows {
  /// The rows, the oldest first.
  public private(set) var rows: [PinnedRow] = []
  private let observers = Observers<Void>()

  /// No rows.
  public init() {}

  /// Calls back after every change, as long as the observation is kept.
  public func observe(_ body: @escaping () -> Void) -> Observation<Void> {
    observers.add { _ in body() }
  }

  /// The note on a row; `nil` for one that is not pinned.
  public func note(on row: LogOrigin) -> String? { place(of: row).map { rows[$0].note } }

  /// Pins a row, or changes its note; of a note of several lines the line ends become spaces.
  public func pin(_ row: LogOrigin, note: String = "") {
    let line = note.split(whereSeparator: \.isNewline).joined(separator: " ")
    let pinned = PinnedRow(row, note: line)
    if let place = place(of: row) {
      guard rows[place] != pinned else { return }
      rows[place] = pinned
    } else {
      let next = rows.firstIndex { row.isBefore($0.row) } ?? rows.count
      rows.insert(pinned, at: next)
    }
    observers.tell(())
  }

  /// Lets go of a row.
  public func unpin(_ row: LogOrigin) {
    guard let place = place(of: row) else { return }
    rows.remove(at: place)
    observers.tell(())
  }

  /// Lets go of all rows.
  public func removeAll() {
    guard !rows.isEmpty else { return }
    rows = []
    observers.tell(())
  }

  private func place(of row: LogOrigin) -> Int? { rows.firstIndex { $0.row == row } }
}

extension LogOrigin {
  /// Whether this row comes before another in the log.
  fileprivate func isBefore(_ other: LogOrigin) -> Bool {
    (run, row, beside) < (other.run, other.row, other.beside)
  }
}
