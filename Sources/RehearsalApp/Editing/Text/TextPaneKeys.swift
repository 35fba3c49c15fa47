import Gtk

// The keys of the text.

extension TextPane {
  /// Handles a key while the text has the keyboard's focus; false leaves it to the editor.
  func handle(_ press: KeyPress) -> Bool {
    guard editor.isFocus else { return handleInBars(press) }
    if completion.handle(press) { return true }
    switch (press.name, press.modifiers) {
    case ("space", .control): complete(isAsked: true)
    case ("f", .control): search.open()
    case ("h", .control): search.open(replacing: true)
    case ("g", .control) where search.isOpen: search.go(forward: true)
    case ("G", [.control, .shift]) where search.isOpen: search.go(forward: false)
    case ("Escape", []) where search.isOpen: search.close()
    case ("F8", []): goToProblem(forward: true)
    case ("F8", .shift): goToProblem(forward: false)
    case ("Return", .alt), ("KP_Enter", .alt): return explainProblem(at: editor.caret)
    default: return false
    }
    return true
  }

  /// Handles a key while a field or a button beside the text has the focus.
  private func handleInBars(_ press: KeyPress) -> Bool {
    switch (press.name, press.modifiers) {
    case ("f", .control): search.open()
    case ("h", .control): search.open(replacing: true)
    case ("Escape", []) where search.isOpen: search.close()
    default: return false
    }
    return true
  }
}
