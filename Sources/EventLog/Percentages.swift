import DialogModel
import DialogSimulator

/// The rows of tasks' percentages that one line of the list represents.
///
/// A job says many percentages. Those of one task have one line, until a line of something else
/// comes.
public struct Percentages: Sendable {
  /// The rows of one line.
  public struct Group: Hashable, Sendable {
    /// The 0-based place of the last row's entry in the log.
    public fileprivate(set) var last: Int
  }

  /// The rows of each line that has more than one, by the place of the first row's entry.
  private(set) var groups: [Int: Group] = [:]
  /// The lines that still grow, by their tasks.
  private var open: [Target: (entry: Int, line: Int)] = [:]
  /// The lines that have grown.
  private var grown: Set<Int> = []

  /// No rows.
  init() {}

  /// Takes a row into the line that represents rows like it, if there is one.
  ///
  /// - Parameter place: the 0-based place of the line that the row gets if it is not taken.
  /// - Returns: whether the row needs no line.
  mutating func take(_ row: RowBuffer.Line, asLine place: Int) -> Bool {
    guard row.sort == .progress else {
      close()
      return false
    }
    let task = row.target
    guard let first = open[task] else {
      open[task] = (row.place, place)
      return false
    }
    groups[first.entry] = Group(last: row.place)
    grown.insert(first.line)
    return true
  }

  /// Ends the lines: the next percentage begins a new one.
  mutating func close() {
    if !open.isEmpty { open.removeAll() }
  }

  /// Forgets the lines of rows before a place, and ends those that grow: they may be among these.
  mutating func fold(upTo place: Int) {
    close()
    groups = groups.filter { $0.key >= place }
  }

  mutating func takeGrown() -> [Int] {
    defer { grown = [] }
    return grown.sorted()
  }
}
