import CGtk
import Glibc

/// libwebp, which is opened when the first picture needs it: most people make none.
@MainActor private enum WebPLibrary {
  /// `WebPEncodeLosslessBGRA`: pixels, width, height, bytes in a line, and where the file is put.
  typealias Encode =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int
  /// `WebPEncodeBGRA`: the same, with the quality from 0 to 100.
  typealias EncodeLossy =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, Float,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int
  typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Its functions; `nil` where it is not installed.
  static let functions: (encode: Encode, encodeLossy: EncodeLossy, free: Free)? = {
    guard let library = dlopen("libwebp.so.7", RTLD_LAZY | RTLD_LOCAL),
      let encode = dlsym(library, "WebPEncodeLosslessBGRA"),
      let lossy = dlsym(library, "WebPEncodeBGRA"), let free = dlsym(library, "WebPFree")
    else { return nil }
    return (
      unsafeBitCast(encode, to: Encode.self), unsafeBitCast(lossy, to: EncodeLossy.self),
      unsafeBitCast(free, to: Free.self)
    )
  }()
}

extension Picture {
  /// Whether pictures can be written as WebP here.
  public static var hasWebP: Bool { WebPLibrary.functions != nil }

  /// The picture as the bytes of a WebP file; `nil` where libwebp is missing.
  ///
  /// - Parameter quality: from 0 to 100; `nil` for every pixel as it is.
  public func webP(quality: Float? = nil) -> [UInt8]? {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (from, to) = (data + y * stride + x * 4, (y * width + x) * 4)
        let alpha = Int(from[3])
        // Cairo has the colours multiplied by what covers.
        for part in 0..<3 where alpha > 0 {
          pixels[to + part] = UInt8(min(255, (Int(from[part]) * 255 + alpha / 2) / alpha))
        }
        pixels[to + 3] = from[3]
      }
    }
    return Picture.webP(pixels, width: width, height: height, quality: quality)
  }

  /// Pixels of blue, green, red and opacity as the bytes of a WebP file; `nil` where libwebp is
  /// missing.
  ///
  /// - Parameter quality: from 0 to 100; `nil` for every pixel as it is.
  public static func webP(
    _ pixels: [UInt8], width: Int, height: Int, quality: Float? = nil
  ) -> [UInt8]? {
    guard let (encode, encodeLossy, free) = WebPLibrary.functions,
      pixels.count == width * height * 4
    else {
      return nil
    }
    var output: UnsafeMutablePointer<UInt8>?
    let (across, down, line) = (Int32(width), Int32(height), Int32(width * 4))
    let count =
      quality.map { encodeLossy(pixels, across, down, line, $0, &output) }
      ?? encode(pixels, across, down, line, &output)
    guard count > 0, let output else { return nil }
    defer { free(output) }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
