import Gtk
import PrototypeEditing
import PrototypeFile
import TextFitting
import Texts
import WindowWords

/// All texts of a document side by side with their translations, which are written here.
@MainActor
final class TranslationsPage {
  let widget = Box(.vertical)
  /// Called when a person closes the page.
  var onClosed: (@MainActor () -> Void)?
  /// Called with a text that a person has translated; answers why the document can't have that.
  var onTranslated: (@MainActor (Translation) -> String?)?

  /// Called when a person wants to see where a translation has too little room.
  var onShown: (@MainActor (TranslationFit.Worst) -> Void)?

  private let languages = DropDown()
  private let missing = CheckButton(label: tr("Missing only"))
  private let newLanguage = Entry()
  private let summary = Label()
  private let heads = Box(.horizontal, spacing: 12)
  private let list = Box(.vertical)
  private let more = Label()
  private var rows: [TranslationRow] = []

  private var texts: [TranslatableText] = []
  private var tables: [TranslationTable] = []
  private var fit = TranslationFit()
  /// Languages that a person has named, and that have no translation yet.
  private var added: [String] = []
  /// The language that is shown; empty for all.
  private var chosen = ""
  /// Whether the choices of the list are being made, and are not a person's.
  private var isFilling = false

  /// The most languages beside each other, so that each has room on a small screen.
  private static let mostColumns = 4
  /// The most texts that are shown at a time.
  private static let mostRows = 300

  init() {
    LaterSheet.load()
    languages.accessibleName = tr("Languages")
    languages.onChosen { [weak self] choice in
      guard let self, !isFilling, choice != chosen else { return }
      chosen = choice
      fill()
    }
    missing.tooltip = tr("Show only texts that lack a translation")
    missing.onToggled { [weak self] in self?.fill() }
    newLanguage.accessibleName = tr("New language")
    newLanguage.setPlaceholder(tr("de, pt-BR …"))
    newLanguage.setWidth(characters: 9)
    let add = Button(label: tr("Add Language"))
    newLanguage.onActivate { [weak self] in self?.addLanguage() }
    add.onClicked { [weak self] in self?.addLanguage() }
    widget.beginComparison(
      tr("Translations"), [languages, missing, newLanguage, add], summary,
      tip: tr("Back to the stage (Escape)")
    ) { [weak self] in self?.onClosed?() }
    heads.setHomogeneous(true)
    heads.addClass("translation-heads")
    widget.packStart(heads)
    list.accessibleRole = .list
    list.accessibleName = tr("Texts and their translations")
    more.addClass("hint")
    more.setMargins(12)
    let column = Box(.vertical)
    column.packStart(list)
    column.packStart(more)
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(column)
    widget.addClass("translations")
    widget.packStart(scrolled, expand: true)
    widget.showAll()
  }

  // MARK: Content

  /// Shows a document; where it has the texts and the languages of before, each cell stays.
  func show(_ texts: [TranslatableText], _ tables: [TranslationTable]) {
    let others = added.filter { name in !tables.contains { $0.language == name } }
    let all = tables + others.map { TranslationTable(missing: $0) }
    added = others
    let isSame =
      texts.map(\.text) == self.texts.map(\.text)
      && all.map(\.language) == self.tables.map(\.language)
    (self.texts, self.tables) = (texts, all)
    guard isSame else {
      fillLanguages()
      return fill()
    }
    let columns = columns
    for row in rows { row.show(columns) }
    count()
  }

  /// Says at each translation whether it has too little room.
  func show(_ fit: TranslationFit) {
    self.fit = fit
    for row in rows { row.show(fit) }
  }

  /// The languages that are shown.
  private var columns: [TranslationTable] {
    chosen.isEmpty ? tables : tables.filter { $0.language == chosen }
  }

  private func fillLanguages() {
    isFilling = true
    defer { isFilling = false }
    languages.removeAll()
    if tables.count <= TranslationsPage.mostColumns {
      languages.append(tr("All Languages"), id: "")
    }
    for table in tables {
      languages.append(TranslationsPage.name(table.language), id: table.language)
    }
    let isThere = tables.contains { $0.language == chosen }
    if chosen.isEmpty ? tables.count > TranslationsPage.mostColumns : !isThere {
      chosen = tables.count > TranslationsPage.mostColumns ? tables[0].language : ""
    }
    languages.selected = chosen
    languages.isVisible = tables.count > 1
  }

