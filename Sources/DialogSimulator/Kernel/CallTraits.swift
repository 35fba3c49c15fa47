import DialogModel

extension Tables {
  /// The traits of a call for its receiver.
  func traits(of call: Call) -> CallTraits {
    switch call.receiver {
    case .dialog(let dialog):
      guard let moment = call.selector.moment else { return controllerTraits(of: call) }
      let traits = traits(of: dialog, moment)
      return traits.selector == call.selector ? traits : .missing
    case .activity:
      return CallTraits(
        selector: call.selector, returning: call.answer == nil ? .nothing : .answer, acts: false)
    case .field, .application:
      guard let delegate = prototype.delegate(of: call.receiver),
        delegate.responds(to: call.selector)
      else {
        return .missing
      }
      return CallTraits(
        call.selector, delegate.answer(to: call.selector), acts: !delegate.does.isEmpty,
        isOutside: delegate.isOutside)
    case .screen, .navigation, .tabs: return controllerTraits(of: call)
    case .task: return .missing
    }
  }

  /// The traits of a call of a view controller, of the delegate of a navigation or tab bar
  /// controller, of an item to share, or of a completion.
  private func controllerTraits(of call: Call) -> CallTraits {
    if call.selector == .completion || call.selector.owner == .itemSource {
      return CallTraits(selector: call.selector, returning: .nothing, acts: false)
    }
    guard let delegate = prototype.delegate(of: call.receiver), delegate.responds(to: call.selector)
    else {
      return .missing
    }
    let answer = call.answer.map { Answer.always($0) } ?? delegate.answer(to: call.selector)
    return CallTraits(
      call.selector, answer, acts: !delegate.does.isEmpty, isOutside: delegate.isOutside)
  }

  /// The actions inside a call.
  @inline(__always)
  func actions(inside call: Call) -> [Step] {
    if case .dialog(let dialog) = call.receiver, let moment = call.selector.moment {
      return dialogs[dialog.index].methods[Int(moment.rawValue)]
        .actions(call.buttonIndex ?? -1)
    }
    return (prototype.delegate(of: call.receiver)?.does[call.selector] ?? []).steps()
  }
}

extension Prototype {
  /// The delegate of a field, of the application, or of a controller; for a dialog or a screen, the
  /// methods of its view controller.
  func delegate(of receiver: Target) -> Delegate? {
    switch receiver {
    case .field(let field): textField(field)?.delegate
    case .application: application?.delegate
    case .dialog(let dialog): controller(of: .dialog(dialog))?.methods
    case .screen(let screen): controller(of: .screen(screen))?.methods
    case .navigation: navigationController
    case .tabs: tabBarController
    case .activity, .task: nil
    }
  }
}

extension Delegate {
  /// The answer to a question; yes, unless the document says otherwise.
  func answer(to selector: Selector) -> Answer {
    returns.isEmpty ? .always(true) : returns[selector] ?? .always(true)
  }
}
