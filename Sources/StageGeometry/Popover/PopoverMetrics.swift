/// The lengths of a popover's frame, in points.
public struct PopoverMetrics: Equatable, Sendable {
  /// The space between the frame's edge and its content.
  public let frame: Double
  /// The radius of the frame's corners.
  public let cornerRadius: Double
  /// From the frame's edge to the tip of the arrow.
  public let arrowHeight: Double
  /// The width of the arrow at the frame's edge.
  public let arrowWidth: Double
  /// The width of a popover that the document describes, without its frame.
  public let viewWidth: Double
  /// The width of the content of such a popover.
  public var contentWidth: Double { viewWidth - 2 * frame }

  /// The width of the shadow.
  public static let shadow = 24.0
  /// The space between the frame and the edge of the screen.
  public static let margin = 10.0
}

extension Look.Theme {
  /// The lengths of its popovers.
  public var popover: PopoverMetrics {
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
