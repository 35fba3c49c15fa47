import CGtk
import CGtkBridge

extension Widget {
  /// Saves what the widget shows, which must have been laid out, as a PNG with so many device
  /// pixels per pixel.
  ///
  /// The ground is transparent.
  public func savePNG(to path: String, scale: Double = 1) throws(GLibError) {
    let size = allocation
    let width = Int32((Double(size.width) * scale).rounded(.up))
    let height = Int32((Double(size.height) * scale).rounded(.up))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, max(1, width), max(1, height))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, scale, scale)
    let cairo = cairo_create(surface)
    gtk_widget_draw(widget, cairo)
    cairo_destroy(cairo)
    let status = cairo_surface_write_to_png(surface, path)
    if status != CAIRO_STATUS_SUCCESS {
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
  }
}
