public import DialogModel
public import DialogSimulator
public import Geometry

/// Which texts of dialogs do not fit on a device, in a look with a size of texts.
///
/// It measures as the stage does when that draws them, so it says the same without a stage.
public struct DialogFit {
  /// The device.
  public let metrics: DeviceMetrics
  /// The look.
  public let look: LookVariant
  /// Measures at zoom 1.
  public let ruler: any TextRuler

  /// - Parameter ruler: measures at zoom 1.
  public init(on metrics: DeviceMetrics, _ look: LookVariant, _ ruler: any TextRuler) {
    (self.metrics, self.look, self.ruler) = (metrics, look, ruler)
  }

  /// The width of a hairline, in points.
  public var hairline: Double { Double(look.ruleWidth) }

  /// The texts that are cut of the dialogs that are up in a run, from the lowest to the topmost; none
  /// while the application does not show.
  public func cuts(in simulator: Simulator) -> [CutText] {
    guard simulator.state.showsApplication else { return [] }
    return simulator.state.showings.flatMap { showing in
      dialog(showing, in: simulator).filter { $0.isCut && $0.isLogged }.map {
        CutText(showing.dialog, $0.text)
      }
    }
  }

  /// The texts of the dialogs that are up in a run as they are drawn, from the lowest to the topmost.
  public func dialogs(in simulator: Simulator) -> [FittedText] {
    guard simulator.state.showsApplication else { return [] }
    return simulator.state.showings.flatMap { dialog($0, in: simulator) }
  }

  /// The texts of the screen of a run as they are drawn.
  public func screen(in simulator: Simulator) -> [FittedText] {
    let (state, prototype) = (simulator.state, simulator.prototype)
    guard state.showsApplication, let id = state.screen, let screen = prototype[id] else {
      return []
    }
    let back = state.backScreen.map { prototype.backTitle(of: $0) }
    return fitted(ScreenParts(.screen(id), screen, back: back), width: metrics.screenWidth)
  }

  /// The texts of the views that are up in a run as they are drawn, those of activities among them, from
  /// the lowest to the topmost.
  public func views(in simulator: Simulator) -> [FittedText] {
    guard simulator.state.showsApplication else { return [] }
    return simulator.state.showings.flatMap { showing -> [FittedText] in
      guard let dialog = simulator.prototype[showing.dialog] else { return [] }
      func view(_ view: PresentedView, width: Double) -> [FittedText] {
        fitted(
          ScreenParts(
            .dialog(showing.dialog),
            Screen(id: dialog.id, title: view.title, controls: view.controls)), width: width)
      }
      switch dialog.kind {
      case .alert, .actionSheet: return []
      case .popover(let popover):
        return view(popover.view, width: look.theme.popover.contentWidth)
      case .presentedView(let described): return view(described, width: metrics.screenWidth)
      case .formSheet(let described):
        let isSheet = simulator.prototype.device == .tablet
        return view(
          described,
          width: isSheet
            ? min(metrics.screenWidth, ViewPlacement.formSheet.width) : metrics.screenWidth)
      case .activityPicker: return activity(showing, in: simulator)
      }
    }
  }

  private func activity(_ showing: Showing, in simulator: Simulator) -> [FittedText] {
    guard let picker = showing.picker, let holder = picker.holder,
      case .view(let activity) = picker.content,
      case .shows(let view)? = simulator.prototype.activity(activity)?.behaviour
    else { return [] }
    let screen =
      picker.screens.last.flatMap { simulator.prototype[$0] }
      ?? Screen(id: "", title: view.title, controls: view.controls)
    return fitted(
      ScreenParts(holder, screen, back: simulator.prototype.backTitle(in: picker)),
      width: picker.fillsScreen ? metrics.screenWidth : look.theme.pickerWidth)
  }

