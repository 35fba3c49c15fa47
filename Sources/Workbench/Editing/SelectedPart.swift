import DialogModel
import PrototypeFile
import Session

/// A selected part, which stays selected when others come before it or it gets another name.
struct SelectedPart {
  private var part: ModelPart?
  /// What follows the path of the part.
  private var rest: String

  init(_ path: String, in editor: DocumentEditor) {
    part = editor.part(at: path)
    let own = part.flatMap { editor.path(of: $0) } ?? ""
    rest = path.hasPrefix(own) ? String(path.dropFirst(own.count)) : path
  }

  /// Follows a change.
  mutating func follow(_ plan: EditPlan, of editor: DocumentEditor) {
    guard let old = part else { return }
    part = editor.counterpart(of: old, after: plan)
    if part == nil { rest = "" }
  }

  /// The path of the part; `nil` if it has gone.
  func path(in editor: DocumentEditor) -> String? {
    guard let part else { return rest.isEmpty ? nil : rest }
    return editor.path(of: part).map { $0 + rest }
  }
}

extension DocumentEdit {
  /// Whether the change can give a part another id.
  var mayRename: Bool {
    switch self {
    case .rename: true
    case .set(let path, _): path.hasSuffix("/id")
    default: false
    }
  }
}

extension NewNames {
  /// Takes new names in, also of what had got another one before.
  mutating func take(_ renames: [PartRename]) {
    for rename in renames { take(rename.old, rename.new) }
  }

  /// Takes a new name in, also of what had got the old one before.
  mutating func take(_ name: String, _ newName: String) {
    for (old, new) in self where new == name { self[old] = newName }
    self[name] = newName
  }
}

extension ModelPart {
  /// The screen or the dialog that has a part.
  enum StageHolder {
    case screen(ScreenID)
    case dialog(DialogID)
  }

  /// The screen or the dialog that has the part on the stage; `nil` for what is not on it.
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
    case .task, .notification, .application, .scenario, .step: nil
    }
  }
}
