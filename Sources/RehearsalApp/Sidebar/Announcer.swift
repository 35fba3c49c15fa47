import Gtk
import WindowWords

/// Tells assistive technology of new calls: together, and no more often than can be listened to.
@MainActor
final class Announcer {
  private var calls = 0
  private var last = ""
  private var timer: Source?

  private static let pause = 1_000

  /// Notes new calls; what they were is said a moment later.
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

  /// Forgets what has not been said.
  func clear() {
    timer?.remove()
    timer = nil
    calls = 0
  }

  private func speak(over widget: Widget) {
    timer = nil
    let count = calls
    calls = 0
    guard count > 0, widget.isMapped else { return }
    widget.announce(NewCallsText.sentence(count, last: last))
  }
}
