import DialogModel
import PrototypeFile

extension DocumentWriter {
  /// Writes the view of an activity.
  func activityView(_ view: PresentedView) throws(NotWritable) -> Written {
    guard isPlain(view) else { throw notWritable("view") }
    return .map(
      entry("title", text(view.title))
        + entry("controls", try controls(view.controls)), .block)
  }

  func presentedView(_ view: PresentedView) throws(NotWritable) -> Written {
    var entries = entry("title", text(view.title))
    entries += entry("style", word(view.style, unless: .fullScreen))
    entries += entry("transition", word(view.transition, unless: .coverVertical))
    entries += try entry("orientations", orientations(view.orientations))
    entries += entry("image", text(view.image))
    return .map(entries + entry("controls", try controls(view.controls)), .block)
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
    return parts.written ?? .boolean(true)
  }

  /// Writes the delegate of the navigation controller, if there is one.
  func navigationController() throws(NotWritable) -> Written? {
    guard let delegate = prototype.navigationController else { return nil }
    guard !delegate.isNil else { throw notWritable("navigationController") }
    let parts = try delegateParts(delegate, of: [.navigationController])
    guard parts.returns == nil else { throw notWritable("returns") }
    return map(parts.entries) ?? .boolean(true)
  }

  /// Writes the delegate of the tab bar controller, if there is one.
  func tabBarController() throws(NotWritable) -> Written? {
    guard let delegate = prototype.tabBarController else { return nil }
    guard !delegate.isNil else { throw notWritable("tabBarController") }
    let parts = try delegateParts(delegate, of: [.tabBarController])
    return map(parts.entries) ?? .boolean(true)
  }

  // MARK: - Actions
}
