import Gtk

// What a window leaves to the next one.

extension MainWindow {
  /// Keeps the window's size and how it is divided for the next one.
  func remember() {
    let preferences = Preferences.shared
    preferences.isMaximized = window.isMaximized
    if !window.isMaximized { preferences.windowSize = window.size }
    if hasDocument {
      panes?.remember()
    }
    preferences.flush()
  }
}
