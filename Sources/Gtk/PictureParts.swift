import CGtk

extension Picture {
  /// A part of this picture, in its own pixels.
  ///
  /// - Parameters:
  ///   - x: the left edge, in pixels of the surface.
  ///   - y: the upper edge.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Picture {
    let part = created(
      cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: max(1, width)), Int32(clamping: max(1, height))))
    let (across, down) = scales
    // In pixels, whatever a pixel of the widget has.
    cairo_surface_set_device_scale(part, across, down)
    let cairo = cairo_create(part)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface, -Double(x) / across, -Double(y) / down)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_set_device_scale(part, 1, 1)
    return Picture(part, size: Size(width: max(1, width), height: max(1, height)))
  }

  /// The picture without the transparent pixels around what is drawn; `nil` if nothing is.
  public var trimmed: Picture? {
    drawnPart.map {
      part(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height))
    }
  }

  /// The part that is not transparent, in pixels of the surface; `nil` if nothing is drawn.
  public var drawnPart: Rectangle? {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      // The fourth component is how much covers what is behind.
      let line = data + y * stride + 3
      guard let first = (0..<width).first(where: { line[$0 * 4] != 0 }),
        let last = (0..<width).last(where: { line[$0 * 4] != 0 })
      else { continue }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    guard bottom >= 0 else { return nil }
    return Rectangle(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }

  /// The picture as the bytes of a PNG file; the same pixels give the same bytes.
  public func png() throws(GLibError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(surface, addBytes, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }

  /// The pixels of the surface per pixel of the widget.
  private var scales: (Double, Double) {
    var (across, down) = (1.0, 1.0)
    cairo_surface_get_device_scale(surface, &across, &down)
    return (across, down)
  }
}

private func addBytes(
  _ bytes: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  bytes.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(
    start: data, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}
