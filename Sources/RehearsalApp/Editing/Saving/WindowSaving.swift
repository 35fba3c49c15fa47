import Gtk
import Session
import Texts
import Workbench

// How a window saves what was changed in it, and says so.

extension MainWindow {
  /// Adds the actions that save.
  func connectSaving() {
    // Samples are edited as copies.
    Workbench.shippedFolders = [Sample.folder].compactMap { $0 }
    workbench.setSavesAsYouGo(Preferences.shared.savesAsYouGo)
    window.addAction("save") { [weak self] in self?.save() }
    window.addAction("save-as") { [weak self] in self?.saveAs() }
    window.addAction("new-prototype") { [weak self] in self?.newPrototype() }
    let asYouGo = StatefulAction(
      switch: "save-as-you-go", initial: Preferences.shared.savesAsYouGo
    ) { [weak self] in
      guard let self else { return }
      Preferences.shared.savesAsYouGo.toggle()
      workbench.setSavesAsYouGo(Preferences.shared.savesAsYouGo)
      editing.saveAction?.show(isOn: Preferences.shared.savesAsYouGo)
      showTitle()
    }
    window.add(asYouGo)
    editing.saveAction = asYouGo
  }

  /// Shows whether what was changed is saved.
  func showSaving() {
    showTitle()
    switch workbench.editing.saveState {
    case .conflict:
      let bar = editing.conflict ?? makeConflictBar()
      bar.show(workbench.conflictLines, of: workbench.document.name ?? "")
    case .failed(let reason):
      editing.conflict?.message.hide()
      opening.notice.show(
        tr(
          "{file} can’t be saved: {reason}. Nothing is lost; the changes are kept.",
          ["file": workbench.document.name ?? "", "reason": reason]), offering: tr("Save As…")
      ) { [weak self] in self?.saveAs() }
    case .saved, .saving, .unsaved:
      editing.conflict?.message.hide()
      if let problem = workbench.editing.journalProblem, !editing.hasToldOfJournal {
        editing.hasToldOfJournal = true
        opening.notice.show(
          tr("Changes can’t be kept for a restart: {reason}.", ["reason": problem]))
      }
    }
  }

  private func makeConflictBar() -> ConflictBar {
    let bar = ConflictBar()
    bar.onEnd = { [weak self] end in
      guard let self else { return }
      if let problem = workbench.endConflict(end) {
        errors.show(problem, hint: tr("Nothing was changed."))
      }
    }
    messages.add(bar.message, rank: 0)
    editing.conflict = bar
    return bar
  }

  /// The word beside the name of the file; `nil` where nothing was changed here.
  var saveWord: String? {
    guard !workbench.editing.history.isEmpty else { return nil }
    switch workbench.editing.saveState {
    case .saved: return tr("✓ Saved")
    case .saving: return tr("Saving…")
    case .unsaved, .failed, .conflict: return tr("Not saved")
    }
  }

  private func save() {
    guard hasDocument, !workbench.editing.history.isEmpty else { return }
    workbench.save()
  }

  /// Asks where to save the document.
  private func saveAs() {
    guard workbench.document.bytes != nil, !workbench.document.isRecording else { return }
    let name = workbench.document.request.file.map { FileName.lastText(of: $0) } ?? tr("prototype")
    let chooser = FileChooser(
      .save(name: name.split(separator: ".").first.map { String($0) } ?? name),
      title: tr("Save the Prototype"), parent: window, accept: tr("Save"),
      filters: Opening.filters)
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      let isNamed = ["yaml", "yml", "json"].contains { path.hasSuffix(".\($0)") }
      if let problem = workbench.save(as: isNamed ? path : path + ".rehearsal.yaml") {
        errors.show(problem, hint: tr("Choose another place."))
      }
    }
  }

  /// Opens a document without a name, with one screen.
  private func newPrototype() {
    let text = """
      rehearsal: 1
      title: \(tr("Untitled"))
      start: home

      screens:
        home:
          title: \(tr("Home"))
          controls:
            - button: \(tr("Button"))

      """
    do {
      opening.open([try Drafts.make(Array(text.utf8))])
    } catch {
      errors.show(error.message, hint: tr("Nothing was changed."))
    }
  }

  /// Goes on with the document in another file.
  func showMoved() {
    guard let file else { return }
    watch(file)
    recent(add: file)
    showTitle()
    if Drafts.has(file) {
      opening.notice.show(
        tr("This is a copy of yours now: {file}.", ["file": FileName.lastText(of: file)]),
        offering: tr("Save As…")
      ) { [weak self] in self?.saveAs() }
    }
  }

  /// Says that changes were found that had not been saved.
  func showRecovered(_ count: Int) {
    opening.notice.show(
      ntr(
        "One change that had not been saved is here again.",
        "{n} changes that had not been saved are here again.", count), offering: tr("Undo")
    ) { [weak self] in
      self?.opening.notice.hide()
      self?.workbench.undo()
    }
  }
}
