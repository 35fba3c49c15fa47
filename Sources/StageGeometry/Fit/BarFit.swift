public import DialogModel
public import Geometry

/// What is measured of a bar of a screen.
public struct BarParts: Sendable {
  /// Which bar it is.
  public var kind: BarLayout.Kind
  /// Whose title it is.
  public var owner: StagePart.Subject
  /// Its title; `nil` for none.
  public var title: String?
  /// The text of the back button; `nil` for none.
  public var back: String?
  /// Its items and the spaces between them.
  public var controls: [(id: ControlID, control: Control)]

  /// A bar.
  public init(
    _ kind: BarLayout.Kind, of owner: StagePart.Subject, title: String?, back: String? = nil,
    _ controls: [(id: ControlID, control: Control)]
  ) {
    (self.kind, self.owner, self.title) = (kind, owner, title)
    (self.back, self.controls) = (back, controls)
  }

  /// The items without the spaces.
  private var items: [(id: ControlID, control: Control)] {
    controls.filter { $0.control.kind != .space }
  }

  /// The flexible spaces, each by the 0-based index of the item after it.
  private var spaces: [Int] {
    controls.indices.filter { controls[$0].control.kind == .space }.map { place in
      controls[..<place].count { $0.control.kind != .space }
    }
  }

  /// The texts as they are drawn, in a bar of a size in points.
  ///
  /// - Parameters:
  ///   - isOnSide: whether the device is in landscape.
  ///   - hairline: the width of a hairline, in points.
  public func fitted(
    _ look: LookVariant, width: Double, height: Double, isOnSide: Bool, hairline: Double,
    _ ruler: any TextRuler
  ) -> [FittedText] {
    let metrics = BarItemMetrics(look.theme, kind, isLow: height < 44)
    let items = items
    func natural(_ text: String, _ type: TypeStyle, _ chrome: ButtonChrome) -> Double {
      let shown = LongText.shortened(text, keepingEnd: true)
      return (ruler.width(of: shown, type, scale: 1) / ruler.zoom).rounded(.up) + chrome.width
    }
    let chrome = ButtonChrome(look.theme, kind, hairline: hairline)
    let widths = items.map { item -> Double in
      guard items.count <= RowsInSight.few else { return 0 }
      return item.control.details.icon == nil
        ? natural(item.control.text, look.barItemType(kind, hasIcon: false), chrome)
        : metrics.width(isTab: kind == .tabs)
    }
    let backChrome = ButtonChrome(look.theme, kind, isBack: true, hairline: hairline)
    let backType = look.barItemType(kind, hasIcon: false)
    let backWidth = back.map { min(width * 0.4, max(44, natural($0, backType, backChrome))) }
    let layout = BarLayout(
      kind, widths, spaces: spaces, back: backWidth ?? 0, width: width, height: height)
    var found: [FittedText] = []
    if let back, let backWidth {
      found.append(
        ruler.fitted(
          .back, back, backType, room: backWidth - backChrome.width, ellipsis: .end))
    }
    if let title { found.append(fitted(title, look, layout, isOnSide, ruler)) }
    for (item, place) in zip(items, layout.buttons) {
      let (hasIcon, isTab) = (item.control.details.icon != nil, kind == .tabs)
      if hasIcon, !isTab { continue }
      let room = hasIcon ? place.width - 2 * metrics.margin.x - 4 : place.width - chrome.width
      found.append(
        ruler.fitted(
          .part(StagePart(.control(item.id))), item.control.text,
          look.barItemType(kind, hasIcon: hasIcon), room: room, least: hasIcon ? 0.6 : 1))
    }
    return found
  }

  private func fitted(
    _ title: String, _ look: LookVariant, _ layout: BarLayout, _ isOnSide: Bool,
    _ ruler: any TextRuler
  ) -> FittedText {
    let type = look.barTitleType(isOnSide: isOnSide)
    var text = ruler.fitted(
      .part(StagePart(owner, .title)), title, type, room: layout.titleRoom, least: 0.8,
      ellipsis: .end)
    if !title.isEmpty, layout.titleRoom < type.points { text.overlaps = true }
    return text
  }
}
