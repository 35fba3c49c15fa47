public import DialogModel

/// The lengths of a theme's screens, in points.
public struct ScreenMetrics: Equatable, Sendable {
  /// The space between the edge of the screen and a row.
  public let cellInset: Double
  /// The space between the edge of the screen and a caption.
  public let captionInset: Double
  /// The space above the first row, and between groups.
  public let groupGap: Double
  /// The space between a row and the button below it.
  public let buttonGap: Double
}

extension Look.Theme {
  /// The lengths on a screen of a width in points.
  public func screen(width: Double) -> ScreenMetrics {
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

extension ScreenMetrics {
  /// The points between two controls, one below the other; `nil` is the top of the screen.
  ///
  /// Rows of one group touch; a caption is close above its group.
  public func gap(from previous: Control.Kind?, to next: Control.Kind) -> Double {
    switch (previous, next) {
    case (nil, .label): 16
    case (nil, _): groupGap
    case (.label, .label): 4
    case (.label, _): 8
    case (_, .label): 20
    case (let previous?, let next): isApart(previous, next) ? buttonGap : 0
    }
  }

  /// Whether two controls, one below the other, do not touch.
  public func isApart(_ upper: Control.Kind?, _ lower: Control.Kind?) -> Bool {
    guard let upper, let lower, upper != .label, lower != .label else { return true }
    return buttonGap > 0 && (upper == .button || lower == .button)
  }
}
