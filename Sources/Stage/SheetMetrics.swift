/// The lengths of a sheet, in points.
struct SheetMetrics: Equatable {
  /// The width in a popover.
  let popoverWidth: Double
  /// From the edges of what it stands in to its groups.
  let margin: Double
  /// From a group's edges to its buttons.
  let inset: Double
  /// Above the first and below the last button.
  let edge: Double
  /// How high a title's strip is at the least.
  let titleHeight: Double
  let rowHeight: Double
  let rowGap: Double
  /// Above cancel.
  let cancelGap: Double
  /// From a button's edge to its title.
  let titleInset: Double
  let cornerRadius: Double
  /// Whether hairlines stand between buttons.
  let hasRules: Bool
}

/// The lengths of a popover's frame, in points.
struct PopoverMetrics: Equatable {
  let frame: Double
  let cornerRadius: Double
  /// How far the arrow stands out, and how broad it is at its foot.
  let (arrowHeight, arrowWidth): (Double, Double)
  /// The width of a popover of one's own, without its frame.
  let viewWidth: Double

  /// How far the shadow goes.
  static let shadow = 24.0
  /// Between the frame and the edge of the screen.
  static let margin = 10.0
}

extension Look.Theme {
  func sheet(inPopover: Bool) -> SheetMetrics {
    switch (self, inPopover) {
    case (.classic, false):
      SheetMetrics(
        popoverWidth: 0, margin: 0, inset: 20, edge: 12, titleHeight: 32, rowHeight: 46,
        rowGap: 8, cancelGap: 16, titleInset: 8, cornerRadius: 0, hasRules: false)
    case (.classic, true):
      SheetMetrics(
        popoverWidth: 288, margin: 0, inset: 12, edge: 10, titleHeight: 32, rowHeight: 43,
        rowGap: 8, cancelGap: 16, titleInset: 8, cornerRadius: 6, hasRules: false)
    case (.flat, false):
      SheetMetrics(
        popoverWidth: 0, margin: 8, inset: 0, edge: 0, titleHeight: 44, rowHeight: 57, rowGap: 0,
        cancelGap: 8, titleInset: 16, cornerRadius: 13, hasRules: true)
    case (.flat, true):
      SheetMetrics(
        popoverWidth: 272, margin: 0, inset: 0, edge: 0, titleHeight: 36, rowHeight: 44,
        rowGap: 0, cancelGap: 8, titleInset: 16, cornerRadius: 13, hasRules: true)
    }
  }

  var popover: PopoverMetrics {
    switch self {
    case .classic:
      PopoverMetrics(
        frame: 10, cornerRadius: 12, arrowHeight: 19, arrowWidth: 37, viewWidth: 320)
    case .flat:
      PopoverMetrics(
        frame: 0, cornerRadius: 13, arrowHeight: 13, arrowWidth: 26, viewWidth: 320)
    }
  }
}
