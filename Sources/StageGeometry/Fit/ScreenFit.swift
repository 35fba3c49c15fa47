public import DialogModel
public import Geometry

/// What is measured of a screen, or of a view with controls.
public struct ScreenParts: Equatable, Sendable {
  /// The screen or the view.
  public var holder: ControlID.Holder
  /// What it has.
  public var screen: Screen
  /// The text of its back button; `nil` for none.
  public var back: String?

  /// A screen.
  public init(_ holder: ControlID.Holder, _ screen: Screen, back: String? = nil) {
    (self.holder, self.screen, self.back) = (holder, screen, back)
  }

  private var owner: StagePart.Subject {
    switch holder {
    case .screen(let id): .screen(id)
    case .dialog(let id): .dialog(id)
    case .activity(let id): .activity(id)
    }
  }

  /// The texts as they are drawn, from top to bottom.
  ///
  /// - Parameters:
  ///   - width: the width of the screen, in points.
  ///   - hairline: the width of a hairline, in points.
  public func fitted(
    _ look: LookVariant, on metrics: DeviceMetrics, width: Double, hairline: Double,
    _ ruler: any TextRuler
  ) -> [FittedText] {
    let controls = screen.controls.enumerated().map {
      (id: ControlID(holder, index: $0.offset), control: $0.element)
    }
    let places = screen.controls.bars.map { $0.map { BarLayout.Kind($0) } }
    func bar(_ kind: BarLayout.Kind) -> [FittedText] {
      let isTop = kind == .navigation
      let parts = BarParts(
        kind, of: owner, title: isTop ? screen.title : nil, back: isTop ? back : nil,
        controls.filter { places[$0.id.index] == kind })
      let height =
        switch kind {
        case .navigation: metrics.navigationBar
        case .toolbar: metrics.toolbar
        case .tabs: metrics.tabBar
        }
      return parts.fitted(
        look, width: width, height: height, isOnSide: metrics.isLandscape, hairline: hairline,
        ruler)
    }
    let cells = CellContent.all(
      controls.filter { places[$0.id.index] == nil && $0.control.kind != .space })
    let screenMetrics = look.screen(width: width)
    let texts = cells.flatMap { cell in
      cell.fitted(look, screenMetrics, width: width, hairline: hairline, ruler)
    }
    return bar(.navigation) + texts + bar(.toolbar) + bar(.tabs)
  }
}

extension CellContent {
  /// The texts of a cell as they are drawn, in a screen of a width in points.
  fileprivate func fitted(
    _ look: LookVariant, _ metrics: ScreenMetrics, width: Double, hairline: Double,
    _ ruler: any TextRuler
  ) -> [FittedText] {
    let kind = kind(look.theme)
    let (inset, height) = metrics.place(of: kind, width: width)
    let own = width - 2 * inset
    let part = FittedText.Place.part(StagePart(.control(id), isFooter ? .footer : nil))
    if isText {
      return [
        ruler.wrapped(part, text, look.captionType(isFooter: isFooter), width: own)
      ]
    }
    if let field = control.textField {
      return [
        field.fitted(
          .control(id), width: own, height: height,
          inset: metrics.captionInset == 16 ? 16 : 12, look.detailType, ruler)
      ].compactMap { $0 }
    }
    switch control.kind {
    case .image, .space: return []
    case .segmented(let titles, _):
      let room = own / Double(max(1, titles.count)) - 12
      return titles.enumerated().map { index, title in
        ruler.fitted(
          .part(StagePart(.segment(id, index: index))), title, look.segmentType, room: room,
          least: 0.6)
      }
    default: break
    }
    if let end = RowLayout.End(control, look.theme) {
      return row(end, part, look, metrics, width: own, height: height, ruler)
    }
    let chrome = ButtonChrome(
      look.theme, kind, hasChevron: control.accessory == .chevron, hairline: hairline)
    return [
      ruler.fitted(
        part, control.text, look.cellType(isFilled: kind == .filled), room: own - chrome.width,
        ellipsis: .end)
    ]
  }

  /// The texts of a row with more than one.
  private func row(
    _ end: RowLayout.End, _ part: FittedText.Place, _ look: LookVariant, _ metrics: ScreenMetrics,
    width: Double, height: Double, _ ruler: any TextRuler
  ) -> [FittedText] {
    let (title, small, detail) = (
      look.cellType(isFilled: false), look.subtitleType, look.detailType
    )
    func natural(_ text: String?, _ type: TypeStyle) -> Double {
      // A pixel more, because both ends are rounded to whole pixels.
      text.map {
        (ruler.width(of: LongText.shortened($0), type, scale: 1) + 1) / ruler.zoom
      } ?? 0
    }
    let details = control.details
    let layout = RowLayout(
      width: width, height: height, inset: metrics.rowInset, end: end,
      titleWidth: max(natural(control.text, title), natural(details.subtitle, small)),
      detailWidth: natural(details.detail, detail), hasSubtitle: details.subtitle != nil)
    var texts = [
      ruler.fitted(part, control.text, title, room: layout.title.width, ellipsis: .end)
    ]
    if let subtitle = details.subtitle {
      texts.append(
        ruler.fitted(
          .part(StagePart(.control(id), .subtitle)), subtitle, small, room: layout.subtitle.width,
          ellipsis: .end))
    }
    if let text = details.detail {
      texts.append(
        ruler.fitted(
          .part(StagePart(.control(id), .detail)), text, detail, room: layout.detail.width,
          ellipsis: .end))
    }
    return texts
  }
}

extension RowLayout.End {
  /// The end of a row with more than a text; `nil` for a control whose text is all there is.
  public init?(_ control: Control, _ theme: Look.Theme) {
    if case .switch = control.kind {
      let size = SwitchLayout.size(theme)
      self = .toggle(width: size.width, height: size.height)
      return
    }
    let details = control.details
    let hasTexts = details.detail != nil || details.subtitle != nil
    switch control.accessory {
    case .none where hasTexts: self = .nothing
    case .chevron where hasTexts: self = .chevron
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    case .none, .chevron: return nil
    }
  }
}
