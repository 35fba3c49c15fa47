import PrototypeFile
import Session

// Several windows on one document: what is changed in one is changed in all.

extension Workbench {
  /// The workbenches of the other windows on the document.
  var others: [Workbench] { editing.file.workbenches.filter { $0 !== self } }

  /// Tells this window and the others on the document of a change.
  func tellAll(_ change: WorkbenchChange) {
    tell(change)
    for other in others { other.tell(change) }
  }

  /// Opens the document of another window, with the same undo and the same state of the file, and
  /// with a run of its own.
  public func open(with other: Workbench) {
    guard let revision = other.document.revision, !other.document.isRecording else {
      return open(other.document.request)
    }
    other.collectTyping()
    forgetEditing()
    reader.cancel()
    endRun()
    endChecking()
    var request = other.document.request
    request.scenario = nil
    document = Document(request)
    (breaks, logged) = ([], [])
    chosenLanguage = nil
    editing.file = other.editing.file
    editing.file.add(other)
    editing.file.add(self)
    editing.savesAsYouGo = other.editing.savesAsYouGo
    if let prototype = take(content(of: other.document.revision ?? revision)) {
      begin(prototype, playing: nil)
    }
    tell(.editing)
    tell(.saving)
  }

  /// Leaves the other windows on the document: what is done here is not theirs any more.
  func leaveOthers() {
    editing.file.remove(self)
    editing.file = EditedFile()
  }

  /// Has what is being typed in the panes of all windows handed on.
  func collectTyping() {
    for workbench in editing.file.workbenches { workbench.onCollect?() }
    if others.isEmpty { onCollect?() }
  }

  /// Shows in the other windows what was changed in this one.
  func share(_ revision: Revision, _ change: EditChange) {
    let others = others.filter { $0.document.revision != revision }
    let change = EditChange(
      edits: change.edits, path: change.path,
      source: change.source == .text ? .properties : change.source)
    for other in others { other.show(other.content(of: revision), change) }
  }
}
