import CodeWriting
import Glibc
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Texts
import WindowWords
import Workbench

/// How a window shows and saves code that is written out of its document.
@MainActor
final class CodeController {
  private(set) var pane: CodePane?
  private weak var host: (any EditingHost)?

  /// Adds the actions.
  func connect(_ host: any EditingHost) {
    self.host = host
    host.window.addTextAction("export-code") { [weak self] in
      if let form = CodeForm(rawValue: $0) { self?.export(form) }
    }
  }

  /// Makes the page, which is shown at once.
  func makePane() -> CodePane? {
    guard let host else { return nil }
    let pane = CodePane(host.workbench)
    pane.onSave = { [weak self] in self?.save($0) }
    pane.onCopied = { [weak self] name in
      self?.host?.opening.notice.show(tr("Copied {file}", ["file": name]))
    }
    self.pane = pane
    pane.follow()
    return pane
  }

  /// The forms of code, for a menu.
  static func menu() -> Menu {
    let menu = Menu()
    for form in CodeForm.allCases {
      menu.append(
        tr("Export as {format}…", ["format": CodeText.title(form)]), action: "win.export-code",
        text: form.rawValue)
    }
    return menu
  }

  /// Saves the code of the whole document in a form.
  private func export(_ form: CodeForm) {
    guard let host, let editor = try? host.workbench.editor(),
      host.workbench.document.revision?.prototype != nil
    else {
      host?.errors.show(
        tr("The document has errors, so there is no code of it."),
        hint: tr("Mend the document first."))
      return
    }
    let name = host.workbench.document.name ?? "rehearsal.yaml"
    Task { @MainActor [weak self] in
      let files = await Task.detached {
        CodeWriter(editor.prototype, document: name).files(form, of: editor)
      }.value
      guard !files.isEmpty else {
        self?.host?.opening.notice.show(CodeText.empty(form))
        return
      }
      self?.save(files)
    }
  }

  /// Asks where the files are to be, and writes them.
  private func save(_ files: [CodeFile]) {
    guard let host else { return }
    var saving = CodeSaving(over: host.window)
    saving.onSaved = { [weak self] place, _ in self?.saved(place) }
    saving.onFailed = { [weak self] path, reason in
      self?.host?.errors.show(
        tr("{file} can’t be written: {reason}", ["file": FileName.text(path), "reason": reason]),
        hint: tr("Choose another place."))
    }
    saving.save(files)
  }

  private func saved(_ place: String) {
    host?.opening.notice.show(tr("Saved as {file}", ["file": FileName.text(place)]))
  }
}
