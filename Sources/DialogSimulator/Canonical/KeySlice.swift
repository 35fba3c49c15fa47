package import DialogModel

/// What a document reads of a state: the rest need not be known to tell two states apart.
package struct KeySlice: Sendable {
  /// The flags that a condition or a promise reads.
  package private(set) var flags: Set<FlagID> = []
  /// Whether a condition reads how the process was launched.
  package private(set) var readsLaunch = false
  /// Whether something is done when a view is loaded, so that it matters whether it is.
  package private(set) var readsLoading = false
  /// The tests that a field's text is put to, and an empty list where only an empty text differs
  /// from another one; fields without an entry are those whose text changes nothing.
  package private(set) var tests: [FieldID: [TextTest]] = [:]

  /// The fields among the controls that are in ``tests``, in the document's order.
  private(set) var controlFields: [FieldID] = []
  /// The fields among the controls, in the document's order.
  private var fields: [FieldID] = []
  /// The greatest place of a flag of the document; -1 for none that is read.
  private(set) var greatestFlag = -1
  /// The flags that are read, where all flags have places below 64.
  private(set) var flagBits: UInt64 = 0

  /// What a prototype reads.
  package init(_ prototype: Prototype) {
    read(prototype.application?.delegate, about: nil)
    read(prototype.navigationController, about: nil)
    read(prototype.tabBarController, about: nil)
    for task in prototype.tasks {
      read(task.whenDone + task.whenFailed + task.whenCancelled, about: nil)
    }
    for (index, screen) in prototype.screens.enumerated() {
      read(screen.controller)
      read(screen.controls, of: .screen(ScreenID(index)))
    }
    for (index, dialog) in prototype.dialogs.enumerated() { read(dialog, DialogID(index)) }
    for promise in prototype.promises { flags.formUnion(promise.situation.flags) }
    if !flags.isEmpty { greatestFlag = prototype.flags.count - 1 }
    for flag in flags where flag.index < 64 { flagBits |= 1 << UInt64(flag.index) }
    controlFields = fields.filter { tests[$0] != nil }
  }

  private mutating func read(_ dialog: Dialog, _ id: DialogID) {
    read(dialog.delegate, about: .dialog(id))
    read(dialog.controller)
    read(dialog.controls, of: .dialog(id))
    for button in ButtonIndices(dialog, firstOtherIndex: .fixed).buttons {
      read(button.then + button.afterwards, about: .dialog(id))
    }
    for (index, field) in (dialog.alert?.shownFields ?? []).enumerated() {
      read(field, .alert(id, index: index))
    }
    for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
      guard case .shows(let view) = activity.behaviour else { continue }
      read(view.controls, of: .activity(ActivityID(id, index: index)))
    }
  }

  private mutating func read(_ controls: [Control], of holder: ControlID.Holder) {
    for (index, control) in controls.enumerated() {
      read(control.then, about: nil)
      guard let field = control.textField else { continue }
      fields.append(.control(ControlID(holder, index: index)))
      read(field, .control(ControlID(holder, index: index)))
    }
  }

  private mutating func read(_ field: TextField, _ id: FieldID) {
    read(field.delegate, about: .field(id))
    for actions in field.events.values { read(actions, about: .field(id)) }
    let isTold =
      field.events[.editingChanged] != nil
      || field.delegate.does[.textFieldShouldChangeCharacters] != nil
    if isTold || field.clearsOnBeginEditing || field.enablesReturnKeyAutomatically
      || field.clearButtonMode != .never
    {
      tests[id, default: []] += []
    }
  }

  private mutating func read(_ controller: ViewController?) {
    guard let controller else { return }
    read(controller.methods, about: nil)
    if controller.methods.does[.viewDidLoad]?.isEmpty == false { readsLoading = true }
  }

  private mutating func read(_ delegate: Delegate?, about target: Target?) {
    guard let delegate else { return }
    for case .when(let condition) in delegate.returns.values { read(condition, about: target) }
    for actions in delegate.does.values { read(actions, about: target) }
  }

  private mutating func read(_ actions: [Action], about target: Target?) {
    for action in actions {
      switch action {
      case .when(let condition, let yes, let no):
        read(condition, about: target)
        read(yes + no, about: target)
      case .presentView(let view, _, let completion):
        read(completion ?? [], about: .dialog(view))
      case .dismissView(let view, _, let completion): read(completion, about: .dialog(view))
      default: break
      }
    }
  }

  private mutating func read(_ condition: Condition, about target: Target?) {
    switch condition {
    case .flag(let flag): flags.insert(flag)
    case .launchedBy: readsLaunch = true
    case .all(let conditions), .any(let conditions):
      for condition in conditions { read(condition, about: target) }
    case .not(let condition): read(condition, about: target)
    case .text(let subject, let test):
      guard let field = subject.field(of: target)?.ofAnyInstance else { return }
      if tests[field]?.contains(test) != true { tests[field, default: []].append(test) }
    case .visible, .device, .state, .notification, .button, .answer: break
    }
  }
}

extension FieldID {
  /// The field of the first instance in place of that of any other one: they have the same tests.
  fileprivate var ofAnyInstance: FieldID {
    guard case .alert(let dialog, let index) = self else { return self }
    return .alert(DialogID(dialog.index), index: index)
  }
}
