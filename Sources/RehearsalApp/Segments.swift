import Gtk

/// A row of buttons of which one is pressed, for a choice between a few values.
///
/// The row is one stop for Tab; the arrow keys move inside, and Space presses.
@MainActor
final class Segments<Value: Equatable> {
  let widget: Box
  /// Called when a person chooses a value; not called by ``select(_:)``.
  var onChosen: (@MainActor (Value) -> Void)?

  private var buttons: [(value: Value, button: ToggleButton)] = []
  private var members: [Widget] = []
  private var isSelecting = false

  /// - Parameter name: what is chosen.
  init(_ name: String) {
    widget = Box(group: name)
    widget.addClass("linked")
  }

  /// Adds a value at the end.
  ///
  /// - Parameter tooltip: may be empty, where the name says all: one that repeats it lies on what is below,
  ///   and gets its clicks.
  func add(_ value: Value, _ button: ToggleButton, name: String, tooltip: String) {
    button.accessibleName = name
    button.accessibleRole = .radioButton
    button.tooltip = tooltip
    button.setFocusOnClick(false)
    button.onToggled { [weak self] in self?.toggled(value) }
    buttons.append((value, button))
    add(button)
  }

  /// Adds a button for more, without a value.
  func add(_ button: Widget) {
    widget.packMember(button, after: members)
    members.append(button)
  }

  /// Shows or hides the button of a value.
  func setVisible(_ value: Value, _ isVisible: Bool) {
    for (own, button) in buttons where own == value {
      button.ignoresShowAll = !isVisible
      button.isVisible = isVisible
    }
  }

  /// Presses the button of a value, and releases the others.
  func select(_ value: Value) {
    isSelecting = true
    for (own, button) in buttons { button.isActive = own == value }
    isSelecting = false
  }

  private func toggled(_ value: Value) {
    guard !isSelecting else { return }
    // A click on the pressed button does not release it.
    select(value)
    onChosen?(value)
  }
}
