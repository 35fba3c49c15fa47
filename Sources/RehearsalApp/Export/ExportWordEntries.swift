import Export
import Gtk
import Session
import Texts

/// What a person says about a shared file: its title, who made it, and whether the date is on it.
@MainActor
final class ExportWordEntries {
  /// What is said.
  private(set) var words = ExportWords()
  /// Called after each change.
  var onChanged: (@MainActor () -> Void)?

  /// The entries with their titles.
  let entries: [(title: String, entry: Entry)]
  /// Whether the date of today is on it.
  let date = CheckButton(label: tr("Today’s date"))

  init() {
    entries = [tr("Title"), tr("Author")].map { title in
      let entry = Entry()
      entry.accessibleName = title
      entry.setWidth(characters: 14)
      return (title, entry)
    }
    entries[0].entry.setPlaceholder(tr("The document’s"))
    entries[1].entry.setPlaceholder(tr("Nobody"))
    for (place, (_, entry)) in entries.enumerated() {
      entry.onChanged { [weak self] in self?.write($0, at: place) }
    }
    date.onToggled { [weak self] in
      guard let self else { return }
      words.date = date.isActive ? DateText.today : nil
      onChanged?()
    }
  }

  /// Whether one of them has the focus.
  func isEditing(in window: Window) -> Bool { entries.contains { window.hasFocus($0.entry) } }

  private func write(_ text: String, at place: Int) {
    let text = text.contains { !$0.isWhitespace } ? String(text.prefix(200)) : nil
    if place == 0 { words.title = text } else { words.author = text }
    onChanged?()
  }
}
