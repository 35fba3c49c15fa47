internal import DialogModel

extension YAMLNode {
  /// The longest time that a document may name.
  static let mostMilliseconds = SimulatedTime.latest.milliseconds

  /// A number of seconds as whole milliseconds, halves rounded up.
  ///
  /// It is `nil` for anything that is not an unquoted number, is negative, or is longer than a run
  /// can last. The decimal digits are rounded: with binary fractions, 1.0005 would become a
  /// millisecond too short.
  var milliseconds: Int? {
    guard var rest = plainText.map({ $0[...] }) else { return nil }
    if rest.first == "+" { rest.removeFirst() }
    var exponent = 0
    if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let written = Int(rest[rest.index(after: mark)...]), written.magnitude <= 100 else {
        return nil
      }
      exponent = written
      rest = rest[..<mark]
    }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let fraction = parts.count > 1 ? parts[1] : ""
    let digits = Array((whole + fraction).utf8)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return YAMLNode.rounded(digits, integerDigits: whole.utf8.count + exponent + 3)
  }

  /// Whether it is an unquoted number of seconds that is longer than a document may name.
  var isLongTime: Bool {
    guard let text = plainText, text.utf8.first.map({ (0x30...0x39).contains($0) }) == true else {
      return false
    }
    return Double(text).map { $0 * 1000 > Double(YAMLNode.mostMilliseconds) } ?? false
  }

  private static func rounded(_ digits: [UInt8], integerDigits: Int) -> Int? {
    var result = 0
    for place in 0..<max(0, integerDigits) {
      let digit = place < digits.count ? Int(digits[place] - 0x30) : 0
      result = result * 10 + digit
      guard result <= mostMilliseconds else { return nil }
    }
    let next = integerDigits >= 0 && integerDigits < digits.count ? digits[integerDigits] : 0x30
    return result + (next >= 0x35 ? 1 : 0)
  }
}
