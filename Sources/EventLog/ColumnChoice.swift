/// Which columns the log's list has in addition to the call, and in what order, as a person chose
/// them.
///
/// The sign of the kind and the call are always there, the call at the end.
public struct ColumnChoice: Hashable, Sendable {
  /// A column that can be moved and left out.
  public enum Column: String, CaseIterable, Sendable {
    case number, milliseconds, delta, target
    /// What became of the call in the platform of today.
    case today
  }

  /// All columns from left to right, those that are left out among them.
  public private(set) var order: [Column] = Column.allCases
  /// The columns that are left out.
  public private(set) var hidden: Set<Column> = [.today]

  /// All columns in the usual order, without the one about today.
  public init() {}

  /// Reads ``text``; what it does not name follows in the usual order, what it does not know is
  /// passed over.
  public init(_ text: String) {
    var named: [Column] = []
    for word in text.split(separator: ",") {
      let isHidden = word.hasPrefix("-")
      guard let column = Column(rawValue: String(isHidden ? word.dropFirst() : word)),
        !named.contains(column)
      else { continue }
      named.append(column)
      if isHidden { hidden.insert(column) } else { hidden.remove(column) }
    }
    order = named + Column.allCases.filter { !named.contains($0) }
  }

  /// The choice in one line, as it is kept: `number,milliseconds,-delta,target,-today`.
  public var text: String {
    order.map { (hidden.contains($0) ? "-" : "") + $0.rawValue }.joined(separator: ",")
  }

  /// The columns that are there, from left to right.
  public var shown: [Column] { order.filter { !hidden.contains($0) } }

  /// Leaves a column out, or puts it back.
  public mutating func toggle(_ column: Column) {
    if hidden.remove(column) == nil { hidden.insert(column) }
  }

  /// Moves a column past its neighbour that is there; at the end it stays.
  ///
  /// - Parameter forward: to the right, else to the left.
  public mutating func move(_ column: Column, forward: Bool) {
    guard let place = order.firstIndex(of: column) else { return }
    let others = forward ? Array(order[(place + 1)...]) : order[..<place].reversed()
    guard let neighbour = others.first(where: { !hidden.contains($0) }) else { return }
    order.remove(at: place)
    guard let target = order.firstIndex(of: neighbour) else { return }
    order.insert(column, at: forward ? target + 1 : target)
  }

  /// Puts the columns that are there into another order.
  public mutating func reorder(_ shown: [Column]) {
    guard Set(shown) == Set(self.shown), shown.count == self.shown.count else { return }
    var next = shown.makeIterator()
    order = order.map { hidden.contains($0) ? $0 : next.next() ?? $0 }
  }
}
