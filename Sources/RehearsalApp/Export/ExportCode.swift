import CodeWriting
import DialogModel
import DialogSimulator
import Export
import Film
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The code of what is shared: the form, the text, and its files.
@MainActor
final class ExportCode {
  let preview: Widget
  let options = Box(.vertical, spacing: 8)
  /// Called when other code is there.
  var onWritten: (@MainActor () -> Void)?
  private(set) var files: [CodeFile] = []

  private let workbench: Workbench
  private let editor = SourceEditor()
  private let forms = DropDown()
  private let languages = DropDown()
  private let languageTitle = Label(tr("Language"))
  private let word = Label()
  private var form = CodeForm.alertController
  private var language: String?
  private var choice = CodeChoice()
  /// The number of the code that is written now, so that a later one wins.
  private var number = 0

  /// How many lines have colours.
  private static let colored = 400

  init(_ workbench: Workbench) {
    self.workbench = workbench
    let scrolled = ScrolledWindow()
    scrolled.add(editor)
    scrolled.setPolicy(horizontal: .external, vertical: .automatic)
    editor.isEditable = false
    editor.readLeftToRight()
    editor.accessibleName = tr("Code of the document")
    editor.setSpacing(left: 6, top: 4, bottom: 4, lines: 1)
    word.setWraps(true)
    word.ignoresShowAll = true
    let whole = Box(.vertical)
    whole.addClass("source")
    whole.setSizeRequest(width: 288)
    whole.packStart(word)
    whole.packStart(scrolled, expand: true)
    preview = whole
    addOptions()
    for widget in [preview, options] {
      widget.showAll()
      widget.ignoresShowAll = true
      widget.hide()
    }
  }

  private func addOptions() {
    options.addClass("share-options")
    options.setSizeRequest(width: 256)
    forms.listForms(form) { [weak self] in
      self?.form = $0
      self?.write()
    }
    languages.accessibleName = tr("Language")
    languages.append(tr("As Written"), id: "")
    let offered = workbench.prototype?.strings.keys.sorted() ?? []
    for language in offered { languages.append(LanguageNames.name(of: language), id: language) }
    languages.selected = ""
    languages.onChosen { [weak self] in
      self?.language = $0.isEmpty ? nil : $0
      self?.write()
    }
    let title = Label(tr("Form of the code"))
    for label in [title, languageTitle] {
      label.xalign = 0
      label.addClass("summary")
    }
    options.packStart(title)
    options.packStart(forms)
    options.packStart(languageTitle)
    options.packStart(languages)
    for widget in [languageTitle, languages] as [Widget] where offered.isEmpty {
      widget.ignoresShowAll = true
    }
  }

  /// The names of the files.
  var name: String { files.map(\.name).joined(separator: ", ") }

  /// How large the files are, in bytes; `nil` where there are none.
  var size: Int? { files.isEmpty ? nil : files.reduce(0) { $0 + $1.text.utf8.count } }

  /// Whether some of the text is selected, which is copied alone then.
  var hasSelection: Bool { editor.isFocus && !editor.selection.isEmpty }

  /// Puts the text on the clipboard.
  func copy() { Clipboard.setText(CodeWriter.joined(files)) }

  /// Shows the code of a subject: of a scenario, of the dialogs of a run, or of the whole document.
  func show(of subject: ExportSubject, _ source: FilmSource.Source?) {
    choice = CodeChoice()
    switch subject {
    case .scenario(let name): choice.scenario = name
    case .run, .calls: if let source { choice.dialogs = source.dialogs }
    case .moment, .dialogs, .ways: break
    }
    write()
  }

  /// Writes the code, away from the window's thread.
  private func write() {
    guard let document = try? workbench.editor(), workbench.document.revision?.prototype != nil
    else {
      return present([], tr("The document has errors, so there is no code of it."))
    }
    number += 1
    let choice = CodeChoice(dialogs: choice.dialogs, scenario: choice.scenario, language: language)
    let (number, form) = (number, form)
    let name = workbench.document.name ?? "rehearsal.yaml"
    Task { @MainActor [weak self] in
      let files = await Task.detached {
        CodeWriter(document.prototype, document: name).files(form, of: document, choice)
      }.value
      guard let self, self.number == number else { return }
      present(files, files.isEmpty ? CodeText.empty(form) : nil)
    }
  }

  private func present(_ files: [CodeFile], _ sentence: String?) {
    self.files = files
    word.text = sentence ?? ""
    word.isVisible = sentence != nil
    let lines = CodeWriter.joinedLines(files)
    editor.setText(lines.map { $0.text + "\n" }.joined())
    var start = 0
    for line in lines.prefix(ExportCode.colored) {
      editor.color(line, of: form, at: start)
      start += line.text.unicodeScalars.count + 1
    }
    onWritten?()
  }
}

extension FilmSource.Source {
  /// The ids of the dialogs that its rows are about.
  fileprivate var dialogs: [String] {
    var ids: [String] = []
    for row in run.rows.indices {
      guard case .dialog(let dialog) = run.rows[row].target else { continue }
      let id = prototype.name(of: DialogID(dialog.index))
      if !ids.contains(id), prototype.dialog(named: id) != nil { ids.append(id) }
    }
    return ids
  }
}
