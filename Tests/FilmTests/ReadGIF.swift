/// A reader of animated GIFs, written after the format's description, for what a film has of it.
struct ReadGIF {
  struct Frame {
    var pixels: [UInt32]
    var hundredths: Int
  }

  enum Problem: Error { case signature, block(UInt8), code, ends }

  private(set) var frames: [Frame] = []
  private var bytes: ArraySlice<UInt8>

  init(_ data: [UInt8]) throws {
    bytes = data[...]
    guard try take(6).elementsEqual("GIF89a".utf8) else { throw Problem.signature }
    let (width, height) = (try number(), try number())
    _ = try take(3)
    var (hundredths, transparent) = (0, -1)
    var screen = [UInt32](repeating: 0, count: width * height)
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xF9 {
          hundredths = Int(data[1]) | Int(data[2]) << 8
          transparent = data[0] & 1 == 1 ? Int(data[3]) : -1
        }
      case 0x2C:
        let (x, y, wide, tall) = (try number(), try number(), try number(), try number())
        let size = 2 << Int(try byte() & 7)
        let map = try (0..<size).map { _ in
          UInt32(try byte()) << 16 | UInt32(try byte()) << 8 | UInt32(try byte())
        }
        let depth = Int(try byte())
        let indices = try ReadGIF.unpacked(try blocks(), depth)
        guard indices.count == wide * tall else { throw Problem.ends }
        for (place, index) in indices.enumerated() where index != transparent {
          screen[(y + place / wide) * width + x + place % wide] = map[index]
        }
        frames.append(Frame(pixels: screen, hundredths: hundredths))
      case 0x3B: return
      case let other: throw Problem.block(other)
      }
    }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard bytes.count >= count else { throw Problem.ends }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private mutating func byte() throws -> UInt8 { try take(1).first ?? 0 }

  private mutating func number() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func blocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return data }
      data += try take(count)
    }
  }

  private static func unpacked(_ data: [UInt8], _ depth: Int) throws -> [Int] {
    let (clear, end) = (1 << depth, 1 << depth + 1)
    var table: [[Int]] = []
    var (size, place, result, last) = (depth + 1, 0, [Int](), [Int]?.none)
    func startOver() {
      (table, size, last) = ((0..<clear).map { [$0] } + [[], []], depth + 1, nil)
    }
    startOver()
    while place + size <= data.count * 8 {
      let code = (0..<size).reduce(0) {
        $0 | Int(data[(place + $1) / 8] >> UInt8((place + $1) % 8) & 1) << $1
      }
      place += size
      if code == end { return result }
      if code == clear {
        startOver()
        continue
      }
      guard code < table.count || code == table.count && last != nil else { throw Problem.code }
      let entry = code < table.count ? table[code] : (last ?? []) + [last?.first ?? 0]
      result += entry
      if let last, table.count < 4096 { table.append(last + [entry[0]]) }
      if table.count == 1 << size, size < 12 { size += 1 }
      last = entry
    }
    throw Problem.ends
  }
}
