import Gtk
import WindowWords

/// Announces new calls to assistive technology: several together, not more often than a person can
/// listen to, and not where the prototype itself has just spoken: one event is told once.
@MainActor
final class Announcer {
  private var calls = 0
  private var last = ""
  @Scheduled private var timer: Source?

  /// When calls were announced last.
  private var spoken: ContinuousClock.Instant?

  /// In milliseconds, like all times here.
  private static let pause = 1_000
  /// How long before the calls the prototype may have spoken of the same event.
  private static let before = 300

  /// Adds new calls; they are announced a moment later.
  func add(_ count: Int, last: String, over widget: Widget) {
    guard count > 0 else { return }
    calls += count
    self.last = last
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
    calls = 0
  }

  private func speak(over widget: Widget) {
    timer = nil
    let count = calls
    calls = 0
    guard count > 0, widget.isMapped, Preferences.shared.announcesCalls else { return }
    let since = ContinuousClock.Instant.now - .milliseconds(Announcer.pause + Announcer.before)
    if let last = Widget.lastAnnouncement, last != spoken, last > since { return }
    defer { spoken = Widget.lastAnnouncement }
    widget.announce(NewCallsText.sentence(count, last: last))
  }
}
