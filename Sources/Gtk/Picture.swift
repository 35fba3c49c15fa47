import CGtk
import CGtkBridge
import Texts

/// A picture in memory, drawn from a widget or read from a file.
@MainActor public final class Picture {
  let surface: OpaquePointer
  /// The size in pixels of a widget, independent of the scale of the screen.
  public let size: Size

  /// Takes over a surface.
  init(_ surface: OpaquePointer, size: Size) {
    self.surface = surface
    self.size = size
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// A picture from a file.
  public convenience init(_ decoded: DecodedPicture) {
    let pixels = decoded.pixels
    self.init(
      created(gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil)),
      size: Size(
        width: Int(gdk_pixbuf_get_width(pixels)), height: Int(gdk_pixbuf_get_height(pixels))))
  }

  /// A picture of a size in pixels that the closure draws on transparent ground, with `scale` device
  /// pixels per pixel.
  public convenience init(size: Size, scale: Double, _ draw: (Painter) -> Void) {
    let width = Int32((Double(size.width) * scale).rounded(.up))
    let height = Int32((Double(size.height) * scale).rounded(.up))
    let surface = created(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, max(1, width), max(1, height)))
    cairo_surface_set_device_scale(surface, scale, scale)
    let cairo = created(cairo_create(surface))
    draw(Painter(cairo: cairo))
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    self.init(surface, size: size)
  }

  /// Draws a widget off screen and passes the picture on, once.
  ///
  /// The widget must have no container; it is destroyed afterwards.
  ///
  /// - Parameters:
  ///   - size: the size of the widget, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - prepare: called when everything is laid out, before it is drawn.
  public static func draw(
    _ widget: Widget, size: Size, scale: Int, _ prepare: @escaping @MainActor () -> Void = {},
    _ done: @escaping @MainActor (Picture) -> Void
  ) {
    let window = OffscreenWindow(around: widget, size: size)
    window.afterFrames {
      prepare()
      let picture = Picture(of: widget, scale: Double(scale))
      window.destroy()
      done(picture)
    }
  }

  /// Draws a widget that has its place already, with `scale` device pixels per pixel.
  ///
  /// The background is transparent.
  public convenience init(of widget: Widget, scale: Double = 1) {
    // GTK does not draw a widget that waits for its layout.
    (widget as? Container)?.layOutNow()
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
  /// Draws a picture into a rectangle, with smooth scaling.
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

  /// Fills a size in pixels with a picture that covers it; the part that does not fit is cut at
  /// both sides or at the bottom.
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

  /// Draws a picture with its top left corner at a point, one pixel per pixel before scaling.
  public func draw(_ picture: Picture, x: Double, y: Double) {
    cairo_set_source_surface(cairo, picture.surface, x, y)
    cairo_paint(cairo)
  }
}
