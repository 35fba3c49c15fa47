import DialogModel

// Parts of a prototype that the shrinker takes out, with what refers to them.

extension Prototype {
  /// Visits every list of actions that is in the prototype, in a fixed order.
  mutating func visitActions(_ visit: (inout [Action]) -> Void) {
    for screen in screens.indices {
      for control in screens[screen].controls.indices {
        visit(&screens[screen].controls[control].then)
        screens[screen].controls[control].visitFieldActions(visit)
      }
    }
    for dialog in dialogs.indices {
      switch dialogs[dialog].kind {
      case .alert(var alert):
        alert.visitButtons { button in
          visit(&button.then)
          visit(&button.afterwards)
        }
        for field in alert.textFields.indices { alert.textFields[field].visitActions(visit) }
        dialogs[dialog].kind = .alert(alert)
      case .actionSheet(var sheet):
        sheet.visitButtons { button in
          visit(&button.then)
          visit(&button.afterwards)
        }
        dialogs[dialog].kind = .actionSheet(sheet)
      case .popover(var popover):
        for control in popover.view.controls.indices {
          visit(&popover.view.controls[control].then)
          popover.view.controls[control].visitFieldActions(visit)
        }
        dialogs[dialog].kind = .popover(popover)
      case .activityPicker(var picker):
        picker.visitViews { view in
          for control in view.controls.indices {
            visit(&view.controls[control].then)
            view.controls[control].visitFieldActions(visit)
          }
        }
        dialogs[dialog].kind = .activityPicker(picker)
      case .presentedView, .formSheet: break
      }
      dialogs[dialog].delegate.visitActions(visit)
    }
    application?.delegate.visitActions(visit)
  }

  /// The prototype without a dialog; what refers to it goes too.
  func removing(dialog: Int) -> Prototype? {
    var result = self
    result.dialogs.remove(at: dialog)
    result.promises = []
    func moved(_ id: DialogID) -> DialogID? {
      id.index == dialog
        ? nil
        : DialogID(id.index < dialog ? id.index : id.index - 1, instance: id.instance)
    }
    result.visitActions { $0 = $0.compactMap { $0.referring(moved) } }
    for script in result.scenarios.indices {
      result.scenarios[script].steps = result.scenarios[script].steps.compactMap { step in
        var step = step
        guard let kind = step.kind.referring(moved) else { return nil }
        step.kind = kind
        return step
      }
    }
    if case .dialog(let start) = result.start { result.start = moved(start).map { .dialog($0) } }
    // A document without a start shows its first screen, or else its first dialog.
    if result.start == nil {
      if !result.screens.isEmpty {
        result.start = .screen(ScreenID(0))
      } else if !result.dialogs.isEmpty {
        result.start = .dialog(DialogID(0))
      }
    }
    return result.namingFields { $0.moved(by: moved) }.withControlsFound()
  }
}

extension Alert {
  mutating func visitButtons(_ visit: (inout Button) -> Void) {
    if var button = cancelButton {
      visit(&button)
      cancelButton = button
    }
    for index in otherButtons.indices { visit(&otherButtons[index]) }
    for index in addedButtons.indices { visit(&addedButtons[index]) }
  }
}

extension ActionSheet {
  mutating func visitButtons(_ visit: (inout Button) -> Void) {
    if var button = cancelButton {
      visit(&button)
      cancelButton = button
    }
    if var button = destructiveButton {
      visit(&button)
      destructiveButton = button
    }
    for index in otherButtons.indices { visit(&otherButtons[index]) }
    for index in addedButtons.indices { visit(&addedButtons[index]) }
  }
}

extension Delegate {
  mutating func visitActions(_ visit: (inout [Action]) -> Void) {
    for selector in Selector.allCases where does[selector] != nil {
      visit(&does[selector, default: []])
    }
  }
}

extension Action {
  /// The action with its dialog named anew; `nil` where that is gone.
  fileprivate func referring(_ moved: (DialogID) -> DialogID?) -> Action? {
    switch self {
    case .present(let dialog): moved(dialog).map { .present($0) }
    case .presentNew(let dialog): moved(dialog).map { .presentNew($0) }
    case .dismiss(let dialog, let index, let animated):
      moved(dialog).map { .dismiss($0, buttonIndex: index, animated: animated) }
    case .presentView(let dialog, let animated, let completion):
      moved(dialog).map {
        .presentView(
          $0, animated: animated, completion: completion?.compactMap { $0.referring(moved) })
      }
    case .dismissView(let dialog, let animated, let completion):
      moved(dialog).map {
        .dismissView(
          $0, animated: animated, completion: completion.compactMap { $0.referring(moved) })
      }
    case .setTexts(let dialog, let title, let message):
      moved(dialog).map { .setTexts($0, title: title, message: message) }
    case .setDelegate(let dialog, let change): moved(dialog).map { .setDelegate($0, change) }
    case .when(let condition, let yes, let no):
      condition.referring(moved).map {
        .when(
          $0, yes.compactMap { $0.referring(moved) },
          otherwise: no.compactMap { $0.referring(moved) })
      }
    default: self
    }
  }
}

extension Condition {
  /// The condition with its dialogs named anew; `nil` where one is gone.
  fileprivate func referring(_ moved: (DialogID) -> DialogID?) -> Condition? {
    switch self {
    case .visible(.dialog(let dialog)): moved(dialog).map { .visible(.dialog($0)) }
    case .visible(.instance(let dialog)): moved(dialog).map { .visible(.instance($0)) }
    default: self
    }
  }
}

extension ScenarioStep.Kind {
  fileprivate func referring(_ moved: (DialogID) -> DialogID?) -> ScenarioStep.Kind? {
    switch self {
    case .tapOn(let target, let dialog?):
      moved(dialog).map { .tapOn(target, dialog: $0) }
    case .present(let dialog): moved(dialog).map { .present($0) }
    case .dismiss(let dialog, let index, let animated):
      moved(dialog).map { .dismiss($0, buttonIndex: index, animated: animated) }
    case .systemCancel(let dialog): moved(dialog).map { .systemCancel($0) }
    case .assertProperty(let dialog, let properties):
      moved(dialog).map { .assertProperty($0, properties) }
    case .answer(let selector, let answer, .dialog(let dialog)):
      moved(dialog).map { .answer(selector, answer, target: .dialog($0)) }
    case .perform(let action): action.referring(moved).map { .perform($0) }
    default: self
    }
  }
}

extension ActivityPicker {
  /// Visits the views of custom activities.
  mutating func visitViews(_ visit: (inout PresentedView) -> Void) {
    for index in activities.indices {
      guard case .shows(var view) = activities[index].behaviour else { continue }
      visit(&view)
      activities[index].behaviour = .shows(view)
    }
  }
}
