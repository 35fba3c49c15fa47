import DialogModel

/// Parts of a document that does by itself what a program has done.
struct Insides {
  private let learned: Learned
  private let listsLifeCycle: Bool

  init(_ learned: Learned, listsLifeCycle: Bool) {
    (self.learned, self.listsLifeCycle) = (learned, listsLifeCycle)
  }

  /// A dialog without its controls.
  func dialog(_ dialog: Dialog, _ id: DialogID) -> Dialog {
    var dialog = dialog
    dialog.delegate = delegate(dialog.delegate, .dialog(id))
    dialog.controller = dialog.controller.flatMap { controller($0, .dialog(id)) }
    if var alert = dialog.alert {
      for field in alert.textFields.indices {
        let target = Target.field(.alert(id, index: field))
        alert.textFields[field].delegate = delegate(alert.textFields[field].delegate, target)
      }
      dialog.kind = .alert(alert)
    }
    return dialog
  }

  /// A screen with its controls.
  func screen(_ screen: Screen, _ id: ScreenID) -> Screen {
    var screen = screen
    screen.controls = controls(screen.controls, .screen(id))
    screen.controller = screen.controller.flatMap { controller($0, .screen(id)) }
    return screen
  }

  /// Controls that do nothing yet.
  func controls(_ controls: [Control], _ holder: ControlID.Holder) -> [Control] {
    controls.enumerated().map { index, control in
      var control = control
      control.details.isOutside = false
      guard case .textField(var field) = control.kind else { return control }
      field.delegate = delegate(field.delegate, .field(.control(ControlID(holder, index: index))))
      control.kind = .textField(field)
      return control
    }
  }

  /// A delegate with the answers that were given, without the methods that it lacks.
  func delegate(_ delegate: Delegate, _ target: Target) -> Delegate {
    var delegate = delegate
    delegate.isOutside = false
    for selector in learned.missing[target] ?? []
    where listsLifeCycle || selector.owner != .viewController {
      delegate.methods.remove(selector)
    }
    for selector in Selector.allCases where selector.returnsBool {
      let answers = learned.answers(selector, target)
      if answers == [false] {
        delegate.returns[selector] = .always(false)
      } else if answers.count == 2 {
        delegate.returns[selector] = .ask
      }
    }
    return delegate
  }

  /// A controller's methods: those that did something or answered no, or all if these are listed;
  /// `nil` if there are none.
  private func controller(_ controller: ViewController, _ target: Target) -> ViewController? {
    var controller = controller
    controller.methods = delegate(controller.methods, target)
    guard !listsLifeCycle else { return controller }
    let seen = Selector.allCases.filter {
      $0.owner == .viewController && learned.acts[.call(target, $0, button: nil)] != nil
    }
    controller.methods.methods = SelectorSet(seen)
    return seen.isEmpty && controller.supportedOrientations == nil ? nil : controller
  }
}
