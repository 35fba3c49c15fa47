public import DialogModel
public import Geometry

/// Where the controls between the bars of a screen are, in points from the top of the content.
public struct CellsLayout: Equatable, Sendable {
  /// A control, and whether it touches its neighbours.
  public struct Cell: Equatable, Sendable {
    /// The place from edge to edge of its group, or within the insets of a caption.
    public let place: Rectangle
    /// Whether nothing of its group is above it; never for a caption.
    public let isFirst: Bool
    /// Whether nothing of its group is below it; never for a caption.
    public let isLast: Bool
  }

  /// The controls from top to bottom.
  public let cells: [Cell]
  /// Where the last control ends; 0 if there is none.
  public let end: Double
  private let metrics: ScreenMetrics

  /// Lays out controls one below the other.
  ///
  /// - Parameters:
  ///   - continues: the 0-based indices of the captions that are a further piece of the caption
  ///     before them.
  ///   - starts: the 0-based indices of the cells that are the first of a group.
  ///   - width: the width of the screen, in points.
  ///   - captionHeight: measures the text of the control of a 0-based index in a width, both in
  ///     points.
  public init(
    _ kinds: [CellKind], continues: Set<Int> = [], starts: Set<Int> = [], _ metrics: ScreenMetrics,
    width: Double, captionHeight: (_ index: Int, _ width: Double) -> Double
  ) {
    var y = 0.0
    var cells: [Cell] = []
    for (index, kind) in kinds.enumerated() {
      let previous = index > 0 ? kinds[index - 1] : nil
      let next = index + 1 < kinds.count ? kinds[index + 1] : nil
      let isStart = starts.contains(index)
      if !continues.contains(index) {
        y += metrics.gap(from: previous, to: kind, startsGroup: isStart)
      }
      if kind.isText {
        let room = width - 2 * metrics.captionInset
        let height = captionHeight(index, room)
        let place = Rectangle(x: metrics.captionInset, y: y, width: room, height: height)
        cells.append(Cell(place: place, isFirst: false, isLast: false))
        y += height
      } else {
        let (inset, height) = metrics.place(of: kind, width: width)
        let place = Rectangle(x: inset, y: y, width: width - 2 * inset, height: height)
        cells.append(
          Cell(
            place: place, isFirst: isStart || metrics.isApart(previous, kind),
            isLast: starts.contains(index + 1) || metrics.isApart(kind, next)))
        y += height
      }
    }
    self.cells = cells
    end = y
    self.metrics = metrics
  }

  /// The height of the content, with room below its end, which is given in points.
  public func height(endingAt end: Double) -> Double { end + metrics.groupGap }

  /// The place that a popover's arrow points at: the text of a control as wide as the screen.
  ///
  /// - Parameters:
  ///   - textWidth: the width of the control's title, in points.
  public static func anchor(
    in place: Rectangle, _ kind: Control.Kind, textWidth: Double
  ) -> Rectangle {
    let width = min(place.width, textWidth + 16)
    let isRow = if case .switch = kind { true } else { kind == .row }
    let start = isRow ? 8 : (place.width - width) / 2
    return Rectangle(x: place.x + start, y: place.y, width: width, height: place.height)
  }

  /// The scroll offset at which a control is visible with some room around it, in points.
  ///
  /// - Parameters:
  ///   - offset: the present scroll offset.
  ///   - room: the visible height.
  public static func offset(showing place: Rectangle, from offset: Double, room: Double) -> Double {
    let (first, last) = (place.y + place.height + 8 - room, place.y - 8)
    return max(first, min(offset, last))
  }

  /// The place of the chevron at the end of a row, in points.
  public static func chevron(in row: Rectangle) -> Rectangle {
    Rectangle(x: row.x + row.width - 28, y: row.y, width: 12, height: row.height)
  }
}
