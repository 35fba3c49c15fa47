import CGtk

/// A colour; each part from 0 to 1.
public struct Color: Sendable, Hashable {
  /// 0 to 1.
  public var red: Double
  /// 0 to 1.
  public var green: Double
  /// 0 to 1.
  public var blue: Double
  /// 0 is nothing, 1 hides what is beneath.
  public var alpha: Double

  /// A colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey, 0 black to 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

/// Draws with cairo.
///
/// Valid only during the call it was handed to; lengths are pixels of the widget until it is
/// scaled, y downwards, angles in radians clockwise from the right.
@MainActor public struct Painter {
  let cairo: OpaquePointer

  /// Performs drawing whose colour, transform, line and clip end with it.
  public func saved(_ body: (Painter) -> Void) {
    cairo_save(cairo)
    body(self)
    cairo_restore(cairo)
  }

  /// Performs drawing as one picture, then draws that with an opacity from 0 to 1.
  public func faded(_ opacity: Double, _ body: (Painter) -> Void) {
    cairo_push_group(cairo)
    body(self)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Moves what is drawn from now on.
  public func translate(x: Double, y: Double) { cairo_translate(cairo, x, y) }

  /// Enlarges what is drawn from now on.
  public func scale(_ x: Double, _ y: Double? = nil) { cairo_scale(cairo, x, y ?? x) }

  /// Turns what is drawn from now on, in radians.
  public func rotate(_ angle: Double) { cairo_rotate(cairo, angle) }

  /// Fills and strokes with a colour from now on.
  public func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// One colour at a place of a gradient, from 0 to 1.
  public typealias Stop = (offset: Double, color: Color)

  /// Fills and strokes with a gradient along a line from now on.
  public func setLinearGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ stops: [Stop]
  ) {
    setPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }

  /// Fills and strokes with a gradient around a point, outwards, from now on.
  public func setRadialGradient(
    center: (x: Double, y: Double), from inner: Double, to outer: Double, _ stops: [Stop]
  ) {
    let (x, y) = center
    setPattern(cairo_pattern_create_radial(x, y, inner, x, y, outer), stops)
  }

  private func setPattern(_ pattern: OpaquePointer?, _ stops: [Stop]) {
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Fills all there is, within the clip.
  public func paint() { cairo_paint(cairo) }
}
