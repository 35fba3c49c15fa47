import CPango
public import Geometry
import Texts

/// Measures texts with Pango, as labels on the stage do; it needs no display.
public final class PangoRuler: TextRuler {
  /// Pixels per point.
  public let zoom: Double

  private let context: OpaquePointer
  private let layout: OpaquePointer
  /// Without a size.
  private let font: OpaquePointer
  /// The number of the fonts that were installed.
  private let fonts: UInt32
  /// What was measured: the same texts are measured at each layout.
  private var known: [Measured: Double] = [:]

  /// A text that was measured, as bytes: letters that are equal may be drawn by other glyphs.
  private struct Measured: Hashable {
    let text: [UInt8]
    let type: TypeStyle
    let scale: Double
  }

  /// How many measurements are kept.
  private static let most = 4096

  /// A ruler for a font that Pango knows.
  ///
  /// - Parameters:
  ///   - name: the font as in the settings of a desktop, such as `Cantarell 11`; its size does not
  ///     matter. Where there is no such font, fontconfig chooses another one.
  ///   - zoom: pixels per point.
  public convenience init(font name: String, zoom: Double = 1) {
    let other = made(pango_font_map_create_context(pango_cairo_font_map_get_default()))
    defer { g_object_unref(UnsafeMutableRawPointer(other)) }
    let font = made(pango_font_description_from_string(name))
    defer { pango_font_description_free(font) }
    pango_context_set_font_description(other, font)
    self.init(like: other, zoom: zoom)
  }

  /// A ruler for the font of a widget.
  ///
  /// - Parameters:
  ///   - widget: the context of the widget, which stays as it is.
  ///   - zoom: pixels per point.
  package init(like widget: OpaquePointer, zoom: Double) {
    self.zoom = zoom
    let fonts = pango_context_get_font_map(widget)
    self.fonts = pango_font_map_get_serial(fonts)
    context = made(pango_font_map_create_context(fonts))
    pango_context_set_language(context, pango_context_get_language(widget))
    let options = PangoRuler.options(of: widget)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    layout = made(pango_layout_new(context))
    font = PangoRuler.font(of: widget)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    pango_font_description_free(font)
  }

  /// The width of a text with one line per paragraph, in whole pixels.
  public func width(of text: String, _ type: TypeStyle, scale: Double) -> Double {
    let key = Measured(text: Array(text.utf8), type: type, scale: scale)
    if let width = known[key] { return width }
    if known.count >= PangoRuler.most { known = [:] }
    let own = made(pango_font_description_copy(font))
    pango_font_description_set_absolute_size(own, type.points * zoom * Double(PANGO_SCALE))
    if type.isBold { pango_font_description_set_weight(own, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(layout, own)
    pango_font_description_free(own)
    let attributes = pango_attr_list_new()
    if scale != 1 { pango_attr_list_insert(attributes, pango_attr_scale_new(scale)) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(layout, LetterMarks.limited(text), -1)
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    known[key] = Double(width)
    return Double(width)
  }
}

extension PangoRuler {
  /// Whether it still measures as a widget draws, by the context of that widget.
  package func isLike(_ widget: OpaquePointer) -> Bool {
    let (other, options) = (PangoRuler.font(of: widget), PangoRuler.options(of: widget))
    defer {
      pango_font_description_free(other)
      cairo_font_options_destroy(options)
    }
    return pango_font_description_equal(font, other) != 0
      && cairo_font_options_equal(pango_cairo_context_get_font_options(context), options) != 0
      && pango_context_get_language(context) == pango_context_get_language(widget)
      && fonts == pango_font_map_get_serial(pango_context_get_font_map(widget))
  }

  /// The font of a widget without its size; the caller frees it.
  fileprivate static func font(of widget: OpaquePointer) -> OpaquePointer {
    let font = made(pango_font_description_copy(pango_context_get_font_description(widget)))
    pango_font_description_unset_fields(font, PANGO_FONT_MASK_SIZE)
    return font
  }

  /// How a widget draws letters, but with their exact widths, which are the same at every zoom; the
  /// caller frees it.
  fileprivate static func options(of widget: OpaquePointer) -> OpaquePointer {
    let own = made(
      pango_cairo_context_get_font_options(widget).map(cairo_font_options_copy)
        ?? cairo_font_options_create())
    cairo_font_options_set_hint_metrics(own, CAIRO_HINT_METRICS_OFF)
    return own
  }
}

/// What C makes, which is never null: GLib ends the program where there is no memory.
private func made(_ pointer: OpaquePointer?) -> OpaquePointer {
  guard let pointer else { preconditionFailure("Pango has made nothing") }
  return pointer
}
