/// Texts in quotes, with a backslash before what would end them or cannot stand there.
enum SlashedText {
  /// The text in quotes.
  ///
  /// - Parameter control: what stands after the backslash for the number of a control character.
  static func quoted(_ text: String, control: (UInt32) -> String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\" + control(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number with zeros before it.
  static func digits(_ number: UInt32, radix: Int, count: Int) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
