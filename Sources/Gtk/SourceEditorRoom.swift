import CGtk
import CGtkBridge
import Texts

// Widgets between the lines of a source editor, in the room that `Look.gap` makes below a line.

extension SourceEditor {
  /// The width in which text is shown, in pixels, without the gutter.
  public var textWidth: Int {
    var visible = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &visible)
    return Int(visible.width)
  }

  /// The end of a 0-based line with the room below it, in pixels from the start of the text.
  ///
  /// Of a line that has not been laid out yet it is only a guess.
  public func end(ofLine line: Int) -> Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &place, Int32(clamping: line))
    var (y, height) = (Int32(0), Int32(0))
    gtk_text_view_get_line_yrange(view, &place, &y, &height)
    return Int(y) + Int(height)
  }

  /// Puts a widget over the text, which scrolls with it; one that is there already is moved.
  ///
  /// - Parameters:
  ///   - x: pixels from the left edge of the text.
  ///   - y: pixels from the start of the text.
  public func put(_ child: Widget, x: Int, y: Int) {
    let (x, y) = (Int32(clamping: x), Int32(clamping: y))
    if gtk_widget_get_parent(child.widget) == widget {
      gtk_text_view_move_child(view, child.widget, x, y)
    } else {
      gtk_text_view_add_child_in_window(view, child.widget, GTK_TEXT_WINDOW_TEXT, x, y)
      child.showAll()
      // Scrolling moves what has no place yet as if it were one pixel wide.
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(child.widget, &size, nil)
      var place = GtkAllocation(x: x, y: y, width: size.width, height: size.height)
      gtk_text_view_buffer_to_window_coords(
        view, GTK_TEXT_WINDOW_TEXT, x, y, &place.x, &place.y)
      gtk_widget_size_allocate(child.widget, &place)
    }
  }
}
