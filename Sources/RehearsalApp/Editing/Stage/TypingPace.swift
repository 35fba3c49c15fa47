import Gtk

/// When what is typed on the stage is written into the document: at each key, or in a large document
/// when the keys pause; the entry itself shows each key at once.
@MainActor
final class TypingPace {
  /// The size from which a document is large, in bytes.
  private static let large = 250_000
  /// How long the keys pause, in milliseconds.
  private static let pause = 250

  private let waits: Bool
  private var work: (@MainActor () -> Void)?
  @Scheduled private var timer: Source?

  /// The pace for a document of this size.
  init(bytes: Int) { waits = bytes >= TypingPace.large }

  /// Does something now, or at the next pause in place of what waits.
  func perform(_ work: @escaping @MainActor () -> Void) {
    guard waits else { return work() }
    self.work = work
    timer?.remove()
    timer = MainLoop.timeout(milliseconds: TypingPace.pause) { [weak self] in
      self?.timer = nil
      self?.flush()
      return false
    }
  }

  /// Does what waits.
  func flush() {
    let due = work
    drop()
    due?()
  }

  /// Forgets what waits.
  func drop() {
    timer?.remove()
    (timer, work) = (nil, nil)
  }
}
