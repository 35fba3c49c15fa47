import CGtk
import CGtkBridge

/// A picture as an image surface: what a widget shows, or a PNG file.
@MainActor public final class Picture {
  let surface: OpaquePointer

  /// Draws a widget, which must have been laid out, with so many device pixels per pixel.
  ///
  /// The ground is transparent.
  public init(of widget: Widget, scale: Double = 1) {
    let size = widget.allocation
    let width = Int32((Double(size.width) * scale).rounded(.up))
    let height = Int32((Double(size.height) * scale).rounded(.up))
    surface = created(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, max(1, width), max(1, height)))
    cairo_surface_set_device_scale(surface, scale, scale)
    let cairo = cairo_create(surface)
    gtk_widget_draw(widget.widget, cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  /// Reads a PNG file.
  public init(png path: String) throws(GLibError) {
    let read = created(cairo_image_surface_create_from_png(path))
    let status = cairo_surface_status(read)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(read)
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
    surface = read
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// In device pixels.
  public var size: Size {
    Size(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
  }

  /// Writes a PNG file.
  public func save(to path: String) throws(GLibError) {
    let status = cairo_surface_write_to_png(surface, path)
    if status != CAIRO_STATUS_SUCCESS {
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
  }

  /// How many pixels differ from those of another picture by more than a tolerance, from 0 to 255,
  /// in any part; all of them where the sizes differ.
  public func differences(from other: Picture, tolerance: Int = 0) -> Int {
    let size = size
    guard other.size == size else { return max(1, size.width * size.height) }
    guard let own = cairo_image_surface_get_data(surface),
      let others = cairo_image_surface_get_data(other.surface)
    else { return 0 }
    let (stride, otherStride) = (
      Int(cairo_image_surface_get_stride(surface)),
      Int(cairo_image_surface_get_stride(other.surface))
    )
    // A file without transparency is read in a format whose fourth part means nothing.
    let isOpaque =
      cairo_image_surface_get_format(surface) != cairo_image_surface_get_format(other.surface)
    var count = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (mine, theirs) = (own + y * stride + x * 4, others + y * otherStride + x * 4)
        let differs = (0..<(isOpaque ? 3 : 4)).contains {
          abs(Int(mine[$0]) - Int(theirs[$0])) > tolerance
        }
        if differs { count += 1 }
      }
    }
    return count
  }
}

extension Painter {
  /// Draws a picture into a rectangle, smoothly.
  public func draw(
    _ picture: Picture, x: Double, y: Double, width: Double, height: Double
  ) {
    var (scaleX, scaleY) = (1.0, 1.0)
    cairo_surface_get_device_scale(picture.surface, &scaleX, &scaleY)
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_scale(
      cairo, width * scaleX / Double(picture.size.width),
      height * scaleY / Double(picture.size.height))
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

/// A window that is never on a screen, for pictures of what is in it.
@MainActor public final class OffscreenWindow: Window {
  /// A hidden one; show it to have it laid out.
  public override init() { super.init(window: gtk_offscreen_window_new()) }
}
