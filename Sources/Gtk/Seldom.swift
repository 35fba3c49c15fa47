/// Passes on the latest of many texts, at most one in a second: the first at once, and after it the
/// last of those that came within the second.
///
/// A screen reader that is told more often reads none to its end.
@MainActor public final class Seldom {
  private let tell: @MainActor (String) -> Void
  private var next: String?
  @Scheduled private var timer: Source?

  private static let pause = 1_000

  /// Makes one that calls the closure with the texts that are passed on.
  public init(_ tell: @escaping @MainActor (String) -> Void) { self.tell = tell }

  /// Passes on a text, now or within a second.
  public func set(_ text: String) {
    next = text
    if timer == nil { pass() }
  }

  private func pass() {
    guard let text = next else { return timer = nil }
    next = nil
    tell(text)
    timer = MainLoop.timeout(milliseconds: Seldom.pause) { [weak self] in
      self?.pass()
      return false
    }
  }
}
