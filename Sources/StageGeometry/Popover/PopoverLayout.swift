public import Geometry

/// Where a popover is: beside its anchor, as near to it as the screen allows.
public struct PopoverLayout: Equatable, Sendable {
  /// The side of the popover that the arrow is on.
  public enum Side: CaseIterable, Sendable {
    /// As seen from the middle of the popover.
    case top, bottom, left, right
  }

  /// The frame without its arrow, on the screen, in points.
  public var frame: Rectangle
  /// The side that the arrow is on; `nil` for a popover without one.
  public private(set) var side: Side?
  /// The place of the arrow's tip on that side, from the frame's left or top edge, in points.
  public private(set) var tip = 0.0

  /// Finds a place.
  ///
  /// The popover is below its anchor, else above it, else at its right or left: at the first place
  /// where all of it fits. If there is none, it is where it can be highest, and its content
  /// scrolls.
  ///
  /// - Parameters:
  ///   - anchor: the place that it points at; `nil` for the middle of the room.
  ///   - width: the width of the frame, in points.
  ///   - height: the height of the frame, if there is room, in points.
  ///   - room: the part of the screen that the frame may cover.
  public init(
    at anchor: Rectangle?, width: Double, height: Double, in room: Rectangle,
    _ metrics: PopoverMetrics
  ) {
    let (right, bottom) = (room.x + room.width, room.y + room.height)
    guard let anchor else {
      let height = min(height, room.height)
      frame = Rectangle(
        x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2,
        width: width, height: height)
      return
    }
    let arrow = metrics.arrowHeight
    let below = bottom - anchor.y - anchor.height - arrow
    let above = anchor.y - room.y - arrow
    let after = right - anchor.x - anchor.width - arrow
    let before = anchor.x - room.x - arrow
    let tall = min(height, room.height)
    let side: Side
    if below >= height {
      side = .top
    } else if above >= height {
      side = .bottom
    } else if after >= width {
      side = .left
    } else if before >= width {
      side = .right
    } else {
      side = below >= above ? .top : .bottom
    }
    self.side = side
    let (middleX, middleY) = (anchor.x + anchor.width / 2, anchor.y + anchor.height / 2)
    func within(_ value: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(value, max(low, high)))
    }
    // The arrow does not touch the round corners.
    let clear = metrics.cornerRadius + metrics.arrowWidth / 2
    let x = within(middleX - width / 2, room.x, right - width)
    let y = within(middleY - tall / 2, room.y, bottom - tall)
    switch side {
    case .top:
      let height = min(height, max(below, 44))
      frame = Rectangle(x: x, y: bottom - below, width: width, height: height)
    case .bottom:
      let height = min(height, max(above, 44))
      frame = Rectangle(x: x, y: anchor.y - arrow - height, width: width, height: height)
    case .left:
      frame = Rectangle(x: right - after, y: y, width: width, height: tall)
    case .right:
      frame = Rectangle(x: anchor.x - arrow - width, y: y, width: width, height: tall)
    }
    switch side {
    case .top, .bottom: tip = within(middleX - frame.x, clear, width - clear)
    case .left, .right: tip = within(middleY - frame.y, clear, frame.height - clear)
    }
  }

  /// The same popover above the keyboard: first its height shrinks, then it moves up if it must.
  ///
  /// It has no arrow if it cannot point at its anchor any more.
  ///
  /// - Parameter end: where the keyboard begins, in points.
  public func clear(
    above end: Double, in room: Rectangle, _ metrics: PopoverMetrics
  ) -> PopoverLayout {
    var result = self
    let foot = end - (side == .bottom ? metrics.arrowHeight : 0)
    var rest = frame.y + frame.height - foot
    guard rest > 0 else { return self }
    func shrink(to least: Double) {
      let less = min(rest, max(0, result.frame.height - least))
      result.frame.height -= less
      rest -= less
    }
    func rise() {
      let way = min(rest, max(0, result.frame.y - room.y))
      result.frame.y -= way
      rest -= way
    }
    switch side {
    // A popover below its anchor keeps its place while there is room for some rows.
    case .top: shrink(to: PopoverLayout.leastHeight)
    case .bottom, .left, .right, nil: break
    }
    rise()
    shrink(to: 44)
    switch side {
    case .top:
      if result.frame.y < frame.y { result.side = nil }
    case .left, .right:
      let clear = metrics.cornerRadius + metrics.arrowWidth / 2
      result.tip = tip + frame.y - result.frame.y
      if result.tip > result.frame.height - clear { result.side = nil }
    case .bottom, nil: break
    }
    return result
  }

  /// The height to which a popover shrinks before it moves: a bar and some rows.
  private static let leastHeight = 200.0
}
