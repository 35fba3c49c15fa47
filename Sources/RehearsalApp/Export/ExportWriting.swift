import DialogModel
import Export
import Film
import Glibc
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

// How the dialog makes the file and where it puts it.

extension ExportDialog {
  /// Asks where the file is written, and writes it.
  func chooseFile() {
    guard canWrite else { return }
    if formats.isCode { return saveCode() }
    let format = formats.selected
    let chooser = FileChooser(
      .save(name: "\(fileStem).\(format.ending)"),
      title: tr("Save as {format}", ["format": format.name]), parent: window,
      filters: [FileChooser.Filter(name: format.name, patterns: ["*.\(format.ending)"])])
    chooser.setModal()
    if let slash = workbench.request.file?.lastIndex(of: "/"),
      let file = workbench.request.file
    {
      _ = chooser.setFolder(String(file[..<slash]))
    }
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      make(format) { [weak self] bytes in self?.write(bytes, to: path) }
    }
  }

  /// Makes the file in the cache and puts it on the clipboard.
  func copyFile() {
    guard canWrite else { return }
    if formats.isCode { return copyCode() }
    let format = formats.selected
    let name = "\(fileStem).\(format.ending)"
    make(format) { [weak self] bytes in
      guard let self else { return }
      guard let folder = ExportCache.folder() else {
        return foot.end(tr("There is no folder for the copy; save the file instead."))
      }
      let path = "\(folder)/\(name)"
      do throws(FileProblem) {
        try FileWriter.write(bytes, to: path)
        let type: Clipboard.PictureType? =
          switch format {
          case .png: .png
          case .svg: .svg
          default: nil
          }
        Clipboard.setFile(path, picture: type.map { ($0, bytes) })
        foot.end(
          tr(
            "{file}, {size}, is on the clipboard.",
            ["file": FileName.text(name), "size": FileSize.text(bytes.count)]))
      } catch {
        foot.end(problem(path, error.message))
      }
    }
  }

  private func saveCode() {
    var saving = CodeSaving(over: window, isModal: true)
    saving.folder = workbench.request.file.map { FileName.folder(of: $0) }
    saving.onSaved = { [weak self] path, size in
      self?.foot.end(
        tr(
          "{file} is written: {size}.",
          ["file": FileName.lastText(of: path), "size": FileSize.text(size)]), path: path)
    }
    saving.onFailed = { [weak self] path, reason in
      guard let self else { return }
      foot.end(problem(path, reason))
    }
    saving.save(code.files)
  }

  private func copyCode() {
    code.copy()
    foot.end(
      tr(
        "{file}, {size}, is on the clipboard.",
        ["file": code.name, "size": FileSize.text(code.size ?? 0)]))
  }

  private func write(_ bytes: [UInt8], to path: String) {
    do throws(FileProblem) {
      try FileWriter.write(bytes, to: path)
      foot.end(
        tr(
          "{file} is written: {size}.",
          ["file": FileName.lastText(of: path), "size": FileSize.text(bytes.count)]), path: path)
    } catch {
      foot.end(problem(path, error.message))
    }
  }

  /// Asks for a folder, and writes each picture of the sheet into it.
  func chooseFolder() {
    guard canWrite else { return }
    let chooser = FileChooser(.folder, title: tr("Choose a Folder"), parent: window)
    chooser.setModal()
    if let file = workbench.request.file { _ = chooser.setFolder(FileName.folder(of: file)) }
    chooser.show { [weak self] path in
      if let path { self?.writeEach(to: path) }
    }
  }

  private func writeEach(to path: String) {
    guard let source else { return }
    let format = formats.selected
    var setting = setting(of: format)
    setting.shot.part = .screen
    let folder = PictureFolder(
      source.document ?? source.prototype, setting, format, language: source.prototype.language,
      pictures: pictures)
    foot.begin(tr("The pictures are being drawn."))
    for button in [copy, save, each] { button.isSensitive = false }
    writing = Task { [weak self] in
      var written = 0
      do {
        for (place, item) in folder.items.enumerated() {
          self?.foot.tell(place, of: folder.items.count)
          try Task.checkCancellation()
          // What can't be presented has its reason on the sheet.
          guard let bytes = try? await folder.file(item) else { continue }
          do throws(FileProblem) {
            try FileWriter.write(bytes, to: "\(path)/\(item.name)")
            written += 1
          } catch {
            self?.endWriting()
            self?.foot.end(self?.problem("\(path)/\(item.name)", error.message) ?? "")
            return
          }
        }
        self?.endWriting()
        self?.foot.end(
          ntr("One picture is written.", "{n} pictures are written.", written),
          path: "\(path)/")
      } catch {
        self?.endWriting()
        self?.foot.end(
          ntr("Cancelled; one picture is written.", "Cancelled; {n} pictures are written.", written)
        )
      }
    }
  }

  private func problem(_ path: String, _ reason: String) -> String {
    tr(
      "{file} can’t be written: {reason}. Choose another place.",
      ["file": FileName.text(path), "reason": reason])
  }

  /// Makes a file, between the frames of the window.
  private func make(_ format: ExportFormat, then done: @escaping @MainActor ([UInt8]) -> Void) {
    guard let writer = writer(of: format) else { return }
    foot.begin(tr("{format} is being drawn.", ["format": format.name]))
    writer.tell = { [weak self] in self?.foot.tell($0, of: $1) }
    for button in [copy, save, each] { button.isSensitive = false }
    writing = Task { [weak self] in
      do {
        let bytes = try await writer.file(format)
        self?.endWriting()
        done(bytes)
      } catch is CancellationError {
        self?.endWriting()
        self?.foot.end(tr("Cancelled; nothing was written."))
      } catch {
        self?.endWriting()
        self?.foot.end((error as? ExportFailure)?.message ?? "\(error)")
      }
    }
  }

  private func endWriting() {
    writing = nil
    allowWriting()
  }

  /// A name for the file, without what file names can't have.
  private var fileStem: String {
    let name = subject.scenario ?? workbench.prototype?.title ?? tr("Run")
    let safe = name.unicodeScalars.filter { $0 != "/" && $0.properties.generalCategory != .control }
    let text = String(String.UnicodeScalarView(safe.prefix(60)))
    return text.isEmpty || text.hasPrefix(".") ? tr("Run") : text
  }
}

/// The folder of the files that were put on the clipboard; only their owner can read them.
enum ExportCache {
  /// Makes the folder.
  ///
  /// - Returns: its path; `nil` if there can't be one.
  static func folder() -> String? {
    let path = "\(PersonFolder.cache)/shared"
    return (try? PersonFolder.make(path)).map { path }
  }
}
