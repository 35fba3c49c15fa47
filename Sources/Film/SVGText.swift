import Texts

/// What a picture in SVG says to those who can't see it.
public enum SVGText {
  /// A file with a title and a description; a text without the tag `<svg>` stays as it is.
  public static func titled(_ bytes: [UInt8], _ title: String, _ description: String?) -> [UInt8] {
    guard let end = place(of: bytes) else { return bytes }
    var words = "\n<title>\(MarkupText.escaped(title))</title>"
    if let description { words += "\n<desc>\(MarkupText.escaped(description))</desc>" }
    return Array(bytes[...end]) + Array(words.utf8) + Array(bytes[(end + 1)...])
  }

  /// Where the first tag of the picture ends.
  private static func place(of bytes: [UInt8]) -> Int? {
    let start = Array("<svg ".utf8)
    let first = bytes.indices.first { bytes[$0...].starts(with: start) }
    return first.flatMap { bytes[$0...].firstIndex(of: UInt8(ascii: ">")) }
  }
}
