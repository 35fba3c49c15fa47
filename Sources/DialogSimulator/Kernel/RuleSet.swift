public import DialogModel

/// The rows of the behaviour tables that something comes from: a few, mostly one.
///
/// A dismissal that waits behind another one and is then covered by an alert comes from several
/// rows; the set holds them all, and text shows the last one in the tables' order.
public struct RuleSet: Hashable, Sendable {
  /// Nine bits each, counted from 1, the greatest first from the lowest bits on; 0 for no row.
  private var cells: UInt64

  /// How many rows a set holds; if there are more, the greatest are kept.
  static let capacity = 7

  /// The bits of one row: there are more than 255 rows.
  private static let width: UInt64 = 9
  private static let mask: UInt64 = 1 << width - 1

  /// No row.
  static let none = RuleSet(cells: 0)

  private init(cells: UInt64) { self.cells = cells }

  /// One row.
  public init(_ rule: Rule) {
    cells = UInt64(rule.rawValue) + 1
  }

  /// The row that text shows: the last one in the tables' order; if a row of a kind of dialog and a
  /// row of stacking both apply, the one of stacking.
  ///
  /// An empty set has the first row.
  public var shown: Rule {
    let last = RuleSet.rule(cells)
    guard last.isOfKind else { return last }
    var rest = cells >> RuleSet.width
    while rest != 0 {
      if RuleSet.rule(rest).isOfStacking { return RuleSet.rule(rest) }
      rest >>= RuleSet.width
    }
    return last
  }

  private static func rule(_ cells: UInt64) -> Rule {
    Rule(rawValue: UInt16(truncatingIfNeeded: cells & mask) &- 1) ?? Rules.shown
  }

  /// The rows, in the tables' order.
  public var rules: [Rule] {
    var rules: [Rule] = []
    var rest = cells
    while rest != 0 {
      rules.append(RuleSet.rule(rest))
      rest >>= RuleSet.width
    }
    return rules.reversed()
  }

  /// Whether a row is among them.
  public func contains(_ rule: Rule) -> Bool {
    var rest = cells
    while rest != 0 {
      if rest & RuleSet.mask == UInt64(rule.rawValue) + 1 { return true }
      rest >>= RuleSet.width
    }
    return false
  }

  /// Adds a row.
  public mutating func insert(_ rule: Rule) { insert(UInt64(rule.rawValue) + 1) }

  /// Adds the rows of another set.
  public mutating func formUnion(_ other: RuleSet) {
    guard other.cells != cells else { return }
    var rest = other.cells
    while rest != 0 {
      insert(rest & RuleSet.mask)
      rest >>= RuleSet.width
    }
  }

  /// The rows of both.
  public func union(_ other: RuleSet) -> RuleSet {
    var both = self
    both.formUnion(other)
    return both
  }

  /// The rows and one more.
  public func adding(_ rule: Rule) -> RuleSet {
    var more = self
    more.insert(rule)
    return more
  }

  /// The same with another row in the place of one of them.
  func replacing(_ old: Rule, by new: Rule) -> RuleSet {
    guard contains(old) else { return self }
    var replaced = RuleSet.none
    for rule in rules { replaced.insert(rule == old ? new : rule) }
    return replaced
  }

  private mutating func insert(_ cell: UInt64) {
    var place: UInt64 = 0
    var rest = cells
    while rest & RuleSet.mask > cell {
      rest >>= RuleSet.width
      place += RuleSet.width
    }
    let end = RuleSet.width * UInt64(RuleSet.capacity)
    guard rest & RuleSet.mask != cell, place < end else { return }
    let before = cells & ((1 << place) &- 1)
    let all = before | cell << place | rest << (place + RuleSet.width)
    cells = all & ((1 << end) &- 1)
  }
}

extension RuleSet: ExpressibleByArrayLiteral {
  /// These rows.
  public init(arrayLiteral rules: Rule...) {
    cells = 0
    for rule in rules { insert(rule) }
  }
}
