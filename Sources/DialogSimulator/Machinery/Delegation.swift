import DialogModel

/// Who is asked, and what happens inside the call.
extension Simulator {
  /// Calls a method of a dialog's delegate, or the one that dialogs of its kind have for the same
  /// moment, if there is one that has it.
  mutating func call(_ selector: Selector, _ dialog: DialogID, buttonIndex: Int?) {
    let described = prototype.dialogs[dialog.index]
    let told = kind(of: dialog) == .alert ? selector : selector.parallel(for: described.kind)
    guard let selector = told, described.delegate.responds(to: selector) else { return }
    let target = Target.dialog(dialog)
    var returned: Bool?
    if selector.returnsBool {
      switch answer(described.delegate, selector, target) {
      case .some(let answer): returned = answer
      case nil: return hold(selector, target)
      }
    }
    complete(selector, dialog, buttonIndex: buttonIndex, returned: returned)
  }

  /// Notes the call with its answer and lets its own actions run before anything else.
  mutating func complete(
    _ selector: Selector, _ dialog: DialogID, buttonIndex: Int?, returned: Bool?
  ) {
    let target = Target.dialog(dialog)
    guard mayCall(selector, target) else { return }
    let argument = buttonIndex.map { Row.CallArgument.buttonIndex($0) } ?? .none
    if let returned { take(returned, to: selector, dialog) }
    emit(.call(selector, argument, returned: returned), target: target)
    let actions = actions(in: selector, dialog, buttonIndex: buttonIndex)
    guard !actions.isEmpty, let frame = state.frames.last else { return }
    let scope = Scope(
      selector: selector, target: target, buttonIndex: buttonIndex,
      buttonTitles: titles(of: dialog))
    push(actions.map { .act($0) }, rule: rule(of: frame), scope: scope)
  }

  /// Takes the answer of a dialog's delegate.
  private mutating func take(_ answer: Bool, to selector: Selector, _ dialog: DialogID) {
    guard let position = state.position(of: dialog) else { return }
    if selector == .popoverControllerShouldDismissPopover {
      takeLeave(answer, at: position)
    } else {
      state.showings[position].firstOtherEnabled = answer
    }
  }

  /// Calls a method of the application's delegate, where the document describes one.
  mutating func callApplication(_ selector: Selector) {
    guard let delegate = prototype.application?.delegate, delegate.responds(to: selector) else {
      return
    }
    var returned: Bool?
    if selector.returnsBool {
      switch answer(delegate, selector, .application) {
      case .some(let answer): returned = answer
      case nil: return hold(selector, .application)
      }
    }
    completeApplication(selector, returned: returned)
  }

  /// Notes the application's call with its answer and lets its own actions run.
  mutating func completeApplication(_ selector: Selector, returned: Bool?) {
    guard mayCall(selector, .application) else { return }
    let takesOptions = selector == .applicationDidFinishLaunchingWithOptions
    emit(
      .call(selector, takesOptions ? .null : .none, returned: returned), target: .application)
    guard let actions = prototype.application?.delegate.does[selector],
      let frame = state.frames.last
    else { return }
    let scope = Scope(
      selector: selector, target: .application, buttonIndex: nil, buttonTitles: [])
    push(actions.map { .act($0) }, rule: rule(of: frame), scope: scope)
  }

  /// A button's own actions come before the method's.
  private func actions(
    in selector: Selector, _ dialog: DialogID, buttonIndex: Int?
  ) -> [Action] {
    let described = prototype.dialogs[dialog.index].delegate.does
    let general = described.isEmpty ? [] : described[selector] ?? []
    guard let buttonIndex, indices[dialog.index].buttons.indices.contains(buttonIndex) else {
      return general
    }
    let button = indices[dialog.index].buttons[buttonIndex]
    return switch selector.inAlerts {
    case .alertViewClickedButtonAtIndex: button.then + general
    case .alertViewDidDismissWithButtonIndex: button.afterwards + general
    default: general
    }
  }

  /// The titles of a dialog's buttons: as they show, or as they last showed.
  func titles(of dialog: DialogID) -> [String] {
    if let position = state.position(of: dialog) { return state.showings[position].texts.buttons }
    guard let departed = state.departed, departed.dialog == dialog else { return [] }
    return departed.texts.buttons
  }
}
