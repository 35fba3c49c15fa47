import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import WindowWords
import Workbench

// What is dropped on the edited stage: a tile of the palette, or a picture file.

extension InsertingController {
  /// Takes what is dropped on the window: what is not for the stage is opened.
  func take(_ dropped: Dropped) {
    guard !takeOnStage(dropped), !dropped.paths.isEmpty else { return }
    opening.open(dropped.paths)
  }

  /// Outlines what a tile that is dragged over the stage would be dropped on: what shows it then.
  ///
  /// - Parameter place: in pixels of the window; `nil` where it is not over the window any more.
  func showDropTarget(_ place: (x: Int, y: Int)?) {
    guard let editor = stage.editor else { return }
    guard let place, dragged != nil, workbench.isEditing,
      let inside = window.translate(x: place.x, y: place.y, to: stage.widget),
      (0..<stage.widget.allocation.width).contains(inside.x),
      (0..<stage.widget.allocation.height).contains(inside.y)
    else { return editor.dropTarget = nil }
    let part = editor.part(atX: place.x, y: place.y, of: window)
    let path = part.flatMap { editing.parts.stagePaths?.path(of: $0) }?.withoutHeader
    if let path, Insertion.opener(at: path, in: workbench) == path {
      editor.dropTarget = part
      return
    }
    editor.dropTarget = workbench.shownWhileEditing?.state.screen.map { StagePart(.screen($0)) }
  }

  /// Takes what is dropped on the edited stage.
  ///
  /// - Returns: whether it is for the stage.
  private func takeOnStage(_ dropped: Dropped) -> Bool {
    guard workbench.isEditing, let editor = stage.editor,
      let place = window.translate(x: dropped.x, y: dropped.y, to: stage.widget),
      (0..<stage.widget.allocation.width).contains(place.x),
      (0..<stage.widget.allocation.height).contains(place.y)
    else { return false }
    let path = editor.part(atX: dropped.x, y: dropped.y, of: window)
      .flatMap { editing.parts.stagePaths?.path(of: $0) }?.withoutHeader
    if let insertion = dropped.addresses.lazy.compactMap({ Insertion(address: $0) }).first {
      workbench.select(path)
      insert(insertion)
      return true
    }
    // A document that is dropped is opened, wherever.
    guard dropped.paths.count == 1, let file = dropped.paths.first,
      ![".yaml", ".yml", ".json", ".jsonl", ".log"].contains(where: file.hasSuffix)
    else { return false }
    take(file, at: path)
    return true
  }

  private func take(_ file: String, at path: PartAddress?) {
    take(file, isPicture: true) { [weak self] in self?.ask($0, at: path) }
  }

  /// Lets a person choose the file that a property names.
  func chooseFile(for property: PartAddress) {
    let key = property.last
    let isPicture = !["sound", "file"].contains(key)
    let chooser = FileChooser(
      .open, title: isPicture ? tr("Choose a Picture") : tr("Choose a File"), parent: window)
    if let folder = workbench.request.documentFolder.path { _ = chooser.setFolder(folder) }
    chooser.show { [weak self] file in
      guard let self, let file else { return }
      take(file, isPicture: isPicture) { [weak self] in self?.ask($0, for: property) }
    }
  }

  private func ask(_ use: PictureUse, for property: PartAddress) {
    guard workbench.isEditing else { return }
    func write() {
      workbench.write(use, into: property) { [weak self] in self?.tell($0) }
    }
    if workbench.ownName(of: use) != nil { return write() }
    askToCopy(use, over: editing.pane.content(of: .properties)?.widget ?? stage.widget) { write() }
  }

  private func askToCopy(
    _ use: PictureUse, over anchor: Widget, _ yes: @escaping @MainActor () -> Void
  ) {
    let asking = Question(
      tr("Copy “{name}” beside the document?", ["name": FileName.text(use.name)]),
      note: tr("The prototype shows the copy, and can be passed on with it."),
      yes: tr("Copy and Show"), over: anchor)
    asking.onYes = yes
    question = asking
    asking.ask()
  }

  private func take(
    _ file: String, isPicture: Bool, _ done: @escaping @MainActor (PictureUse) -> Void
  ) {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    Errand.run({ () -> Result<PictureUse, FileProblem> in
      do throws(FileProblem) {
        let use = try PictureUse(reading: file)
        if isPicture { _ = try PictureDecoder.picture(in: use.bytes) }
        return .success(use)
      } catch {
        return .failure(error)
      }
    }) { [weak self] result in
      guard let self else { return }
      switch result {
      case .failure(let problem):
        errors.show(
          tr(
            "“{name}” can’t be shown: {reason}",
            ["name": FileName.text(name), "reason": problem.message]),
          hint: tr("Nothing was changed."))
      case .success(let use): done(use)
      }
    }
  }

  private func ask(_ use: PictureUse, at path: PartAddress?) {
    guard workbench.isEditing else { return }
    if workbench.ownName(of: use) != nil { return show(use, at: path) }
    workbench.select(path)
    let anchor = stage.editor?.widget(of: editing.parts.selectedStagePart) ?? stage.widget
    askToCopy(use, over: anchor) { [weak self] in self?.show(use, at: path) }
  }

  private func show(_ use: PictureUse, at path: PartAddress?) {
    workbench.show(use, at: path) { [weak self] in self?.tell($0) }
  }

  private func tell(_ refusal: EditRefusal?) {
    tryEdit { () throws(EditRefusal) in if let refusal { throw refusal } }
  }
}
