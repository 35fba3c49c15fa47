public import Geometry

/// The lengths of a sheet, in points.
public struct SheetMetrics: Equatable, Sendable {
  /// The width of a sheet in a popover.
  public let popoverWidth: Double
  /// The space from the edges of the sheet's container to its groups.
  public let margin: Double
  /// The space from a group's edges to its buttons.
  public let inset: Double
  /// The space above the first and below the last button.
  public let edge: Double
  /// The least height of a title's strip.
  public let titleHeight: Double
  /// The height of a button.
  public internal(set) var rowHeight: Double
  /// The space between two buttons.
  public let rowGap: Double
  /// The space above cancel.
  public let cancelGap: Double
  /// The space from a button's edge to its title.
  public let titleInset: Double
  /// The radius of a group's corners.
  public let cornerRadius: Double
  /// Whether hairlines are between buttons.
  public let hasRules: Bool
  /// The type of a button's title.
  var buttonType: TypeStyle
  /// The type of the sheet's title.
  public internal(set) var titleType = TypeStyle(13)

  /// The type of a button's title; that of cancel is bold.
  public func buttonType(isCancel: Bool) -> TypeStyle {
    TypeStyle(buttonType.points, bold: buttonType.isBold || isCancel)
  }

  /// How the title of a button is drawn.
  ///
  /// - Parameters:
  ///   - width: the width of the sheet's container, in points.
  ///   - hairline: the width of a hairline, in points.
  public func fit(
    _ title: String, isCancel: Bool, sheet width: Double, hairline: Double, _ ruler: any TextRuler
  ) -> TitleFit {
    ruler.fit(
      button: title, buttonType(isCancel: isCancel),
      room: titleRoom(inRow: rowWidth(inSheet: width), hairline: hairline))
  }
}

extension Look.Theme {
  /// The lengths of its sheets: at the foot of the screen, or in a popover.
  public func sheet(inPopover: Bool) -> SheetMetrics {
    switch (self, inPopover) {
    case (.classic, false):
      SheetMetrics(
        popoverWidth: 0, margin: 0, inset: 20, edge: 12, titleHeight: 32, rowHeight: 46,
        rowGap: 8, cancelGap: 16, titleInset: 8, cornerRadius: 0, hasRules: false,
        buttonType: TypeStyle(18, bold: true))
    case (.classic, true):
      SheetMetrics(
        popoverWidth: 288, margin: 0, inset: 12, edge: 10, titleHeight: 32, rowHeight: 43,
        rowGap: 8, cancelGap: 16, titleInset: 8, cornerRadius: 6, hasRules: false,
        buttonType: TypeStyle(18, bold: true))
    case (.flat, false):
      SheetMetrics(
        popoverWidth: 0, margin: 8, inset: 0, edge: 0, titleHeight: 44, rowHeight: 57, rowGap: 0,
        cancelGap: 8, titleInset: 16, cornerRadius: 13, hasRules: true, buttonType: TypeStyle(20))
    case (.flat, true):
      SheetMetrics(
        popoverWidth: 272, margin: 0, inset: 0, edge: 0, titleHeight: 36, rowHeight: 44,
        rowGap: 0, cancelGap: 8, titleInset: 16, cornerRadius: 13, hasRules: true,
        buttonType: TypeStyle(17))
    }
  }
}
