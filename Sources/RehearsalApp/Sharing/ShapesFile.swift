import Film
import Gtk
import Stage
import Texts

extension VectorFile.Format {
  /// The format that the name of a file says; `nil` for another one.
  init?(nameOf path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      self = .svg
    } else if name.hasSuffix(".pdf") {
      self = .pdf
    } else {
      return nil
    }
  }

  /// The format as what is exported; `nil` for pixels.
  init?(_ format: ExportFormat) {
    switch format {
    case .svg: self = .svg
    case .pdf: self = .pdf
    default: return nil
    }
  }
}

extension VectorFile {
  /// A file of one page.
  ///
  /// - Parameters:
  ///   - size: of the page, in points of 1/72 inch.
  ///   - title: what programs call it.
  @MainActor
  static func file(
    _ format: Format, _ size: (width: Double, height: Double), title: String,
    _ draw: (Painter) -> Void
  ) throws(GLibError) -> [UInt8] {
    let file = VectorFile(format, width: size.width, height: size.height, title: title)
    file.page(draw)
    let bytes = try file.finish()
    return format == .svg ? SVGText.titled(bytes, title, nil) : bytes
  }
}

/// What a picture in SVG says to those who can't see it.
enum SVGText {
  /// A file with a title and a description.
  static func titled(_ bytes: [UInt8], _ title: String, _ description: String?) -> [UInt8] {
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
