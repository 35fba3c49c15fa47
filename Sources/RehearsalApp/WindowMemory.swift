import Gtk

// What a window leaves to the next one.

extension Preferences {
  /// The size of a new window: the last one's, as far as the screen has the room.
  var firstSize: Size {
    guard let room = WorkArea.size else { return windowSize }
    if isMaximized { return room }
    return Size(
      width: min(windowSize.width, room.width), height: min(windowSize.height, room.height))
  }
}

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
