public import CodeWriting
internal import DialogModel
public import PrototypeEditing
public import PrototypeFile
internal import Texts

/// What the window says about code that is written out of a document.
public enum CodeText {
  /// The name of a form, for people.
  public static func title(_ form: CodeForm) -> String {
    switch form {
    case .objectiveC: tr("Objective-C, 2013")
    case .swift2013: tr("Swift, UIKit of 2013")
    case .alertController: tr("Swift, UIKit of today")
    case .swiftUI: tr("SwiftUI")
    case .uiTest: tr("UI tests")
    case .strings: tr("Texts, property lists")
    case .catalogue: tr("Texts, catalogue")
    case .probe: tr("Probe that prints calls")
    }
  }

  /// Why a form has no file.
  public static func empty(_ form: CodeForm) -> String {
    form == .strings
      ? tr("The document has no translations, so this form has no file.")
      : tr("There is no code of this.")
  }
}

extension CodePart {
  /// The part of the code that a part of a document is in; `nil` for what the code has no part of.
  public init?(_ part: ModelPart, in editor: DocumentEditor) {
    let prototype = editor.prototype
    switch part {
    case .screen(let id): self = .screen(prototype.name(of: id))
    case .dialog(let id), .button(let id, _), .field(.alert(let id, _)):
      self = .dialog(prototype.name(of: id))
    case .activity(let id): self = .dialog(prototype.name(of: id.dialog))
    case .control(let id), .field(.control(let id)):
      guard let holder = CodePart.name(of: id.holder, prototype) else { return nil }
      self = .control(prototype.control(id).id, of: holder)
    case .task(let id): self = .task(prototype.name(of: id))
    case .notification(let id): self = .notification(prototype.name(of: id))
    case .flag(let id):
      guard prototype.flags.indices.contains(id.index) else { return nil }
      self = .flag(prototype.flags[id.index].id)
    case .scenario(let place), .step(let place, _):
      guard prototype.scenarios.indices.contains(place) else { return nil }
      self = .scenario(prototype.scenarios[place].name)
    case .application, .sharedSteps, .sharedStep, .promise: return nil
    }
  }

  private static func name(of holder: ControlID.Holder, _ prototype: Prototype) -> String? {
    switch holder {
    case .screen(let id): prototype.name(of: id)
    case .dialog(let id): prototype.name(of: id)
    case .activity(let id): prototype.name(of: id.dialog)
    }
  }

  /// Where the part is in a document; `nil` if it is not there any more.
  public func address(in editor: DocumentEditor) -> PartAddress? {
    let prototype = editor.prototype
    let part: ModelPart?
    switch self {
    case .screen(let id): part = prototype.screen(named: id).map { .screen($0) }
    case .dialog(let id): part = prototype.dialog(named: id).map { .dialog($0) }
    case .control(let id, let holder): part = CodePart.control(id, of: holder, prototype)
    case .task(let id):
      part = prototype.tasks.firstIndex { $0.id == id }.map { .task(TaskID($0)) }
    case .notification(let id):
      part = prototype.notifications.firstIndex { $0.id == id }.map {
        .notification(NotificationID($0))
      }
    case .flag(let id):
      part = prototype.flags.firstIndex { $0.id == id }.map { .flag(FlagID($0)) }
    case .scenario(let name):
      part = prototype.scenarios.firstIndex { $0.name == name }.map { .scenario($0) }
    }
    return part.flatMap { editor.address(of: $0) }
  }

  private static func control(_ id: String, of holder: String, _ prototype: Prototype)
    -> ModelPart?
  {
    let holders: [ControlID.Holder?] = [
      prototype.screen(named: holder).map { .screen($0) },
      prototype.dialog(named: holder).map { .dialog($0) },
    ]
    for each in holders.compactMap(\.self) {
      if let place = prototype.controls(of: each).firstIndex(where: { $0.id == id }) {
        return .control(ControlID(each, index: place))
      }
    }
    return nil
  }

  /// The id of the dialog that the part is or is in; `nil` for another part.
  public func dialog(in editor: DocumentEditor) -> String? {
    switch self {
    case .dialog(let id): id
    case .control(_, let holder): editor.prototype.dialog(named: holder) == nil ? nil : holder
    case .screen, .task, .notification, .flag, .scenario: nil
    }
  }
}
