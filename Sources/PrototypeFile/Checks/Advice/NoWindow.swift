import DialogModel
import Texts

/// O11: what comes out of something that is in no window is refused.
///
/// A document alone shows two cases: the methods of a screen that has no window yet, and a control
/// of another screen than the one that is shown. Exploring finds the others.
enum NoWindow {
  static func check(
    _ actions: PlacedLists, _ views: PresentingViews, _ checks: inout DocumentChecks
  ) {
    for list in actions.all {
      for placed in list.placed {
        guard let shown = placed.shown, let dialog = checks.prototype[shown],
          dialog.needsAnchor(on: checks.prototype.device)
        else { continue }
        if let method = early(list), !placed.isLater {
          checks.warn(
            tr(
              "“{name}” cannot come inside “{method}”: the view is in no window yet",
              ["name": dialog.id, "method": method.name]), at: placed.path, see: .noWindow,
            fix: later(placed, list, method, checks))
        } else if let control = elsewhere(dialog, list, views, checks.prototype) {
          checks.warn(
            tr(
              "“{name}” comes out of “{control}”, which is on another screen: it is refused",
              ["name": dialog.id, "control": control]), at: placed.path, see: .noWindow,
            fix: fromTapped(dialog, shown, list, views, checks))
        }
      }
    }
  }

  /// The method of a list that is called before the view is in a window.
  private static func early(_ list: PlacedList) -> Selector? {
    switch list.owner {
    case .screen(_, let method), .dialog(_, let method):
      method == .viewDidLoad || method == .viewWillAppear ? method : nil
    case .application(.applicationDidFinishLaunchingWithOptions):
      .applicationDidFinishLaunchingWithOptions
    default: nil
    }
  }

  /// Presents it each time the view is there, which is as often as the view was about to come.
  private static func later(
    _ placed: PlacedAction, _ list: PlacedList, _ method: Selector, _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let controller: ViewController?
    switch list.owner {
    case .screen(let id, _): controller = checks.prototype[id]?.controller
    case .dialog(let id, _): controller = checks.prototype[id]?.controller
    default: controller = nil
    }
    guard method == .viewWillAppear, !placed.isConditional,
      controller?.methods.responds(to: .viewDidAppear) == true
    else { return [] }
    return list.moving(placed, to: .key(Selector.viewDidAppear.name), checks.places)
  }

  /// Lets it come out of the control that presents it, where no other one does.
  private static func fromTapped(
    _ dialog: Dialog, _ id: DialogID, _ list: PlacedList, _ views: PresentingViews,
    _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    let path =
      ["dialogs", .entry(id.index), .key(dialog.kind.word), .key(PopoverKey.from.rawValue)]
      as [Places.Step]
    // Where it comes from may depend on the device.
    guard case .control(let control) = list.owner, dialog.hasOneSource,
      views.lists(showing: id).count == 1
    else { return [] }
    let source = SourceKey.pointing(at: checks.prototype.control(control))
    return [.set(path: checks.places.address(to: path), source)]
  }

  /// The control that a dialog comes out of, if that is on none of the views where it is shown.
  private static func elsewhere(
    _ dialog: Dialog, _ list: PlacedList, _ views: PresentingViews, _ prototype: Prototype
  ) -> String? {
    let reference: ControlReference
    switch dialog.anchor(on: prototype.device) {
    case .rect(let named), .barButton(let named): reference = named
    default: return nil
    }
    let (shown, areAll) = views.views(of: list)
    // A view over a screen may leave the screen in the window, and one that leads elsewhere, too.
    let areScreens = shown.allSatisfy { if case .screen = $0 { true } else { false } }
    guard areAll, areScreens, !shown.isEmpty, !list.leads,
      reference.candidates.allSatisfy({
        if case .screen = $0.holder { !shown.contains($0.holder) } else { false }
      })
    else { return nil }
    return reference.name
  }
}

extension PlacedList {
  /// Whether it leads to another screen before something is shown.
  fileprivate var leads: Bool {
    actions.unconditional.contains { action in
      switch action {
      case .goTo, .navigate, .goBack, .dismissView: true
      default: false
      }
    }
  }
}

extension Dialog {
  /// Whether it comes out of something, which then must be in a window.
  fileprivate func needsAnchor(on device: Prototype.Device) -> Bool {
    switch kind {
    case .popover: true
    case .actionSheet, .activityPicker: device == .tablet
    case .alert, .presentedView, .formSheet: false
    }
  }

  /// Whether it comes out of the same on each device.
  fileprivate var hasOneSource: Bool {
    let source: PresentationSource? =
      switch kind {
      case .popover(let popover): popover.source
      case .actionSheet(let sheet): sheet.source
      case .activityPicker(let picker): picker.source
      case .alert, .presentedView, .formSheet: nil
      }
    if case .byDevice? = source { return false }
    return true
  }

  /// What it comes out of.
  fileprivate func anchor(on device: Prototype.Device) -> PresentationSource? {
    switch kind {
    case .popover(let popover): popover.source.on(device)
    case .actionSheet(let sheet): sheet.source.on(device)
    case .activityPicker(let picker): picker.source.on(device)
    case .alert, .presentedView, .formSheet: nil
    }
  }
}
