import CGtk

extension Picture {
  /// The size in pixels of the surface; one pixel of a widget may be several of them.
  private var pixelSize: Size {
    Size(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
  }

  /// Reads a PNG file.
  public convenience init(png path: String) throws(GLibError) {
    let read = created(cairo_image_surface_create_from_png(path))
    let status = cairo_surface_status(read)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(read)
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
    self.init(
      read,
      size: Size(
        width: Int(cairo_image_surface_get_width(read)),
        height: Int(cairo_image_surface_get_height(read))))
  }

  /// Writes a PNG file.
  public func save(to path: String) throws(GLibError) {
    let status = cairo_surface_write_to_png(surface, path)
    if status != CAIRO_STATUS_SUCCESS {
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
  }

  /// The blue, green, red and opacity of the pixel at a column and a row, each from 0 to 255.
  public func pixel(x: Int, y: Int) -> [Int] {
    guard let data = cairo_image_surface_get_data(surface) else { return [0, 0, 0, 0] }
    let start = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    return (0..<4).map { Int(data[start + $0]) }
  }

  /// Whether the whole picture is transparent.
  public var isTransparent: Bool {
    guard let data = cairo_image_surface_get_data(surface) else { return true }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let size = pixelSize
    return (0..<size.height).allSatisfy { y in
      (0..<size.width * 4).allSatisfy { data[y * stride + $0] == 0 }
    }
  }

  /// The number of pixels that differ from another picture by more than a tolerance from 0 to 255
  /// in any component; all pixels if the sizes differ.
  public func differences(from other: Picture, tolerance: Int = 0) -> Int {
    let size = pixelSize
    guard other.pixelSize == size else { return max(1, size.width * size.height) }
    guard let own = cairo_image_surface_get_data(surface),
      let others = cairo_image_surface_get_data(other.surface)
    else { return 0 }
    let (stride, otherStride) = (
      Int(cairo_image_surface_get_stride(surface)),
      Int(cairo_image_surface_get_stride(other.surface))
    )
    // A file without transparency is read in a format whose fourth component has no meaning.
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
