/// Lets libyaml read the surrogate pairs of JSON for characters above U+FFFF: `\ud83d\ude00`.
///
/// libyaml refuses both halves of such a pair, U+D800 to U+DFFF. Before it reads them, one
/// hexadecimal digit of each is changed (`\ue83d\uee00`). This makes them characters that the
/// document does not use, and changes no column. Afterwards each pair is combined again. Outside
/// double quotes a backslash is a plain character; there, the digit is changed back.
struct SurrogatePairs {
  /// The bytes that libyaml reads.
  let bytes: [UInt8]
  /// The value of the changed digit; `nil` if no pair is disguised.
  private let disguise: UInt32?

  /// Disguises the pairs in a document.
  init(_ source: [UInt8]) {
    let places = SurrogatePairs.places(in: source)
    let free = places.isEmpty ? nil : SurrogatePairs.freeDigit(in: source)
    guard let free else {
      bytes = source
      disguise = nil
      return
    }
    var changed = source
    for place in places {
      // The letters' case stays, so that it can be changed back.
      let step = free &- UInt8(ascii: "d")
      changed[place + 2] &+= step
      changed[place + 8] &+= step
    }
    bytes = changed
    disguise = Hex.value(free)
  }

  /// Returns the text with its original pairs.
  func restored(_ text: String, doubleQuoted: Bool) -> String {
    guard let disguise else { return text }
    return doubleQuoted ? joined(text, disguise) : undisguised(text, disguise)
  }

  private func joined(_ text: String, _ disguise: UInt32) -> String {
    var result = String.UnicodeScalarView()
    var high: UInt32?
    for scalar in text.unicodeScalars {
      guard scalar.value >> 11 == disguise << 1 | 1 else {
        result.append(scalar)
        continue
      }
      // The lower ten bits are the value of the half; the eleventh bit marks the second half.
      let bits = scalar.value & 0x3FF
      if scalar.value & 0x400 == 0 {
        high = bits
      } else if let first = high, let whole = Unicode.Scalar(0x10000 + (first << 10) + bits) {
        result.append(whole)
        high = nil
      }
    }
    return String(result)
  }

  private func undisguised(_ text: String, _ disguise: UInt32) -> String {
    var bytes = Array(text.utf8)
    for place in bytes.indices.dropLast(3)
    where bytes[place] == UInt8(ascii: "\\") && bytes[place + 1] == UInt8(ascii: "u")
      && Hex.value(bytes[place + 2]) == disguise && Hex.value(bytes[place + 3]) ?? 0 >= 8
    {
      bytes[place + 2] &-= UInt8(truncatingIfNeeded: disguise) &- 0xD
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The places where a backslash begins a pair: one that no backslash before it escapes.
  private static func places(in bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      if isHalf(bytes, place, second: 0x8...0xB) && isHalf(bytes, place + 6, second: 0xC...0xF) {
        result.append(place)
        place += 12
      } else {
        // A backslash escapes the next character, so both are skipped.
        place += 2
      }
    }
    return result
  }

  private static func isHalf(_ bytes: [UInt8], _ place: Int, second: ClosedRange<UInt32>) -> Bool {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u"), Hex.value(bytes[place + 2]) == 0xD
    else { return false }
    guard let digit = Hex.value(bytes[place + 3]), second.contains(digit) else { return false }
    return Hex.value(bytes[place + 4]) != nil && Hex.value(bytes[place + 5]) != nil
  }

  /// A digit to replace the `d`: one whose characters are not in the document, not even as escapes.
  private static func freeDigit(in bytes: [UInt8]) -> UInt8? {
    var used: Set<UInt32> = []
    for place in bytes.indices.dropLast() {
      // In UTF-8 the characters from U+x800 to U+xFFF begin with these bytes.
      if bytes[place] & 0xF0 == 0xE0 && bytes[place + 1] & 0xE0 == 0xA0 {
        used.insert(UInt32(bytes[place] & 0xF))
      }
      guard bytes[place] == UInt8(ascii: "\\") else { continue }
      let skipped: Int
      switch bytes[place + 1] {
      case UInt8(ascii: "u"): skipped = 2
      // The eight digits of this one begin with four zeros.
      case UInt8(ascii: "U"): skipped = 6
      default: continue
      }
      guard place + skipped < bytes.count else { continue }
      if let digit = Hex.value(bytes[place + skipped]) { used.insert(digit) }
    }
    return "eabc".utf8.first { digit in Hex.value(digit).map { !used.contains($0) } ?? false }
  }
}

/// Hexadecimal digits.
enum Hex {
  /// The value of a digit; `nil` for any other character.
  static func value(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The number of a character as Unicode writes it: `U+007F`.
  static func name(ofCharacter value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
