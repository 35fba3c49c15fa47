import Gtk
import Texts

/// A button over the end of the list while it does not follow: the count of new calls, and the way
/// to them.
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

  /// Adds calls that are not visible.
  func add(_ calls: Int) { show(count + calls) }

  /// Resets the count, because the end is visible.
  func clear() { show(0) }

  private func show(_ new: Int) {
    count = new
    widget.isVisible = new > 0
    if new > 0 { widget.label = ntr("1 new call", "{n} new calls", new) }
  }
}
