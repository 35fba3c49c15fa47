import CGtk
import CGtkBridge

/// A widget that a closure draws.
@MainActor public class DrawingArea: Widget {
  private let mirrors: Bool

  /// Makes an empty area; set a size request too.
  ///
  /// - Parameters:
  ///   - takesInput: whether clicks end here and do not reach the widget below.
  ///   - mirrors: whether the drawing is mirrored where the direction is from right to left.
  public init(takesInput: Bool = true, mirrors: Bool = false) {
    self.mirrors = mirrors
    super.init(retaining: gtk_drawing_area_new())
    if !takesInput { gtk_widget_set_has_window(widget, 0) }
  }

  /// Takes an area of GTK that has a class of its own.
  init(own area: UnsafeMutablePointer<GtkWidget>?) {
    mirrors = false
    super.init(retaining: area)
  }

  /// Draws with the closure, which gets the size in pixels; each closure draws over those connected
  /// before.
  @discardableResult
  public func onDraw(_ draw: @escaping @MainActor (Painter, Size) -> Void) -> SignalHandler {
    let (widget, mirrors) = (widget, mirrors)
    return connectHandling("draw") { arguments in
      guard let cairo = arguments.opaque(0) else { return false }
      let size = Size(
        width: Int(gtk_widget_get_allocated_width(widget)),
        height: Int(gtk_widget_get_allocated_height(widget)))
      Painter(cairo: cairo).saved { painter in
        if mirrors, gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL {
          painter.translate(x: Double(size.width), y: 0)
          painter.scale(-1, 1)
        }
        draw(painter, size)
      }
      return false
    }
  }
}
