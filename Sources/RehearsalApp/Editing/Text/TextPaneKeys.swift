import Gtk
import PrototypeEditing
import PrototypeFile

// The keys of the text.

extension TextPane {
  /// Handles a key while the text has the keyboard's focus; false leaves it to the editor.
  func handle(_ press: KeyPress) -> Bool {
    guard editor.isFocus else { return handleInBars(press) }
    if completion.handle(press) { return true }
    switch (press.name, press.modifiers) {
    case ("space", .control), ("F4", []): complete(isAsked: true)
    case ("f", .control): search.open()
    case ("h", .control): search.open(replacing: true)
    case ("g", .control) where search.isOpen: search.go(forward: true)
    case ("G", [.control, .shift]) where search.isOpen: search.go(forward: false)
    case ("Escape", []) where search.isOpen: search.close()
    case ("F8", []): goToProblem(forward: true)
    case ("F8", .shift): goToProblem(forward: false)
    case ("Return", .alt), ("KP_Enter", .alt): return explainProblem(at: editor.caret)
    case ("minus", []): return beginItem("-")
    case ("ISO_Left_Tab", .shift), ("Tab", .shift): return beginItem("")
    default: return false
    }
    return true
  }

  /// Goes from an empty line below the parts of a list item to the column of the item, and writes
  /// there; false elsewhere.
  private func beginItem(_ words: String) -> Bool {
    guard editor.isEditable, editor.selection.isEmpty else { return false }
    let caret = editor.caret
    let line = editor.line(at: caret)
    let start = editor.start(ofLine: line)
    let end = line + 1 < editor.lineCount ? editor.start(ofLine: line + 1) : editor.count
    guard caret > start, editor.text(start..<end).allSatisfy({ $0 == " " || $0.isNewline }),
      editor.text(start..<caret).allSatisfy({ $0 == " " })
    else { return false }
    let above = (0..<line).reversed().prefix(TextPane.mostAbove).lazy.map { [editor] line in
      let end = editor.start(ofLine: line + 1)
      return String(editor.text(editor.start(ofLine: line)..<end).prefix { !$0.isNewline })
    }
    guard let column = NewLine.itemColumn(for: caret - start, above: above) else { return false }
    editor.type(words, over: start + column..<caret)
    return true
  }

  /// So many lines above are looked at for the item.
  private static let mostAbove = 200

  /// Handles a key while a field or a button next to the text has the focus.
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
