import CGtk
import CGtkBridge

/// A line of text to draw, in the font family of a widget; lengths are those of the painter.
@MainActor public final class DrawnText: Object {
  private var layout: OpaquePointer { opaque }

  /// - Parameters:
  ///   - size: the size of the type.
  ///   - width: the most room for the text, which is cut at its end; `nil` for any.
  public init(
    _ text: String, size: Double, isBold: Bool = false, width: Double? = nil, in widget: Widget
  ) {
    super.init(adopting: gtk_widget_create_pango_layout(widget.widget, text))
    let font = pango_font_description_copy(
      pango_context_get_font_description(gtk_widget_get_pango_context(widget.widget)))
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    guard let width else { return }
    pango_layout_set_width(layout, Int32(clamping: Int(width * Double(PANGO_SCALE))))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(layout, -1)
  }

  /// The width and the height of the text.
  public var size: (width: Double, height: Double) {
    var extent = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extent)
    return (Double(extent.width) / Double(PANGO_SCALE), Double(extent.height) / Double(PANGO_SCALE))
  }

  /// Draws the text in the painter's colour with its middle at a point.
  public func draw(_ painter: Painter, middle x: Double, _ y: Double) {
    pango_cairo_update_layout(painter.cairo, layout)
    var extent = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extent)
    let unit = Double(PANGO_SCALE)
    cairo_move_to(
      painter.cairo, x - Double(extent.width) / unit / 2 - Double(extent.x) / unit,
      y - Double(extent.height) / unit / 2)
    pango_cairo_show_layout(painter.cairo, layout)
    cairo_new_path(painter.cairo)
  }
}
