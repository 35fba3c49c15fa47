import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

// What may be written at the caret: keys, names, methods and words of the format.

extension TextPane {
  /// A document up to this length is read for its newest names.
  private static let readAtOnce = 256 * 1024

  /// Offers what may be written at the caret.
  ///
  /// - Parameter isAsked: whether a person asks for it, or has only typed a letter.
  func complete(isAsked: Bool) {
    guard editor.isEditable, editor.selection.isEmpty else { return }
    handOn()
    let offset = places.byte(at: editor.caret)
    let found = Completions(shown, at: offset, names: names(around: offset))
    let start = min(found.range.lowerBound, offset)
    let word = String(decoding: shown[start..<offset], as: UTF8.self).lowercased()
      .drop { "\"'".contains($0) }
    guard isAsked || !word.isEmpty else {
      completion.close()
      return
    }
    let begun = found.items.filter { $0.label.lowercased().hasPrefix(word) }
    let inside = found.items.filter {
      let label = $0.label.lowercased()
      return label.has(word) && !label.hasPrefix(word)
    }
    // A word that is complete needs no list, which would take Return.
    let items = begun + inside
    if !isAsked, items.first?.label.lowercased() == String(word) {
      completion.close()
      return
    }
    replaced = places.scalars(start..<max(found.range.upperBound, offset))
    completion.show(items, at: replaced.lowerBound)
    if isAsked, items.isEmpty { editor.announce(tr("Nothing is known for this place.")) }
  }

  /// Writes what was chosen.
  func write(_ item: Completion) {
    let range = replaced.clamped(to: 0..<editor.count)
    editor.type(item.insertion, over: range)
    handOn()
  }

  /// The names of the document without the line that is being typed, if it can be read so.
  private func names(around offset: Int) -> DocumentNames {
    guard shown.count <= TextPane.readAtOnce || knownNames == DocumentNames() else {
      return knownNames
    }
    let whole = DocumentNames(shown)
    if whole != DocumentNames() {
      knownNames = whole
      return whole
    }
    let start = shown[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = shown[offset...].firstIndex(of: 0x0A) ?? shown.count
    let rest = DocumentNames(Array(shown[..<start] + shown[end...]))
    if rest != DocumentNames() { knownNames = rest }
    return knownNames
  }
}
