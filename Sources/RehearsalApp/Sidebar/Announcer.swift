import Gtk
import WindowWords

/// Announces new calls to assistive technology: several together, not more often than a person can
/// listen to, and not those of an input to which the prototype itself has spoken: one event is told
/// once.
@MainActor
final class Announcer {
  /// The calls of the last input, and those of earlier ones that are still to be told.
  private var (calls, waiting) = (0, 0)
  /// The last of each.
  private var (newest, last) = ("", "")
  /// The place of the last input in the log, and when its first calls came.
  private var input: Int?
  private var began = ContinuousClock.Instant.now
  /// When calls were announced last.
  private var spoken: ContinuousClock.Instant?
  @Scheduled private var timer: Source?

  /// In milliseconds, like all times here.
  private static let pause = 1_000
  /// How long before the first calls the prototype may have spoken of the same input.
  private static let before = 100
  /// How long the prototype has to speak of an input before its calls are told instead.
  private static let young = 800

  /// Adds new calls; they are announced a moment later.
  ///
  /// - Parameter input: the 0-based place in the log of the input that they belong to.
  func add(_ count: Int, last: String, input: Int?, over widget: Widget) {
    guard count > 0 else { return }
    if input != self.input {
      // What was said just now is of the new input.
      settle(until: .now - .milliseconds(Announcer.before))
      self.input = input
    }
    calls += count
    newest = last
    speakLater(over: widget)
  }

  private func speakLater(over widget: Widget) {
    guard timer == nil else { return }
    timer = MainLoop.timeout(milliseconds: Announcer.pause) { [weak self, weak widget] in
      if let self, let widget { speak(over: widget) }
      return false
    }
  }

  /// Discards the calls that were not announced yet.
  func clear() {
    timer?.remove()
    timer = nil
    (calls, waiting, input) = (0, 0, nil)
  }

  /// Keeps the calls since the last look, unless the prototype has spoken.
  private func settle(until end: ContinuousClock.Instant = .now) {
    defer { (calls, began) = (0, .now) }
    let since = began - .milliseconds(Announcer.before)
    if let other = Widget.lastAnnouncement, other != spoken, other > since, other < end { return }
    waiting += calls
    last = newest
  }

  private func speak(over widget: Widget) {
    timer = nil
    // The prototype may still speak of an input that has only begun: that one waits.
    if began + .milliseconds(Announcer.young) > .now { speakLater(over: widget) } else { settle() }
    let count = waiting
    waiting = 0
    guard count > 0, widget.isMapped, Preferences.shared.announcesCalls else { return }
    widget.announce(NewCallsText.sentence(count, last: last))
    spoken = Widget.lastAnnouncement
  }
}
