import CGtk
import CGtkBridge

/// A text that is drawn without a widget, in whole lines.
@MainActor public struct WrittenText {
  /// The description of the font, such as `Cantarell Bold 14px`.
  public var font: String
  /// Whether its lines stand in the middle of their room.
  public var isCentered = false
  /// The side of the room at which its lines are.
  public var side = Side.natural
  /// Whether the middle of a text that does not fit is left out, instead of its end.
  public var losesMiddle = false

  /// A side of a room.
  public enum Side: Sendable {
    /// That at which the text's own lines begin.
    case natural
    case left, right
  }
  /// The most lines; the last one is cut where there are more.
  public var mostLines = 100

  /// A text in a font.
  public init(font: String) { self.font = font }

  /// Draws a text in the painter's colour from a point.
  ///
  /// - Returns: the height of the text.
  @discardableResult
  public func draw(
    _ text: String, _ painter: Painter, x: Double, y: Double, width: Double
  ) -> Double {
    guard let layout = layout(text, painter, width) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_move_to(painter.cairo, x, y)
    pango_cairo_show_layout(painter.cairo, layout)
    cairo_new_path(painter.cairo)
    return WrittenText.height(of: layout)
  }

  /// The height of a text, in the painter's units.
  public func height(_ text: String, _ painter: Painter, width: Double) -> Double {
    guard let layout = layout(text, painter, width) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return WrittenText.height(of: layout)
  }

  /// Draws a text with its middle at a height.
  public func draw(
    _ text: String, _ painter: Painter, x: Double, middle: Double, width: Double
  ) {
    guard let layout = layout(text, painter, width) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    cairo_move_to(painter.cairo, x, middle - WrittenText.height(of: layout) / 2)
    pango_cairo_show_layout(painter.cairo, layout)
    cairo_new_path(painter.cairo)
  }

  private func layout(_ text: String, _ painter: Painter, _ width: Double) -> OpaquePointer? {
    guard let layout = pango_cairo_create_layout(painter.cairo) else { return nil }
    if let description = pango_font_description_from_string(font) {
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    pango_layout_set_width(layout, Int32(clamping: Int(width * Double(PANGO_SCALE))))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, losesMiddle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, -Int32(clamping: mostLines))
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    pango_layout_set_alignment(layout, isCentered ? PANGO_ALIGN_CENTER : alignment(in: layout))
    return layout
  }

  /// Pango means by left the side at which a text begins.
  private func alignment(in layout: OpaquePointer) -> PangoAlignment {
    guard side != .natural else { return PANGO_ALIGN_LEFT }
    let isMirrored = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    return (side == .right) == isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
  }

  private static func height(of layout: OpaquePointer) -> Double {
    var extent = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extent)
    return Double(extent.height) / Double(PANGO_SCALE)
  }
}
