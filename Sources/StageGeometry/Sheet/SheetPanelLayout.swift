public import Geometry

/// Where the parts of a sheet are: its title and its buttons, which scroll, and cancel below them.
public struct SheetPanelLayout: Equatable, Sendable {
  /// The title and the buttons except cancel, in the sheet, in points.
  public let body: Rectangle
  /// The pane that scrolls in the body, below the title.
  public let pane: Rectangle
  /// The height of the content that scrolls, in points.
  public let paneContent: Double
  /// The strip behind the title, as wide as the sheet; 0 points high in a theme without it.
  public let strip: Rectangle
  /// The title, in the body; `nil` if there is none.
  public let title: Rectangle?
  /// The buttons except cancel from top to bottom, in the content that scrolls.
  public let buttons: [Rectangle]
  /// The hairlines above buttons, in the content that scrolls.
  public let rules: [Rectangle]
  /// The container of cancel, in the sheet; `nil` if there is no cancel.
  public let foot: Rectangle?
  /// Cancel, in its container; `nil` if there is no cancel.
  public let cancel: Rectangle?
  /// The width of every button, in points.
  public let rowWidth: Double
  /// The height of the sheet, in points.
  public let height: Double

  /// The height of the strip if nothing is above the buttons.
  private static let leastStrip = 12.0

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - textHeight: the height of the title's text in ``SheetMetrics/titleWidth(inSheet:)``, in
  ///     points; `nil` without a title.
  ///   - count: the number of buttons except cancel.
  ///   - width: the width of the sheet's container, in points.
  ///   - maximumHeight: in points; if not all fits, the content scrolls, but not cancel.
  ///   - hairline: one pixel of the screen, in points.
  public init(
    title textHeight: Double?, count: Int, hasCancel: Bool, _ metrics: SheetMetrics,
    width: Double, maximumHeight: Double, hairline: Double
  ) {
    let groupWidth = width - 2 * metrics.margin
    let rowWidth = metrics.rowWidth(inSheet: width)
    let isFlat = metrics.hasRules
    // The title does not scroll; in Classic it is on a strip as wide as the panel.
    let titleHeight = min(
      maximumHeight / 2, textHeight.map { max(metrics.titleHeight, $0 + 16) } ?? 0)
    var y = isFlat ? titleHeight : max(titleHeight, SheetPanelLayout.leastStrip) + metrics.edge
    let top = y
    var (buttons, rules): ([Rectangle], [Rectangle]) = ([], [])
    for index in 0..<count {
      if index > 0 { y += metrics.rowGap }
      if isFlat, y > 0 {
        rules.append(Rectangle(x: 0, y: y - top, width: groupWidth, height: hairline))
      }
      buttons.append(
        Rectangle(x: metrics.inset, y: y - top, width: rowWidth, height: metrics.rowHeight))
      y += metrics.rowHeight
    }
    let isAlone = count == 0 && titleHeight <= 0
    let gap = hasCancel && !isAlone ? metrics.cancelGap : 0
    let below = (hasCancel ? metrics.rowHeight : 0) + gap + metrics.margin + metrics.edge
    let bodyHeight = max(0, min(y, maximumHeight - below))
    body = Rectangle(x: metrics.margin, y: 0, width: groupWidth, height: bodyHeight)
    pane = Rectangle(x: 0, y: top, width: groupWidth, height: max(0, bodyHeight - top))
    paneContent = y - top
    strip = Rectangle(
      x: 0, y: 0, width: width,
      height: isFlat ? 0 : max(titleHeight, SheetPanelLayout.leastStrip))
    title = textHeight.map {
      Rectangle(
        x: metrics.titleInset, y: max(0, (titleHeight - $0) / 2),
        width: metrics.titleWidth(inSheet: width), height: $0)
    }
    (self.buttons, self.rules, self.rowWidth) = (buttons, rules, rowWidth)
    foot =
      hasCancel
      ? Rectangle(
        x: metrics.margin, y: bodyHeight + gap, width: groupWidth, height: metrics.rowHeight)
      : nil
    cancel =
      hasCancel
      ? Rectangle(x: metrics.inset, y: 0, width: rowWidth, height: metrics.rowHeight) : nil
    height = bodyHeight + below
  }
}

extension SheetMetrics {
  /// The width of the title's text in a sheet of a width, both in points.
  public func titleWidth(inSheet width: Double) -> Double { width - 2 * margin - 2 * titleInset }

  /// The width of a button in a sheet of a width, both in points.
  public func rowWidth(inSheet width: Double) -> Double { width - 2 * margin - 2 * inset }

  /// The width that the title of a button may have, in points; buttons without rules between them
  /// have a hairline around them.
  public func titleRoom(inRow width: Double, hairline: Double) -> Double {
    width - 2 * titleInset - (hasRules ? 0 : 2 * hairline)
  }
}
