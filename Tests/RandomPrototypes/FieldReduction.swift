import DialogModel

// What the shrinker takes out of text fields.

extension Reduction {
  /// The fields of an alert: first all of them, then the second one.
  static let fields = Reduction {
    2 * $0.dialogs.count
  } without: { whole, place in
    let (dialog, takesSecond) = place.quotientAndRemainder(dividingBy: 2)
    guard var alert = whole.dialogs[dialog].alert, alert.textFields.count > takesSecond else {
      return nil
    }
    var result = whole
    alert.style = takesSecond == 1 ? .plainText : .default
    alert.textFields.removeSubrange(takesSecond...)
    result.dialogs[dialog].kind = .alert(alert)
    if takesSecond == 0 {
      result.dialogs[dialog].delegate.returns = whole.dialogs[dialog].delegate.returns.filter {
        if case .when = $0.value { false } else { true }
      }
    }
    return result.namingFields { id in
      if case .alert(DialogID(dialog), let index) = id, index >= takesSecond { nil } else { id }
    }
  }

  /// What a field has in addition to its defaults.
  static let fieldParts = Reduction {
    $0.allFields.count * resets.count
  } without: { whole, place in
    let (field, reset) = place.quotientAndRemainder(dividingBy: resets.count)
    var result = whole
    result.update(whole.allFields[field].0) { resets[reset](&$0, $1) }
    return result
  }

  private typealias Reset = @Sendable (inout TextField, _ plain: TextField) -> Void

  private static let resets: [Reset] = {
    var resets: [Reset] = [
      { $0 = $1 },
      { $0.events = $1.events },
      { $0.placeholder = $1.placeholder },
      { $0.text = $1.text },
      { $0.isSecure = $1.isSecure },
      { $0.keyboard = $1.keyboard },
      { $0.returnKey = $1.returnKey },
      { $0.clearButtonMode = $1.clearButtonMode },
      { $0.clearsOnBeginEditing = $1.clearsOnBeginEditing },
      { $0.enablesReturnKeyAutomatically = $1.enablesReturnKeyAutomatically },
      { $0.overlay = $1.overlay },
    ]
    for event in TextField.Event.allCases {
      resets.append { field, _ in field.events[event] = nil }
    }
    for reset in delegateResets { resets.append { field, _ in reset(&field.delegate) } }
    return resets
  }()

  /// The last character of what a step types or pastes, or the first.
  static let typedTexts = Reduction {
    2 * $0.scenarios.reduce(0) { $0 + $1.steps.count }
  } without: { whole, place in
    var result = whole
    var (left, takesFirst) = place.quotientAndRemainder(dividingBy: 2)
    for script in whole.scenarios.indices {
      let steps = whole.scenarios[script].steps
      guard left >= steps.count else {
        guard let kind = steps[left].kind.typingLess(takesFirst == 1) else { return nil }
        result.scenarios[script].steps[left].kind = kind
        return result
      }
      left -= steps.count
    }
    return nil
  }
}

extension ScenarioStep.Kind {
  fileprivate func typingLess(_ takesFirst: Bool) -> ScenarioStep.Kind? {
    func less(_ text: String) -> String { String(takesFirst ? text.dropFirst() : text.dropLast()) }
    return switch self {
    case .inputText(let text) where !text.isEmpty: .inputText(less(text))
    case .pasteText(let text) where !text.isEmpty: .pasteText(less(text))
    case .eraseText(let count) where count > 0: .eraseText(count - 1)
    default: nil
    }
  }
}

extension Prototype {
  /// The text fields of alerts, screens, popovers and activities' views.
  var allFields: [(FieldID, TextField)] {
    var all: [(FieldID, TextField)] = []
    for (index, dialog) in dialogs.enumerated() {
      for (place, field) in (dialog.alert?.shownFields ?? []).enumerated() {
        all.append((.alert(DialogID(index), index: place), field))
      }
    }
    for holder in holders {
      for (place, control) in controls(of: holder).enumerated() {
        guard let field = control.textField else { continue }
        all.append((.control(ControlID(holder, index: place)), field))
      }
    }
    return all
  }

