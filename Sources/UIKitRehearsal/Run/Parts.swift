internal import DialogModel
internal import DialogSimulator
internal import Learning

/// The controls of a controller's view and bars, in the order of a document.
@MainActor
struct Parts {
  private(set) var controls: [Control] = []
  private(set) var owners: [AnyObject] = []
  private var names: Set<String> = []

  /// What a controller shows; its view has been loaded.
  init(_ controller: UIViewController) {
    let bar = controller.navigationItem
    for item in (bar.leftBarButtonItems ?? []) + (bar.rightBarButtonItems ?? []) {
      add(item, .navigationBar)
    }
    add(controller.view)
    for item in controller.toolbarItems ?? [] { add(item, .toolbar) }
  }

  private mutating func add(_ view: UIView) {
    for view in view.subviews where !view.isHidden {
      if let control = view as? UIControl {
        let id = name(control.accessibilityIdentifier, or: control.titleForName)
        guard var described = control.described(as: id) else { continue }
        described.details.isOutside = described.textField == nil
        keep(described, view)
      } else if let label = view as? UILabel {
        let text = label.text ?? ""
        let id = name(label.accessibilityIdentifier, or: text)
        keep(Control(id: id, kind: .label, text: text), view)
      } else {
        add(view)
      }
    }
  }

  private mutating func add(_ item: UIBarButtonItem, _ bar: Bar) {
    var control = item.described(
      as: name(item.accessibilityIdentifier, or: item.titleForName), in: bar)
    control.details.isOutside = control.takesTaps
    keep(control, item)
  }

  private mutating func keep(_ control: Control, _ owner: AnyObject) {
    names.insert(control.id)
    controls.append(control)
    owners.append(owner)
  }

  private func name(_ given: String?, or text: String) -> String {
    Slug.free(Slug.name(given, or: text), besides: names)
  }
}

extension UIViewController {
  /// The methods that its code may have, and how it may be held.
  var described: ViewController {
    var methods = Delegate()
    methods.isOutside = true
    let mask = supportedInterfaceOrientations
    var orientations: Set<DialogModel.Orientation> = []
    if !mask.isDisjoint(with: [.portrait, .portraitUpsideDown]) { orientations.insert(.portrait) }
    if !mask.isDisjoint(with: .landscape) { orientations.insert(.landscape) }
    let isFree = orientations.count == DialogModel.Orientation.allCases.count
    return ViewController(
      methods: methods, supportedOrientations: isFree || orientations.isEmpty ? nil : orientations)
  }

  /// The view of a document that it is.
  var presented: PresentedView {
    loadViewIfNeeded()
    var view = PresentedView(title: title, controls: Parts(self).controls)
    view.style = modalPresentationStyle == .pageSheet ? .pageSheet : .fullScreen
    view.transition = PresentedView.Transition.allCases[modalTransitionStyle.rawValue]
    return view
  }
}

extension UIView {
  /// The control that it is, for actions; `nil` where it is none.
  var reference: ControlReference? { seat?.reference }
}

extension UIBarButtonItem {
  /// The control that it is, for actions; `nil` where it is not part of a screen.
  var reference: ControlReference? { seat?.reference }
}

extension Seat {
  @MainActor
  fileprivate var reference: ControlReference? {
    guard let control, let run else { return nil }
    return ControlReference(
      name: run.simulator.prototype.control(control).id, candidates: [control])
  }
}
