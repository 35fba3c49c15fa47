public import DialogModel

extension StageAxes.TextSize {
  /// The factor for the sizes of type.
  public var factor: Double {
    switch self {
    case .small: 0.85
    case .normal: 1
    case .large: 1.2
    case .largest: 1.6
    }
  }

  /// The factor for the sizes of type where the room does not grow: in bars, and below icons.
  public var barFactor: Double { min(factor, 1.2) }

  /// The height of a part with one line of text, in points: it grows with the text, and never
  /// shrinks, because a finger stays as large as it is.
  ///
  /// - Parameters:
  ///   - height: the height with texts of normal size.
  ///   - font: the size of its type, in points.
  public func grown(_ height: Double, font: Double) -> Double {
    guard factor > 1 else { return height }
    return height + (font * 1.3 * (factor - 1)).rounded()
  }
}

extension AlertMetrics {
  /// The lengths for texts of another size.
  func grown(for size: StageAxes.TextSize) -> AlertMetrics {
    var metrics = self
    metrics.buttonHeight = size.grown(buttonHeight, font: 17)
    metrics.fieldHeight = size.grown(fieldHeight, font: 15)
    metrics.buttonType = buttonType.grown(by: size.factor)
    metrics.titleType = titleType.grown(by: size.factor)
    metrics.messageType = messageType.grown(by: size.factor)
    metrics.fieldType = fieldType.grown(by: size.factor)
    metrics.progressType = progressType.grown(by: size.factor)
    return metrics
  }
}

extension SheetMetrics {
  /// The lengths for texts of another size.
  func grown(for size: StageAxes.TextSize) -> SheetMetrics {
    var metrics = self
    metrics.rowHeight = size.grown(rowHeight, font: 18)
    metrics.buttonType = buttonType.grown(by: size.factor)
    metrics.titleType = titleType.grown(by: size.factor)
    return metrics
  }
}

extension ScreenMetrics {
  /// The lengths for texts of another size.
  func grown(for size: StageAxes.TextSize) -> ScreenMetrics {
    var metrics = self
    metrics.rowHeight = size.grown(rowHeight, font: 17)
    metrics.segmentHeight = size.grown(segmentHeight, font: 13)
    return metrics
  }
}
