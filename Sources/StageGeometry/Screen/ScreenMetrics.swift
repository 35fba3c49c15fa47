/// The lengths of a theme's screens, in points.
public struct ScreenMetrics: Equatable, Sendable {
  /// The theme.
  public let theme: Look.Theme
  /// The space between the edge of the screen and a row.
  public let cellInset: Double
  /// The space between the edge of the screen and a caption.
  public let captionInset: Double
  /// The space above the first row, and between groups.
  public let groupGap: Double
  /// The space between a row and the button below it.
  public let buttonGap: Double
  /// The space around a segmented control, a filled button and a picture, and on both sides of the
  /// first two.
  public let blockGap: Double
  /// The space between the edge of the screen and a segmented control or a filled button.
  public let blockInset: Double
  /// The height of a segmented control.
  public internal(set) var segmentHeight: Double
  /// The width of the strokes of the mark on a row that leads on.
  public let chevronStroke: Double
  /// The height of a row, a button and a text field.
  public internal(set) var rowHeight = DeviceMetrics.row
}

extension Look.Theme {
  /// The lengths on a screen of a width in points.
  public func screen(width: Double) -> ScreenMetrics {
    switch self {
    case .classic where width >= 768:
      ScreenMetrics(
        theme: self, cellInset: 44, captionInset: 56, groupGap: 32, buttonGap: 16, blockGap: 16,
        blockInset: 44,
        segmentHeight: 44, chevronStroke: 3)
    case .classic:
      ScreenMetrics(
        theme: self, cellInset: 10, captionInset: 20, groupGap: 16, buttonGap: 12, blockGap: 12,
        blockInset: 10,
        segmentHeight: 44, chevronStroke: 3)
    case .flat:
      ScreenMetrics(
        theme: self, cellInset: 0, captionInset: 16, groupGap: 28, buttonGap: 0, blockGap: 16,
        blockInset: 16,
        segmentHeight: 30, chevronStroke: 2)
    }
  }
}

extension ScreenMetrics {
  /// The space between the edge of a row and its text.
  public var rowInset: Double { theme == .classic ? 12 : 16 }

  /// The points between two cells, one below the other; `nil` is the top of the screen.
  ///
  /// Rows of one group touch; a caption is close above its group, and a footer close below.
  ///
  /// - Parameter startsGroup: whether the lower one is the first of a group.
  public func gap(from previous: CellKind?, to next: CellKind, startsGroup: Bool = false) -> Double
  {
    switch (previous, next) {
    case (_, .footer): 8
    case (nil, .caption): 16
    case (nil, _): groupGap
    case (.caption, .caption): 4
    case (.caption, _): 8
    case (_, .caption): 20
    case (.footer, _): groupGap
    case (_, _) where startsGroup: groupGap
    case (let previous?, let next):
      if previous.isBlock || next.isBlock {
        blockGap
      } else {
        isApart(previous, next) ? buttonGap : 0
      }
    }
  }

  /// Whether two cells, one below the other, do not touch.
  public func isApart(_ upper: CellKind?, _ lower: CellKind?) -> Bool {
    guard let upper, let lower, !upper.isText, !lower.isText, !upper.isBlock, !lower.isBlock else {
      return true
    }
    return buttonGap > 0 && (upper == .button || lower == .button)
  }

  /// The place of a cell without its top, in points.
  func place(of kind: CellKind, width: Double) -> (inset: Double, height: Double) {
    switch kind {
    case .row, .button: (cellInset, rowHeight)
    case .filled: (blockInset, rowHeight)
    case .segments: (blockInset, segmentHeight)
    case .picture(let height): (cellInset, height)
    case .caption, .footer: (captionInset, 0)
    }
  }
}
