internal import DialogModel
internal import DialogSimulator
internal import Learning

/// What a program's code brings in, changes and takes away.
@MainActor
struct Staging {
  let run: Rehearsal

  /// Brings a dialog in.
  func present(_ object: any DialogObject) {
    if let loading = Rehearsal.loading {
      run.cast.deferred[ObjectIdentifier(loading), default: []].append {
        $0.staging.present(object)
      }
      return
    }
    WindowRun.hold(run)
    let (id, isNew) = place(object)
    object.standing.run = run
    object.standing.id = id
    run.cast.objects[id] = object
    if let content = (object as? UIPopoverController)?.contentViewController {
      run.cast.settle(content, as: .dialog(DialogID(id.index)), in: run)
      if let picker = content as? UIActivityViewController {
        (picker.standing.run, picker.standing.id) = (run, id)
      }
    }
    run.act(isNew ? .presentNew(DialogID(id.index)) : .present(DialogID(id.index)))
  }

  /// The dialog of the document that an object is, made if there is none yet.
  private func place(_ object: any DialogObject) -> (id: DialogID, isNew: Bool) {
    if let id = object.standing.id, object.standing.run === run,
      id.isKept(in: run.simulator.state)
        || object.described(as: run.simulator.prototype.name(of: id)) == run.simulator.prototype[id]
    {
      return (id, false)
    }
    let base = Slug.name(object.rehearsalID, or: object.titleForName)
    for index in run.cast.candidates(object.standing.site, named: object.rehearsalID) {
      let dialog = DialogID(index)
      let name = run.simulator.prototype.name(of: dialog)
      guard run.simulator.prototype[dialog] == object.described(as: name) else { continue }
      let free = (1...SizeLimit.instances).first {
        !DialogID(index, instance: $0).isKept(in: run.simulator.state)
      }
      return (DialogID(index, instance: free ?? 1), (free ?? 1) > 1)
    }
    let taken = Set(run.simulator.prototype.dialogs.map(\.id))
    let id = Slug.free(base, besides: taken)
    run.say(.define(.dialog(object.described(as: id))))
    let index = run.simulator.prototype.dialogs.count - 1
    run.cast.note(index, of: object.standing.site, named: object.rehearsalID)
    return (DialogID(index), false)
  }

  /// Whether a dialog is up, comes or goes.
  func shows(_ id: DialogID?) -> Bool {
    guard let id else { return false }
    return run.simulator.state.showings.contains { $0.dialog == id }
  }

  /// Whether the screen or the view of a controller shows.
  func shows(_ role: UIViewController.Role) -> Bool {
    switch role {
    case .screen(let screen): run.simulator.state.screen == screen
    case .dialog(let dialog): shows(dialog)
    }
  }

  /// The text of a field that shows; `nil` if it does not.
  func text(of field: FieldID) -> String? { run.simulator.state.field(field)?.text }

  /// The field that takes the keys.
  var firstResponder: FieldID? { run.simulator.state.firstResponder }

  /// The field that takes the keys, as the program has it.
  var editingField: UITextField? {
    switch firstResponder {
    case .alert(let dialog, let place)?:
      (run.cast.object(dialog) as? UIAlertView)?.textField(at: place)
    case .control(let control)?: run.cast.views[control] as? UITextField
    case nil: nil
    }
  }

  // MARK: Controllers

  /// Presents the view of a controller.
  func present(
    _ controller: UIViewController, over below: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    if let loading = Rehearsal.loading {
      run.cast.deferred[ObjectIdentifier(loading), default: []].append {
        $0.staging.present(controller, over: below, animated: animated, completion)
      }
      return
    }
    WindowRun.hold(run)
    below.presentedViewController = controller
    controller.presentingViewController = below
    if let picker = controller as? UIActivityViewController {
      present(picker)
      if let completion, let id = picker.standing.id { run.cast.whenUp[id] = completion }
      return
    }
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    shown.loadViewIfNeeded()
    let id = run.cast.view(shown, in: run)
    run.cast.settle(shown, as: .dialog(id), in: run)
    run.cast.completions[.completion(id, dismissed: false)] = completion
    if animated, completion == nil { return run.act(.present(id)) }
    run.act(.presentView(id, animated: animated, completion: completion == nil ? nil : []))
  }

