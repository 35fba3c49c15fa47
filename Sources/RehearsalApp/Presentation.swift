import Gtk
import Stage

/// The stage alone on the whole screen, for an audience.
///
/// Nothing of the program shows meanwhile: no bars, no messages, no hints, and the pointer only
/// while it moves.
@MainActor
final class Presentation {
  private(set) var isOn = false

  private let window: ApplicationWindow
  private let stage: Stage
  /// What shows or hides everything around the stage.
  private let showsRest: @MainActor (Bool) -> Void
  private var action: StatefulAction?
  private var zoom = ZoomLevel.fit
  private var wasFullscreen = false
  private var timer: Source?

  /// How long the pointer rests before it is hidden, in milliseconds.
  private static let rest = 3_000

  init(
    _ window: ApplicationWindow, _ stage: Stage, showsRest: @escaping @MainActor (Bool) -> Void
  ) {
    self.window = window
    self.stage = stage
    self.showsRest = showsRest
    let action = StatefulAction(switch: "present", initial: false) { [weak self] in
      if let self { set(!isOn) }
    }
    window.add(action)
    self.action = action
    window.onPointerMoved { [weak self] in self?.pointerMoved() }
    window.onStateChanged { [weak self] in
      // The desktop may have keys of its own for it.
      guard let self else { return }
      if isOn, wasFullscreen, !window.isFullscreen { set(false) }
      wasFullscreen = window.isFullscreen
    }
  }

  /// Whether there is something to present.
  var isEnabled: Bool {
    get { action?.isEnabled == true }
    set {
      action?.isEnabled = newValue
      if !newValue { set(false) }
    }
  }

  /// Begins or ends it.
  func set(_ on: Bool) {
    guard on != isOn else { return }
    isOn = on
    wasFullscreen = false
    action?.show(isOn: on)
    showsRest(!on)
    window.setFullscreen(on)
    stage.explainsItself = !on
    if on {
      zoom = stage.zoomLevel
      stage.zoomLevel = .fit
      // A ring of focus is nothing for an audience.
      window.setFocus(nil)
    } else {
      stage.zoomLevel = zoom
    }
    pointerMoved()
  }

  private func pointerMoved() {
    timer?.remove()
    timer = nil
    window.setPointerHidden(false)
    guard isOn else { return }
    timer = MainLoop.timeout(milliseconds: Presentation.rest) { [weak self] in
      self?.timer = nil
      self?.window.setPointerHidden(true)
      return false
    }
  }
}
