import CGtk
import CGtkBridge
import Texts

// These methods measure a copy of the label's layout, with the current font and size from CSS; the
// label itself does not change.

extension Label {
  /// The size of the text with one line per paragraph, in pixels, without CSS padding.
  public var textSize: Size { measure(width: nil).size }

  /// The width of the text with one line per paragraph, in pixels, without CSS padding.
  public var textWidth: Int { textSize.width }

  /// The width of another text in this label's font, in pixels; the label keeps its own text.
  public func textWidth(of text: String) -> Int { measure(text: text, width: nil).size.width }

  /// The height of another text in this label's font, wrapped at a width, both in pixels.
  public func textHeight(of text: String, forWidth width: Int) -> Int {
    measure(text: text, width: width).size.height
  }

  /// The height of the text wrapped at a width, both in pixels, without CSS padding.
  ///
  /// It is measured once for a width and a font.
  public func textHeight(forWidth width: Int) -> Int {
    let context = gtk_widget_get_pango_context(widget)
    let serial = pango_context_get_serial(context)
    // Another zoom is another resolution, which does not change the serial number.
    let resolution = pango_cairo_context_get_resolution(context)
    if let known = measuredHeight, known.width == width, known.context == (serial, resolution) {
      return known.height
    }
    let height = measure(width: width).size.height
    measuredHeight = (width, (serial, resolution), height)
    return height
  }

  /// The number of lines of the text wrapped at a width in pixels.
  public func lineCount(forWidth width: Int) -> Int { measure(width: width).lines }

  /// The number of lines, drawn at the size of the font times a factor in place of that of
  /// `setScale`.
  public func lineCount(forWidth width: Int, scale: Double) -> Int {
    measure(width: width, scale: scale).lines
  }

  /// The width of the text in one line, drawn at the size of the font times a factor.
  public func textWidth(scale: Double) -> Int { measure(width: nil, scale: scale).size.width }

  /// The smallest width in pixels with no more lines than at `width`; the lines are then about
  /// equally long.
  public func balancedWidth(within width: Int) -> Int {
    let lines = lineCount(forWidth: width)
    guard lines > 1 else { return min(width, textWidth) }
    var tooNarrow = 0
    var enough = width
    while enough - tooNarrow > 1 {
      let middle = (tooNarrow + enough) / 2
      let fits = lineCount(forWidth: middle) <= lines && !overflows(middle)
      if fits { enough = middle } else { tooNarrow = middle }
    }
    return enough
  }

  private func overflows(_ width: Int) -> Bool { measure(width: width).size.width > width }

  private func measure(
    text: String? = nil, width: Int?, scale: Double? = nil
  ) -> (size: Size, lines: Int) {
    guard let layout = pango_layout_copy(gtk_label_get_layout(typed())) else {
      return (Size(width: 0, height: 0), 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let text { pango_layout_set_text(layout, LetterMarks.limited(text), -1) }
    if let scale {
      let attributes = attributes(scale: scale)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { Int32(clamping: max(1, $0) * 1024) } ?? -1)
    var wide: Int32 = 0
    var high: Int32 = 0
    pango_layout_get_pixel_size(layout, &wide, &high)
    return (Size(width: Int(wide), height: Int(high)), Int(pango_layout_get_line_count(layout)))
  }
}