  /// Dismisses the view of a controller.
  func dismiss(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    WindowRun.hold(run)
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    controller.presentingViewController?.presentedViewController = nil
    controller.presentingViewController = nil
    if let picker = controller as? UIActivityViewController, let id = picker.standing.id {
      run.act(.dismiss(id, buttonIndex: nil, animated: animated))
      completion?()
      return
    }
    guard case .dialog(let id)? = shown.role else { return }
    run.cast.completions[.completion(id, dismissed: true)] = completion
    guard completion != nil else {
      return run.act(.dismiss(id, buttonIndex: nil, animated: animated))
    }
    run.act(.dismissView(id, animated: animated, completion: []))
  }

  /// Shows the screen of a controller above the others.
  func push(_ controller: UIViewController, animated: Bool) {
    WindowRun.hold(run)
    controller.loadViewIfNeeded()
    let id = run.cast.screenID(controller, in: run)
    run.cast.settle(controller, as: .screen(id), in: run)
    run.act(animated ? .goTo(id) : .navigate(id, .push, animated: false))
  }

  /// Goes back to the screen of a controller.
  func pop(to controller: UIViewController, animated: Bool) {
    WindowRun.hold(run)
    controller.loadViewIfNeeded()
    run.act(.navigate(run.cast.screenID(controller, in: run), .pop, animated: animated))
  }

  /// Goes back to the screen of a controller that is the one below.
  func goBack(to controller: UIViewController, animated: Bool) {
    let isBelow = run.simulator.state.backScreen.map { controller.role == .screen($0) } ?? false
    if isBelow || controller.isDialog {
      run.act(.goBack)
    } else {
      // The run began above it, or the stack was changed since.
      pop(to: controller, animated: animated)
    }
  }

  /// Shows the screen of a controller in place of all others.
  func replaceRoot(by controller: UIViewController) {
    WindowRun.hold(run)
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    shown.loadViewIfNeeded()
    let id = run.cast.screenID(shown, in: run)
    run.cast.settle(shown, as: .screen(id), in: run)
    let isPlain = run.simulator.prototype.navigation == .none
    run.act(isPlain ? .goTo(id) : .navigate(id, .none))
  }

  /// Loads a view; what its code asks for meanwhile is done when the run says that it has loaded.
  static func whileLoading(_ controller: UIViewController, _ body: () -> Void) {
    let outer = Rehearsal.loading
    Rehearsal.loading = Rehearsal.current == nil ? nil : controller
    body()
    Rehearsal.loading = outer
  }

  /// Does what the code of a view that loaded has asked for.
  func performDeferred(of controller: UIViewController) {
    for ask in run.cast.deferred.removeValue(forKey: ObjectIdentifier(controller)) ?? [] {
      ask(run)
    }
  }

  // MARK: Controls

  /// Enables or disables a control.
  func enable(_ control: UIControl, _ isEnabled: Bool) {
    if let reference = control.reference { run.act(.setEnabled(reference, isEnabled)) }
  }

  /// Enables or disables a button in a bar.
  func enable(_ item: UIBarButtonItem, _ isEnabled: Bool) {
    if let reference = item.reference { run.act(.setEnabled(reference, isEnabled)) }
  }

  /// Enables or disables a bar.
  func enable(_ bar: Bar, _ isEnabled: Bool) { run.act(.setBarEnabled(bar, isEnabled)) }

  /// A view came into one of a screen.
  func viewCame(_ view: UIView) {
    let what = (view as? UIControl)?.titleForName ?? (view as? UILabel)?.text
    if let what { run.find(.viewTooLate, "“\(what)”") }
  }
}
