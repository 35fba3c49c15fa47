import CGtk

/// How a line ends and how two lines meet.
public enum LineShape: Sendable {
  case sharp, round
}

extension Painter {
  /// Starts a new subpath at a point.
  public func move(to x: Double, _ y: Double) { cairo_move_to(cairo, x, y) }

  /// Adds a straight line to a point.
  public func line(to x: Double, _ y: Double) { cairo_line_to(cairo, x, y) }

  /// Adds a Bézier curve to the last point; the two points before it are the control points.
  public func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double
  ) {
    cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
  }

  /// Adds an arc about a centre, clockwise between two angles in radians.
  public func arc(
    center x: Double, _ y: Double, radius: Double, from start: Double = 0,
    to end: Double = 2 * .pi
  ) {
    cairo_arc(cairo, x, y, radius, start, end)
  }

  /// Adds a line back to the start of the subpath.
  public func closePath() { cairo_close_path(cairo) }

  /// Adds a rectangle.
  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Adds a rectangle with rounded corners.
  public func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    let radius = max(0, min(radius, min(width, height) / 2))
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    arc(center: x + width - radius, y + radius, radius: radius, from: -quarter, to: 0)
    arc(center: x + width - radius, y + height - radius, radius: radius, from: 0, to: quarter)
    arc(center: x + radius, y + height - radius, radius: radius, from: quarter, to: 2 * quarter)
    arc(center: x + radius, y + radius, radius: radius, from: 2 * quarter, to: 3 * quarter)
    closePath()
  }

  /// Fills the path and clears it.
  public func fill() { cairo_fill(cairo) }

  /// Fills the path and keeps it.
  public func fillPreserving() { cairo_fill_preserve(cairo) }

  /// Strokes the path with a width, and clears it.
  public func stroke(width: Double, _ shape: LineShape = .sharp) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, shape == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(cairo, shape == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(cairo)
  }

  /// Strokes further lines as dashes and gaps of these lengths in turn; without lengths, as whole
  /// lines.
  public func setDash(_ lengths: [Double]) {
    cairo_set_dash(cairo, lengths, Int32(clamping: lengths.count), 0)
  }

  /// Clips all further drawing to the path, until the end of `saved`.
  public func clip() { cairo_clip(cairo) }
}
