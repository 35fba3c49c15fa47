import CodeWriting
import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The code that is written out of the document, to be read and copied.
@MainActor
final class CodePane: RightPane.Content {
  let widget: Widget
  let head = PaneHead()
  /// Asks where the files are to be written.
  var onSave: (@MainActor ([CodeFile]) -> Void)?
  var onCopied: (@MainActor (String) -> Void)?

  private let workbench: Workbench
  let editor = SourceEditor()
  private(set) lazy var notes = CodeNotes(editor)
  let below = CodeFoot()
  private let showsNotes = ToggleButton(icon: "rehearsal-bulb-symbolic")
  private let scrolled = ScrolledWindow()
  private let forms = DropDown()
  private let parts = DropDown()
  private let word = Label()
  private let wordRow = Box(.horizontal)
  private let name = Label()
  private let copy = CodePane.button("edit-copy-symbolic", tr("Copy"))
  private let saving = CodePane.button("document-save-symbolic", tr("Save As…"))
  private lazy var light = TextLight(editor)

  private(set) var form = CodeForm.alertController
  /// The dialog whose code is shown; `nil` for the whole document.
  private var dialog: String?
  /// The document when it could be read last.
  private var document: DocumentEditor?
  /// Whether the document as it is now is not the one whose code is shown.
  private var isStale = false
  /// Whether the code is of an older version, because nobody has looked at it since.
  private var isOld = true
  private var files: [CodeFile] = []
  private(set) var lines: [CodeLine] = []
  /// How many languages the texts are in, where the document has translations.
  private var languages: Int?
  /// The dialogs in the list.
  private var listed: [String]?
  @Scheduled private var writing: Source?
  /// The number of the code that is written now, so that a later one wins.
  private var number = 0
  private var cost = Duration.zero
  /// What is shown once code is there.
  private var wanted: CodePart?
  /// The lines that have their colours.
  var colored: Range<Int>?
  var hangs: Set<Int> = []
  @Scheduled var coloring: Source?
  @Scheduled private var choosing: Source?
  private var isOurs = false

  init(_ workbench: Workbench) {
    LaterSheet.load()
    self.workbench = workbench
    let whole = Box(.vertical)
    whole.addClass("log")
    whole.addClass("source")
    head.widget.addClass("log-head")
    wordRow.addClass("source-word")
    word.xalign = 0
    word.setWraps(true)
    wordRow.packStart(word, expand: true)
    scrolled.add(editor)
    scrolled.setPolicy(horizontal: .external, vertical: .automatic)
    whole.packStart(head.widget)
    whole.packStart(wordRow)
    whole.packStart(scrolled, expand: true)
    let foot = Box(.horizontal, spacing: 8)
    whole.packStart(foot)
    whole.packStart(below.widget)
    widget = whole
    addChoosers()
    fill(foot)
    widget.showAll()
    wordRow.hide()
    setUp()
  }

