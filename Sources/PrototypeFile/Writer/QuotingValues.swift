/// Words that are no texts where they have no quotes.
extension Quoting {
  /// Whether a version of YAML reads a text as a number, a date, a boolean or null.
  static func couldBeValue(_ text: String) -> Bool {
    if values.contains(text.lowercased()) { return true }
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { numberParts.contains($0) }
  }

  /// Whether a word is no text where it has no quotes: a number, a boolean or null, or if another
  /// version of YAML reads it so.
  package static func isValue(_ word: String) -> Bool {
    switch word.utf8.first {
    case nil: true
    case UInt8(ascii: "~"): word == "~"
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      word.utf8.count > 1 && word.utf8.allSatisfy { numberParts.contains($0) }
    default: couldBeValue(word)
    }
  }

  /// Whether a text is for people to read, and no word of the format or an id: it begins
  /// with a capital letter, or has a space or a character that is not ASCII.
  package static func isForPeople(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (0x41...0x5A).contains(first) || text.utf8.contains { $0 == 0x20 || $0 >= 0x80 }
  }

  private static let values: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "inf", "nan",
  ]

  /// The characters of numbers (also hexadecimal, base 60, with exponents), dates and times.
  private static let numberParts = Set("0123456789abcdefABCDEFoxtzTZ_+-.,: ".utf8)

  /// Whether YAML 1.2 reads a word without quotes as a number, a boolean or null.
  package static func isCoreValue(_ word: String) -> Bool {
    switch word {
    case "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE": true
    default: isNumber(word.utf8)
    }
  }

  private static func isNumber(_ word: String.UTF8View) -> Bool {
    guard let first = word.first, first < 0x3A else { return false }
    var rest = word[...]
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "."), names.contains(String(decoding: rest, as: UTF8.self)) {
      return true
    }
    if rest.first == UInt8(ascii: "0"), let second = rest.dropFirst().first,
      second == UInt8(ascii: "x") || second == UInt8(ascii: "o")
    {
      return rest.count > 2 && rest.dropFirst(2).allSatisfy(isHexadecimal)
    }
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    guard let mark = rest.popFirst() else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return digits(&rest) > 0 && rest.isEmpty
  }

  /// Takes digits from the front; returns how many there were.
  private static func digits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    rest.removeFirst(count)
    return count
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
  }

  private static let names: Set<String> = [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"]
}
