public import DialogModel
public import PrototypeEditing
public import PrototypeFile
import Texts

// Which parts the properties are of.

extension PropertySubject {
  /// The selected part and the parts that contain it, or the whole document for no selection.
  public static func all(
    of path: PartAddress?, in editor: DocumentEditor, _ prototype: Prototype?
  ) -> [Self] {
    guard let path else {
      return [whole(.document, tr("Prototype"), tr("document"), "text-x-generic-symbolic", editor)]
        .compactMap { $0 }
    }
    guard let part = editor.part(at: path) else {
      return [whole(path, path.last, "", "text-x-generic-symbolic", editor)]
        .compactMap { $0 }
    }
    var subjects: [Self?] = []
    switch part {
    case .button(let dialog, let index):
      let own = editor.address(of: part) ?? path
      var button = whole(
        own, title(at: own, editor) ?? tr("Button {number}", ["number": "\(index + 1)"]),
        tr("button of {name}", ["name": name(of: dialog, editor)]), "rehearsal-alert-symbolic",
        editor)
      button?.roles = roles(own.holder(at: DialogKey.actionSheet) == nil ? .alert : .actionSheet)
      subjects.append(button?.enabling(index, of: dialog, editor, prototype))
      var whole = self.dialog(dialog, editor)
      whole?.selected = own
      subjects.append(whole)
    case .field(.alert(let dialog, let index)):
      let own = editor.address(of: part) ?? path
      let field = whole(
        own, tr("Text field {number}", ["number": "\(index + 1)"]),
        tr("of {name}", ["name": name(of: dialog, editor)]), "rehearsal-login-symbolic", editor)
      subjects.append(field?.typing(in: .alert(dialog, index: index), editor, prototype))
      subjects.append(self.dialog(dialog, editor))
    case .dialog(let dialog):
      subjects.append(
        self.dialog(dialog, editor)?.enabling(nil, of: dialog, editor, prototype))
    case .activity(let activity):
      let own = editor.address(of: part) ?? path
      subjects.append(
        whole(
          own, title(at: own, editor) ?? tr("Activity"), tr("activity"),
          "rehearsal-share-symbolic", editor))
      subjects.append(self.dialog(activity.dialog, editor))
    case .control(let id), .field(.control(let id)):
      let own = editor.address(of: part) ?? path
      let section = own / ControlKey.section
      let place = editor.value(at: section) == nil ? own : section
      let names = controlNames(id, own, editor, prototype)
      let control = whole(
        place, names.name, names.kind, "rehearsal-screen-symbolic", editor)
      subjects.append(control?.typing(in: .control(id), editor, prototype))
      switch ModelPart(id.holder) {
      case .dialog(let dialog): subjects.append(self.dialog(dialog, editor))
      case let holder: subjects.append(self.screen(holder, editor))
      }
    case .screen: subjects.append(self.screen(part, editor))
    case .scenario, .step:
      var own = editor.address(of: part) ?? path
      if case .step(let scenario, _) = part { own = editor.address(of: .scenario(scenario)) ?? own }
      var scenario = whole(
        own, own.last, ModelPart.scenario(0).kindWord,
        ModelPart.scenario(0).icon ?? "", editor, leavingOut: ["steps", "expect"])
      scenario?.hasSteps = true
      scenario?.expectsCalls = true
      subjects.append(scenario)
    case .sharedSteps(let list), .sharedStep(let list, _):
      let whole = ModelPart.sharedSteps(list)
      let own = editor.address(of: whole) ?? path
      var steps = self.whole(own, own.last, whole.kindWord, whole.icon ?? "", editor)
      steps?.hasSteps = true
      subjects.append(steps)
    case .task, .notification, .flag, .application, .promise:
      let own = editor.address(of: part) ?? path
      subjects.append(
        whole(
          own, editor.title(of: own) ?? own.last, part.kindWord,
          part.icon ?? "text-x-generic-symbolic",
          editor))
    }
    return subjects.compactMap { $0 }
  }

  private static func roles(_ kind: DialogKey) -> [ActionSheetKey] {
    switch kind {
    case .actionSheet: [.otherButtons, .cancelButton, .destructiveButton]
    case .alert: [.otherButtons, .cancelButton]
    default: []
    }
  }

  /// The title of a part; `nil` for none.
  private static func title(at path: PartAddress, _ editor: DocumentEditor) -> String? {
    editor.value(at: path / ButtonKey.title)?.text.flatMap {
      $0.isEmpty ? nil : OneLine.beginning($0)
    }
  }

