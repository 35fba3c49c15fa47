import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import Workbench

// The keys that a window handles before its widgets.

extension MainWindow {
  /// Sends Escape and Return to the alert, unless the focused widget has its own meaning for them.
  func handle(_ press: KeyPress) -> Bool {
    if press.name == "c", press.modifiers == .control, sidebar.copiesRow(in: window) {
      sidebar.copySelected()
      return true
    }
    // If no widget has the focus, typed text is for the field that is being edited.
    if window.focusesNothing, stage.focusEditedField(in: window) { return false }
    guard press.modifiers.isEmpty, !sidebar.isTyping, !stage.isComposing else { return false }
    switch press.name {
    case "Escape":
      if window.hasFocus(inside: sidebar.widget), sidebar.escape() { return true }
      return tap(stage.cancelButton) || sidebar.escape()
    case "Return", "KP_Enter", "ISO_Enter":
      let inList = window.hasFocus(inside: sidebar.list) && !sidebar.hasSelection
      guard window.focusesNothing || inList else { return false }
      return tap(stage.emphasisedButton)
    default: return false
    }
  }

  /// Takes the keyboard's focus out of the list of calls.
  func leaveSidebar() {
    if window.hasFocus(inside: sidebar.list) { window.setFocus(nil) }
  }

  private func tap(_ input: Input?) -> Bool {
    guard let input, session != nil else { return false }
    workbench.send(input)
    return true
  }
}
