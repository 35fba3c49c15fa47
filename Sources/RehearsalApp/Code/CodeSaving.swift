import CodeWriting
import Gtk
import Session
import Texts

/// Asks for a name, or for a folder where there are several files, and writes code there.
@MainActor
struct CodeSaving {
  private let parent: Window
  private let isModal: Bool
  /// The folder that is shown at first; `nil` for the last one.
  var folder: String?
  /// Called with the path of the file or the folder, and how many bytes were written.
  var onSaved: (@MainActor (String, Int) -> Void)?
  /// Called with the path that can't be written, and why.
  var onFailed: (@MainActor (String, String) -> Void)?

  init(over parent: Window, isModal: Bool = false) {
    (self.parent, self.isModal) = (parent, isModal)
  }

  /// Asks, and writes files.
  func save(_ files: [CodeFile]) {
    guard let first = files.first else { return }
    let isOne = files.count == 1 && !first.name.utf8.contains(UInt8(ascii: "/"))
    let ending = first.name.split(separator: ".").last.map(String.init) ?? "txt"
    let chooser =
      isOne
      ? FileChooser(
        .save(name: first.name), title: tr("Save the Code"), parent: parent,
        filters: [FileChooser.Filter(name: first.name, patterns: ["*.\(ending)"])])
      : FileChooser(.folder, title: tr("Save the Code"), parent: parent)
    if isModal { chooser.setModal() }
    if let folder { _ = chooser.setFolder(folder) }
    chooser.show { path in
      guard let path else { return }
      if isOne {
        write(first, to: path) { () throws(FileProblem) in
          try FileWriter.write(Array(first.text.utf8), to: path)
        }
      } else {
        writeAll(files, into: path)
      }
    }
  }

  private func write(
    _ file: CodeFile, to path: String, _ write: () throws(FileProblem) -> Void
  ) {
    do throws(FileProblem) {
      try write()
      onSaved?(path, file.text.utf8.count)
    } catch {
      onFailed?(path, error.message)
    }
  }

  private func writeAll(_ files: [CodeFile], into folder: String) {
    var size = 0
    for file in files {
      do throws(FileProblem) {
        try FileWriter.write(Array(file.text.utf8), named: file.name, in: folder)
        size += file.text.utf8.count
      } catch {
        onFailed?("\(folder)/\(file.name)", error.message)
        return
      }
    }
    onSaved?(folder, size)
  }
}
