import DialogModel

/// The placement of dialogs.
extension Simulator {
  /// The kind that a dialog shows as.
  @inline(__always)
  func kind(of dialog: DialogID) -> Showing.Kind { tables.dialogs[dialog.index].kind }

  /// The placement of a dialog that comes in now.
  ///
  /// - Parameter control: the control whose action requested the dialog, if there is one.
  @inline(__always)
  func placement(of dialog: DialogID, askedBy control: ControlID?) -> Placement {
    kind(of: dialog) == .alert ? .middle : placement(ofOther: dialog, askedBy: control)
  }

  private func placement(ofOther dialog: DialogID, askedBy control: ControlID?) -> Placement {
    switch prototype.dialogs[dialog.index].kind {
    case .actionSheet(let sheet):
      switch prototype.device {
      case .phone: return .foot(foot(of: sheet.source))
      case .tablet:
        return placement(from: sheet.source, control ?? presenter(of: dialog), isSheet: true)
      }
    case .popover(let popover):
      return placement(from: popover.source, control ?? presenter(of: dialog), isSheet: false)
    case .activityPicker(let picker):
      switch prototype.device {
      case .phone: return .foot(.screen)
      case .tablet:
        return placement(from: picker.source, control ?? presenter(of: dialog), isSheet: false)
      }
    case .presentedView, .formSheet: return .view(coverage(of: dialog))
    case .alert: return .middle
    }
  }

  /// On a phone a sheet slides up; only from the view it ends where the view ends, under the bars.
  private func foot(of source: PresentationSource?) -> Placement.Foot {
    guard source == nil || source == .view, let top = topController else { return .screen }
    let controls =
      switch top {
      case .screen(let screen): prototype.controls(of: .screen(screen))
      case .dialog(let dialog): prototype.controls(of: .dialog(dialog))
      }
    let kinds = controls.compactMap(\.kind.bar)
    let bars = [Bar.toolbar, .tabBar].filter(kinds.contains)
    return bars.isEmpty ? .screen : .clippedView(dead: bars.count)
  }

  private func placement(
    from source: PresentationSource?, _ presenter: ControlID?, isSheet: Bool
  ) -> Placement {
    func anchor(in bar: Bar) -> Placement {
      guard let presenter, prototype.control(presenter).kind.bar == bar else {
        return .popover(.bar(bar))
      }
      return .popover(.control(presenter))
    }
    switch source {
    case nil: return .popover(presenter.map(item) ?? .view)
    case .view:
      guard isSheet, let presenter, case .dialog(let host) = presenter.holder,
        let position = state.position(of: host), !state.stack.showings[position].isLeaving,
        kind(of: host) == .popover
      else { return .popover(.view) }
      return .foot(.popover(host))
    case .rootView: return .popover(.view)
    case .toolbar: return anchor(in: .toolbar)
    case .tabBar: return anchor(in: .tabBar)
    case .rect(let control):
      return .popover(control.resolved(on: state.device.screen).first.map { .control($0) } ?? .view)
    case .barButton(let control):
      return .popover(control.resolved(on: state.device.screen).first.map(item) ?? .view)
    }
  }

  private func item(_ control: ControlID) -> Placement.Anchor {
    switch prototype.control(control).kind {
    case .barButton, .toolbarButton: .barItem(control)
    case .button, .tab, .row, .label, .textField, .image, .switch, .segmented, .section, .space:
      .control(control)
    }
  }

  /// The first control that shows and would present a dialog.
  private func presenter(of dialog: DialogID) -> ControlID? {
    let popovers = state.stack.showings.filter { $0.kind == .popover && !$0.isLeaving }
    let views = state.stack.showings.filter { $0.kind == .view && !$0.isLeaving }
    let holders =
      views.reversed().map { ControlID.Holder.dialog($0.dialog) }
      + (state.device.screen.map { [ControlID.Holder.screen($0)] } ?? [])
      + popovers.map { .dialog($0.dialog) }
    for holder in holders {
      for (index, control) in prototype.controls(of: holder).enumerated()
      where control.then.contains(.present(DialogID(dialog.index))) {
        return ControlID(holder, index: index)
      }
    }
    return nil
  }

  /// The newest of two showings of the same dialog, for a dismissal or a change.
  @inline(__always)
  func instance(toLeave asked: DialogID) -> DialogID {
    guard asked.instance == 1 else { return asked }
    let second = DialogID(asked.index, instance: 2)
    let isUp = state.position(of: second).map { !state.stack.showings[$0].isLeaving } ?? false
    return isUp ? second : asked
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
