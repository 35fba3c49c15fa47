public import DialogModel
import PrototypeEditing
import PrototypeFile
import Texts

// Which questions the properties of a part have.

extension PropertySubject {
  /// The part with the answers of its delegate.
  private func answering(
    _ delegate: PartAddress?, _ questions: [DelegateQuestion], _ editor: DocumentEditor
  ) -> Self {
    guard let delegate else { return self }
    var subject = self
    subject.sheet = sheet.adding(editor.answers(of: delegate, to: questions))
    return subject
  }

  /// The part with the question whether a button of an alert may be tapped.
  ///
  /// - Parameter index: the index of the button that the part is; `nil` for the whole alert.
  func enabling(
    _ index: Int?, of dialog: DialogID, _ editor: DocumentEditor, _ prototype: Prototype?
  ) -> Self {
    guard let prototype, prototype.dialogs.indices.contains(dialog.index) else { return self }
    let delegate = editor.address(of: .dialog(dialog)).map { $0 / DialogKey.delegate }
    if case .popover = prototype[dialog]?.kind {
      let closing = DelegateQuestion(Selector.popoverControllerShouldDismissPopover.name)
      return answering(delegate, index == nil ? [closing] : [], editor)
    }
    guard let alert = prototype[dialog]?.alert else { return self }
    let buttons = ButtonIndices(alert, firstOtherIndex: prototype.choices.firstOtherIndex)
    guard let governed = buttons.governedIndex, index == nil || index == governed,
      let button = editor.address(of: .button(dialog, index: governed))
    else { return self }
    let question = DelegateQuestion(
      Selector.alertViewShouldEnableFirstOtherButton.name,
      about: OneLine.beginning(editor.value(at: button / ButtonKey.title)?.text ?? ""),
      fields: DelegateQuestion.fields(alert))
    return answering(delegate, [question], editor)
  }

  /// The part with what a text field asks its delegate.
  func typing(in id: FieldID, _ editor: DocumentEditor, _ prototype: Prototype?) -> Self {
    guard let prototype, prototype.hasField(id) else { return self }
    return answering(
      path / TextFieldKey.delegate, DelegateQuestion.typing(in: id, of: prototype), editor)
  }
}

extension Prototype {
  /// Whether the last document without errors has a text field, too.
  fileprivate func hasField(_ id: FieldID) -> Bool {
    switch id {
    case .alert(let dialog, _):
      dialogs.indices.contains(dialog.index) && textField(id) != nil
    case .control(let control):
      hasControl(control) && textField(.control(control)) != nil
    }
  }

  /// Whether the last document without errors has a control, too.
  public func hasControl(_ control: ControlID) -> Bool {
    switch control.holder {
    case .screen(let screen):
      guard screens.indices.contains(screen.index) else { return false }
    case .dialog(let dialog):
      guard dialogs.indices.contains(dialog.index) else { return false }
    case .activity(let activity):
      guard dialogs.indices.contains(activity.dialog.index) else { return false }
    }
    return controls(of: control.holder).indices.contains(control.index)
  }
}

extension DelegateQuestion {
  fileprivate static func fields(_ alert: Alert) -> [Field] {
    let names = alert.shownFields.map { $0.placeholder ?? "" }
    return alert.shownFields.enumerated().map { index, field in
      let isUnique = names.count { $0 == names[index] } == 1 && !names[index].isEmpty
      let name =
        isUnique ? names[index] : tr("Text field {number}", ["number": String(index + 1)])
      return Field(.field(index), name, isSecure: field.isSecure, text: field.text)
    }
  }

  /// What a text field asks its delegate.
  fileprivate static func typing(in id: FieldID, of prototype: Prototype) -> [Self] {
    guard let field = prototype.textField(id) else { return [] }
    var fields = [Field(.own, tr("The text"), isSecure: field.isSecure, text: field.text)]
    if case .alert(let dialog, let own) = id, let alert = prototype[dialog]?.alert {
      fields += DelegateQuestion.fields(alert).filter { $0.subject != .field(own) }
    }
    let asking: [Selector] = [
      .textFieldShouldBeginEditing, .textFieldShouldChangeCharacters, .textFieldShouldClear,
      .textFieldShouldReturn, .textFieldShouldEndEditing,
    ]
    return asking.map { selector in
      let changes = selector == .textFieldShouldChangeCharacters
      let typed = Field(.replacement, tr("What is typed"), isSecure: field.isSecure)
      return DelegateQuestion(selector.name, fields: changes ? fields + [typed] : fields)
    }
  }
}
