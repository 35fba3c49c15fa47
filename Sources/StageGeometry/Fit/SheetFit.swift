public import DialogModel
public import DialogSimulator
public import Geometry

/// What is measured of an action sheet.
public struct SheetParts: Sendable {
  /// The dialog in the document.
  public var dialog: DialogID
  /// Its texts.
  public var texts: DialogTexts
  /// Its buttons.
  public var indices: ButtonIndices
  /// Whether it is in a popover, where it shows no cancel button.
  public var isInPopover: Bool
  /// The width of what it slides up in, in points; a sheet in a popover has its own.
  public var width: Double
  /// The largest height, in points; content that does not fit scrolls.
  public var maximumHeight: Double

  /// A sheet at the foot of something, or in a popover; lengths are in points.
  public init(
    _ dialog: DialogID, _ texts: DialogTexts, _ indices: ButtonIndices, isInPopover: Bool,
    width: Double, maximumHeight: Double
  ) {
    (self.dialog, self.texts, self.indices) = (dialog, texts, indices)
    (self.isInPopover, self.width, self.maximumHeight) = (isInPopover, width, maximumHeight)
  }

  /// The texts as they are drawn from top to bottom.
  ///
  /// - Parameter hairline: the width of a hairline, in points.
  public func fitted(
    _ look: LookVariant, hairline: Double, _ ruler: any TextRuler
  ) -> [FittedText] {
    let metrics = look.sheet(inPopover: isInPopover)
    let width = isInPopover ? metrics.popoverWidth : width
    let order = SheetLayout(indices, showsCancel: !isInPopover)
    var title = texts.title.map {
      ruler.wrapped(
        .part(StagePart(.dialog(dialog), .title)), LongText.shortened($0), metrics.titleType,
        width: metrics.titleWidth(inSheet: width))
    }
    let others = order.order.filter { $0 != order.cancel }
    let layout = SheetPanelLayout(
      title: title?.needs, count: others.count, hasCancel: order.cancel != nil, metrics,
      width: width, maximumHeight: maximumHeight, hairline: hairline)
    if let needs = title?.needs, needs > layout.body.height { title?.isCut = true }
    let scrolls = layout.paneContent > layout.pane.height + 0.5
    let room = metrics.titleRoom(inRow: metrics.rowWidth(inSheet: width), hairline: hairline)
    let buttons = order.order.map { index in
      let (text, isCancel) = (texts.buttons[index], index == order.cancel)
      var fitted = ruler.fitted(
        .part(StagePart(.button(dialog, index: index))), text,
        metrics.buttonType(isCancel: isCancel),
        metrics.fit(text, isCancel: isCancel, sheet: width, hairline: hairline, ruler), room: room)
      fitted.scrolls = scrolls && !isCancel
      return fitted
    }
    return [title].compactMap { $0 } + buttons
  }
}
