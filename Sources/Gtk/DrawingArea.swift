import CGtk
import CGtkBridge

/// A widget that you draw.
@MainActor public final class DrawingArea: Widget {
  /// An empty one; give it a size request.
  public init() {
    super.init(retaining: gtk_drawing_area_new())
  }

  /// Draws with the closure, which is told the size in pixels; each closure draws over
  /// those connected before.
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
