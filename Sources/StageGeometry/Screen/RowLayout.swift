public import Geometry

/// Where the parts of a row of a table are, in points from the corner of the row.
public struct RowLayout: Equatable, Sendable {
  /// What a row has at its end.
  public enum End: Equatable, Sendable {
    case nothing, chevron, checkmark, detailButton
    /// A switch of a size.
    case toggle(width: Double, height: Double)

    /// The width with the space around it, in points.
    func room(_ inset: Double) -> Double {
      switch self {
      case .nothing: inset
      case .chevron: inset + 22
      case .checkmark: inset + 22
      case .detailButton: inset + 26
      case .toggle(let width, _): inset + width + 8
      }
    }
  }

  /// The size of the button at the end of a row, in points.
  public static let detailButton = 22.0

  /// The text of the row.
  public let title: Rectangle
  /// The text below it; empty where there is none.
  public let subtitle: Rectangle
  /// The text at the end; empty where there is none.
  public let detail: Rectangle
  /// The mark, the button or the switch at the end; empty for a chevron and where there is none.
  public let end: Rectangle

  /// Lays out a row.
  ///
  /// The title comes first: the detail gets what it leaves, and never less than 30 % of the room
  /// where it needs that.
  ///
  /// - Parameters:
  ///   - inset: the space between the edge and the text.
  ///   - titleWidth: the width of the wider one of the title and the subtitle.
  ///   - detailWidth: the width of the detail; 0 for none.
  public init(
    width: Double, height: Double, inset: Double, end: End, titleWidth: Double,
    detailWidth: Double, hasSubtitle: Bool
  ) {
    let room = max(0, width - inset - end.room(inset))
    let gap = detailWidth > 0 ? 8.0 : 0
    let least = min(detailWidth, room * 0.3)
    let titleRoom = detailWidth > 0 ? min(titleWidth, max(0, room - gap - least)) : room
    let top = hasSubtitle ? (height * 0.07).rounded() : 0
    let middle = hasSubtitle ? (height * 0.55).rounded() : height
    title = Rectangle(x: inset, y: top, width: titleRoom, height: middle - top)
    subtitle = Rectangle(
      x: inset, y: middle - 2, width: titleRoom, height: hasSubtitle ? height - middle - 2 : 0)
    let detailRoom = max(0, min(detailWidth, room - titleRoom - gap))
    detail = Rectangle(x: inset + room - detailRoom, y: 0, width: detailRoom, height: height)
    switch end {
    case .nothing, .chevron: self.end = Rectangle(x: width, y: 0, width: 0, height: height)
    case .checkmark:
      self.end = Rectangle(x: width - inset - 14, y: 0, width: 14, height: height)
    case .detailButton:
      let size = RowLayout.detailButton
      self.end = Rectangle(
        x: width - inset - size, y: (height - size) / 2, width: size, height: size)
    case .toggle(let wide, let high):
      self.end = Rectangle(
        x: width - inset - wide, y: ((height - high) / 2).rounded(), width: wide, height: high)
    }
  }
}

/// Where the parts of a switch are, in points from its corner.
public struct SwitchLayout: Equatable, Sendable {
  /// The size of a switch in a theme, in points.
  public static func size(_ theme: Look.Theme) -> (width: Double, height: Double) {
    theme == .classic ? (77, 27) : (51, 31)
  }

  /// The knob, which is at the end while the switch is on.
  public let knob: Rectangle
  /// The room for the word beside the knob.
  public let word: Rectangle

  /// Lays out a switch.
  public init(_ theme: Look.Theme, isOn: Bool) {
    let (width, height) = SwitchLayout.size(theme)
    let margin = theme == .classic ? 0.0 : 2
    let edge = height - 2 * margin
    knob = Rectangle(
      x: isOn ? width - margin - edge : margin, y: margin, width: edge, height: edge)
    word = Rectangle(
      x: isOn ? 0 : edge, y: 0, width: width - edge, height: height)
  }
}
