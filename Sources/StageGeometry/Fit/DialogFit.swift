import DialogModel
public import DialogSimulator
public import Geometry

/// Which texts of dialogs do not fit on a device, in a look with a size of texts.
///
/// It measures as the stage does when that draws them, so it says the same without a stage.
public struct DialogFit {
  private let metrics: DeviceMetrics
  private let look: LookVariant
  private let ruler: any TextRuler

  /// - Parameter ruler: measures at zoom 1.
  public init(on metrics: DeviceMetrics, _ look: LookVariant, _ ruler: any TextRuler) {
    (self.metrics, self.look, self.ruler) = (metrics, look, ruler)
  }

  /// The width of a hairline, in points.
  private var hairline: Double { Double(look.ruleWidth) }

  /// The texts that are cut of the dialogs that are up in a run, from the lowest to the topmost; none
  /// while the application does not show.
  public func cuts(in simulator: Simulator) -> [CutText] {
    guard simulator.state.showsApplication else { return [] }
    return simulator.state.showings.flatMap { showing in
      cuts(
        in: showing, simulator.indices[showing.dialog.index],
        simulator.prototype[showing.dialog]?.activityPicker
      ).map { CutText(showing.dialog, $0) }
    }
  }

  private func cuts(
    in showing: Showing, _ indices: ButtonIndices, _ picker: ActivityPicker?
  ) -> [String] {
    switch showing.kind {
    case .alert: cuts(inAlert: showing, indices)
    case .sheet: cuts(inSheet: showing, indices)
    case .picker: picker.map { cuts(inPicker: showing, $0) } ?? []
    case .popover, .view: []
    }
  }

  private func cuts(inAlert showing: Showing, _ indices: ButtonIndices) -> [String] {
    if let loader = showing.loader {
      guard let title = loader.cancelTitle else { return [] }
      let fit = AlertFit.cancel(title, look.alert, hairline: hairline, ruler)
      return fit.fits ? [] : [title]
    }
    let titles = showing.texts.buttons
    let fit = AlertFit(titles, indices, look.alert, hairline: hairline, ruler)
    return fit.order.order.filter { !fit.title(at: $0).fits }.map { titles[$0] }
  }

  private func cuts(inSheet showing: Showing, _ indices: ButtonIndices) -> [String] {
    let order = SheetLayout(indices, showsCancel: showing.placement.showsCancel)
    let (titles, isOwn) = (showing.texts.buttons, !showing.placement.showsCancel)
    let sheet = look.sheet(inPopover: isOwn)
    let width =
      isOwn
      ? sheet.popoverWidth
      : showing.placement.host == nil ? metrics.screenWidth : look.theme.popover.contentWidth
    return order.order.filter {
      !sheet.fit(titles[$0], isCancel: $0 == order.cancel, sheet: width, hairline: hairline, ruler)
        .fits
    }.map { titles[$0] }
  }

  private func cuts(inPicker showing: Showing, _ picker: ActivityPicker) -> [String] {
    guard let shown = showing.picker, shown.content == .choosing else { return [] }
    let hasCancel = showing.placement.showsCancel
    let layout = PickerLayout(
      shown.choices.count, look, on: metrics,
      width: hasCancel ? metrics.screenWidth : look.theme.pickerWidth,
      maximumHeight: metrics.screenHeight, hasCancel: hasCancel)
    return shown.choices.map(picker.title).filter { !layout.fit(name: $0, look, ruler).fits }
  }
}
