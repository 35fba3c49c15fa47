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
    if editing.handleUndo(press) { return true }
    // A text has its own Escape and Return.
    if let text = editing.text, window.hasFocus(inside: text.widget) { return text.handle(press) }
    if workbench.isEditing { return editing.handleInEdit(press) }
    if press.beginsMeasuring { stage.beginMeasuring() }
    if comparison.isOn { return comparison.handle(press) }
    if flow.isOn { return flow.handle(press) }
    if presenting.handle(press) || presenting.handleOutsideSheet(press) { return true }
    if press.modifiers.isSubset(of: .shift), past.handle(press) { return true }
    if press.modifiers.isSubset(of: .shift), stage.focus.reveal(in: window, for: press) {
      return true
    }
    // If no widget has the focus, typed text is for the field that is being edited.
    if window.focusesNothing, stage.focusEditedField(in: window) { return false }
    if window.focusesNothing, stage.focus.takeForComposer(in: window, for: press) { return false }
    if MainWindow.keysOfFocus.contains(press.name) {
      stage.ringsFocus = true
      stage.focus.note(in: window)
    }
    let isTab = press.name == "Tab" || press.name == "ISO_Left_Tab"
    // Nowhere is the prototype, not the far end of the window.
    if isTab, window.focusesNothing, session != nil, stage.focus.take(in: window) { return true }
    guard press.modifiers.isEmpty, !sidebar.isTyping, !stage.isComposing else { return false }
    switch press.name {
    case "Escape":
      if window.hasFocus(inside: sidebar.widget), sidebar.escape() { return true }
      return tap(stage.cancelButton) || sidebar.escape()
    case "Return", "KP_Enter", "ISO_Enter":
      let inList = window.hasFocus(inside: sidebar.list) && !sidebar.hasSelection
      let isBold = stage.focusesEmphasisedButton(in: window)
      guard window.focusesNothing || inList || isBold else { return false }
      return tap(stage.emphasisedButton)
    default: return false
    }
  }

  /// The keys that move the keyboard's focus.
  static let keysOfFocus: Set<String> = [
    "Tab", "ISO_Left_Tab", "F6", "Up", "Down", "Left", "Right",
  ]

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

extension KeyPress {
  /// Whether Alt and Shift are both held with this key.
  fileprivate var beginsMeasuring: Bool {
    switch name {
    case "Shift_L", "Shift_R": modifiers == .alt
    // Together with Shift, keyboards call Alt so.
    case "Alt_L", "Alt_R", "Meta_L", "Meta_R": modifiers == .shift
    default: false
    }
  }
}
