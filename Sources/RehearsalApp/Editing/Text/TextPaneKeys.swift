import Gtk

// The keys of the text.

extension TextPane {
  /// Handles a key while the text has the keyboard's focus; false leaves it to the editor.
  func handle(_ press: KeyPress) -> Bool {
    false
  }
}
