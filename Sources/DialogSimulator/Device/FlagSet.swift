public import DialogModel

/// Flags, as bits: a state is copied for each thing that is tried in it, and most documents have few
/// flags.
public struct FlagSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  /// The flags with places below 64: a bit each.
  private(set) var bits: UInt64 = 0
  /// The flags with other places.
  private var others: Set<FlagID> = []

  /// These flags.
  public init(arrayLiteral flags: FlagID...) { self.init(flags) }

  init(_ flags: some Sequence<FlagID>) { for flag in flags { insert(flag) } }

  /// Whether a flag is one of these.
  public func contains(_ flag: FlagID) -> Bool {
    FlagSet.bit(of: flag).map { bits & $0 != 0 } ?? others.contains(flag)
  }

  mutating func insert(_ flag: FlagID) {
    if let bit = FlagSet.bit(of: flag) { bits |= bit } else { others.insert(flag) }
  }

  mutating func remove(_ flag: FlagID) {
    if let bit = FlagSet.bit(of: flag) { bits &= ~bit } else { others.remove(flag) }
  }

  /// The flags, in no particular order.
  public func makeIterator() -> some IteratorProtocol<FlagID> {
    let low = (0..<64).lazy.filter { [bits] in bits & 1 << UInt64($0) != 0 }.map { FlagID($0) }
    return (Array(low) + others).makeIterator()
  }

  private static func bit(of flag: FlagID) -> UInt64? {
    (0..<64).contains(flag.index) ? 1 << UInt64(flag.index) : nil
  }
}
