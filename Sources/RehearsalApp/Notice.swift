import Gtk
import Texts

/// A line across the window with one message, and perhaps one button for it.
@MainActor
final class Notice {
  let widget = Revealer()

  private let name: String
  private let label = Label()
  /// Made for the first message, so that a window opens sooner.
  private lazy var action = makeRow()
  private var perform: (@MainActor () -> Void)?

  /// A notice with a name for assistive technology.
  init(_ name: String = tr("Message")) { self.name = name }

  /// Makes the content.
  ///
  /// - Returns: the button for the message.
  private func makeRow() -> Button {
    let action = Button(label: "")
    label.xalign = 0
    label.setWraps(true)
    action.ignoresShowAll = true
    action.onClicked { [weak self] in self?.perform?() }
    let close = Button(icon: "window-close-symbolic")
    close.accessibleName = tr("Hide this message")
    close.tooltip = tr("Hide this message")
    close.hasRelief = false
    close.onClicked { [weak self] in self?.hide() }
    for button in [action, close] {
      button.setFocusOnClick(false)
      button.align(.end, .center)
    }
    let row = Box(.horizontal, spacing: 8)
    row.addClass("notice")
    row.packStart(label, expand: true)
    row.packEnd(close)
    row.packEnd(action)
    row.accessibleName = name
    row.accessibleRole = .panel
    widget.add(row)
    row.showAll()
    return action
  }

  /// Shows a message in place of the previous one; characters that do not fit in a line are
  /// escaped.
  func show(
    _ text: String, offering title: String? = nil, _ perform: (@MainActor () -> Void)? = nil
  ) {
    let text = OneLine.text(text)
    label.text = text
    action.label = title ?? ""
    action.isVisible = title != nil
    self.perform = perform
    widget.revealsChild = true
    widget.announce(text)
  }

  func hide() { widget.revealsChild = false }
}
