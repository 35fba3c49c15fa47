import Gtk

/// A row of buttons of which one is pressed, for a choice between a few values.
@MainActor
final class Segments<Value: Equatable> {
  let widget = Box(.horizontal)
  /// Called when a person chooses a value; not called by ``select(_:)``.
  var onChosen: (@MainActor (Value) -> Void)?

  private var buttons: [(value: Value, button: ToggleButton)] = []
  private var isSelecting = false

  init() { widget.addClass("linked") }

  /// Adds a value at the end.
  func add(_ value: Value, _ button: ToggleButton, name: String, tooltip: String) {
    button.accessibleName = name
    button.tooltip = tooltip
    button.setFocusOnClick(false)
    button.onToggled { [weak self] in self?.toggled(value) }
    buttons.append((value, button))
    widget.packStart(button)
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
