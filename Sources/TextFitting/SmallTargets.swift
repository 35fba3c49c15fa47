public import DialogModel
public import StageGeometry

/// The controls of a document that are narrower than a finger because they share a width.
public struct SmallTargets {
  /// The least width of what can be tapped, in points.
  public static let least = 44.0

  /// The controls: items of bars, and segmented controls; each once.
  public let controls: [ControlID]

  /// Looks for them on a device in portrait.
  public init(in document: Prototype, on model: DeviceModel) {
    let metrics = DeviceMetrics(model, .portrait)
    var found: [ControlID] = []
    for (place, screen) in document.screens.enumerated() {
      let holder = ControlID.Holder.screen(ScreenID(place))
      found += SmallTargets.all(screen.controls, holder, width: metrics.screenWidth)
    }
    for (place, dialog) in document.dialogs.enumerated() where !dialog.controls.isEmpty {
      let isPopover = if case .popover = dialog.kind { true } else { false }
      let width =
        isPopover && model == .tablet
        ? Look.Theme.flat.popover.contentWidth : metrics.screenWidth
      found += SmallTargets.all(dialog.controls, .dialog(DialogID(place)), width: width)
    }
    controls = found
  }

  private static func all(
    _ controls: [Control], _ holder: ControlID.Holder, width: Double
  ) -> [ControlID] {
    let bars = controls.bars
    var found: [ControlID] = []
    for kind in Bar.allCases {
      let items = controls.indices.filter {
        bars[$0] == kind && controls[$0].kind != .space
      }
      // One finding for a bar: its first item stands for all.
      if let first = items.first, width / Double(items.count) < least {
        found.append(ControlID(holder, index: first))
      }
    }
    for (index, control) in controls.enumerated() {
      guard case .segmented(let titles, _) = control.kind else { continue }
      let metrics = Look.Theme.flat.screen(width: width)
      let own = (width - 2 * metrics.blockInset) / Double(max(1, titles.count))
      if own < least { found.append(ControlID(holder, index: index)) }
    }
    return found
  }
}
