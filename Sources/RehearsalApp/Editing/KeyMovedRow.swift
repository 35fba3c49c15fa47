import Gtk

/// A row of a list that is moved with Alt+Up and Alt+Down, and taken out with Alt+Delete.
@MainActor
protocol KeyMovedRow: AnyObject {
  var onRemove: (@MainActor () -> Void)? { get set }
  /// Called with −1 to go up, and with 1 to go down.
  var onMove: (@MainActor (Int) -> Void)? { get set }
}

extension KeyMovedRow {
  /// Moves the row, or takes it out, for a key; returns whether the key does so.
  func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers == .alt else { return false }
    switch press.name {
    case "Up": onMove?(-1)
    case "Down": onMove?(1)
    case "Delete": onRemove?()
    default: return false
    }
    return true
  }
}
