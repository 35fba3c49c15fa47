import CGtk
import CGtkBridge

// The lines of a source editor, and what is in sight of them.

extension SourceEditor {
  /// How many lines there are.
  public var lineCount: Int { Int(gtk_text_buffer_get_line_count(buffer)) }

  /// The 0-based line of a place.
  public func line(at offset: Int) -> Int {
    var place = iterator(offset)
    return Int(gtk_text_iter_get_line(&place))
  }

  /// The first place of a 0-based line; the end of the text if there is no such line.
  public func start(ofLine line: Int) -> Int {
    guard line < lineCount else { return count }
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &place, Int32(clamping: line))
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// The 0-based lines that are in sight, also in part.
  public var linesInSight: ClosedRange<Int> {
    var visible = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &visible)
    var (first, last) = (GtkTextIter(), GtkTextIter())
    gtk_text_view_get_line_at_y(view, &first, visible.y, nil)
    gtk_text_view_get_line_at_y(view, &last, visible.y + visible.height, nil)
    let top = Int(gtk_text_iter_get_line(&first))
    return top...max(top, Int(gtk_text_iter_get_line(&last)))
  }

  /// Scrolls to a place; not at all if it is in sight already.
  ///
  /// - Parameter centre: whether it comes into the middle, or just into sight.
  /// - Returns: whether it was out of sight.
  @discardableResult
  public func reveal(_ offset: Int, centre: Bool = true) -> Bool {
    var place = iterator(offset)
    var (box, visible) = (GdkRectangle(), GdkRectangle())
    gtk_text_view_get_iter_location(view, &place, &box)
    gtk_text_view_get_visible_rect(view, &visible)
    guard box.y < visible.y || box.y + box.height > visible.y + visible.height else {
      return false
    }
    // GTK's animation of a long way ends where lines on it get other heights.
    if abs(box.y - visible.y) > 3 * visible.height {
      let vertical = gtk_scrollable_get_vadjustment(OpaquePointer(view))
      gtk_adjustment_set_value(vertical, Double(box.y - visible.height / 2))
    }
    // Through a mark, because lines out of sight may have no height yet.
    let mark = gtk_text_buffer_create_mark(buffer, nil, &place, 1)
    gtk_text_view_scroll_to_mark(view, mark, 0.05, centre ? 1 : 0, 0, 0.4)
    gtk_text_buffer_delete_mark(buffer, mark)
    return true
  }

  /// The rectangle of a character within the widget, in pixels.
  public func rectangle(of offset: Int) -> Allocation {
    var place = iterator(offset)
    var box = GdkRectangle()
    gtk_text_view_get_iter_location(view, &place, &box)
    var (x, y) = (Int32(0), Int32(0))
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, box.x, box.y, &x, &y)
    return Allocation(x: Int(x), y: Int(y), width: Int(box.width), height: Int(box.height))
  }

  /// The place of the text at a point of the widget, in pixels; nil where there is no text.
  public func place(atX x: Int, y: Int) -> Int? {
    var (inX, inY) = (Int32(0), Int32(0))
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, Int32(clamping: x), Int32(clamping: y), &inX, &inY)
    var place = GtkTextIter()
    guard gtk_text_view_get_iter_at_location(view, &place, inX, inY) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// The width of a number of spaces in the font of the view, in pixels.
  public func width(ofSpaces count: Int) -> Int {
    let text = String(repeating: " ", count: count)
    let layout = created(gtk_widget_create_pango_layout(widget, text))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return Int(width)
  }

  /// Sets the space around the text, and that between lines, in pixels.
  public func setSpacing(left: Int, top: Int, bottom: Int, lines: Int) {
    gtk_text_view_set_left_margin(view, Int32(clamping: left))
    gtk_text_view_set_right_margin(view, Int32(clamping: left))
    gtk_text_view_set_top_margin(view, Int32(clamping: top))
    gtk_text_view_set_bottom_margin(view, Int32(clamping: bottom))
    gtk_text_view_set_pixels_above_lines(view, Int32(clamping: lines / 2))
    gtk_text_view_set_pixels_below_lines(view, Int32(clamping: lines - lines / 2))
    gtk_text_view_set_pixels_inside_wrap(view, Int32(clamping: lines))
  }
}
