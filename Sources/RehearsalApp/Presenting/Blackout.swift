import Gtk
import Texts

/// Makes a window black for an audience; a click or the key that made it black ends that.
@MainActor
final class Blackout {
  let widget = EventBox()
  /// Called when a person wants to see the stage again.
  var onEnd: (@MainActor () -> Void)?

  init() {
    let ground = Box(.vertical)
    ground.addClass("blackout")
    widget.add(ground)
    ground.show()
    widget.accessibleRole = .panel
    widget.accessibleName = tr("The stage is black.")
    widget.ignoresShowAll = true
    widget.onButtonPress { [weak self] _ in
      self?.onEnd?()
      return true
    }
  }

  /// Whether the window is black.
  var isOn: Bool {
    get { widget.isVisible }
    set { widget.isVisible = newValue }
  }
}
