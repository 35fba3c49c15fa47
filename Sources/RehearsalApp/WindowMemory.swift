import Gtk

// What a window leaves to the next one.

extension MainWindow {
  /// Keeps the window's size and how it is divided for the next one.
  func remember() {
    let preferences = Preferences.shared
    defer { preferences.flush() }
    // A whole screen is nothing to begin with.
    guard presentation?.isOn != true else { return }
    preferences.isMaximized = window.isMaximized
    if !window.isMaximized { preferences.windowSize = window.size }
    if hasDocument {
      panes?.remember()
    }
  }
}
