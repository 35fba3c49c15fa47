import CGtk

extension Picture {
  /// The pixels of an opaque picture, line by line from the top, each as 0xRRGGBB.
  public var colours: [UInt32] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    return Array(unsafeUninitializedCapacity: width * height) { colours, count in
      for y in 0..<height {
        let line = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { colours[y * width + x] = line[x] & 0xFF_FFFF }
      }
      count = width * height
    }
  }
}
