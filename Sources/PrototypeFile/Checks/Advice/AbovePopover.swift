import DialogModel
import Texts

/// Rule 46: only an alert may lie above a popover.
enum AbovePopover {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    guard checks.prototype.device == .tablet else { return }
    for list in actions.all {
      guard case .control(let control) = list.owner, case .dialog(let host) = control.holder,
        let below = checks.prototype[host], below.popover != nil, !list.placed.leaves(host)
      else { continue }
      for placed in list.placed {
        guard let shown = placed.shown, shown.index != host.index,
          let upper = checks.prototype[shown], upper.liesAbove
        else { continue }
        checks.warn(
          tr(
            "“{name}” comes over the popover “{host}”, and only an alert may",
            ["name": upper.id, "host": below.id]), at: placed.path, see: .abovePopover,
          fix: fix(placed, upper, host, below, checks.places))
      }
    }
  }

  /// Takes the popover down first, where what comes does not need it as its place.
  private static func fix(
    _ placed: PlacedAction, _ upper: Dialog, _ host: DialogID, _ below: Dialog, _ places: Places
  ) -> [DocumentEdit] {
    let isFree =
      switch upper.source {
      case .rootView, .toolbar, .tabBar: true
      case .rect(let reference), .barButton(let reference):
        !reference.candidates.contains { $0.holder == .dialog(DialogID(host.index)) }
      case nil, .view, .byDevice: upper.presentedView != nil
      }
    guard isFree else { return [] }
    return [
      .insert(
        path: places.address(to: placed.path),
        .map([(ActionKey.dismiss.rawValue, .text(below.id))]))
    ]
  }
}

extension [PlacedAction] {
  /// Whether a popover is taken down among them.
  fileprivate func leaves(_ popover: DialogID) -> Bool {
    contains { placed in
      switch placed.action {
      case .dismiss(let id, _, _): id.index == popover.index
      case .goBack: true
      default: false
      }
    }
  }
}

extension Dialog {
  /// What it comes out of on a tablet.
  fileprivate var source: PresentationSource? {
    switch kind {
    case .actionSheet(let sheet): sheet.source.on(.tablet)
    case .activityPicker(let picker): picker.source.on(.tablet)
    case .popover(let popover): popover.source.on(.tablet)
    case .alert, .presentedView, .formSheet: nil
    }
  }

  /// Whether it is neither an alert nor a sheet that stands inside the popover itself.
  fileprivate var liesAbove: Bool {
    switch kind {
    case .alert: false
    case .actionSheet: source != .view
    case .activityPicker, .presentedView, .formSheet, .popover: true
    }
  }
}
