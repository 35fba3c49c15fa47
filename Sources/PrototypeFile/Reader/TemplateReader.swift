package import DialogModel
internal import Texts

/// Reads texts with placeholders.
package enum TemplateReader {
  /// Reads a text with its placeholders; reports those that have no meaning here at the text.
  ///
  /// `{{` is one `{`, and `}}` is one `}`; a single `}` is itself.
  static func template(_ node: YAMLNode?, _ reader: inout Reader) -> Template? {
    guard let node, let text = reader.problems.text(node, atMost: SizeLimit.text) else {
      return nil
    }
    // Nearly all texts have no brace, and a loop over their characters is slow.
    if !text.hasBraces { return Template(text) }
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
          reader.problems.error(
            .meaning, node.start, tr("a “{brace}” is never closed", ["brace": "{"]),
            hint: braceHint)
          return Template(text)
        }
        let name = String(rest[..<close])
        rest = rest[rest.index(after: close)...]
        guard let piece = piece(name, node.start, &reader) else {
          mistakes += 1
          // All problems have the same place, the start of the text; ten of them are enough.
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

  private static func piece(_ name: String, _ mark: Mark, _ reader: inout Reader) -> Template.Piece?
  {
    func number(after word: String) -> Int? {
      name.hasPrefix(word) ? Int(name.dropFirst(word.count)) : nil
    }
    func about(_ piece: Template.Piece) -> Template.Piece {
      guard !reader.surroundings.hasNotification else { return piece }
      reader.problems.warning(
        mark,
        tr(
          "“{place}” is “(null)” here: only “{selector}” and a launch are about a notification",
          [
            "place": piece.sourceText,
            "selector": Selector.applicationDidReceiveLocalNotification.name,
          ]))
      return piece
    }
    let field = number(after: "field:")
    if let index = number(after: "title:") { return .title(index) }
    switch name {
    case "buttonIndex": return .buttonIndex
    case "buttonTitle": return .buttonTitle
    case "numberOfButtons": return .numberOfButtons
    case "cancelButtonIndex": return .cancelButtonIndex
    case "firstOtherButtonIndex": return .firstOtherButtonIndex
    case "destructiveButtonIndex": return .destructiveButtonIndex
    case "visible": return .visible
    case "replacement":
      if reader.surroundings.hasReplacement { return .replacement }
      nothing(
        for: name, mark,
        hint: tr(
          "only what happens inside “{selector}” knows it",
          ["selector": Selector.textFieldShouldChangeCharacters.name]), &reader)
    case "error":
      if reader.surroundings.hasError { return .error }
      nothing(for: name, mark, hint: tr("only what a task does in “whenFailed” knows it"), &reader)
    case "percent":
      if reader.surroundings.hasPercent { return .percent }
      nothing(
        for: name, mark, hint: tr("only the title and the message of a task know it"), &reader)
    case "body": return about(.body)
    case "alertAction": return about(.alertAction)
    case "state": return about(.state)
    case _ where name.hasPrefix("userInfo:"):
      return about(.userInfo(String(name.dropFirst("userInfo:".count))))
    case _ where field.map { $0 >= 0 } ?? false:
      if let field, field < reader.surroundings.fieldCount { return .field(field) }
      nothing(for: name, mark, hint: fieldHint(reader.surroundings.fieldCount), &reader)
    default:
      let known = [
        "buttonIndex", "buttonTitle", "numberOfButtons", "cancelButtonIndex",
        "firstOtherButtonIndex", "destructiveButtonIndex", "title:0", "visible", "replacement",
        "error", "percent", "field:0", "body", "alertAction", "state", "userInfo:key",
      ]
      nothing(
        for: name, mark, hint: reader.problems.nearestHint(name, among: known) ?? braceHint, &reader
      )
    }
    return nil
  }

  private static func nothing(for name: String, _ mark: Mark, hint: String, _ reader: inout Reader)
  {
    reader.problems.error(
      .meaning, mark, tr("nothing can be filled in for “{place}”", ["place": "{\(name)}"]),
      hint: hint)
  }

  private static func fieldHint(_ fieldCount: Int) -> String {
    switch fieldCount {
    case 0: tr("there is no text field here")
    case 1: tr("there is one text field here, and it is 0")
    default: tr("there are two text fields here, 0 and 1")
    }
  }

  private static var braceHint: String {
    tr("write “{braces}” for a brace", ["braces": "{{"])
  }

  /// A text of a document, with the places to fill in that a key of translations can have.
  package static func template(_ text: String) -> Template {
    read(text).template ?? Template(text)
  }

  /// Why a text can be no translation; `nil` where it can.
  package static func problem(inTranslation text: String) -> Finding? {
    read(text).problems.first { $0.severity == .error }
  }

  private static func read(_ text: String) -> (template: Template?, problems: [Finding]) {
    var problems: [Finding] = []
    let root = YAMLNode(.map([]), start: Mark(line: 1, column: 1), end: Mark(line: 1, column: 1))
    var reader = Reader(names: NamesOfDocument(root, &problems), .bare, problems: [])
    let node = YAMLNode(.scalar(text, .quoted), start: root.start, end: root.end)
    let read = reader.within(.translations) { template(node, &$0) }
    return (read, reader.problems.all)
  }
}

extension Template.Piece {
  /// The placeholder as a document writes it; `nil` for a text.
  package var place: String? {
    if case .text = self { return nil }
    return Template(pieces: [self]).sourceText
  }
}

extension String {
  /// Whether the text has a brace of either kind.
  fileprivate var hasBraces: Bool {
    func hasBraces(_ bytes: some Sequence<UInt8>) -> Bool {
      bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }
    return utf8.withContiguousStorageIfAvailable { hasBraces($0) } ?? hasBraces(utf8)
  }
}
