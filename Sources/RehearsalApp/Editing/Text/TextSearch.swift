import Gtk
import Texts

/// The bar that searches in the text, and replaces what was found.
@MainActor
final class TextSearch {
  let widget = Box(.vertical)
  private let row = Box(.horizontal, spacing: 6)
  /// What takes the place of what was found; made when it is first asked for.
  private(set) lazy var replacement = makeReplacement()
  private var hasReplacement = false
  /// Replaces parts of the text, 0-based scalars, by words.
  var onReplace: (@MainActor ([Range<Int>], String) -> Void)?
  /// Called when the caret has gone to a place.
  var onShown: (@MainActor () -> Void)?
  private let editor: SourceEditor
  private let entry = SearchEntry()
  private let count = Label()
  private let matchesCase = ToggleButton(label: tr("Aa"))
  /// Where the words are, as 0-based scalars.
  private var found: [Range<Int>] = []

  /// No more are counted and lit.
  private static let most = 10_000
  private static let look = SourceEditor.Look.ground("yaml_found")

  init(_ editor: SourceEditor) {
    self.editor = editor
    row.addClass("source-search")
    widget.packStart(row)
    entry.accessibleName = tr("Search in the text")
    entry.hexpand = true
    count.addClass("count")
    matchesCase.accessibleName = tr("Match case")
    matchesCase.tooltip = tr("Match case")
    row.packStart(entry, expand: true)
    row.packStart(count)
    row.packStart(matchesCase)
    add("go-up-symbolic", tr("Previous (Shift+Return)")) { [weak self] in self?.go(forward: false) }
    add("go-down-symbolic", tr("Next (Return)")) { [weak self] in self?.go(forward: true) }
    add("window-close-symbolic", tr("Close the search (Escape)")) { [weak self] in self?.close() }
    entry.onEdited { [weak self] _ in
      if let self, !isLong { search(goes: true) }
    }
    entry.onChanged { [weak self] _ in
      if let self, isLong { search(goes: true) }
    }
    entry.onActivate { [weak self] in self?.go(forward: true) }
    entry.onStop { [weak self] in self?.close() }
    entry.onKeyPress { [weak self] press in
      guard press.name == "Return", press.modifiers == .shift else { return false }
      self?.go(forward: false)
      return true
    }
    matchesCase.onToggled { [weak self] in self?.search(goes: true) }
    widget.showAll()
    widget.ignoresShowAll = true
    widget.hide()
  }

  private func add(_ icon: String, _ name: String, _ call: @escaping @MainActor () -> Void) {
    let button = Gtk.Button(icon: icon)
    button.accessibleName = name
    button.tooltip = name
    button.hasRelief = false
    button.onClicked(call)
    row.packStart(button)
  }

  private func makeReplacement() -> TextReplacement {
    let replacement = TextReplacement()
    replacement.onReplace = { [weak self] in self?.replace() }
    replacement.onReplaceAll = { [weak self] in self?.replaceAll() }
    widget.packStart(replacement.widget)
    hasReplacement = true
    return replacement
  }

  /// Replaces what is selected, if it was found, and goes to the next place.
  private func replace() {
    guard let place = found.firstIndex(of: editor.selection) else { return go(forward: true) }
    let (range, words) = (found[place], replacement.text)
    onReplace?([range], words)
    let end = range.lowerBound + words.unicodeScalars.count
    editor.select(end..<end)
    search(goes: true)
  }

  private func replaceAll() {
    guard !found.isEmpty else { return }
    let count = found.count
    onReplace?(found, replacement.text)
    search()
    entry.announce(ntr("One place was replaced.", "{n} places were replaced.", count))
  }

  /// Opens the bar, for the words that are selected, if any.
  ///
  /// - Parameter replacing: whether what is found is to be replaced.
  func open(replacing: Bool = false) {
    widget.isVisible = true
    if replacing || hasReplacement { replacement.widget.isVisible = replacing }
    let selected = editor.text(editor.selection)
    if !selected.isEmpty, !selected.unicodeScalars.contains("\n"), selected.utf8.count < 200 {
      entry.text = selected
    }
    entry.grabFocus()
    search(goes: false)
  }

  /// Whether it is open.
  var isOpen: Bool { widget.isVisible }

  /// Whether the text is so long that it is searched only after a pause in typing.
  var isLong: Bool { editor.count > 500_000 }

  /// Closes the bar, and goes back to the text.
  func close() {
    guard isOpen else { return }
    widget.hide()
    clear()
    editor.grabFocus()
  }

  private func clear() {
    if !found.isEmpty { editor.remove(TextSearch.look, from: 0..<editor.count) }
    found = []
  }

  /// Searches again, because the text or the words have changed.
  func search(goes: Bool = false) {
    guard isOpen else { return }
    clear()
    let words = entry.text
    guard !words.isEmpty else {
      count.text = ""
      return
    }
    found = TextSearch.places(
      of: words, in: editor.text(0..<editor.count), matchesCase: matchesCase.isActive)
    for range in found { editor.add(TextSearch.look, to: range) }
    if goes {
      let caret = editor.selection.lowerBound
      if let next = found.first(where: { $0.lowerBound >= caret }) ?? found.first { show(next) }
    }
    showCount()
  }

  /// Goes to the next place, or to the one before; round at the end.
  func go(forward: Bool) {
    let caret = editor.selection
    let next =
      forward
      ? found.first { $0.lowerBound >= caret.upperBound } ?? found.first
      : found.last { $0.upperBound <= caret.lowerBound } ?? found.last
    if let next { show(next) }
    showCount()
  }

  private func show(_ range: Range<Int>) {
    editor.select(range)
    editor.reveal(range.lowerBound)
    onShown?()
  }

  private func showCount() {
    let old = count.text
    if found.isEmpty {
      count.text = tr("None")
    } else if let place = found.firstIndex(of: editor.selection) {
      count.text = tr(
        "{n} of {count}", ["n": String(place + 1), "count": String(found.count)])
    } else {
      count.text = String(found.count)
    }
    if count.text != old { entry.announce(count.text) }
  }

  /// Where words are in a text, as 0-based scalars; none overlaps another.
  static func places(of words: String, in text: String, matchesCase: Bool) -> [Range<Int>] {
    func folded(_ text: String) -> [UInt32] {
      text.unicodeScalars.map { scalar in
        guard !matchesCase else { return scalar.value }
        if scalar.isASCII {
          return (0x41...0x5A).contains(scalar.value) ? scalar.value | 0x20 : scalar.value
        }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first?.value ?? scalar.value : scalar.value
      }
    }
    let (wanted, all) = (folded(words), folded(text))
    guard let first = wanted.first, wanted.count <= all.count else { return [] }
    var found: [Range<Int>] = []
    var place = 0
    while place <= all.count - wanted.count, found.count < most {
      if all[place] == first, all[place..<place + wanted.count].elementsEqual(wanted) {
        found.append(place..<place + wanted.count)
        place += wanted.count
      } else {
        place += 1
      }
    }
    return found
  }
}
