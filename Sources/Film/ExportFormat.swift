import Texts

/// The kinds of files that can be exported.
public enum ExportFormat: String, CaseIterable, Sendable {
  case gif, webp, html, pdf, svg, png, mp4

  /// Its name, as `GIF`.
  public var name: String {
    switch self {
    case .webp: "WebP"
    default: rawValue.uppercased()
    }
  }

  /// What the name of a file ends in, without the dot.
  public var ending: String { rawValue }

  /// Whether a file that begins with these bytes can be of this format.
  public func isLikely(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .html: bytes.starts(with: "<!DOCTYPE html>".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8)
    case .gif: bytes.starts(with: "GIF8".utf8)
    case .mp4: bytes.dropFirst(4).starts(with: "ftyp".utf8)
    case .pdf: bytes.starts(with: "%PDF-".utf8)
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .svg: bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<svg".utf8)
    }
  }
}
