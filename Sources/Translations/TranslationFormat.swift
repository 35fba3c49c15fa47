public import Scenario
internal import Texts

/// A format of files of translations.
public enum TranslationFormat: String, CaseIterable, Sendable {
  /// XML of OASIS, as Xcode and most tools of translators exchange it.
  case xliff
  /// Catalogues of gettext.
  case po
  /// Property lists of texts, as applications for iOS and macOS have them.
  case strings
  /// Catalogues of Xcode, with all languages in one file.
  case xcstrings

  /// Whether one file can have several languages.
  public var hasLanguages: Bool { self == .xliff || self == .xcstrings }

  /// The format of a file by the ending of its name, or else by how it begins.
  public init(_ bytes: [UInt8], name: String) {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    switch ending {
    case "xliff", "xlf": self = .xliff
    case "po", "pot": self = .po
    case "strings": self = .strings
    case "xcstrings": self = .xcstrings
    default: self = TranslationFormat.begins(bytes)
    }
  }

  private static func begins(_ bytes: [UInt8]) -> TranslationFormat {
    let text = TranslationText.withoutMark(bytes[...])
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): return .xliff
    case UInt8(ascii: "{"): return .xcstrings
    case UInt8(ascii: "/"), UInt8(ascii: "\""), 0xFE, 0xFF: return .strings
    default: return .po
    }
  }

  /// Reads a file.
  ///
  /// - Throws: a fault with its line; nothing of the file can be used then.
  public func read(_ bytes: [UInt8]) throws(LineFault) -> TranslationFile {
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      throw LineFault(line: 1, message: tr("the file is empty"))
    }
    return switch self {
    case .xliff: try XLIFFReader.read(bytes)
    case .po: try POReader.read(bytes)
    case .strings: try StringsReader.read(bytes)
    case .xcstrings: try CatalogReader.read(bytes)
    }
  }
}

/// What the readers of all formats have in common.
enum TranslationText {
  /// The bytes without a byte-order mark of UTF-8.
  static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The text of a file in UTF-8, or with its mark in UTF-16.
  ///
  /// - Throws: a fault with the first line that is not in UTF-8.
  static func decoded(_ bytes: [UInt8]) throws(LineFault) -> String {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    if isBig || bytes.starts(with: [0xFF, 0xFE]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isBig ? first << 8 | second : second << 8 | first
      }
      guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
      else { throw fault(1) }
      return text
    }
    let rest = withoutMark(bytes[...])
    if let text = String(validating: rest, as: UTF8.self) { return text }
    let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    throw fault((bad ?? 0) + 1)
  }

  private static func fault(_ line: Int) -> LineFault {
    LineFault(line: line, message: tr("this is not UTF-8; save the file in UTF-8"))
  }

  /// The length that a comment allows: `max-length: 20`, also without the hyphen and as `maxwidth`.
  static func most(in comment: String) -> Int? {
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    for (place, word) in words.enumerated().dropLast()
    where ["max-length", "maxlength", "maxwidth", "max-width"].contains(word) {
      if let most = Int(words[place + 1]), most > 0 { return most }
    }
    return nil
  }
}
