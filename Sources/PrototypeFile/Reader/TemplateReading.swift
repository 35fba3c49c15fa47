internal import DialogModel
internal import Texts

extension Reader {
  /// A text with its places to fill in; unknown ones are reported at the text.
  ///
  /// `{{` is a brace, and so is `}}`; a `}` alone is itself.
  mutating func readTemplate(_ node: YAMLNode) -> Template? {
    guard let text = node.text else { return nil }
    var pieces: [Template.Piece] = []
    var literal = ""
    var mistakes = 0
    var rest = text[...]
    while let character = rest.popFirst() {
      if (character == "{" || character == "}") && rest.first == character {
        rest.removeFirst()
        literal.append(character)
      } else if character == "{" {
        guard let close = rest.firstIndex(of: "}") else {
          error(node.start, tr("a “{brace}” is never closed", ["brace": "{"]), hint: braceHint)
          return Template(text)
        }
        let name = String(rest[..<close])
        rest = rest[rest.index(after: close)...]
        guard let piece = readPiece(name, node.start) else {
          mistakes += 1
          // They all stand at the text's beginning; after some, more would help nobody.
          if mistakes == 10 { return Template(text) }
          continue
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(piece)
      } else {
        literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return Template(pieces: pieces)
  }

  private mutating func readPiece(_ name: String, _ mark: Mark) -> Template.Piece? {
    switch name {
    case "buttonIndex": return .buttonIndex
    case "buttonTitle": return .buttonTitle
    case "replacement", "error", "percent":
      notSupported(mark, "{\(name)}")
    case _ where name.hasPrefix("field:"):
      notSupported(mark, "{\(name)}")
    default:
      let known = ["buttonIndex", "buttonTitle", "replacement", "error", "percent"]
      let hint = nearestHint(name, among: known) ?? braceHint
      error(
        mark, tr("nothing can be filled in for “{place}”", ["place": "{\(name)}"]), hint: hint)
    }
    return nil
  }

  private var braceHint: String {
    tr("write “{braces}” for a brace", ["braces": "{{"])
  }
}
