import CGtk
import CGtkBridge

/// A text that is drawn without a widget, in whole lines.
@MainActor public struct WrittenText {
  /// The description of the font, such as `Cantarell Bold 14px`.
  public var font: String
  /// Whether its lines stand in the middle of their room.
  public var isCentered = false
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
    pango_layout_set_alignment(layout, isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, -Int32(clamping: mostLines))
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    return layout
  }

  private static func height(of layout: OpaquePointer) -> Double {
    var extent = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extent)
    return Double(extent.height) / Double(PANGO_SCALE)
  }
}
