// File names as the system has them: bytes, which need not be UTF-8.
//
// A `String` would lose such bytes. In the program each becomes a private character that no file
// name has (a name that has one gets its bytes in the same way), so that names can be compared,
// joined and passed on as texts. Each name that comes from the system is made with
// `String(fileBytes:)`, and each that goes to it is read with `fileBytes`.

extension String {
  /// The text of a file name: bytes that are no UTF-8 become private characters.
  public init(fileBytes bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: FileByte.isOne)
    {
      self = text
      return
    }
    var scalars = String.UnicodeScalarView()
    var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
    var start = bytes.startIndex
    while true {
      let count: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput:
        self = String(scalars)
        return
      case .error(let length): count = length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        count = encoded.count
        if !FileByte.isOne(scalar) {
          scalars.append(scalar)
          start = bytes.index(start, offsetBy: count)
          continue
        }
      }
      let end = bytes.index(start, offsetBy: count)
      scalars += bytes[start..<end].map(FileByte.scalar)
      start = end
    }
  }

  /// The text of a file name that ends at a zero.
  public init(fileBytes name: UnsafePointer<CChar>) {
    var count = 0
    while name[count] != 0 { count += 1 }
    let bytes = UnsafeBufferPointer(start: name, count: count)
    self.init(fileBytes: bytes.lazy.map { UInt8(bitPattern: $0) })
  }

  /// The bytes of a file name, with a zero at the end, as functions of the system take it.
  public var fileBytes: [CChar] {
    guard unicodeScalars.contains(where: FileByte.isOne) else { return Array(utf8CString) }
    var bytes: [CChar] = []
    for scalar in unicodeScalars {
      if let byte = FileByte.byte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
      }
    }
    return bytes + [0]
  }

  /// The text with U+FFFD for each byte of a file name that is no UTF-8: a text that is no name.
  public var withoutFileBytes: String {
    guard unicodeScalars.contains(where: FileByte.isOne) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { FileByte.isOne($0) ? "\u{FFFD}" : $0 }))
  }
}

/// The private characters for bytes of file names: U+10F780 for 0x80, up to U+10F7FF for 0xFF.
enum FileByte {
  private static let first: UInt32 = 0x10F700

  static func isOne(_ scalar: Unicode.Scalar) -> Bool { byte(scalar) != nil }

  /// The byte that a character represents; `nil` for all other characters.
  static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    guard (first + 0x80...first + 0xFF).contains(scalar.value) else { return nil }
    return UInt8(scalar.value - first)
  }

  /// The character for a byte from 0x80 on; a smaller one is itself.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}"
  }
}