  private static func button(_ icon: String, _ title: String) -> Gtk.Button {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: icon))
    face.packStart(Label(title))
    let button = Gtk.Button()
    button.add(face)
    button.accessibleName = title
    return button
  }

  private func fill(_ foot: Box) {
    foot.addClass("log-foot")
    foot.addClass("code-foot")
    copy.tooltip = tr("Copy all of this code")
    copy.accessibleName = tr("Copy the code")
    copy.onClicked { [weak self] in self?.copyAll() }
    saving.tooltip = tr("Save this code")
    saving.accessibleName = tr("Save the code")
    saving.onClicked { [weak self] in
      guard let self, !files.isEmpty else { return }
      onSave?(files)
    }
    name.setEllipsize(.middle)
    name.xalign = 1
    foot.packStart(copy)
    foot.packStart(saving)
    foot.packStart(name, expand: true)
  }

  private func addChoosers() {
    forms.listForms(form) { [weak self] in
      self?.form = $0
      self?.write()
    }
    forms.setNarrow()
    forms.setSizeRequest(width: 160)
    parts.setNarrow()
    parts.setSizeRequest(width: 124)
    parts.accessibleName = tr("Part of the document")
    parts.tooltip = tr("The whole document, or one dialog and what its code needs")
    parts.onChosen { [weak self] id in
      guard let self else { return }
      dialog = id.isEmpty ? nil : String(id.dropFirst())
      if let dialog { select(.dialog(dialog)) }
      write()
    }
    head.tools.packStart(forms, expand: true)
    head.tools.packStart(parts, expand: true)
    showsNotes.isActive = Preferences.shared.showsCodeChanges
    showsNotes.accessibleName = tr("Show What Changed Since")
    showsNotes.tooltip = tr("Show what has changed since 2013")
    showsNotes.onToggled { [weak self] in
      guard let self else { return }
      notes.isOn = showsNotes.isActive
      Preferences.shared.showsCodeChanges = notes.isOn
      showBelow()
    }
    head.tools.packStart(showsNotes)
  }

  private func setUp() {
    editor.isEditable = false
    editor.readLeftToRight()
    editor.accessibleName = tr("Code of the document")
    editor.setSpacing(left: 6, top: 4, bottom: 4, lines: 1)
    editor.onMove = { [weak self] _ in self?.chooseSoon() }
    notes.isOn = showsNotes.isActive
    below.onTexts = { [weak self] in
      guard let self else { return }
      form = .catalogue
      forms.selected = form.rawValue
      write()
      editor.grabFocus()
    }
    editor.onAllocate { [weak self] _ in self?.colorSoon() }
    scrolled.onScrolled { [weak self] in
      guard let self else { return }
      if colored == nil { colorSoon() } else { color() }
      notes.placeSoon()
    }
  }

  func takeFocus() -> Bool {
    editor.grabFocus()
    return true
  }

  private func copyAll() {
    guard !files.isEmpty else { return }
    Clipboard.setText(CodeWriter.joined(files))
    onCopied?(name.text)
  }

  // MARK: The document

  /// Takes the document as it is now: its code follows soon, if it can be seen.
  func follow() {
    let isGood = workbench.document.revision?.prototype != nil
    isStale = !isGood
    if isGood, let editor = try? workbench.editor() {
      document = editor
      isOld = true
    }
    if widget.isMapped { show() } else { isOld = true }
  }

  /// The page is shown.
  func show() {
    say()
    guard isOld else { return showSelection() }
    listParts()
    // A long document is read anew only when its person rests.
    writing?.remove()
    writing = MainLoop.once(after: cost > .milliseconds(60) ? .milliseconds(400) : .zero) {
      [weak self] in
      self?.writing = nil
      self?.write()
    }
  }

  private func listParts() {
    let dialogs = document?.prototype.dialogs.map(\.id) ?? []
    if let dialog, !dialogs.contains(dialog) { self.dialog = nil }
    if dialogs != listed {
      listed = dialogs
      parts.removeAll()
      parts.append(tr("Whole document"), id: "")
      for id in dialogs { parts.append(id, id: "-" + id) }
    }
    parts.selected = dialog.map { "-" + $0 } ?? ""
  }

  /// Writes the code, away from the window's thread.
  private func write() {
    guard let document else { return present([], took: .zero) }
    isOld = false
    number += 1
    let (number, form) = (number, form)
    let choice = CodeChoice(dialogs: dialog.map { [$0] } ?? [])
    let name = workbench.document.name ?? "rehearsal.yaml"
    Task { @MainActor [weak self] in
      let made = await Task.detached {
        let start = ContinuousClock.now
        let writer = CodeWriter(document.prototype, document: name)
        return (
          files: writer.files(form, of: document, choice),
          languages: CodeWriter.languages(of: document),
          took: ContinuousClock.now - start
        )
      }.value
      guard let self, self.number == number else { return }
      languages = made.languages
      present(made.files, took: made.took)
    }
  }

  private func present(_ files: [CodeFile], took: Duration) {
    cost = took
    self.files = files
    let joined = CodeWriter.joinedLines(files)
    for button in [copy, saving] { button.isSensitive = !files.isEmpty }
    name.text = files.map(\.name).joined(separator: ", ")
    name.tooltip = name.text
    replace(lines, by: joined)
    lines = joined
    colored = nil
    notes.set(joined)
    colorSoon()
    showBelow()
    say()
    showSelection()
  }

  private func showBelow() {
    below.show(
      languages: form == .catalogue ? nil : languages, hasGrades: notes.isOn && !notes.isEmpty)
  }

  /// Changes only the lines that differ, so that what is read stays where it is.
  private func replace(_ old: [CodeLine], by new: [CodeLine]) {
    isOurs = true
    defer { isOurs = false }
    let same = zip(old, new).prefix { $0.text == $1.text }.count
    if same == 0 { return editor.setText(new.map { $0.text + "\n" }.joined()) }
    let room = min(old.count, new.count) - same
    let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0.text == $1.text }.count
    guard same + end < max(old.count, new.count) else { return }
    let start = editor.start(ofLine: same)
    let stop = editor.start(ofLine: old.count - end)
    editor.replace(
      start..<stop, by: new[same..<(new.count - end)].map { $0.text + "\n" }.joined())
  }

  /// Says why the code is not that of the document as it is.
  private func say() {
    let sentence: String? =
      if isStale, document == nil {
        tr("The document has errors, so there is no code of it.")
      } else if isStale {
        tr("The document has errors; this is the code of its last version without.")
      } else if files.isEmpty, !isOld {
        CodeText.empty(form)
      } else {
        nil
      }
    guard sentence != (wordRow.isVisible ? word.text : nil) else { return }
    word.text = sentence ?? ""
    wordRow.isVisible = sentence != nil
    if let sentence, widget.isMapped { editor.announce(sentence) }
  }

  // MARK: The selected part

  /// Selects the part of the line that the caret is in, once the caret rests.
  private func chooseSoon() {
    guard !isOurs else { return }
    choosing?.remove()
    choosing = MainLoop.once(after: .zero) { [weak self] in
      guard let self else { return }
      choosing = nil
      guard editor.isFocus, editor.selection.isEmpty else { return }
      let line = editor.line(at: editor.caret)
      if let news = notes.news(ofLine: line) { editor.announce(news) }
      if lines.indices.contains(line), let part = lines[line].part { select(part) }
    }
  }

  private func select(_ part: CodePart) {
    guard let now = try? workbench.editor(), let path = part.address(in: now),
      !(workbench.editing.selection.map { isInside($0, of: part, now) } ?? false)
    else { return }
    wanted = part
    isOurs = true
    workbench.select(path)
    isOurs = false
  }

  private func isInside(_ path: PartAddress, of part: CodePart, _ editor: DocumentEditor) -> Bool {
    editor.part(at: path).flatMap { CodePart($0, in: editor) } == part
  }

  /// Shows the code of the selected part.
  func showSelection() {
    guard !isOurs, widget.isMapped, let now = try? workbench.editor(),
      let path = workbench.editing.selection,
      let part = now.part(at: path).flatMap({
        CodePart($0, in: now)
      }), part != wanted
    else { return }
    wanted = part
    if dialog != nil, let other = part.dialog(in: now), other != dialog {
      dialog = other
      listParts()
      return write()
    }
    reveal(part)
  }

  /// Lights the longest run of lines that come from a part.
  private func reveal(_ part: CodePart) {
    var best = 0..<0
    var start: Int?
    for (place, line) in lines.enumerated() {
      if line.part == part {
        if start == nil { start = place }
        if let start, place + 1 - start > best.count { best = start..<(place + 1) }
      } else {
        start = nil
      }
    }
    guard !best.isEmpty else { return }
    let range = editor.start(ofLine: best.lowerBound)..<editor.start(ofLine: best.upperBound)
    light.show(range)
    editor.reveal(range.lowerBound)
    guard !editor.isFocus else { return }
    isOurs = true
    editor.select(range.lowerBound..<range.lowerBound)
    isOurs = false
  }
}
