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

  /// A picture from pixels, row by row from above without gaps.
  ///
  /// - Parameters:
  ///   - size: in pixels.
  ///   - hasAlpha: whether a pixel is red, green, blue and opacity, and not only the first three; the
  ///     opacity is not multiplied into the colours.
  ///   - bytes: no more and no less than all pixels; else the picture is empty.
  public convenience init(_ size: Size, hasAlpha: Bool, pixels bytes: [UInt8]) {
    let surface = Picture.surface(size, hasAlpha, bytes)
    self.init(
      surface ?? created(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)),
      size: surface == nil ? Size(width: 1, height: 1) : size)
  }

  private static func surface(_ size: Size, _ hasAlpha: Bool, _ bytes: [UInt8]) -> OpaquePointer? {
    let edges = 1..<(1 << 15)
    guard edges.contains(size.width), edges.contains(size.height) else { return nil }
    let row = size.width * (hasAlpha ? 4 : 3)
    guard bytes.count == row * size.height else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      let pixels = created(
        gdk_pixbuf_new_from_data(
          created(buffer.baseAddress), GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8,
          Int32(size.width), Int32(size.height), Int32(row), nil, nil))
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      return gdk_cairo_surface_create_from_pixbuf(pixels, 1, nil)
    }
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
    widget.layOutNow()
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
