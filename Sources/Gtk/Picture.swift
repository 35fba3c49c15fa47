import CGtk
import CGtkBridge
import Texts

/// A picture in memory: what a widget shows, or what a file has.
@MainActor public final class Picture {
  let surface: OpaquePointer
  /// In pixels of a widget, whatever the screen's scale.
  public let size: Size

  /// Takes over a surface.
  init(_ surface: OpaquePointer, size: Size) {
    self.surface = surface
    self.size = size
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// The largest picture that is read, in pixels; a larger one is refused, not read and scaled.
  private static let mostPixels = 50_000_000
  /// The longest edge that is kept; a larger picture is read at that size.
  private static let longestEdge = 2_048

  /// Reads a picture from a file.
  ///
  /// - Throws: where there is none, it cannot be read, or it is far too large.
  public static func read(_ path: String) throws(GLibError) -> Picture {
    var (width, height): (Int32, Int32) = (0, 0)
    var error: UnsafeMutablePointer<GError>?
    if gdk_pixbuf_get_file_info(path, &width, &height) != nil,
      Int(width) * Int(height) > mostPixels
    {
      throw GLibError(tr("it has more than {n} million pixels", ["n": "50"]))
    }
    let isLarge = max(Int(width), Int(height)) > longestEdge
    let edge = Int32(isLarge ? longestEdge : -1)
    let pixels =
      isLarge
      ? gdk_pixbuf_new_from_file_at_scale(path, edge, edge, 1, &error)
      : gdk_pixbuf_new_from_file(path, &error)
    guard let pixels else { throw GLibError(taking: error) }
    defer { g_object_unref(pixels.raw) }
    let surface = created(gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil))
    return Picture(
      surface,
      size: Size(
        width: Int(gdk_pixbuf_get_width(pixels)), height: Int(gdk_pixbuf_get_height(pixels))))
  }

  /// Draws a widget by itself, where nobody sees it, and hands the picture on; once.
  ///
  /// The widget must be in no container; it is taken apart afterwards.
  ///
  /// - Parameters:
  ///   - size: what the widget is given, in pixels.
  ///   - scale: device pixels per pixel.
  public static func draw(
    _ widget: Widget, size: Size, scale: Int, _ done: @escaping @MainActor (Picture) -> Void
  ) {
    let window = OffscreenWindow()
    // What comes and goes out of sight is nothing for assistive technology.
    let ground = Canvas()
    ground.setSizeRequest(width: size.width, height: size.height)
    ground.add(
      widget,
      at: Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    ground.setConcealed(true, widget)
    window.add(ground)
    window.showAll()
    var frames = 0
    // What is laid out in a first frame may restyle itself for a second one.
    widget.addTickCallback { _ in
      frames += 1
      guard frames > 2 else { return true }
      MainLoop.idle {
        let picture = Picture(of: widget, scale: Double(scale))
        window.destroy()
        done(picture)
        return false
      }
      return false
    }
  }

  /// Draws a widget, which must have been laid out, with so many device pixels per pixel.
  ///
  /// The ground is transparent.
  public convenience init(of widget: Widget, scale: Double = 1) {
    let size = widget.allocation
    let width = Int32((Double(size.width) * scale).rounded(.up))
    let height = Int32((Double(size.height) * scale).rounded(.up))
    let surface = created(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, max(1, width), max(1, height)))
    cairo_surface_set_device_scale(surface, scale, scale)
    let cairo = cairo_create(surface)
    gtk_widget_draw(widget.widget, cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    self.init(surface, size: Size(width: size.width, height: size.height))
  }
}

extension Painter {
  /// Draws a picture into a rectangle, smoothly.
  public func draw(
    _ picture: Picture, x: Double, y: Double, width: Double, height: Double
  ) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    saved { painter in
      painter.translate(x: x, y: y)
      cairo_scale(
        cairo, width / Double(picture.size.width), height / Double(picture.size.height))
      painter.draw(picture, x: 0, y: 0)
    }
  }

  /// Fills a room of pixels with a picture, as large as it needs to be; what is too much of it is
  /// cut off, at both sides or at the bottom.
  public func fill(_ size: Size, with picture: Picture) {
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let factor = max(Double(size.width) / width, Double(size.height) / height)
    saved { painter in
      painter.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      painter.clip()
      painter.translate(x: (Double(size.width) - width * factor) / 2, y: 0)
      painter.scale(factor)
      painter.draw(picture, x: 0, y: 0)
    }
  }

  /// Draws a picture with its corner here, a pixel for a pixel before scaling.
  public func draw(_ picture: Picture, x: Double, y: Double) {
    cairo_set_source_surface(cairo, picture.surface, x, y)
    cairo_paint(cairo)
  }
}

/// A window that is never on a screen, for pictures of what is in it.
@MainActor public final class OffscreenWindow: Window {
  /// A hidden one; show it to have it laid out.
  public override init() { super.init(window: gtk_offscreen_window_new()) }
}
