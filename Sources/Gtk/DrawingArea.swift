import CGtk
import CGtkBridge

/// A widget that a closure draws.
@MainActor public final class DrawingArea: Widget {
  /// Makes an empty area; set a size request too.
  ///
  /// - Parameter takesInput: whether clicks end here and do not reach the widget below.
  public init(takesInput: Bool = true) {
    super.init(retaining: gtk_drawing_area_new())
    if !takesInput { gtk_widget_set_has_window(widget, 0) }
  }

  /// Draws with the closure, which gets the size in pixels; each closure draws over those connected
  /// before.
  @discardableResult
  public func onDraw(_ draw: @escaping @MainActor (Painter, Size) -> Void) -> SignalHandler {
    let widget = widget
    return connectHandling("draw") { arguments in
      guard let cairo = arguments.opaque(0) else { return false }
      let size = Size(
        width: Int(gtk_widget_get_allocated_width(widget)),
        height: Int(gtk_widget_get_allocated_height(widget)))
      Painter(cairo: cairo).saved { draw($0, size) }
      return false
    }
  }
}
