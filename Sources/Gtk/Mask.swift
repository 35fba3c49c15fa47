import CGtk
import CGtkBridge

extension Painter {
  /// Fills a rectangle with the painter's colour where a picture is not transparent; the colours of
  /// the picture are ignored.
  public func mask(_ picture: Picture, x: Double, y: Double, width: Double, height: Double) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    saved { painter in
      painter.translate(x: x, y: y)
      painter.scale(
        width / Double(picture.size.width), height / Double(picture.size.height))
      cairo_mask_surface(cairo, picture.surface, 0, 0)
    }
  }
}

extension Painter {
  /// Draws a picture as large as it fits into a size, at the top and centred.
  public func fit(_ picture: Picture, into size: Size) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let factor = min(
      Double(size.width) / Double(picture.size.width),
      Double(size.height) / Double(picture.size.height))
    let (width, height) = (
      Double(picture.size.width) * factor, Double(picture.size.height) * factor
    )
    draw(picture, x: (Double(size.width) - width) / 2, y: 0, width: width, height: height)
  }

  /// Writes a text from the top of an area; its lines have the width of the area.
  ///
  /// - Parameter font: a description like `Sans 10`; `nil` for the default font.
  public func write(_ text: String, into size: Size, font: String? = nil) {
    guard let layout = pango_cairo_create_layout(cairo) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let description = font.flatMap({ pango_font_description_from_string($0) }) {
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    pango_layout_set_width(layout, Int32(clamping: size.width) * PANGO_SCALE)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    pango_cairo_show_layout(cairo, layout)
  }
}

extension Widget {
  /// Calls the closure for wheel events over this widget, with the steps to the right and down; if
  /// it returns true, the event ends here.
  @discardableResult
  public func onScroll(
    _ call: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> SignalHandler {
    gtk_widget_add_events(
      widget, Int32(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    return connectHandling("scroll-event") { arguments in
      guard let event: UnsafeMutablePointer<GdkEvent> = arguments.pointer(0) else { return false }
      var (x, y) = (0.0, 0.0)
      if gdk_event_get_scroll_deltas(event, &x, &y) != 0 { return call(x, y) }
      var direction = GDK_SCROLL_UP
      guard gdk_event_get_scroll_direction(event, &direction) != 0 else { return false }
      return switch direction {
      case GDK_SCROLL_UP: call(0, -1)
      case GDK_SCROLL_DOWN: call(0, 1)
      case GDK_SCROLL_LEFT: call(-1, 0)
      case GDK_SCROLL_RIGHT: call(1, 0)
      default: false
      }
    }
  }
}
