import PrototypeEditing
import PrototypeFile
import Session

/// What an open document tells the windows on it.
enum DocumentEvent {
  /// There is another version, or none that can be read.
  case changed(DocumentChange)
  /// What is known of its file, or the conflict with another program, has changed.
  case saving
  /// Its warnings have changed.
  case warnings
  /// What can be undone has changed without a change of the text.
  case history
  /// It is in another file from now on.
  case moved
}

/// One change of an open document, told when everything in the document agrees with it.
struct DocumentChange {
  /// The version before; `nil` if none could be read.
  let from: Revision?
  /// The last version without errors before.
  let lastGood: Revision?
  /// What the document has now.
  let to: DocumentContent
  /// What was changed; `nil` where the file was read that has no history here.
  var edit: EditChange?
  /// Where the parts of the version before are now.
  var movements: PartMovements = .none
  /// What the window that made the change shows with it.
  var place: EditPlace?
  /// Whether there were warnings before.
  var hadWarnings = false
  /// Who made the change; `nil` where nobody did in a window.
  weak var origin: (any DocumentObserver)?

  /// Whether the text is another one.
  var isOtherText: Bool { !to.revision.hasSameText(as: from) }
  /// Whether it comes from the file.
  var isFromFile: Bool { edit.map { $0.source == .outside } ?? true }
}

/// Someone who shows an open document: the workbench of a window.
@MainActor
protocol DocumentObserver: AnyObject {
  /// Follows the document.
  func follow(_ event: DocumentEvent)
  /// Hands on what is being typed and is not in the document yet.
  func handOnTyping()
}

/// What a change does to the addresses and the names of parts.
enum PartMovements {
  case none
  /// Edits that were planned, one after the other.
  case planned([PlannedEdit])
  /// A change of the history that was made again or taken back.
  case shifted([PartShift], isUndo: Bool)

  /// Where a part is after the change; `nil` if it has gone.
  func address(of selection: PartAddress) -> PartAddress? {
    switch self {
    case .none: return selection
    case .planned(let edits):
      guard let first = edits.first, let last = edits.last else { return selection }
      var selected = SelectedPart(selection, in: first.before)
      for edit in edits { selected.follow(edit.edit, edit.plan, of: edit.before, to: edit.after) }
      return selected.path(in: last.after)
    case .shifted(let shifts, let isUndo):
      return shifts.reduce(selection) { $1.path(of: $0, isUndo: isUndo) }
    }
  }

  /// The names that parts get, in the order in which they get them.
  var names: [(old: String, new: String)] {
    switch self {
    case .none: []
    case .planned(let edits): edits.flatMap { $0.renames.map { ($0.old, $0.new) } }
    case .shifted(let shifts, let isUndo): shifts.flatMap { $0.names(isUndo: isUndo) }
    }
  }
}

/// A change of the document with its plan, and the document before and after it.
struct PlannedEdit {
  let edit: DocumentEdit
  let plan: EditPlan
  let renames: [PartRename]
  let before: DocumentEditor
  let after: DocumentEditor
}
