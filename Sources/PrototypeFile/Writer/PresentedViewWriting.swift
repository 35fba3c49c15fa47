internal import DialogModel

extension Writer {
  /// Writes the view of an activity.
  func activityView(_ view: PresentedView) throws(NotWritable) -> Written {
    guard isPlain(view) else { throw notWritable("view") }
    return .map(
      entry(ActivityViewKey.title, text(view.title))
        + entry(ActivityViewKey.controls, try controls(view.controls)), .block)
  }

  func presentedView(_ view: PresentedView) throws(NotWritable) -> Written {
    var entries = entry(PresentedViewKey.title, text(view.title))
    entries += entry(PresentedViewKey.style, word(view.style, unless: .fullScreen))
    entries += entry(PresentedViewKey.transition, word(view.transition, unless: .coverVertical))
    entries += try entry(PresentedViewKey.orientations, orientations(view.orientations))
    entries += entry(PresentedViewKey.image, text(view.image))
    return .map(entries + entry(PresentedViewKey.controls, try controls(view.controls)), .block)
  }

  func formSheet(_ view: PresentedView) throws(NotWritable) -> Written {
    guard view.style == .fullScreen else { throw notWritable("style") }
    return try presentedView(view)
  }

  /// Whether a view has nothing but a title and controls.
  func isPlain(_ view: PresentedView) -> Bool {
    var plain = PresentedView(title: view.title)
    plain.controls = view.controls
    return view == plain
  }

  /// Writes orientations; all of them are the default.
  func orientations(_ orientations: Set<Orientation>) throws(NotWritable) -> Written? {
    let all = Orientation.allCases
    guard !orientations.isEmpty else { throw notWritable("orientations") }
    guard orientations.count < all.count else { return nil }
    return .list(
      all.filter(orientations.contains).map { .word($0.rawValue) }, .inline)
  }

  /// Writes a view controller, if there is one.
  func controller(_ controller: ViewController?) throws(NotWritable) -> Written? {
    guard let controller else { return nil }
    guard !controller.methods.isNil else { throw notWritable("viewController") }
    var parts = try delegateParts(controller.methods, of: [.viewController])
    if let supported = controller.supportedOrientations {
      guard !supported.isEmpty else { throw notWritable("orientations") }
      let words = Orientation.allCases.filter(supported.contains)
      let answer = Written.Entry(
        key: Selector.supportedInterfaceOrientations.name,
        value: .list(words.map { .word($0.rawValue) }, .inline))
      if case .map(let entries, let style)? = parts.returns {
        parts.returns = .map(entries + [answer], style)
      } else {
        parts.returns = .map([answer], .block)
      }
    }
    var entries = entry(ViewControllerKey.without, parts.without)
    entries += entry(ViewControllerKey.only, parts.only)
    entries += entry(ViewControllerKey.returns, parts.returns)
    entries += entry(ViewControllerKey.does, parts.does)
    return map(entries) ?? .boolean(true)
  }

  /// Writes the delegate of the navigation controller, if there is one.
  func navigationController() throws(NotWritable) -> Written? {
    guard let delegate = prototype.navigationController else { return nil }
    guard !delegate.isNil else { throw notWritable("navigationController") }
    let parts = try delegateParts(delegate, of: [.navigationController])
    guard parts.returns == nil else { throw notWritable("returns") }
    var entries = entry(NavigationControllerKey.without, parts.without)
    entries += entry(NavigationControllerKey.only, parts.only)
    entries += entry(NavigationControllerKey.does, parts.does)
    return map(entries) ?? .boolean(true)
  }

  /// Writes the delegate of the tab bar controller, if there is one.
  func tabBarController() throws(NotWritable) -> Written? {
    guard let delegate = prototype.tabBarController else { return nil }
    guard !delegate.isNil else { throw notWritable("tabBarController") }
    let parts = try delegateParts(delegate, of: [.tabBarController])
    var entries = entry(TabBarControllerKey.without, parts.without)
    entries += entry(TabBarControllerKey.only, parts.only)
    entries += entry(TabBarControllerKey.returns, parts.returns)
    entries += entry(TabBarControllerKey.does, parts.does)
    return map(entries) ?? .boolean(true)
  }

  // MARK: - Actions

  func presentation(
    _ dialog: DialogID, _ animated: Bool, _ completion: [Action]?
  ) throws(NotWritable) -> Written {
    let name = try name(of: dialog)
    // The reader takes such a presentation for the plain one.
    guard prototype[dialog]?.presentedView != nil, !animated || completion != nil
    else { throw notWritable("present") }
    var entries = entry(PresentKey.dialog, name)
    entries += entry(PresentKey.animated, animated ? nil : .boolean(false))
    entries += try entry(PresentKey.completion, completion.map(list))
    return .map(entries, .inline)
  }

  func dismissal(
    ofView dialog: DialogID, _ animated: Bool, _ completion: [Action]
  ) throws(NotWritable) -> Written {
    let name = try name(ofShown: dialog)
    guard prototype[dialog]?.presentedView != nil else { throw notWritable("dismiss") }
    var entries = entry(DismissKey.dialog, name)
    entries += entry(DismissKey.animated, animated ? nil : .boolean(false))
    entries += try entry(DismissKey.completion, list(completion))
    return .map(entries, .inline)
  }

  private func list(_ actions: [Action]) throws(NotWritable) -> Written {
    .list(try self.actions(actions), .inline)
  }

  func way(_ screen: ScreenID, _ transition: ScreenTransition) throws(NotWritable) -> Written {
    .map(
      entry(GoToKey.screen, try name(of: screen))
        + entry(GoToKey.transition, .word(transition.rawValue)), .inline)
  }
}
