public import DialogModel

/// A look with texts of a size, and with a contrast.
public struct LookVariant: Hashable, Sendable {
  /// The theme, light or dark.
  public var look: Look
  /// The size of the texts.
  public var textSize: StageAxes.TextSize
  /// The contrast of texts and rules.
  public var contrast: StageAxes.Contrast

  /// A look; with texts of normal size and normal contrast where nothing else is said.
  public init(
    _ look: Look, textSize: StageAxes.TextSize = .normal, contrast: StageAxes.Contrast = .normal
  ) {
    (self.look, self.textSize, self.contrast) = (look, textSize, contrast)
  }

  /// The theme of its look.
  public var theme: Look.Theme { look.theme }

  /// The name in CSS: a class, and the prefix of the names of its colours.
  public var name: String {
    let size = textSize == .normal ? "" : "_\(textSize.rawValue)"
    return look.name + size + (contrast == .high ? "_high" : "")
  }

  /// The width of a rule, in device pixels.
  public var ruleWidth: Int { contrast == .high ? 2 : 1 }

  /// The lengths of its alerts.
  public var alert: AlertMetrics { theme.alert.grown(for: textSize) }

  /// The lengths of its sheets: at the foot of the screen, or in a popover.
  public func sheet(inPopover: Bool) -> SheetMetrics {
    theme.sheet(inPopover: inPopover).grown(for: textSize)
  }

  /// The lengths on a screen of a width in points.
  public func screen(width: Double) -> ScreenMetrics {
    theme.screen(width: width).grown(for: textSize)
  }
}