  /// The texts of a screen, or of a view of a width in points, as they are drawn.
  public func fitted(_ parts: ScreenParts, width: Double) -> [FittedText] {
    parts.fitted(look, on: metrics, width: width, hairline: hairline, ruler)
  }

  /// The texts of an alert as they are drawn.
  ///
  /// - Parameter keyboard: whether the keyboard is up.
  public func fitted(_ parts: AlertParts, keyboard: Bool) -> [FittedText] {
    let place = AlertPlacement(metrics, keyboard: keyboard ? metrics.keyboard : 0, way: 1)
    return parts.fitted(
      look.alert, hairline: hairline, maximumHeight: place.maximumHeight, ruler)
  }

  /// The texts of a sheet as they are drawn.
  public func fitted(_ parts: SheetParts) -> [FittedText] {
    parts.fitted(look, hairline: hairline, ruler)
  }

  /// The texts of an activity picker as they are drawn.
  public func fitted(_ parts: PickerParts) -> [FittedText] {
    parts.fitted(look, on: metrics, hairline: hairline, ruler)
  }

  private func dialog(_ showing: Showing, in simulator: Simulator) -> [FittedText] {
    let prototype = simulator.prototype
    switch showing.kind {
    case .alert:
      return fitted(
        AlertParts(showing, simulator), keyboard: simulator.state.keyboardField != nil)
    case .sheet: return fitted(sheet(showing, simulator.indices[showing.dialog.index]))
    case .picker:
      guard let shown = showing.picker, shown.content == .choosing,
        let picker = prototype[showing.dialog]?.activityPicker
      else { return [] }
      return fitted(
        PickerParts(
          showing.dialog, shown.choices, picker, hasCancel: showing.placement.showsCancel))
    case .popover, .view: return []
    }
  }

  private func sheet(_ showing: Showing, _ indices: ButtonIndices) -> SheetParts {
    let isOwn = !showing.placement.showsCancel
    return sheet(
      showing.dialog, showing.texts, indices, isInPopover: isOwn,
      isInView: !isOwn && showing.placement.host != nil)
  }

  /// A sheet on this device.
  ///
  /// - Parameters:
  ///   - isInPopover: whether it is a popover of its own.
  ///   - isInView: whether it is at the foot of another popover's view.
  public func sheet(
    _ dialog: DialogID, _ texts: DialogTexts, _ indices: ButtonIndices, isInPopover: Bool,
    isInView: Bool = false
  ) -> SheetParts {
    let height =
      isInPopover
      ? PopoverLayout.room(metrics).height
      : FootPlacement(metrics, clippedAt: nil, zoom: 1).maximumHeight
    return SheetParts(
      dialog, texts, indices, isInPopover: isInPopover,
      width: isInView ? look.theme.popover.contentWidth : metrics.screenWidth,
      maximumHeight: height)
  }
}

extension AlertParts {
  /// An alert of a run.
  init(_ showing: Showing, _ simulator: Simulator) {
    self.init(showing.dialog, showing.texts, simulator.indices[showing.dialog.index])
    fields = simulator.prototype[showing.dialog]?.alert?.shownFields ?? []
    for (index, field) in showing.fields.enumerated() where fields.indices.contains(index) {
      fields[index].text = field.buffer.text
      fields[index].overlay = field.overlay
    }
    if let loader = showing.loader {
      let showsText = loader.percent != nil && !loader.saysPercent
      job = Job(
        cancel: loader.cancelTitle, progress: showsText ? "100 %" : nil,
        hasBar: loader.percent != nil)
    }
  }
}

extension FittedText {
  /// Whether the log of a window says that it is cut: buttons and names of activities.
  fileprivate var isLogged: Bool {
    switch place {
    case .part(let part):
      switch part.subject {
      case .button, .activity: true
      case .dialog: part.text == nil
      case .screen, .control, .segment, .field: false
      }
    case .jobCancel, .pickerCancel: true
    case .back, .bannerName, .bannerBody: false
    }
  }
}
