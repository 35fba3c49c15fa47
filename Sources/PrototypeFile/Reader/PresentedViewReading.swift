internal import DialogModel
internal import Texts

extension Reader {
  mutating func readPresentedView(_ node: YAMLNode, _ holder: ControlID.Holder) -> PresentedView {
    let fields = fields(node, PresentedViewKey.self)
    var view = PresentedView(title: fields[.title]?.text)
    view.style = fields[.style].flatMap(word) ?? view.style
    view.transition = fields[.transition].flatMap(word) ?? view.transition
    view.orientations = fields[.orientations].map { Set(words($0)) } ?? view.orientations
    view.image = readFile(.image, of: fields)
    view.controls = readControls(fields[.controls], holder)
    return view
  }

  mutating func readFormSheet(_ node: YAMLNode, _ holder: ControlID.Holder) -> PresentedView {
    let fields = fields(node, FormSheetKey.self)
    var view = PresentedView(title: fields[.title]?.text)
    view.transition = fields[.transition].flatMap(word) ?? view.transition
    view.orientations = fields[.orientations].map { Set(words($0)) } ?? view.orientations
    view.image = readFile(.image, of: fields)
    view.controls = readControls(fields[.controls], holder)
    return view
  }

  /// Reads the view of an activity.
  mutating func readActivityView(_ node: YAMLNode, _ holder: ControlID.Holder) -> PresentedView {
    let fields = fields(node, ActivityViewKey.self)
    return PresentedView(
      title: fields[.title]?.text, controls: readControls(fields[.controls], holder))
  }

  /// Reads a view controller; `nil` if its calls are not listed.
  mutating func readViewController(_ node: YAMLNode) -> ViewController? {
    guard node.boolean != false else { return nil }
    let fields = fields(node, ViewControllerKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does])
    var controller = ViewController(
      methods: readDelegate(parts, of: [.viewController], .viewController))
    for entry in fields[.returns]?.entries ?? [] {
      guard let selector = Selector(name: entry.name), selector.returnsOrientations else {
        continue
      }
      let orientations: [Orientation] = words(entry.value)
      guard !orientations.isEmpty else {
        // A condition has a form of its own, also where none belongs.
        if entry.value.entries != nil { _ = readAnswer(entry.value) }
        error(
          .meaning, entry.value.start,
          tr("“{selector}” answers a list of orientations", ["selector": selector.name]))
        continue
      }
      warnIfMissing(selector, entry.key, controller.methods)
      controller.supportedOrientations = Set(orientations)
    }
    return controller
  }

  mutating func readNavigationController(_ node: YAMLNode) -> Delegate? {
    guard node.boolean != false else { return nil }
    let fields = fields(node, NavigationControllerKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], does: fields[.does])
    return readDelegate(parts, of: [.navigationController], .navigationController)
  }

  mutating func readTabBarController(_ node: YAMLNode) -> Delegate? {
    guard node.boolean != false else { return nil }
    let fields = fields(node, TabBarControllerKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does])
    return readDelegate(parts, of: [.tabBarController], .tabBarController)
  }

  // MARK: - Actions

  /// Reads a presentation, as an action and as a step.
  mutating func readPresentation(_ node: YAMLNode) -> Action? {
    if name(in: node) != nil { return dialog(named: node).map { .present($0) } }
    let fields = fields(node, PresentKey.self)
    let completion = fields[.completion].map { readActions($0) }
    let animated = fields[.animated]?.boolean ?? true
    guard let named = fields[.dialog], let dialog = dialog(named: named) else { return nil }
    for key in [PresentKey.animated, .completion] where fields[key] != nil {
      requireView(dialog, key.rawValue, fields.mark(of: key))
    }
    guard completion != nil || !animated else { return .present(dialog) }
    return .presentView(dialog, animated: animated, completion: completion)
  }

  /// Reports a key that only a presented view or a form sheet has; true if the dialog is one.
  @discardableResult
  mutating func requireView(_ dialog: DialogID, _ key: String, _ mark: Mark) -> Bool {
    if isView(dialog) { return true }
    guard let kind = names.dialogKinds[dialog.index].key else { return false }
    let name = names.dialogs.all[dialog.index]
    error(
      .meaning, mark,
      tr(
        "“{name}” is of the kind “{kind}”, whose presentation has no “{key}”",
        ["name": name, "kind": kind.rawValue, "key": key]),
      hint: tr("only “presentedView” and “formSheet” have it"))
    return false
  }

  /// Whether a dialog is a presented view or a form sheet.
  func isView(_ dialog: DialogID) -> Bool {
    let kind = names.dialogKinds[dialog.index].key
    return kind == .presentedView || kind == .formSheet
  }

  /// Reads the way to a screen.
  mutating func readWay(_ node: YAMLNode) -> Action? {
    if name(in: node) != nil { return screen(named: node).map { .goTo($0) } }
    let fields = fields(node, GoToKey.self)
    guard let screen = fields[.screen].flatMap({ screen(named: $0) }) else { return nil }
    guard let transition: ScreenTransition = fields[.transition].flatMap(word) else {
      return .goTo(screen)
    }
    return .navigate(screen, transition)
  }
}

extension Selector {
  /// Whether the method returns a list of orientations.
  var returnsOrientations: Bool { self == .supportedInterfaceOrientations }
}
