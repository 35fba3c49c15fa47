import PrototypeFile

/// Writes documents and what they say, as JSON in which every value is a text; a zero byte ends each.
enum Dump {
  static func write(_ text: [UInt8], _ root: YAMLNode) {
    var bytes = text + [0]
    append(root, to: &bytes)
    bytes.append(0)
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }

  private static func append(_ node: YAMLNode, to bytes: inout [UInt8]) {
    switch node.content {
    case .scalar(let text, _): append(text, to: &bytes)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(item, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .map(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(entry.key.text ?? "", to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(entry.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .refused: bytes += Array("null".utf8)
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
