internal import DialogModel
internal import Texts

/// Reads presented views, and the controllers of views.
enum ViewReader {
  static func presentedView(_ node: YAMLNode, _ holder: ControlID.Holder, _ reader: inout Reader)
    -> PresentedView
  {
    let fields = reader.fields(node, PresentedViewKey.self)
    var view = PresentedView(title: fields[.title]?.text)
    view.style = fields[.style]?.choice() ?? view.style
    view.transition = fields[.transition]?.choice() ?? view.transition
    view.orientations = fields[.orientations].map { Set($0.choices()) } ?? view.orientations
    view.image = PathReader.file(.image, of: fields, &reader)
    view.controls = ControlReader.controls(fields[.controls], holder, &reader)
    return view
  }

  static func formSheet(_ node: YAMLNode, _ holder: ControlID.Holder, _ reader: inout Reader)
    -> PresentedView
  {
    let fields = reader.fields(node, FormSheetKey.self)
    var view = PresentedView(title: fields[.title]?.text)
    view.transition = fields[.transition]?.choice() ?? view.transition
    view.orientations = fields[.orientations].map { Set($0.choices()) } ?? view.orientations
    view.image = PathReader.file(.image, of: fields, &reader)
    view.controls = ControlReader.controls(fields[.controls], holder, &reader)
    return view
  }

  /// Reads the view of an activity.
  static func activityView(_ node: YAMLNode, _ holder: ControlID.Holder, _ reader: inout Reader)
    -> PresentedView
  {
    let fields = reader.fields(node, ActivityViewKey.self)
    return PresentedView(
      title: fields[.title]?.text,
      controls: ControlReader.controls(fields[.controls], holder, &reader))
  }

  /// Reads a view controller; `nil` if its calls are not listed.
  static func viewController(_ node: YAMLNode, _ reader: inout Reader) -> ViewController? {
    guard node.boolean != false else { return nil }
    if node.text == DelegateReader.outsideWord {
      return ViewController(methods: DelegateReader.outside)
    }
    let fields = reader.fields(node, ViewControllerKey.self)
    var controller = ViewController(
      methods: DelegateReader.delegate(DelegateParts(fields), of: [], .viewController, &reader))
    for entry in fields[.returns]?.entries ?? [] {
      guard let selector = Selector(name: entry.name), selector.returnsOrientations else {
        continue
      }
      let orientations: [Orientation] = entry.value.choices()
      guard !orientations.isEmpty else {
        // A condition has a form of its own, also where none belongs.
        if entry.value.entries != nil { _ = DelegateReader.answer(entry.value, &reader) }
        reader.problems.error(
          .meaning, entry.value.start,
          tr("“{selector}” answers a list of orientations", ["selector": selector.name]))
        continue
      }
      DelegateReader.warnIfMissing(selector, entry.key, controller.methods, &reader)
      controller.supportedOrientations = Set(orientations)
    }
    return controller
  }
}

extension Selector {
  /// Whether the method returns a list of orientations.
  var returnsOrientations: Bool { self == .supportedInterfaceOrientations }
}
