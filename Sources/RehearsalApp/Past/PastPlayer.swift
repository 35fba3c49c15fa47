import Gtk

/// Plays the past: asks for one moment after the other, as fast as simulated time passes.
@MainActor
final class PastPlayer {
  /// Called with each moment, in simulated milliseconds.
  var onMoment: (@MainActor (Int) -> Void)?
  var onChanged: (@MainActor () -> Void)?
  private(set) var isPlaying = false

  @Scheduled private var timer: Source?
  /// When it came to the end of the past by itself.
  private var ended: ContinuousClock.Instant?
  /// Whether that was less than half a second ago.
  var hasJustEnded: Bool { ended.map { .now - $0 < .milliseconds(500) } ?? false }

  /// The time between two moments, in milliseconds of real time.
  private static let frame = 16

  func play(from start: Int, to end: Int, slowness: Int) {
    stop()
    isPlaying = true
    let begun = ContinuousClock.now
    timer = MainLoop.timeout(milliseconds: PastPlayer.frame) { [weak self] in
      guard let self, isPlaying else { return false }
      let (seconds, attoseconds) = begun.duration(to: .now).components
      let passed = Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000) / max(1, slowness)
      let now = min(end, start + passed)
      if now >= end { ended = .now }
      onMoment?(now)
      if now >= end { stop() }
      return isPlaying
    }
    onChanged?()
  }

  func stop() {
    guard isPlaying else { return }
    isPlaying = false
    timer?.remove()
    timer = nil
    onChanged?()
  }
}
