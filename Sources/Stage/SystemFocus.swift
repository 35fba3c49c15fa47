import Gtk

// The keyboard's focus and the parts of the system.

extension Stage {
  /// Keeps the keyboard's focus in the part of the system that takes all taps.
  ///
  /// - Returns: whether there is one.
  func keepSystemFocus(in window: Window) -> Bool {
    guard isUnderSystem, let system else {
      if around.focusedScene != nil, let window = focusWindow, window.focusesNothing, topView == nil
      {
        // What was used last is gone with the system's part; the icon is the only thing to use.
        if let springboard, springboard.canvas.isVisible { window.setFocus(springboard.target) }
      }
      around.focusedScene = nil
      return false
    }
    let isNew = around.focusedScene.map { !$0.isSamePart(as: system.scene) } ?? true
    around.focusedScene = system.scene
    let isOnStage = window.hasFocus(inside: widget)
    if covered.contains(where: { window.hasFocus(inside: $0) }) { window.setFocus(nil) }
    screen.setKeepsFocus(true)
    if window.focusesNothing || isNew && isOnStage { enterSystem(in: window) }
    return true
  }

  /// Gives the focus to the part of the system: to the button that Return taps, else to the first
  /// that can have it.
  ///
  /// - Returns: whether the focus is there.
  @discardableResult
  func enterSystem(in window: Window) -> Bool {
    guard let system else { return false }
    guard let wanted = system.emphasisedButton ?? system.focusable.first else { return false }
    guard wanted.isMapped, wanted.allocation.height > 1 else {
      // It is not drawn yet; the frame that draws it comes here again.
      focusIsDue = true
      return false
    }
    if !window.hasFocus(wanted) { window.setFocus(wanted) }
    return true
  }
}

extension SystemScene {
  /// Whether the same part takes the taps, with the same alert on top.
  func isSamePart(as other: SystemScene) -> Bool {
    alerts.last == other.alerts.last && (lock == nil) == (other.lock == nil)
      && lock?.isDark == other.lock?.isDark && isCenterDown == other.isCenterDown
      && isSwitching == other.isSwitching
  }
}
