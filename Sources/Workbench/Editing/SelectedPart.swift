import DialogModel
import PrototypeEditing
import PrototypeFile
import Session

/// A selected part, which stays selected when others come before it or it gets another name.
struct SelectedPart {
  private var part: ModelPart?
  /// Where the part was.
  private let own: PartAddress
  /// What was selected, which is the part, or in it; `nil` once the part has gone.
  private var selected: PartAddress?

  init(_ path: PartAddress, in editor: DocumentEditor) {
    part = editor.part(at: path)
    own = part.flatMap { editor.address(of: $0) } ?? .document
    selected = path
  }

  /// Follows a change.
  ///
  /// - Parameter new: the editor of the text after it.
  mutating func follow(
    _ edit: DocumentEdit, _ plan: EditPlan, of editor: DocumentEditor, to new: DocumentEditor
  ) {
    guard let old = part else { return }
    part =
      edit.target(of: editor.address(of: old), in: new).flatMap { new.part(at: $0) }
      ?? editor.counterpart(of: old, after: plan)
    if part == nil { selected = nil }
  }

  /// Where the part is; `nil` if it has gone.
  func path(in editor: DocumentEditor) -> PartAddress? {
    guard let selected else { return nil }
    guard let part else {
      return selected.isDocument || editor.value(at: selected) == nil ? nil : selected
    }
    return editor.address(of: part).flatMap { selected.moved(from: own, to: $0) }
  }
}

extension DocumentEdit {
  /// Where the change brings a part; `nil` if it does not bring it elsewhere.
  ///
  /// - Parameter new: the editor of the text after it.
  fileprivate func target(of path: PartAddress?, in new: DocumentEditor) -> PartAddress? {
    guard case .relocate(let from, let target) = self, from == path else { return nil }
    let list = target.parent
    guard target == list / .end else { return target }
    return list / max(0, (new.value(at: list)?.list?.count ?? 1) - 1)
  }
}

extension DocumentEdit {
  /// Whether the change can give a part another id.
  var mayRename: Bool {
    switch self {
    case .rename: true
    case .set(let path, _): path.ends(in: ControlKey.id)
    default: false
    }
  }
}

extension NewNames {
  /// Takes a new name in, also of what had got the old one before.
  mutating func take(_ name: String, _ newName: String) {
    for (old, new) in self where new == name { self[old] = newName }
    self[name] = newName
  }
}

extension ModelPart {
  /// What has a part on the stage.
  enum StageHolder {
    case screen(ScreenID)
    case dialog(DialogID)
    /// Its loader is on the stage while the task is selected.
    case task(TaskID)
  }

  /// What has the part on the stage; `nil` for what is not on it.
  var stageHolder: StageHolder? {
    switch self {
    case .screen(let id): .screen(id)
    case .dialog(let id), .button(let id, _), .field(.alert(let id, _)): .dialog(id)
    case .activity(let id): .dialog(id.dialog)
    case .control(let id), .field(.control(let id)):
      switch id.holder {
      case .screen(let screen): .screen(screen)
      case .dialog(let dialog): .dialog(dialog)
      case .activity(let activity): .dialog(activity.dialog)
      }
    case .task(let id): .task(id)
    case .notification, .flag, .application, .scenario, .step, .sharedSteps, .sharedStep,
      .promise:
      nil
    }
  }
}

extension Workbench {
  /// Whether the selected part is one of the stage.
  public var selectsOnStage: Bool {
    guard let path = editing.selection, let editor = try? editor() else { return false }
    return editor.part(at: path)?.stageHolder != nil
  }
}