  private static func name(_ language: String) -> String {
    tr("{name} ({id})", ["name": LanguageNames.name(of: language), "id": language])
  }

  private func fill() {
    let focused = rows.lazy.flatMap(\.cells).first(where: \.isFocus)
    let columns = columns
    heads.destroyChildren()
    list.destroyChildren()
    for name in [tr("Text")] + columns.map({ TranslationsPage.name($0.language) }) {
      let label = Label(name)
      label.xalign = 0
      label.setEllipsize(.end)
      label.addClass("heading")
      heads.packStart(label, expand: true)
    }
    let wanted = texts.filter { text in
      !missing.isActive || columns.contains { $0.translations[text.text] == nil }
    }
    rows = wanted.prefix(TranslationsPage.mostRows).map { TranslationRow($0, columns) }
    for row in rows {
      for cell in row.cells {
        cell.onWritten = { [weak self, unowned cell] translation in
          self?.onTranslated?(
            Translation(language: cell.language, text: cell.text, translation: translation))
        }
      }
      for cell in row.cells { cell.onShown = { [weak self] in self?.onShown?($0) } }
      list.packStart(row.widget)
    }
    heads.showAll()
    list.showAll()
    for row in rows { row.show(fit) }
    heads.isVisible = !columns.isEmpty
    tell(wanted.count)
    count()
    rows.lazy.flatMap(\.cells).first {
      $0.text == focused?.text && $0.language == focused?.language
    }?.grabFocus()
  }

  /// Says what is not in the list.
  private func tell(_ wanted: Int) {
    more.text =
      if texts.isEmpty {
        tr("The document has no texts.")
      } else if tables.isEmpty {
        tr("There is no language yet. Write its name above, such as “de”.")
      } else if wanted == 0 {
        tr("No translation is missing.")
      } else if wanted > rows.count {
        tr(
          "These are the first {n} of {count} texts.",
          ["n": String(rows.count), "count": String(wanted)])
      } else {
        ""
      }
    more.isVisible = !more.text.isEmpty
  }

  private func count() {
    let columns = columns
    let left = columns.reduce(0) { sum, table in
      sum + texts.count { table.translations[$0.text] == nil }
    }
    summary.text =
      columns.isEmpty
      ? ""
      : left == 0
        ? tr("All texts are translated.")
        : ntr("{n} translation is missing.", "{n} translations are missing.", left)
  }

  private func addLanguage() {
    let name = newLanguage.text.filter { !$0.isWhitespace }
    guard TextForm.isLanguage(name) else {
      newLanguage.setClass("invalid", true)
      newLanguage.announce(tr("Write a language as “de” or “pt-BR”."))
      summary.text = tr("Write a language as “de” or “pt-BR”.")
      return
    }
    newLanguage.setClass("invalid", false)
    newLanguage.text = ""
    if !tables.contains(where: { $0.language == name }) {
      added.append(name)
      tables.append(TranslationTable(missing: name))
    }
    chosen = tables.count > TranslationsPage.mostColumns ? name : ""
    fillLanguages()
    fill()
    rows.first?.cells.first { $0.language == name }?.grabFocus()
  }

  // MARK: Keys

  /// Whether something is written that the document does not have yet.
  var isTyped: Bool { rows.contains { $0.cells.contains { $0.isFocus && $0.isTyped } } }

  /// Puts back what the document has where a person writes; false where nothing else is written.
  func restore() -> Bool {
    rows.lazy.flatMap(\.cells).first(where: \.isFocus)?.restore() ?? false
  }

  /// Hands on what is written.
  func handOn() { rows.lazy.flatMap(\.cells).first(where: \.isTyped)?.write() }

  /// Takes the keyboard.
  func grabFocus() {
    if let cell = rows.first?.cells.first { cell.grabFocus() } else { newLanguage.grabFocus() }
  }
}