  /// What a control is called, and what it is of which screen or dialog.
  private static func controlNames(
    _ id: ControlID, _ path: PartAddress, _ editor: DocumentEditor, _ prototype: Prototype?
  ) -> (name: String, kind: String) {
    let owner =
      editor.address(of: ModelPart(id.holder)).map { editor.title(of: $0) ?? $0.last } ?? ""
    guard let prototype, prototype.hasControl(id.asWritten) else {
      return (path.last, tr("of {name}", ["name": owner]))
    }
    let control = prototype.control(id.asWritten)
    return (
      OneLine.beginning(control.text.isEmpty ? control.id : control.text),
      tr("{kind} of {name}", ["kind": control.kindWord, "name": owner])
    )
  }

  private static func name(of dialog: DialogID, _ editor: DocumentEditor) -> String {
    editor.address(of: .dialog(dialog)).map { editor.title(of: $0) ?? $0.last } ?? ""
  }

  private static func word(_ kind: DialogKey) -> String {
    switch kind {
    case .alert: tr("alert")
    case .actionSheet: tr("action sheet")
    case .popover: tr("popover")
    case .activityPicker: tr("activity picker")
    case .presentedView: tr("presented view")
    default: kind.rawValue
    }
  }

  private static func dialog(_ id: DialogID, _ editor: DocumentEditor) -> Self? {
    guard let path = editor.address(of: .dialog(id)),
      let kind = editor.kind(ofDialogAt: path)
    else { return nil }
    let left: Set = [
      "cancelButton", "destructiveButton", "otherButtons", "addedButtons", "textFields",
      "controls", "activities",
    ]
    var subject = whole(
      path / kind, editor.title(of: path) ?? path.last,
      word(kind),
      PropertyWords.icon(ofKind: kind), editor, leavingOut: left, selecting: path)
    if let sheet = subject?.sheet,
      let other = editor.properties(at: path, leavingOut: Set(DialogKey.kinds.map(\.rawValue)))
    {
      // The delegate follows the buttons that it hears of.
      subject?.sheet = sheet.adding(other.properties, after: PropertyWords.firstKeys)
    }
    subject?.buttonRoles = roles(kind)
    var index = 0
    while let button = editor.address(of: .button(id, index: index)) {
      subject?.buttons.append(button)
      index += 1
    }
    return subject
  }

  private static func screen(_ part: ModelPart, _ editor: DocumentEditor) -> Self? {
    editor.address(of: part).flatMap {
      whole(
        $0, editor.title(of: $0) ?? $0.last, tr("screen"), "rehearsal-screen-symbolic", editor,
        leavingOut: ["controls"])
    }
  }

  private static func whole(
    _ path: PartAddress, _ name: String, _ kind: String, _ icon: String, _ editor: DocumentEditor,
    leavingOut: Set<String> = [], selecting: PartAddress? = nil
  ) -> Self? {
    let containers: Set = [
      "screens", "dialogs", "tasks", "notifications", "steps", "scenarios", "strings",
    ]
    let left = path.isDocument ? containers.union(["rehearsal"]) : leavingOut
    guard let sheet = editor.properties(at: path, leavingOut: left) else { return nil }
    return Self(
      path: path, whole: selecting ?? path, name: name, kind: kind, icon: icon, leavingOut: left,
      sheet: sheet)
  }
}

extension ModelPart {
  /// What the part is, in a word.
  public var kindWord: String {
    switch self {
    case .task: tr("task")
    case .notification: tr("notification")
    case .flag: tr("flag")
    case .promise: tr("promise")
    case .scenario: tr("scenario")
    case .step, .sharedStep: tr("step")
    case .sharedSteps: tr("steps used again")
    case .application: tr("application")
    default: ""
    }
  }

  /// Whether it has an id, and a title besides.
  public var hasName: Bool {
    switch self {
    case .screen, .dialog, .task, .notification: true
    default: false
    }
  }

  /// The icon that the part has in the list too; `nil` for one that has none of its own.
  public var icon: String? {
    switch self {
    case .screen: "rehearsal-screen-symbolic"
    case .task: "rehearsal-loader-symbolic"
    case .notification: "rehearsal-icon-bell-symbolic"
    case .flag: "rehearsal-icon-flag-symbolic"
    case .scenario: "media-playback-start-symbolic"
    case .sharedSteps: "rehearsal-icon-list-symbolic"
    default: nil
    }
  }
}
