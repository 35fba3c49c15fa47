/// The lengths of the items of a theme's bars, in points.
public struct BarItemMetrics: Equatable, Sendable {
  /// The edge of an icon in a navigation bar or a toolbar.
  private let icon: Double
  /// The width of an item with an icon, with its margins.
  private let iconWidth: Double
  /// The margins at the sides, and above and below, that the theme's sheet gives a button.
  public let margin: (x: Double, y: Double)

  /// The lengths in a bar.
  ///
  /// - Parameter isLow: whether the bars are the low ones of a phone that is held on its side.
  public init(_ theme: Look.Theme, _ bar: BarLayout.Kind, isLow: Bool) {
    switch theme {
    case .classic:
      (icon, iconWidth) = (16, 44)
      margin = bar == .tabs ? (4, 2) : (5, isLow ? 4 : 7)
    case .flat:
      (icon, iconWidth) = (20, 44)
      margin = (0, 0)
    }
  }

  /// The edge of an icon.
  public func iconSize(isTab: Bool) -> Double { isTab ? 24 : icon }

  /// The width of an item with an icon.
  public func width(isTab: Bool) -> Double { isTab ? 60 : iconWidth }

  /// Whether all lengths are the same.
  public static func == (left: BarItemMetrics, right: BarItemMetrics) -> Bool {
    left.icon == right.icon && left.iconWidth == right.iconWidth && left.margin == right.margin
  }
}
