public import Geometry

// The types of texts. The style sheets of the looks have the same sizes; a test holds them together.

extension LookVariant {
  /// The type of the title of a navigation bar.
  ///
  /// - Parameter isOnSide: whether the device is in landscape, where Classic has a smaller one.
  public func barTitleType(isOnSide: Bool) -> TypeStyle {
    let points = theme == .classic && !isOnSide ? 20.0 : 17
    return TypeStyle(points, bold: true).grown(by: textSize.barFactor)
  }

  /// The type of an item of a bar.
  func barItemType(_ kind: BarLayout.Kind, hasIcon: Bool) -> TypeStyle {
    let isTab = kind == .tabs
    let type =
      theme == .classic
      ? TypeStyle(isTab ? 11 : 12, bold: true)
      : TypeStyle(isTab ? (hasIcon ? 11 : 12) : 17)
    return type.grown(by: textSize.barFactor)
  }

  /// The type of a row or a button of a screen.
  func cellType(isFilled: Bool) -> TypeStyle {
    TypeStyle(17, bold: theme == .classic || isFilled).grown(by: textSize.factor)
  }

  /// The type of the text below that of a row.
  var subtitleType: TypeStyle {
    TypeStyle(theme == .classic ? 13 : 12).grown(by: textSize.factor)
  }

  /// The type of the text at the end of a row, and of a field of a screen.
  var detailType: TypeStyle { TypeStyle(17).grown(by: textSize.factor) }

  /// The type of a segment of a segmented control.
  var segmentType: TypeStyle {
    (theme == .classic ? TypeStyle(15, bold: true) : TypeStyle(13)).grown(by: textSize.factor)
  }

  /// The type of the application's name and of the text in a banner.
  func bannerType(isName: Bool) -> TypeStyle {
    TypeStyle(theme == .classic ? 13 : 15, bold: isName).grown(by: textSize.barFactor)
  }

  /// The type of a caption, or of the text below a section.
  func captionType(isFooter: Bool) -> TypeStyle {
    let points: Double =
      switch (theme, isFooter) {
      case (.classic, false): 15
      case (.classic, true), (.flat, false): 13
      case (.flat, true): 12
      }
    return TypeStyle(points).grown(by: textSize.factor)
  }
}

/// What is around the text of a button, at both sides together, in points: padding, margin and border.
struct ButtonChrome {
  let width: Double

  /// Around the text of an item of a bar.
  init(
    _ theme: Look.Theme, _ kind: BarLayout.Kind, isBack: Bool = false, hairline: Double
  ) {
    width =
      switch (theme, kind, isBack) {
      case (.flat, _, true): 32
      case (.flat, _, false): 16
      case (.classic, _, true): 34
      case (.classic, .tabs, _): 18
      case (.classic, .navigation, _), (.classic, .toolbar, _): 28 + 2 * hairline
      }
  }

  /// Around the text of a row or a button of a screen.
  init(_ theme: Look.Theme, _ kind: CellKind, hasChevron: Bool, hairline: Double) {
    let padding = theme == .classic ? 24.0 : 32
    width = padding + (hasChevron ? 18 : 0) + (theme == .classic ? 2 * hairline : 0)
  }
}
