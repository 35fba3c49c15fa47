import DialogModel
public import DialogSimulator
import PrototypeFile
import Session

/// What a person does with the open document.
public enum Activity {
  /// Nothing: there is no run.
  case idle
  /// To use the run, or to watch a scenario that plays in it.
  case running
  /// To look at a moment of the past, while the run continues.
  case lookingBack(Past)
  /// To edit: time stops, and a click on the stage selects.
  case editing(EditedStage)
}

/// The stage while the document is edited.
public struct EditedStage {
  /// What it shows: the document as it is now, at the place where the run stopped; `nil` while there
  /// is no version without errors.
  public internal(set) var shown: Simulator?
  /// The task whose loader is up, because the task is selected.
  var task: TaskID?
  /// New names since the run stopped, by the old ones.
  var names: NewNames = [:]
  /// The version that the run was made from.
  var begun: Revision?
}

extension Workbench {
  /// The moment of the past that is looked at; `nil` for the present.
  public var past: Past? {
    if case .lookingBack(let past) = activity { past } else { nil }
  }

  /// Whether the document is edited.
  public var isEditing: Bool { edited != nil }

  /// What the edited stage shows; `nil` while the document is not edited.
  public var shownWhileEditing: Simulator? { edited?.shown }

  /// The edited stage; `nil` while the document is not edited.
  ///
  /// Only ``activity`` begins or ends it.
  var edited: EditedStage? {
    get { if case .editing(let stage) = activity { stage } else { nil } }
    set { if isEditing, let newValue { activity = .editing(newValue) } }
  }

  /// Whether the present of a run is shown, and time passes.
  var isInPresent: Bool {
    switch activity {
    case .running: true
    case .idle, .lookingBack, .editing: false
    }
  }
}
