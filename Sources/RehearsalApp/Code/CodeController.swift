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

  /// Asks for a name, or for a folder where there are several files, and writes them.
  private func save(_ files: [CodeFile]) {
    guard let host, let first = files.first else { return }
    if files.count == 1, !first.name.utf8.contains(UInt8(ascii: "/")) {
      let ending = first.name.split(separator: ".").last.map(String.init) ?? "txt"
      let chooser = FileChooser(
        .save(name: first.name), title: tr("Save the Code"), parent: host.window,
        filters: [FileChooser.Filter(name: first.name, patterns: ["*.\(ending)"])])
      chooser.show { [weak self] path in
        guard let path, let self else { return }
        let isWritten = told(path) { () throws(FileProblem) in
          try FileWriter.write(Array(first.text.utf8), to: path)
        }
        if isWritten { saved(path) }
      }
      return
    }
    let chooser = FileChooser(.folder, title: tr("Save the Code"), parent: host.window)
    chooser.show { [weak self] folder in
      guard let folder, let self else { return }
      for file in files {
        let isWritten = told("\(folder)/\(file.name)") { () throws(FileProblem) in
          try FileWriter.write(Array(file.text.utf8), named: file.name, in: folder)
        }
        if !isWritten { return }
      }
      saved(folder)
    }
  }

  /// Whether a file was written; if not, says why.
  private func told(_ path: String, _ write: () throws(FileProblem) -> Void) -> Bool {
    do throws(FileProblem) {
      try write()
      return true
    } catch {
      host?.errors.show(
        tr(
          "{file} can’t be written: {reason}",
          ["file": FileName.text(path), "reason": error.message]),
        hint: tr("Choose another place."))
      return false
    }
  }

  private func saved(_ place: String) {
    host?.opening.notice.show(tr("Saved as {file}", ["file": FileName.text(place)]))
  }
}
