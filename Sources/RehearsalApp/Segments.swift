import Gtk

/// Buttons in a row of which one is pressed, as for a choice of a few.
@MainActor
final class Segments<Value: Equatable> {
  let widget = Box(.horizontal)
  /// Called with what a person chose; not by ``select(_:)``.
  var onChosen: (@MainActor (Value) -> Void)?

  private var buttons: [(value: Value, button: ToggleButton)] = []
  private var isSelecting = false

  init() { widget.addClass("linked") }

  /// Adds a choice at the end.
  func add(_ value: Value, _ button: ToggleButton, name: String, tooltip: String) {
    button.accessibleName = name
    button.tooltip = tooltip
    button.setFocusOnClick(false)
    button.onToggled { [weak self] in self?.toggled(value) }
    buttons.append((value, button))
    widget.packStart(button)
  }

  /// Presses the button of a value, and no other.
  func select(_ value: Value) {
    isSelecting = true
    for (own, button) in buttons { button.isActive = own == value }
    isSelecting = false
  }

  private func toggled(_ value: Value) {
    guard !isSelecting else { return }
    // A click on the one that is pressed leaves it so.
    select(value)
    onChosen?(value)
  }
}
