/// A timer or an idle source that ends with its owner, or when another one takes its place.
///
/// Without this a source lives longer than the object that has set it, and keeps what its closure
/// refers to: a timer for the next minute would keep the state of a closed window for as long.
@MainActor @propertyWrapper public final class Scheduled {
  /// The source; `nil` removes it.
  public var wrappedValue: Source? {
    didSet { if wrappedValue !== oldValue { oldValue?.remove() } }
  }

  /// Makes one without a source.
  public init() {}

  isolated deinit { wrappedValue?.remove() }
}
