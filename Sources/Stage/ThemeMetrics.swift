/// The lengths of a theme's alerts, in points.
///
/// Sizes of type are in the theme's style sheet.
struct AlertMetrics: Equatable {
  let width: Double
  let cornerRadius: Double
  /// The edge that what scrolls stays within.
  let rim: Double
  /// Between the edge and a text.
  let side: Double
  /// Above the first text.
  let top: Double
  /// Between title and message.
  let gap: Double
  /// Between the last text and the buttons.
  let bottom: Double
  /// Between texts that are cut off, because they scroll, and the buttons.
  let paneGap: Double
  let buttonHeight: Double
  /// Around all buttons: at the sides, below, and above where there is no text.
  let buttonInset: Double
  /// Between two buttons.
  let buttonGap: Double
  /// Above the button drawn as cancel in a column.
  let cancelGap: Double
  /// Between the edge of a button and its title.
  let titleInset: Double
  /// Whether hairlines divide the buttons.
  let hasRules: Bool
  /// Between the edge and a text field.
  let fieldSide: Double
  let fieldHeight: Double
  /// Between the last text and the first field.
  let fieldGap: Double

  var textWidth: Double { width - 2 * side }
  /// The width of one of two buttons side by side.
  var halfWidth: Double { (width - 2 * buttonInset - buttonGap) / 2 }
  var fullWidth: Double { width - 2 * buttonInset }
}

/// The lengths of what a theme draws on a screen, in points.
struct ScreenMetrics: Equatable {
  /// Between the edge of the screen and a row.
  let cellInset: Double
  /// Between the edge of the screen and a caption.
  let captionInset: Double
  /// Above the first row, and between groups.
  let groupGap: Double
  /// Between a row and the button below it.
  let buttonGap: Double
}

extension Look.Theme {
  var alert: AlertMetrics {
    switch self {
    case .classic:
      AlertMetrics(
        width: 284, cornerRadius: 10, rim: 2, side: 14, top: 16, gap: 6, bottom: 16,
        paneGap: 8, buttonHeight: 43, buttonInset: 12, buttonGap: 8, cancelGap: 16, titleInset: 8,
        hasRules: false, fieldSide: 12, fieldHeight: 32, fieldGap: 12)
    case .flat:
      AlertMetrics(
        width: 270, cornerRadius: 13, rim: 0, side: 16, top: 20, gap: 4, bottom: 20,
        paneGap: 0, buttonHeight: 44, buttonInset: 0, buttonGap: 0, cancelGap: 0, titleInset: 8,
        hasRules: true, fieldSide: 16, fieldHeight: 31, fieldGap: 12)
    }
  }

  /// What is drawn on a screen of a width in points.
  func screen(width: Double) -> ScreenMetrics {
    switch self {
    case .classic where width >= 768:
      ScreenMetrics(cellInset: 44, captionInset: 56, groupGap: 32, buttonGap: 16)
    case .classic:
      ScreenMetrics(cellInset: 10, captionInset: 20, groupGap: 16, buttonGap: 12)
    case .flat:
      ScreenMetrics(cellInset: 0, captionInset: 16, groupGap: 28, buttonGap: 0)
    }
  }
}
