import CGtk

/// A colour; each component is from 0 to 1.
public struct Color: Sendable, Hashable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Makes a colour from components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from its components as one number: `0xFF8000` is orange.
  public init(_ components: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(components >> 16 & 255) / 255, green: Double(components >> 8 & 255) / 255,
      blue: Double(components & 255) / 255, alpha: alpha)
  }

  /// How bright it looks, from 0 to 1.
  public var brightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

/// Draws with cairo.
///
/// It is valid only during the call that it is passed to. Lengths are pixels of the widget until it
/// is scaled; y points down, and angles are in radians clockwise from the right.
@MainActor public struct Painter {
  let cairo: OpaquePointer

  /// Performs drawing, then restores the colour, transform, line and clip.
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

  /// Moves all further drawing.
  public func translate(x: Double, y: Double) { cairo_translate(cairo, x, y) }

  /// Scales all further drawing.
  public func scale(_ x: Double, _ y: Double? = nil) { cairo_scale(cairo, x, y ?? x) }

  /// Rotates all further drawing, in radians.
  public func rotate(_ angle: Double) { cairo_rotate(cairo, angle) }

  /// Sets the colour for further fills and strokes.
  public func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// A colour at an offset of a gradient, from 0 to 1.
  public typealias Stop = (offset: Double, color: Color)

  /// Sets a gradient along a line for further fills and strokes.
  public func setLinearGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ stops: [Stop]
  ) {
    setPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }

  private func setPattern(_ pattern: OpaquePointer?, _ stops: [Stop]) {
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Fills the whole area inside the clip.
  public func paint() { cairo_paint(cairo) }
}
