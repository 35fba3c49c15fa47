public import Film
public import Gtk

extension VectorFile.Format {
  /// The format that the name of a file says; `nil` for another one.
  public init?(nameOf path: String) {
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
  public init?(_ format: ExportFormat) {
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
  public static func file(
    _ format: Format, _ size: (width: Double, height: Double), title: String,
    _ draw: (Painter) -> Void
  ) throws(GLibError) -> [UInt8] {
    let file = VectorFile(format, width: size.width, height: size.height, title: title)
    file.page(draw)
    let bytes = try file.finish()
    return format == .svg ? SVGText.titled(bytes, title, nil) : bytes
  }
}
