import Gtk
import Texts

extension Box {
  /// Begins a page on which something is compared: with a bar, and the button that closes it.
  ///
  /// - Parameters:
  ///   - summary: words that take the room that is left in the bar.
  ///   - tip: what the button leads to.
  func beginComparison(
    _ name: String, _ parts: [Widget], _ summary: Label? = nil, tip: String,
    onClosed: @escaping @MainActor () -> Void
  ) {
    addClass("comparison")
    (accessibleRole, accessibleName) = (.panel, name)
    let close = Button(icon: "window-close-symbolic")
    close.accessibleName = tr("Close the comparison")
    close.tooltip = tip
    close.hasRelief = false
    close.onClicked(onClosed)
    let bar = Box(.horizontal, spacing: 12)
    bar.addClass("comparison-bar")
    for part in parts { bar.packStart(part) }
    if let summary {
      summary.addClass("summary")
      summary.setEllipsize(.end)
      summary.xalign = 0
      bar.packStart(summary, expand: true)
    }
    bar.packEnd(close)
    packStart(bar)
  }
}
