/// PNG files of pixels that a test chooses, without compression.
package enum PlainPNG {
  /// The file of a picture.
  ///
  /// - Parameters:
  ///   - width: of it, in pixels.
  ///   - colours: 0xRRGGBBAA of each pixel, row after row.
  package static func file(width: Int, _ colours: [UInt32]) -> [UInt8] {
    let height = colours.count / width
    let rows = (0..<height).flatMap { row -> [UInt8] in
      [0] + colours[row * width..<(row + 1) * width].flatMap { word($0) }
    }
    let head = word(UInt32(width)) + word(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return word(UInt32(bytes.count)) + content + word(~sum)
  }

  /// Bytes in the form of zlib, in blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let (count, isLast) = (UInt16(block.count), start + 65_535 >= bytes.count)
      result.append(isLast ? 1 : 0)
      result += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      result += block
    }
    return result + word(high << 16 | low)
  }
}
