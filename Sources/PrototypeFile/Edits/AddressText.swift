internal import Texts

/// Addresses as texts: JSON Pointers (RFC 6901).
extension PartAddress {
  /// Reads an address from its text.
  ///
  /// - Throws: ``EditRefusal`` for a text that does not begin with `/`, or with a `~` that is
  ///   neither `~0` nor `~1`.
  public init(text: String) throws(EditRefusal) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    guard text.unicodeScalars.first == "/" else {
      throw EditRefusal(
        tr("a path begins with “/”, and “{path}” does not", ["path": text]),
        hint: tr("did you mean “{name}”?", ["name": "/" + text]))
    }
    // Scalars, because an accent after a slash makes one character with it.
    let parts = text.unicodeScalars.dropFirst().split(
      separator: "/", omittingEmptySubsequences: false)
    var tokens: [String] = []
    for part in parts { tokens.append(try PartAddress.token(part)) }
    self.init(tokens)
  }

  /// The address as a text, with escapes; empty for the document.
  public var text: String {
    tokens.map { "/" + PartAddress.escaped($0) }.joined()
  }

  private static func token(_ part: Substring.UnicodeScalarView) throws(EditRefusal) -> String {
    var token = String.UnicodeScalarView()
    var rest = part
    while let scalar = rest.popFirst() {
      guard scalar == "~" else {
        token.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "0": token.append("~")
      case "1": token.append("/")
      default:
        throw EditRefusal(
          tr("“~” in a path is followed by 0 or 1"),
          hint: tr("write “~0” for “~”, and “~1” for “/”"))
      }
    }
    return String(token)
  }

  private static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") })
    else { return token }
    var text = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
