import DialogModel

/// The placement of dialogs.
extension Simulator {
  /// The placement of a dialog that comes in now.
  ///
  /// - Parameter control: the control whose action requested the dialog, if there is one.
  @inline(__always)
  func placement(of dialog: DialogID, askedBy control: ControlID?) -> Placement {
    tables.kind(of: dialog) == .alert ? .middle : Placement(of: dialog, askedBy: control, in: self)
  }
}

extension Showing.Kind {
  /// The kind that a dialog of a document shows as.
  init(_ kind: Dialog.Kind) {
    switch kind {
    case .actionSheet: self = .sheet
    case .popover: self = .popover
    case .activityPicker: self = .picker
    case .presentedView, .formSheet: self = .view
    case .alert: self = .alert
    }
  }
}

extension Placement {
  /// The placement of a dialog that is no alert.
  init(of dialog: DialogID, askedBy control: ControlID?, in simulator: Simulator) {
    let prototype = simulator.prototype
    func placement(from source: PresentationSource?, isSheet: Bool) -> Placement {
      let presenter = control ?? Placement.presenter(of: dialog, in: simulator)
      return Placement.popover(
        from: source.on(prototype.device), presenter, isSheet: isSheet, in: simulator)
    }
    switch prototype.dialogs[dialog.index].kind {
    case .actionSheet(let sheet):
      switch prototype.device {
      case .phone: self = .foot(Foot(of: sheet.source.on(.phone), in: simulator))
      case .tablet:
        self = placement(from: sheet.source, isSheet: true)
      }
    case .popover(let popover):
      self = placement(from: popover.source, isSheet: false)
    case .activityPicker(let picker):
      switch prototype.device {
      case .phone: self = .foot(.screen)
      case .tablet:
        self = placement(from: picker.source, isSheet: false)
      }
    case .presentedView, .formSheet: self = .view(prototype.coverage(of: dialog))
    case .alert: self = .middle
    }
  }

  private static func popover(
    from source: PresentationSource?, _ presenter: ControlID?, isSheet: Bool,
    in simulator: Simulator
  ) -> Placement {
    let prototype = simulator.prototype
    func item(_ control: ControlID) -> Anchor { Anchor(control, in: prototype) }
    func anchor(in bar: Bar) -> Placement {
      guard let presenter, prototype.control(presenter).kind.bar == bar else {
        return .popover(.bar(bar))
      }
      return .popover(.control(presenter))
    }
    switch source {
    case nil, .byDevice: return .popover(presenter.map(item) ?? .view)
    case .view:
      guard isSheet, let presenter, case .dialog(let host) = presenter.holder,
        let position = simulator.state.position(of: host),
        !simulator.state.stack.showings[position].isLeaving,
        simulator.state.stack.showings[position].kind == .popover
      else { return .popover(.view) }
      return .foot(.popover(host))
    case .rootView: return .popover(.view)
    case .toolbar: return anchor(in: .toolbar)
    case .tabBar: return anchor(in: .tabBar)
    case .rect(let control):
      return .popover(
        Anchorage(simulator).control(control).map { .control($0) } ?? .view)
    case .barButton(let control):
      return .popover(Anchorage(simulator).control(control).map(item) ?? .view)
    }
  }

  /// The first control that shows and would present a dialog.
  private static func presenter(of dialog: DialogID, in simulator: Simulator) -> ControlID? {
    let popovers = simulator.state.stack.showings.filter { $0.kind == .popover && !$0.isLeaving }
    let views = simulator.state.stack.showings.filter { $0.kind == .view && !$0.isLeaving }
    let holders =
      views.reversed().map { ControlID.Holder.dialog($0.dialog) }
      + (simulator.state.device.screen.map { [ControlID.Holder.screen($0)] } ?? [])
      + popovers.map { .dialog($0.dialog) }
    for holder in holders {
      for (index, control) in simulator.prototype.controls(of: holder).enumerated()
      where control.then.contains(where: { $0.presents(dialog) }) {
        return ControlID(holder, index: index)
      }
    }
    return nil
  }
}

extension Placement.Foot {
  /// On a phone a sheet slides up; only from the view it ends where the view ends, under the bars.
  fileprivate init(of source: PresentationSource?, in simulator: Simulator) {
    guard source == nil || source == .view, let top = simulator.state.topController else {
      self = .screen
      return
    }
    let controls =
      switch top {
      case .screen(let screen): simulator.prototype.controls(of: .screen(screen))
      case .dialog(let dialog): simulator.prototype.controls(of: .dialog(dialog))
      }
    let kinds = controls.compactMap(\.kind.bar)
    let bars = [Bar.toolbar, .tabBar].filter(kinds.contains)
    self = bars.isEmpty ? .screen : .clippedView(dead: bars.count)
  }
}

extension Placement.Anchor {
  /// What points at a control: its bar button item, or its rectangle.
  fileprivate init(_ control: ControlID, in prototype: Prototype) {
    switch prototype.control(control).kind {
    case .barButton, .toolbarButton: self = .barItem(control)
    case .button, .tab, .row, .label, .textField, .image, .switch, .segmented, .section, .space:
      self = .control(control)
    }
  }
}
