import DialogModel

extension Rules {
  /// What a dialog would come out of is in no window.
  static let anchorOutside = Rule.o11

  /// UIKit's text for a popover, and for a sheet; both are texts of exceptions.
  fileprivate static let popoverOutside =
    "Popovers cannot be presented from a view which does not have a window."
  fileprivate static let sheetOutside =
    "Sheet can not be presented because the view is not in a window"
}

extension Simulator {
  /// Refuses a dialog whose anchor is in no window, where UIKit raises an exception.
  ///
  /// O11: a popover, and a sheet or a picker on a tablet: its bar item, its control or its view is
  /// on another screen, under a view on the whole screen, or not in the window yet. On a phone it is
  /// the view of a sheet, and what presents a picker.
  ///
  /// - Parameter input: the input that asked for the dialog, if it is not the current one.
  /// - Returns: whether it is refused.
  mutating func refusesAnchor(
    of dialog: DialogID, _ placement: Placement, input: Int? = nil
  ) -> Bool {
    guard let line = Anchorage(self).complaint(about: dialog, placement) else { return false }
    let (input, rules) = (input ?? state.currentInput, RuleSet(Rules.anchorOutside))
    if let line = line.console {
      emit(.console(.text(line)), target: .dialog(dialog), rules: rules, input: input)
    }
    emit(
      .refused(.present(dialog), .anchorNotInWindow), target: .dialog(dialog), rules: rules,
      input: input)
    return true
  }
}

/// Which views are in a window, so that dialogs can come out of them.
struct Anchorage {
  private let simulator: Simulator

  init(_ simulator: Simulator) { self.simulator = simulator }

  /// Why a dialog cannot come out of its anchor.
  struct Complaint {
    /// What UIKit writes on the console; `nil` for nothing.
    let console: String?
  }

  /// Why a dialog cannot come where it is placed; `nil` if its anchor is in a window.
  fileprivate func complaint(about dialog: DialogID, _ placement: Placement) -> Complaint? {
    let described = simulator.prototype.dialogs[dialog.index]
    switch placement {
    case .middle, .view, .foot(.popover): return nil
    case .popover(.control(let control)), .popover(.barItem(let control)):
      if hasInWindow(control.holder) { return nil }
    case .popover(.bar), .popover(.view):
      if hasInWindow(simulator.presenter) { return nil }
    case .foot(.screen), .foot(.clippedView):
      if described.activityPicker != nil { return complaint(aboutPicker: dialog) }
      let source = (described.actionSheet?.source).on(simulator.prototype.device)
      let isOfView = source == nil || source == .view
      if isOfView ? hasInWindow(simulator.presenter, isStrict: false) : hasWindow { return nil }
    }
    return Complaint(
      console: described.actionSheet == nil ? Rules.popoverOutside : Rules.sheetOutside)
  }

  /// A phone presents a picker as it presents a view.
  private func complaint(aboutPicker dialog: DialogID) -> Complaint? {
    guard case .controller(let controller) = simulator.presenter,
      !simulator.state.isInWindow(controller)
    else { return nil }
    let prototype = simulator.prototype
    return Complaint(
      console: Rules.notInWindow(
        prototype.name(of: .dialog(dialog)), prototype.name(of: controller.target), prototype.era))
  }

  /// Whether there is a view in the window yet, or no screen that could be.
  private var hasWindow: Bool {
    simulator.state.device.screen == nil || !simulator.state.views.appearances.isEmpty
  }

  /// Whether the view of what presents is in a window.
  ///
  /// - Parameter isStrict: whether its `viewWillAppear:` is too early.
  private func hasInWindow(_ presenter: Presenter, isStrict: Bool = true) -> Bool {
    switch presenter {
    case .window: return true
    case .host(let host): return simulator.state.position(of: host) != nil
    case .controller(let controller):
      switch simulator.state.views.appearances[controller] {
      case nil: return false
      case .appeared, .disappearing: return true
      case .appearing, .returning:
        return !isStrict || !simulator.state.isInside(.viewWillAppear, of: controller)
      }
    }
  }

  /// Whether the view with these controls is in a window.
  private func hasInWindow(_ holder: ControlID.Holder) -> Bool {
    if let place = simulator.state.stack.place(ofPickerWith: holder) {
      return simulator.state.stack.showings[place].picker?.holder == holder
    }
    return hasInWindow(Presenter(in: holder, simulator))
  }

  /// The control that is meant by a name: one in a window before the others.
  func control(_ reference: ControlReference) -> ControlID? {
    let controls = reference.resolved(on: simulator.state.actingScreen)
    return controls.first { hasInWindow($0.holder) } ?? controls.first
  }
}
