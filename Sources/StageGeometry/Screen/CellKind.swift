public import DialogModel

/// What the layout of a screen knows of what is between the bars.
public enum CellKind: Equatable, Sendable {
  /// A text: a label, or the header of a section.
  case caption
  /// The text below a section.
  case footer
  case row
  case button
  /// A button that fills its place with a colour.
  case filled
  case segments
  /// A picture of a height in points.
  case picture(Double)

  /// What a control is in a look; `nil` for what is in a bar.
  public init?(_ control: Control, _ theme: Look.Theme) {
    switch control.kind {
    case .label, .section: self = .caption
    case .row, .textField, .switch: self = .row
    case .button:
      switch (control.details.style, theme) {
      case (.plain, _): self = .button
      case (.destructive, .flat): self = .button
      case (.destructive, .classic), (.filled, _): self = .filled
      }
    case .segmented: self = .segments
    case .image(let frame):
      self = .picture(Double(frame.height ?? PictureFrame.standardHeight))
    case .barButton, .toolbarButton, .tab, .space: return nil
    }
  }

  /// Whether it is text without a background.
  public var isText: Bool { self == .caption || self == .footer }

  /// Whether it never touches what is above or below it.
  var isBlock: Bool {
    switch self {
    case .filled, .segments, .picture: true
    case .caption, .footer, .row, .button: false
    }
  }
}
