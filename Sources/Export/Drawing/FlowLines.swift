public import Gtk
public import StageGeometry

// The ways of a map, on a page and in the window.

extension Painter {
  /// Draws a way up to its arrow.
  public func stroke(_ line: FlowGeometry.Line, width: Double) {
    move(to: line.start.x, line.start.y)
    for (place, part) in line.curves.enumerated() {
      // The arrow ends the line.
      let isLast = place == line.curves.count - 1
      let short = isLast ? (line.pointsRight ? 7.0 : -7) : 0
      curve(
        part.first.x, part.first.y, part.second.x, part.second.y, to: part.end.x - short,
        part.end.y)
    }
    stroke(width: width)
  }

  /// Draws an arrow that ends at a point.
  public func arrow(at end: FlowGeometry.Line.Point, pointsRight: Bool) {
    let back = pointsRight ? -9.0 : 9.0
    move(to: end.x, end.y)
    line(to: end.x + back, end.y - 4.5)
    line(to: end.x + back, end.y + 4.5)
    closePath()
    fill()
  }
}
