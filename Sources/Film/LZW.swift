/// The compression of GIF: codes of 3 to 12 bits for sequences of pixels that came before.
struct LZW {
  private var bytes: [UInt8] = []
  /// The bits that do not fill a byte yet, and how many they are.
  private var (bits, bitCount) = (0, 0)
  /// A code's prefix and last pixel plus 1, by hash; 0 is a free place.
  private var keys = [Int32](repeating: 0, count: LZW.places)
  private var codes = [Int](repeating: 0, count: LZW.places)

  private static let places = 1 << 13
  private static let mostCodes = 1 << 12

  /// The image data of pixels as a GIF has it: the least size of a code, sub-blocks, and their end.
  ///
  /// - Parameter depth: the number of bits of each pixel, at least 2.
  static func imageData(of pixels: [UInt8], depth: Int) -> [UInt8] {
    var coder = LZW()
    coder.compress(pixels, depth: depth)
    var data = [UInt8(depth)]
    for start in stride(from: 0, to: coder.bytes.count, by: 255) {
      let block = coder.bytes[start..<min(start + 255, coder.bytes.count)]
      data.append(UInt8(block.count))
      data += block
    }
    data.append(0)
    return data
  }

  private mutating func compress(_ pixels: [UInt8], depth: Int) {
    let clear = 1 << depth
    var (next, size) = (clear + 2, depth + 1)
    put(clear, size)
    var prefix = -1
    for pixel in pixels {
      guard prefix >= 0 else {
        prefix = Int(pixel)
        continue
      }
      let key = Int32(prefix << 8 | Int(pixel)) + 1
      var place = Int((UInt32(bitPattern: key) &* 0x9E37_79B1) >> 19)
      while keys[place] != 0, keys[place] != key { place = (place + 1) & (LZW.places - 1) }
      if keys[place] == key {
        prefix = codes[place]
        continue
      }
      put(prefix, size)
      prefix = Int(pixel)
      if next < LZW.mostCodes {
        if next == 1 << size { size += 1 }
        (keys[place], codes[place]) = (key, next)
        next += 1
      } else {
        put(clear, size)
        for place in keys.indices { keys[place] = 0 }
        (next, size) = (clear + 2, depth + 1)
      }
    }
    if prefix >= 0 { put(prefix, size) }
    // The reader has made one more code by then.
    if next == 1 << size, size < 12 { size += 1 }
    put(clear + 1, size)
    if bitCount > 0 { bytes.append(UInt8(bits & 0xFF)) }
  }

  private mutating func put(_ code: Int, _ size: Int) {
    bits |= code << bitCount
    bitCount += size
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 0xFF))
      bits >>= 8
      bitCount -= 8
    }
  }
}