  /// Changes a text field, knowing what it would be if nothing were said of it.
  fileprivate mutating func update(
    _ field: FieldID, _ change: (inout TextField, _ plain: TextField) -> Void
  ) {
    switch field {
    case .alert(let dialog, let index):
      guard var alert = dialogs[dialog.index].alert else { return }
      change(&alert.textFields[index], alert.style.textFields[index])
      dialogs[dialog.index].kind = .alert(alert)
    case .control(let id):
      guard var described = control(id).textField else { return }
      change(&described, TextField(placeholder: control(id).text))
      updateControl(id) { $0.kind = .textField(described) }
    }
  }

  /// Changes a control, whatever holds it.
  private mutating func updateControl(_ id: ControlID, _ change: (inout Control) -> Void) {
    switch id.holder {
    case .screen(let screen): change(&screens[screen.index].controls[id.index])
    case .dialog(let dialog):
      guard case .popover(var popover) = dialogs[dialog.index].kind else { return }
      change(&popover.view.controls[id.index])
      dialogs[dialog.index].kind = .popover(popover)
    case .activity(let activity):
      guard case .activityPicker(var picker) = dialogs[activity.dialog.index].kind,
        case .shows(var view) = picker.activities[activity.index].behaviour
      else { return }
      change(&view.controls[id.index])
      picker.activities[activity.index].behaviour = .shows(view)
      dialogs[activity.dialog.index].kind = .activityPicker(picker)
    }
  }

  /// The prototype with every text field named anew; what is about one that is gone goes too.
  func namingFields(_ moved: (FieldID) -> FieldID?) -> Prototype {
    var result = self
    result.visitActions { $0 = $0.compactMap { $0.naming(moved) } }
    for script in result.scenarios.indices {
      result.scenarios[script].steps = result.scenarios[script].steps.compactMap { step in
        var step = step
        switch step.kind {
        case .perform(let action):
          guard let action = action.naming(moved) else { return nil }
          step.kind = .perform(action)
        case .answer(let selector, let answer, .field(let field)):
          guard let field = moved(field) else { return nil }
          step.kind = .answer(selector, answer, target: .field(field))
        default: break
        }
        return step
      }
    }
    return result
  }
}

extension Action {
  fileprivate func naming(_ moved: (FieldID) -> FieldID?) -> Action? {
    switch self {
    case .focus(let field): moved(field).map { .focus($0) }
    case .resign(let field): moved(field).map { .resign($0) }
    case .setFieldText(let field, let text): moved(field).map { .setFieldText($0, text) }
    case .setOverlay(let field, let overlay): moved(field).map { .setOverlay($0, overlay) }
    default: self
    }
  }
}

extension FieldID {
  /// The same field once dialogs have moved; `nil` where its own is gone.
  func moved(by moved: (DialogID) -> DialogID?) -> FieldID? {
    switch self {
    case .alert(let dialog, let index): moved(dialog).map { .alert($0, index: index) }
    case .control(let control):
      switch control.holder {
      case .screen: self
      case .dialog(let dialog):
        moved(dialog).map { .control(ControlID(.dialog($0), index: control.index)) }
      case .activity(let activity):
        moved(activity.dialog).map {
          .control(
            ControlID(.activity(ActivityID($0, index: activity.index)), index: control.index))
        }
      }
    }
  }

  /// The same field once a control is gone; `nil` where it was that control.
  func moved(without gone: ControlID) -> FieldID? {
    guard case .control(let control) = self, control.holder == gone.holder else { return self }
    if control == gone { return nil }
    return control.index < gone.index
      ? self : .control(ControlID(control.holder, index: control.index - 1))
  }

  func isOn(_ screen: ScreenID) -> Bool {
    if case .control(let control) = self { control.holder == .screen(screen) } else { false }
  }
}

extension TextField {
  /// Visits every list of actions that is in the field.
  mutating func visitActions(_ visit: (inout [Action]) -> Void) {
    for event in Event.allCases where events[event] != nil {
      visit(&events[event, default: []])
    }
    delegate.visitActions(visit)
  }
}

extension Control {
  /// Visits the lists of actions of the field that it is, if it is one.
  mutating func visitFieldActions(_ visit: (inout [Action]) -> Void) {
    guard var field = textField else { return }
    field.visitActions(visit)
    kind = .textField(field)
  }
}
