import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import Workbench

/// Finds and replaces in all texts of a document that people see: what would change is listed first, and
/// each can be left as it is.
@MainActor
final class ReplaceTexts {
  let window = Window()
  /// The texts in which something is found; more of them than are listed says that there are others.
  var find: (@MainActor (TextQuery, _ most: Int) -> [FoundText])?
  /// Replaces texts; false where that can't be done.
  var replace: (@MainActor ([FoundText]) -> Bool)?

  private let text = Entry()
  private let replacement = Entry()
  private let matchesCase = CheckButton(label: tr("Match case"))
  private let wholeWords = CheckButton(label: tr("Whole words"))
  private let count = Label()
  private let list = Box(.vertical, spacing: 2)
  private let button = Button(label: tr("Replace"))
  private var rows: [(check: CheckButton, found: FoundText)] = []
  private var hasMore = false
  @Scheduled private var waiting: Source?

  /// No more are listed at a time.
  private static let most = 200

  init(over parent: Window) {
    LaterSheet.load()
    let header = HeaderBar()
    header.title = tr("Find and Replace")
    header.setHasSubtitle(false)
    header.showCloseButton = true
    button.addClass("suggested-action")
    button.onClicked { [weak self] in self?.perform() }
    header.packEnd(button)
    window.title = tr("Find and Replace")
    window.setTitlebar(header)
    window.setTransient(for: parent, modal: false)
    window.setCenteredOnParent()
    window.setDefaultSize(Size(width: 560, height: 460))
    let column = Box(.vertical, spacing: 8)
    column.setMargins(16)
    column.addClass("preferences")
    for (title, entry) in [(tr("Find"), text), (tr("Replace with"), replacement)] {
      column.packStart(row(title, entry))
      entry.onChanged { [weak self] _ in self?.searchSoon() }
      entry.onActivate { [weak self] in self?.perform() }
    }
    let options = Box(.horizontal, spacing: 16)
    for option in [matchesCase, wholeWords] {
      option.onToggled { [weak self] in self?.search() }
      options.packStart(option)
    }
    column.packStart(options)
    count.xalign = 0
    count.addClass("hint")
    column.packStart(count)
    let room = ScrolledWindow()
    room.setPolicy(horizontal: .never, vertical: .automatic)
    list.accessibleRole = .list
    list.accessibleName = tr("Texts that change")
    room.add(list)
    column.packStart(room, expand: true)
    window.add(column)
    window.closeOnEscape()
    header.showAll()
    column.showAll()
    search()
  }

  private func row(_ title: String, _ entry: Entry) -> Widget {
    let label = Label(title)
    label.xalign = 1
    label.setWidth(characters: 12)
    label.setLabels(entry)
    entry.accessibleName = title
    entry.hexpand = true
    let row = Box(.horizontal, spacing: 12)
    row.packStart(label)
    row.packStart(entry, expand: true)
    return row
  }

  private var query: TextQuery {
    TextQuery(
      text.text, replacement: replacement.text, matchesCase: matchesCase.isActive,
      wholeWords: wholeWords.isActive)
  }

  private func searchSoon() {
    waiting = MainLoop.once(after: .milliseconds(150)) { [weak self] in
      self?.waiting = nil
      self?.search()
    }
  }

  /// Lists what is found; what was left as it is stays so.
  func search() {
    waiting = nil
    let left = Set(rows.filter { !$0.check.isActive }.map(\.found.address.text))
    let all = find?(query, ReplaceTexts.most + 1) ?? []
    hasMore = all.count > ReplaceTexts.most
    list.destroyChildren()
    rows = all.prefix(ReplaceTexts.most).map { found in
      let words =
        [
          "from": OneLine.beginning(found.before), "to": OneLine.beginning(found.after),
        ] as KeyValuePairs
      let check = CheckButton(label: tr("{from} → {to}", words))
      check.accessibleName = tr("“{from}” becomes “{to}”", words)
      let place = tr("{part}, line {line}", ["part": found.note, "line": String(found.line)])
      check.setAccessibleDescription(place)
      check.tooltip = place
      check.isActive = !left.contains(found.address.text)
      check.onToggled { [weak self] in self?.showCount() }
      let note = Label(place)
      note.addClass("hint")
      note.xalign = 0
      note.setEllipsize(.end)
      note.setMargins(top: 0, bottom: 4, start: 28, end: 0)
      list.packStart(check)
      list.packStart(note)
      return (check, found)
    }
    list.showAll()
    showCount()
  }

  private var chosen: [FoundText] { rows.filter(\.check.isActive).map(\.found) }

  private func showCount() {
    let chosen = chosen.count
    button.isSensitive = chosen > 0
    var words =
      rows.isEmpty
      ? text.text.isEmpty ? tr("In all texts that people see.") : tr("No text has this in it.")
      : tr(
        "{chosen} of {all} change.", ["chosen": String(chosen), "all": String(rows.count)])
    if hasMore { words += " " + tr("There are more; these come first.") }
    count.text = words
  }

  private func perform() {
    if waiting != nil { search() }
    let chosen = chosen
    guard !chosen.isEmpty, replace?(chosen) == true else { return }
    search()
    text.announce(ntr("One text was replaced.", "{n} texts were replaced.", chosen.count))
  }

  /// Shows the window with the keyboard where one writes what is looked for.
  func present() {
    window.present()
    text.grabFocus()
  }
}

extension EditingController {
  /// Opens *Find and Replace* over all texts of the document.
  func replaceTexts() {
    guard host.hasDocument, !host.presenting.isOn else { return }
    let shown = replacing ?? ReplaceTexts(over: window)
    if replacing == nil {
      replacing = shown
      shown.find = { [weak self] query, most in
        (try? self?.workbench.editor()).map { TextReplacing($0).found(query, most: most) } ?? []
      }
      shown.replace = { [weak self] found in self?.replace(found) ?? false }
      shown.window.connect("destroy") { [weak self] in self?.replacing = nil }
    }
    shown.present()
  }

  private func replace(_ found: [FoundText]) -> Bool {
    var isDone = false
    tryEdit { () throws(EditRefusal) in
      let edits = try TextReplacing(workbench.editor()).edits(found)
      try workbench.edit(edits, named: tr("Replace in texts"))
      isDone = true
    }
    return isDone
  }
}
