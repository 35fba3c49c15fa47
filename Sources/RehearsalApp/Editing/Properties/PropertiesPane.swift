import Gtk
import Texts
import Workbench

/// The properties of the selected part and of what has it.
@MainActor
final class PropertiesPane: RightPane.Content {
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

  /// Shows the selected part as it is now.
  func show() {}
}
