import Gtk
import Texts

/// Over the end of the list while it is not followed: how many calls have come, and the way there.
@MainActor
final class NewCalls {
  let widget = Gtk.Button(label: "")
  private(set) var count = 0

  init() {
    widget.addClass("new-calls")
    widget.align(.center, .end)
    widget.setMargins(bottom: 12)
    widget.setFocusOnClick(false)
    widget.tooltip = tr("Go to the end and follow it")
    widget.ignoresShowAll = true
  }

  /// Counts calls that are out of sight.
  func add(_ calls: Int) { show(count + calls) }

  /// The end is in sight.
  func clear() { show(0) }

  private func show(_ new: Int) {
    count = new
    widget.isVisible = new > 0
    if new > 0 { widget.label = ntr("1 new call", "{n} new calls", new) }
  }
}
