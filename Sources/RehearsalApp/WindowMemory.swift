import Gtk

// The size and the division that a window keeps for the next window.

extension Preferences {
  /// The size of a new window: the size of the last one, but not larger than the screen.
  var firstSize: Size {
    guard let room = WorkArea.size else { return windowSize }
    if isMaximized { return room }
    return Size(
      width: min(windowSize.width, room.width), height: min(windowSize.height, room.height))
  }
}

extension MainWindow {
  /// Uses the preferences for prototypes, after they were changed.
  func useStagePreferences() {
    // What an audience sees is not changed by another window.
    guard !presenting.isOn else { return }
    controls.usePreferences()
    presenting.showTapMarks(Preferences.shared.marksTaps)
  }

  /// Keeps the size and the division of the window for the next one.
  func remember() {
    let preferences = Preferences.shared
    defer { preferences.flush() }
    // The size of a full screen is not kept for the next window.
    guard preferences.remembersWindow, !presenting.isOn else { return }
    preferences.isMaximized = window.isMaximized
    if !window.isMaximized { preferences.windowSize = window.size }
    if hasDocument {
      panes?.remember()
    }
  }
}
