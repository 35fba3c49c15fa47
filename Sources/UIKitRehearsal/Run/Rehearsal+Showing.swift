internal import DialogModel
internal import DialogSimulator

// Dialogs and screens that the code brings in.

extension Rehearsal {
  /// Brings a dialog in.
  func present(_ object: any DialogObject) {
    if let loading = Rehearsal.loading {
      cast.deferred[ObjectIdentifier(loading), default: []].append { $0.present(object) }
      return
    }
    let (id, isNew) = place(object)
    object.standing.run = self
    object.standing.id = id
    cast.objects[id] = object
    if let content = (object as? UIPopoverController)?.contentViewController {
      cast.settle(content, as: .dialog(DialogID(id.index)), in: self)
      if let picker = content as? UIActivityViewController {
        (picker.standing.run, picker.standing.id) = (self, id)
      }
    }
    act(isNew ? .presentNew(DialogID(id.index)) : .present(DialogID(id.index)))
  }

  /// The dialog of the document that an object is, made if there is none yet.
  private func place(_ object: any DialogObject) -> (id: DialogID, isNew: Bool) {
    if let id = object.standing.id, object.standing.run === self,
      simulator.state.keeps(id)
        || object.described(as: simulator.prototype.name(of: id)) == simulator.prototype[id]
    {
      return (id, false)
    }
    let base = Slug.text(object.rehearsalID ?? object.titleForName)
    for index in cast.candidates(object.standing.site, named: object.rehearsalID) {
      let dialog = DialogID(index)
      let name = simulator.prototype.name(of: dialog)
      guard simulator.prototype[dialog] == object.described(as: name) else { continue }
      let free = (1...SizeLimit.instances).first {
        !simulator.state.keeps(DialogID(index, instance: $0))
      }
      return (DialogID(index, instance: free ?? 1), (free ?? 1) > 1)
    }
    let taken = Set(simulator.prototype.dialogs.map(\.id))
    let id = Slug.free(base, besides: taken)
    say(.define(.dialog(object.described(as: id))))
    let index = simulator.prototype.dialogs.count - 1
    cast.note(index, of: object.standing.site, named: object.rehearsalID)
    return (DialogID(index), false)
  }

  /// Whether a dialog is up, comes or goes.
  func shows(_ id: DialogID?) -> Bool {
    guard let id else { return false }
    return simulator.state.showings.contains { $0.dialog == id }
  }

  /// The text of a field that shows; `nil` if it does not.
  func text(of field: FieldID) -> String? { simulator.state.field(field)?.text }

  /// The field that takes the keys.
  var firstResponder: FieldID? { simulator.state.firstResponder }

  // MARK: Controllers

  /// Presents the view of a controller.
  func present(
    _ controller: UIViewController, over below: UIViewController, animated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    if let loading = Rehearsal.loading {
      cast.deferred[ObjectIdentifier(loading), default: []].append {
        $0.present(controller, over: below, animated: animated, completion)
      }
      return
    }
    below.presentedViewController = controller
    controller.presentingViewController = below
    if let picker = controller as? UIActivityViewController {
      present(picker)
      if let completion, let id = picker.standing.id { cast.whenUp[id] = completion }
      return
    }
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    shown.loadViewIfNeeded()
    let id = cast.view(shown, in: self)
    cast.settle(shown, as: .dialog(id), in: self)
    cast.completions[.completion(id, dismissed: false)] = completion
    act(.presentView(id, animated: animated, completion: completion == nil ? nil : []))
  }

  /// Dismisses the view of a controller.
  func dismiss(
    _ controller: UIViewController, animated: Bool, _ completion: (@MainActor () -> Void)?
  ) {
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    controller.presentingViewController?.presentedViewController = nil
    controller.presentingViewController = nil
    if let picker = controller as? UIActivityViewController, let id = picker.standing.id {
      act(.dismiss(id, buttonIndex: nil, animated: animated))
      completion?()
      return
    }
    guard case .dialog(let id)? = shown.role else { return }
    cast.completions[.completion(id, dismissed: true)] = completion
    guard completion != nil else {
      return act(.dismiss(id, buttonIndex: nil, animated: animated))
    }
    act(.dismissView(id, animated: animated, completion: []))
  }

  /// Shows the screen of a controller above the others.
  func push(_ controller: UIViewController, animated: Bool) {
    controller.loadViewIfNeeded()
    let id = cast.screenID(controller, in: self)
    cast.settle(controller, as: .screen(id), in: self)
    act(animated ? .goTo(id) : .navigate(id, .push, animated: false))
  }

  /// Loads a view; what its code asks for meanwhile is done when the run says that it has loaded.
  static func whileLoading(_ controller: UIViewController, _ body: () -> Void) {
    let outer = loading
    loading = current == nil ? nil : controller
    body()
    loading = outer
  }

  /// Does what the code of a view that loaded has asked for.
  func performDeferred(of controller: UIViewController) {
    for ask in cast.deferred.removeValue(forKey: ObjectIdentifier(controller)) ?? [] { ask(self) }
  }

  // MARK: Controls

  /// Enables or disables a control.
  func enable(_ control: UIControl, _ isEnabled: Bool) {
    if let reference = control.reference { act(.setEnabled(reference, isEnabled)) }
  }

  /// Enables or disables a button in a bar.
  func enable(_ item: UIBarButtonItem, _ isEnabled: Bool) {
    if let reference = item.reference { act(.setEnabled(reference, isEnabled)) }
  }

  /// Enables or disables a bar.
  func enable(_ bar: Bar, _ isEnabled: Bool) { act(.setBarEnabled(bar, isEnabled)) }

  /// A view came into one of a screen.
  func viewCame(_ view: UIView) {
    let what = (view as? UIControl)?.titleForName ?? (view as? UILabel)?.text
    if let what { find(.viewTooLate, "“\(what)”") }
  }
}
