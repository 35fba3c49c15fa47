/// A set of selectors.
public struct SelectorSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// The set of these selectors.
  public init(_ selectors: some Sequence<Selector> = []) {
    for selector in selectors { insert(selector) }
  }

  /// Every selector there is.
  public static let all = SelectorSet(Selector.allCases)

  /// Whether the selector is in the set.
  public func contains(_ selector: Selector) -> Bool {
    bits & (1 << UInt64(selector.rawValue)) != 0
  }

  /// Puts the selector into the set.
  public mutating func insert(_ selector: Selector) {
    bits |= 1 << UInt64(selector.rawValue)
  }

  /// Takes the selector out of the set.
  public mutating func remove(_ selector: Selector) {
    bits &= ~(1 << UInt64(selector.rawValue))
  }
}
