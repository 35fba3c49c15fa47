internal import Texts

/// A JSON Pointer (RFC 6901): the keys and indices from the root of a document to a part in it.
struct Pointer: Hashable, Sendable {
  /// The keys and indices, without escapes; none for the whole document.
  var tokens: [String]

  /// A pointer of these keys and indices.
  init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Reads a pointer from its text.
  ///
  /// - Throws: ``EditRefusal`` for a text that does not begin with `/`, or with a `~` that is
  ///   neither `~0` nor `~1`.
  init(text: String) throws(EditRefusal) {
    tokens = []
    guard !text.isEmpty else { return }
    guard text.unicodeScalars.first == "/" else {
      throw EditRefusal(
        tr("a path begins with “/”, and “{path}” does not", ["path": text]),
        hint: tr("did you mean “{name}”?", ["name": "/" + text]))
    }
    // Scalars, because an accent after a slash makes one character with it.
    let parts = text.unicodeScalars.dropFirst().split(
      separator: "/", omittingEmptySubsequences: false)
    for part in parts { tokens.append(try Pointer.token(part)) }
  }

  /// The pointer as a text, with escapes.
  var text: String {
    tokens.map { "/" + Pointer.escaped($0) }.joined()
  }

  /// The pointer to the part that has this one; the whole document for the document itself.
  var parent: Pointer { Pointer(tokens.dropLast()) }

  /// A pointer to a part of the part.
  static func / (pointer: Pointer, token: String) -> Pointer {
    Pointer(pointer.tokens + [token])
  }

  /// A pointer to an item of a list, by its 0-based index.
  static func / (pointer: Pointer, index: Int) -> Pointer { pointer / String(index) }

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

  fileprivate static func escaped(_ token: String) -> String {
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

extension String {
  /// The key as a part of a path: “~” and “/” have escapes there.
  public var pointerToken: String { Pointer.escaped(self) }
}
