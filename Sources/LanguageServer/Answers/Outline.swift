import PrototypeEditing
import PrototypeFile

// The parts of a document, where they are named, and what can be folded.

extension Server {
  func symbols(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let document = try entry(parameters).document
    return { () throws(ProtocolError) -> JSONValue in
      .list(DocumentOutline(document.bytes).parts.map { Server.symbol($0, in: document) })
    }
  }

  private static func symbol(
    _ part: DocumentOutline.Part, in document: TextDocument
  ) -> JSONValue {
    .map(
      ("name", .text(part.name)), ("detail", part.detail.map { .text($0) }),
      ("kind", .integer(part.kind.number)), ("range", document.json(of: part.whole)),
      ("selectionRange", document.json(of: part.head)),
      ("children", .list(part.parts.map { symbol($0, in: document) })))
  }

  func folds(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let document = try entry(parameters).document
    return { () throws(ProtocolError) -> JSONValue in
      .list(
        DocumentOutline(document.bytes).folds.map { lines in
          .map(
            ("startLine", .integer(lines.lowerBound)), ("endLine", .integer(lines.upperBound)))
        })
    }
  }

  func references(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let (entry, offset) = try place(parameters)
    let document = entry.document
    let hasDeclaration =
      if case .bool(let isWanted) = parameters["context"]?["includeDeclaration"] {
        isWanted
      } else { true }
    return { () throws(ProtocolError) -> JSONValue in
      guard let editor = try? DocumentEditor(document.bytes, in: .bare),
        let word = editor.namedWord(at: offset)
      else { return .null }
      return .list(
        editor.places(of: word, withDeclaration: hasDeclaration).map {
          .map(("uri", .text(document.uri)), ("range", document.json(of: $0)))
        })
    }
  }
}

extension DocumentOutline.Kind {
  /// The protocol's number for what is most like it.
  fileprivate var number: Int {
    switch self {
    case .section: 3
    case .screen: 5
    case .control: 8
    case .dialog: 23
    case .task, .scenario: 12
    case .notification: 24
    case .other: 7
    }
  }
}
