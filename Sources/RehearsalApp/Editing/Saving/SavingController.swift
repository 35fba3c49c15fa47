import Gtk
import Session
import Texts
import Workbench

/// How a window saves what was changed in it, and says so.
@MainActor
final class SavingController: EditsDocument {
  unowned let host: any EditingHost
  private var saveAction: StatefulAction?
  private(set) var conflict: ConflictBar?
  private var hasToldOfJournal = false
  /// Whether a message says that the document can't be saved, or that closing loses changes.
  private var (hasToldOfFailure, hasToldOfLoss) = (false, false)

  init(_ host: any EditingHost) { self.host = host }

  /// Adds the actions that save.
  func connect() {
    // Samples are edited as copies.
    OpenDocument.shippedFolders = ["samples", "templates"].compactMap { SuppliedFolder.path($0) }
    workbench.setSavesAsYouGo(Preferences.shared.savesAsYouGo)
    window.addAction("save") { [weak self] in self?.save() }
    window.addAction("save-as") { [weak self] in self?.saveAs() }
    window.addAction("new-window-here") { [weak self] in self?.host.openNewHere() }
    window.addAction("new-prototype") { [weak self] in self?.opening.begin(.empty) }
    let asYouGo = StatefulAction(
      switch: "save-as-you-go", initial: Preferences.shared.savesAsYouGo
    ) { [weak self] in
      guard let self else { return }
      Preferences.shared.savesAsYouGo.toggle()
      workbench.setSavesAsYouGo(Preferences.shared.savesAsYouGo)
      saveAction?.show(isOn: Preferences.shared.savesAsYouGo)
      host.showTitle()
    }
    window.add(asYouGo)
    saveAction = asYouGo
  }

  /// Shows whether what was changed is saved.
  func showSaving() {
    host.showTitle()
    switch workbench.document.saveState {
    case .conflict:
      let bar = conflict ?? makeConflictBar()
      bar.show(of: workbench.document.name ?? "") { [weak self] in
        self?.workbench.conflictLines ?? []
      }
    case .failed(let reason):
      conflict?.message.hide()
      hasToldOfFailure = true
      opening.notice.show(
        words(about: reason), isGrave: true, offering: tr("Save As…"),
        { [weak self] in self?.saveAs() }, or: tr("Retry")
      ) { [weak self] in self?.save() }
    case .saved, .saving, .unsaved:
      if let message = conflict?.message, message.state != .absent {
        message.hide()
        editing.tellFollowedStepsSoon()
      }
      if hasToldOfFailure, workbench.document.saveState == .saved {
        hasToldOfFailure = false
        opening.notice.hide()
      }
      showJournalProblem()
    }
  }

  /// Why the document can't be saved, and whether the changes are anywhere else.
  private func words(about reason: String) -> String {
    let file = workbench.request.file ?? ""
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let words: KeyValuePairs = [
      "file": workbench.document.name ?? "", "folder": FileName.text(folder.isEmpty ? "/" : folder),
      "reason": reason,
    ]
    return workbench.document.journalProblem == nil
      ? tr(
        "Not saved: {reason}. Nothing is lost, the changes are kept, also over a restart. ({file} in {folder})",
        words)
      : tr(
        "Not saved: {reason}. The changes are in this window alone: make room, or save in another place. ({file} in {folder})",
        words)
  }

  /// Says once that a crash would lose changes.
  private func showJournalProblem() {
    guard let problem = workbench.document.journalProblem else {
      hasToldOfJournal = false
      return
    }
    guard !hasToldOfJournal else { return }
    hasToldOfJournal = true
    opening.notice.show(
      tr(
        "What can be undone is not kept for a restart in {folder}: {reason}. The document itself is saved as before.",
        ["folder": FileName.text(OpenDocument.journalFolder), "reason": problem]), stays: true)
  }

  /// Whether the window may be closed: changes that are nowhere else are lost only if the person
  /// closes it a second time.
  func mayClose() -> Bool {
    guard workbench.wouldLoseChanges, !workbench.save(isAsked: true), !hasToldOfLoss else {
      return true
    }
    hasToldOfLoss = true
    opening.notice.show(
      tr(
        "Closing again loses the changes of {file}: they could not be saved anywhere.",
        ["file": workbench.document.name ?? ""]), isGrave: true, offering: tr("Save As…")
    ) { [weak self] in self?.saveAs() }
    return false
  }

  private func makeConflictBar() -> ConflictBar {
    let bar = ConflictBar()
    bar.onEnd = { [weak self] end in
      guard let self else { return }
      if let problem = workbench.endConflict(end) { conflict?.refuse(problem) }
    }
    host.messages.add(bar.message, rank: 0)
    conflict = bar
    return bar
  }

  /// The word next to the name of the file; `nil` where nothing was changed here.
  var saveWord: String? {
    guard !workbench.document.history.isEmpty else { return nil }
    switch workbench.document.saveState {
    case .saved: return tr("✓ Saved")
    case .saving: return tr("Saving…")
    case .unsaved, .failed, .conflict: return tr("Not saved")
    }
  }

  private func save() {
    guard host.hasDocument, !workbench.document.history.isEmpty else { return }
    editing.text?.handOn()
    let before = workbench.document.saveState
    workbench.beginSaving(isAsked: true)
    guard case .conflict = before else { return }
    conflict?.message.bringBack()
    showSaving()
  }

  /// Asks where to save the document.
  private func saveAs() {
    guard workbench.document.bytes != nil, !workbench.document.isRecording else { return }
    let name = workbench.request.file.map { FileName.lastText(of: $0) } ?? tr("prototype")
    let chooser = FileChooser(
      .save(name: name.split(separator: ".").first.map { String($0) } ?? name),
      title: tr("Save the Prototype"), parent: window, accept: tr("Save"),
      filters: Opening.filters)
    chooser.show { [weak self] path in
      guard let self, let path else { return }
      let isNamed = ["yaml", "yml", "json"].contains { path.hasSuffix(".\($0)") }
      workbench.save(as: isNamed ? path : path + ".rehearsal.yaml") { [weak self] problem in
        if let problem { self?.errors.show(problem, hint: tr("Choose another place.")) }
      }
    }
  }

  /// Goes on with the document in another file.
  func showMoved() {
    guard let file = host.file else { return }
    host.watch(file)
    host.recent(add: file)
    host.showTitle()
    if Drafts.has(file) {
      opening.notice.show(
        tr("This is a copy of yours now: {file}.", ["file": FileName.lastText(of: file)]),
        offering: tr("Save As…")
      ) { [weak self] in self?.saveAs() }
    }
  }

  /// Says that what was changed here before can't be undone any more.
  func showForgotten() {
    opening.notice.show(
      tr(
        "{file} was changed while it was not open here, so what you did before can’t be undone.",
        ["file": workbench.document.name ?? ""]))
  }

  /// Says that changes were found that had not been saved.
  func showRecovered(_ count: Int) {
    opening.notice.show(
      ntr(
        "One change that had not been saved is here again.",
        "{n} changes that had not been saved are here again.", count),
      offering: workbench.document.recoveredSteps > 0 ? tr("Undo") : nil
    ) { [weak self] in
      self?.opening.notice.hide()
      self?.workbench.undoRecovered()
    }
  }
}
