internal import Texts

/// Texts that must have a certain form; the schema has the same forms as patterns.
package enum TextForm {
  /// The longest regular expression, in Unicode scalars.
  static let longestPattern = 200

  /// The name of a language: two or three letters, then a script or a country.
  static let languagePattern = "^[A-Za-z]{2,3}([_-][A-Za-z0-9]+)*$"

  /// The name of a time zone, as the zone database has them.
  static let timeZonePattern = "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"

  static var patternTooLong: String {
    tr("a pattern has at most {most} characters", ["most": String(longestPattern)])
  }

  package static func isShortPattern(_ text: String) -> Bool {
    text.unicodeScalars.count <= longestPattern
  }

  package static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { "_-".utf8.contains($0) }
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy {
        !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) }
      }
  }

  package static func isTimeZone(_ text: String) -> Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isLetter($0) || isDigit($0) || "_+-".utf8.contains($0) }
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
