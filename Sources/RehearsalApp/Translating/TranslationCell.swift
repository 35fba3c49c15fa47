import Gtk
import StageGeometry
import TextFitting
import Texts
import WindowWords

/// What a text of the document is in one language, to be written.
@MainActor
final class TranslationCell {
  /// What is put into the row.
  var widget: Widget { column }
  /// Called with what a person has written, when the keyboard leaves it or on Return; answers why the
  /// document can't have that.
  var onWritten: (@MainActor (String) -> String?)?
  /// Called when a person wants to see where it has too little room.
  var onShown: (@MainActor (TranslationFit.Worst) -> Void)?
  let text: String
  let language: String

  private let entry: Entry?
  private let view: TextView?
  /// Says under a text of several lines that it is missing: it has no placeholder.
  private let note: Label?
  /// Says below the text why the document can't have it.
  private let problem = Label()
  /// What the document has; empty where there is no translation.
  private var shown = ""
  private var isWriting = false
  /// What has the marks.
  private let framed: Widget
  private let column = Box(.vertical, spacing: 2)
  /// Says below it that it has too little room; `nil` where it has enough.
  private var chip: Button?
  private var worst: TranslationFit.Worst?

  /// The height of an empty text of several lines, in pixels.
  private static let longHeight = 52

  /// A cell of a text; one with several lines can be written in several lines.
  ///
  /// - Parameters:
  ///   - place: where the text is seen.
  ///   - isLong: whether the text, or its translation, has several lines.
  init(_ text: String, in language: String, place: String, isLong: Bool) {
    (self.text, self.language) = (text, language)
    if isLong {
      let view = TextView(isEditable: true)
      let frame = ScrolledWindow()
      frame.addClass("property-text")
      frame.setPolicy(horizontal: .automatic, vertical: .never)
      frame.canFocus = false
      view.setTextMargins(horizontal: 8, vertical: 6)
      frame.setSizeRequest(height: TranslationCell.longHeight)
      frame.add(view)
      let note = Label(tr("missing"))
      note.addClass("hint")
      note.xalign = 0
      note.ignoresShowAll = true
      column.packStart(frame)
      column.packStart(note)
      (self.view, self.note, entry, framed) = (view, note, nil, frame)
    } else {
      let entry = Entry()
      entry.setWidth(characters: 8)
      entry.setPlaceholder(tr("missing"))
      column.packStart(entry)
      (self.entry, view, note, framed) = (entry, nil, nil, entry)
      entry.onActivate { [weak self] in self?.write() }
    }
    problem.addClass("property-problem")
    problem.xalign = 0
    problem.setWraps(true)
    // A long reason makes no column wider.
    problem.setWidth(characters: 8, atMost: 24)
    problem.ignoresShowAll = true
    column.packStart(problem)
    widget.hexpand = true
    named.accessibleName = tr(
      "{language}: {text}",
      ["language": LanguageNames.name(of: language), "text": OneLine.beginning(text)])
    named.tooltip = place
    named.onFocusOut { [weak self] in self?.write() }
    showState()
  }

  private var named: Widget { entry ?? view ?? widget }

  private var written: String { entry?.text ?? view?.text ?? "" }

  /// Whether something is written that the document does not have yet.
  var isTyped: Bool { written != shown }

  /// Whether there is no translation.
  var isMissing: Bool { shown.isEmpty }

  /// Whether the keyboard is here.
  var isFocus: Bool { named.isFocus }

  /// Takes the keyboard.
  func grabFocus() { named.grabFocus() }

  /// Shows what the document has; what is being written stays.
  func show(_ translation: String) {
    let isTyped = isTyped && !isWriting
    shown = translation
    if !isTyped || !isFocus { put(translation) }
    showState()
  }

  /// Puts back what the document has; false where nothing else is written.
  func restore() -> Bool {
    guard isTyped else { return false }
    put(shown)
    showState()
    return true
  }

  private func put(_ text: String) {
    guard text != written else { return }
    entry?.text = text
    view?.text = text
  }

  /// Hands on what is written.
  func write() {
    guard isTyped, !isWriting else { return }
    isWriting = true
    defer { isWriting = false }
    guard let problem = onWritten?(written) else { return showState() }
    framed.setClass("invalid", true)
    self.problem.text = problem
    self.problem.show()
    named.setAccessibleDescription(problem)
    named.announce(problem)
  }

  /// Says where the document’s translation has the least room; nothing where it has enough.
  func show(fit new: TranslationFit.Worst?) {
    let new = isMissing ? nil : new
    guard new != worst else { return }
    worst = new
    let hadFocus = chip?.isFocus == true
    chip?.destroy()
    chip = nil
    if hadFocus { grabFocus() }
    guard let new else { return }
    let chip = Button(label: FitWording.chip(new.verdict))
    for name in ["verdict", "verdict-\(new.verdict.kind.rawValue)"] { chip.addClass(name) }
    var setting = new.setting
    setting.language = nil
    let place = tr(
      "{verdict} {where}",
      ["verdict": FitWording.chip(new.verdict), "where": FitWords.place(setting)])
    chip.accessibleName = tr(
      "{language}: {text}: {verdict}",
      [
        "language": LanguageNames.name(of: language), "text": OneLine.beginning(text),
        "verdict": place,
      ])
    chip.tooltip = tr("{verdict}: show this on the stage", ["verdict": place])
    chip.align(.start, .start)
    chip.onClicked { [weak self] in self?.onShown?(new) }
    column.packStart(chip)
    chip.showAll()
    self.chip = chip
  }

  private func showState() {
    framed.setClass("invalid", false)
    problem.hide()
    framed.setClass("missing", isMissing)
    note?.isVisible = isMissing
    named.setAccessibleDescription(isMissing ? tr("not translated yet") : "")
  }
}
