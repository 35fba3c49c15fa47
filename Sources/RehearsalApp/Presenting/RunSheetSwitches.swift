import Gtk
import Texts
import WindowWords

/// Switches for what of the tool an audience sees on the stage.
@MainActor
final class RunSheetSwitches {
  let widget = Box(.horizontal)
  /// Called when a person has chosen one.
  var onChosen: (@MainActor (PresenterKey) -> Void)?

  private let switches: [(key: PresenterKey, button: ToggleButton)]

  init() {
    let all: [(PresenterKey, String)] = [
      (.captions, tr("Captions")), (.lastCalls, tr("Last Calls")), (.foreseen, tr("Would Call")),
      (.marks, tr("Rings")), (.black, tr("Black")),
    ]
    switches = all.map { ($0.0, ToggleButton(label: $0.1)) }
    widget.addClass("linked")
    widget.addClass("run-sheet-switches")
    for (key, button) in switches {
      button.tooltip = "\(key.title) (\(key.shown))"
      button.setFocusOnClick(false)
      button.onToggled { [weak self] in self?.onChosen?(key) }
      widget.packStart(button, expand: true)
    }
  }

  /// Shows which are on.
  func show(_ isOn: Set<PresenterKey>) {
    for (key, button) in switches { button.isActive = isOn.contains(key) }
  }
}
