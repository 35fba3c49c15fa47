internal import CGif

/// Writes one picture of a GIF with giflib, which compresses the pixels.
///
/// It is apart from `Film`, so that only programs that write films load the library.
public enum GIFPicture {
  /// The picture as it is in the file: how long it shows, its place, its colours and its pixels.
  ///
  /// - Parameters:
  ///   - pixels: places among the colours plus 1, line by line; 0 leaves what shows.
  ///   - colours: each is 0xRRGGBB; at most 255.
  ///   - x: the left edge of the picture, in pixels of the film.
  ///   - y: its upper edge.
  ///   - width: in pixels.
  ///   - height: as the width.
  ///   - hundredths: how long it is shown, at most 65,535.
  ///   - covers: whether each pixel is of the picture, as in the first one of a film.
  public static func bytes(
    _ pixels: [UInt8], _ colours: [UInt32], x: Int, y: Int, width: Int, height: Int,
    hundredths: Int, covers: Bool
  ) -> [UInt8] {
    let output = Output()
    let bytes = withExtendedLifetime(output) {
      var error: Int32 = 0
      guard let file = EGifOpen(Unmanaged.passUnretained(output).toOpaque(), write, &error) else {
        preconditionFailure("giflib has no memory")
      }
      EGifSetGifVersion(file, true)
      // The picture alone is wanted; what is before it has a size that is known.
      _ = EGifPutScreenDesc(file, 0, 0, 8, 0, nil)
      let head = output.bytes.count
      put(timing(hundredths, covers), to: file)
      let map = colourMap(colours)
      defer { GifFreeMapObject(map) }
      _ = EGifPutImageDesc(
        file, Int32(x), Int32(y), Int32(width), Int32(height), false, map)
      var pixels = pixels
      _ = EGifPutLine(file, &pixels, Int32(pixels.count))
      _ = EGifCloseFile(file, &error)
      // The last byte ends the file.
      return Array(output.bytes[head...].dropLast())
    }
    return bytes
  }

  /// What giflib has written so far.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private static let write: OutputFunc = { file, bytes, count in
    guard let place = file?.pointee.UserData, let bytes else { return 0 }
    Unmanaged<Output>.fromOpaque(place).takeUnretainedValue().bytes +=
      UnsafeBufferPointer(start: bytes, count: Int(count))
    return count
  }

  private static func timing(_ hundredths: Int, _ covers: Bool) -> GraphicsControlBlock {
    GraphicsControlBlock(
      DisposalMode: Int32(DISPOSE_DO_NOT), UserInputFlag: false, DelayTime: Int32(hundredths),
      TransparentColor: covers ? Int32(NO_TRANSPARENT_COLOR) : 0)
  }

  private static func put(
    _ timing: GraphicsControlBlock, to file: UnsafeMutablePointer<GifFileType>
  ) {
    var (timing, block) = (timing, [UInt8](repeating: 0, count: 4))
    EGifGCBToExtension(&timing, &block)
    _ = EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, &block)
  }

  /// The colours behind the transparent one; their number must be a power of 2.
  private static func colourMap(_ colours: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    var depth = 2
    while 1 << depth < colours.count + 1 { depth += 1 }
    var all = [GifColorType](repeating: GifColorType(), count: 1 << depth)
    for (place, colour) in colours.enumerated() {
      all[place + 1] = GifColorType(
        Red: UInt8(colour >> 16 & 0xFF), Green: UInt8(colour >> 8 & 0xFF),
        Blue: UInt8(colour & 0xFF))
    }
    return GifMakeMapObject(Int32(all.count), &all)
  }
}
