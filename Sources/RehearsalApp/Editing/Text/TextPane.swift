import Gtk
import Texts
import Workbench

/// The text of the document.
@MainActor
final class TextPane: RightPane.Content {
  let widget: Widget
  let head = Box(.horizontal, spacing: 8)

  private let workbench: Workbench
  private let body = Box(.vertical)

  init(_ workbench: Workbench) {
    self.workbench = workbench
    let whole = Box(.vertical)
    head.addClass("log-head")
    whole.packStart(head)
    whole.packStart(body, expand: true)
    widget = whole
    widget.showAll()
  }

  func takeFocus() -> Bool { body.focusInside() }

  /// Shows the text after a change that was not typed here.
  func take(_ change: EditChange?) {}

  /// Shows the text of another document, or the same one read again.
  func begin() {}

  /// Selects the text of the selected part.
  func showSelection() {}
}
