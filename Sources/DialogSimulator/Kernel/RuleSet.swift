public import DialogModel

/// The rows of the behaviour tables that something comes from: a few, mostly one.
///
/// A dismissal that waits behind another one and is then covered by an alert comes from several
/// rows; the set holds them all, and text shows the last one in the tables' order.
public struct RuleSet: Hashable, Sendable {
  /// A byte each, counted from 1, the greatest first from the lowest byte on; 0 for no row.
  private var bytes: UInt64

  /// How many rows a set holds; if there are more, the greatest are kept.
  static let capacity = 8

  /// No row.
  static let none = RuleSet(bytes: 0)

  private init(bytes: UInt64) { self.bytes = bytes }

  /// One row.
  public init(_ rule: Rule) {
    bytes = UInt64(rule.rawValue) + 1
  }

  /// The row that text shows: the last one in the tables' order; if a row of a kind of dialog and a
  /// row of stacking both apply, the one of stacking.
  ///
  /// An empty set has the first row.
  public var shown: Rule {
    let last = RuleSet.rule(bytes)
    guard last.isOfKind else { return last }
    var rest = bytes >> 8
    while rest != 0 {
      if RuleSet.rule(rest).isOfStacking { return RuleSet.rule(rest) }
      rest >>= 8
    }
    return last
  }

  private static func rule(_ bytes: UInt64) -> Rule {
    Rule(rawValue: UInt8(truncatingIfNeeded: bytes) &- 1) ?? Rules.shown
  }

  /// The rows, in the tables' order.
  public var rules: [Rule] {
    var rules: [Rule] = []
    var rest = bytes
    while rest != 0 {
      rules.append(RuleSet.rule(rest))
      rest >>= 8
    }
    return rules.reversed()
  }

  /// Whether a row is among them.
  public func contains(_ rule: Rule) -> Bool {
    var rest = bytes
    while rest != 0 {
      if rest & 0xFF == UInt64(rule.rawValue) + 1 { return true }
      rest >>= 8
    }
    return false
  }

  /// Adds a row.
  public mutating func insert(_ rule: Rule) { insert(UInt64(rule.rawValue) + 1) }

  /// Adds the rows of another set.
  public mutating func formUnion(_ other: RuleSet) {
    guard other.bytes != bytes else { return }
    var rest = other.bytes
    while rest != 0 {
      insert(rest & 0xFF)
      rest >>= 8
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

  private mutating func insert(_ byte: UInt64) {
    var place: UInt64 = 0
    var rest = bytes
    while rest & 0xFF > byte {
      rest >>= 8
      place += 8
    }
    guard rest & 0xFF != byte, place < 64 else { return }
    let before = bytes & ((1 << place) &- 1)
    bytes = before | byte << place | (place < 56 ? rest << (place + 8) : 0)
  }
}

extension RuleSet: ExpressibleByArrayLiteral {
  /// These rows.
  public init(arrayLiteral rules: Rule...) {
    bytes = 0
    for rule in rules { insert(rule) }
  }
}
