import PrototypeEditing
import PrototypeFile
import Texts

// The documents that the client has open, and their problems.

extension Server {
  mutating func open(_ parameters: JSONValue) -> [Effect] {
    guard let uri = uri(parameters), let text = parameters["textDocument"]?["text"]?.text else {
      return []
    }
    let version = parameters["textDocument"]?["version"]?.integer ?? 0
    var entry = Entry(document: TextDocument(uri: uri, version: version, text: text))
    // An old check may still be going on, of a document that was closed meanwhile.
    entry.isBeingChecked = false
    entry.waitsForExploring = true
    entries[uri] = entry
    return check(uri)
  }

  mutating func save(_ uri: String) -> [Effect] {
    entries[uri]?.waitsForExploring = true
    return check(uri)
  }

  /// Explores a document that waits for it on another thread, once it was checked and has no errors.
  mutating func explore(_ uri: String) -> [Effect] {
    guard let entry = entries[uri], entry.waitsForExploring, !entry.isBeingExplored,
      let checked = entry.checked, checked.revision == entry.document.revision
    else { return [] }
    entries[uri]?.waitsForExploring = false
    guard !checked.1.problems.contains(where: { $0.severity == .error }) else { return [] }
    entries[uri]?.isBeingExplored = true
    let (document, host) = (entry.document, host)
    return [
      .work(
        Work {
          let found = host.explore(document.bytes, document.path)
          return Outcome(content: .explored(uri: uri, document.bytes, found))
        })
    ]
  }

  /// Tells the client what is wrong with a document that was checked.
  func publish(_ entry: Entry) -> Effect {
    let found = entry.found.map(\.finding)
    guard let checked = entry.checked, !found.isEmpty else {
      return publish(entry.document, entry.checked?.1.diagnostics ?? .list([]))
    }
    return publish(
      entry.document, Diagnostics.json(of: checked.1.problems + found, in: entry.document))
  }

  mutating func change(_ parameters: JSONValue) -> [Effect] {
    guard let uri = uri(parameters), entries[uri] != nil,
      let changes = parameters["contentChanges"]?.list
    else { return [] }
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        entries[uri]?.document.replace(by: text)
        continue
      }
      guard let document = entries[uri]?.document, let start = position(range["start"]),
        let end = position(range["end"])
      else { continue }
      let first = document.offset(of: start)
      entries[uri]?.document.change(first..<max(first, document.offset(of: end)), to: text)
    }
    if let version = parameters["textDocument"]?["version"]?.integer {
      entries[uri]?.document.version = version
    }
    return check(uri)
  }

  mutating func close(_ parameters: JSONValue) -> [Effect] {
    guard let uri = uri(parameters), let entry = entries.removeValue(forKey: uri) else { return [] }
    // Nothing is known of a document that is not open.
    return [publish(entry.document, .list([]))]
  }

  /// Checks a document on another thread, unless that is being done: then it is done again later.
  mutating func check(_ uri: String) -> [Effect] {
    guard let entry = entries[uri], !entry.isBeingChecked else { return [] }
    entries[uri]?.isBeingChecked = true
    let (document, host) = (entry.document, host)
    return [
      .work(
        Work {
          let problems = host.check(document.bytes, document.path)
          let isReadable = !problems.contains { $0.rule == .syntax }
          let found = CheckedDocument(
            diagnostics: Diagnostics.json(of: problems, in: document), problems: problems,
            names: isReadable ? DocumentNames(document.bytes) : nil)
          return Outcome(
            content: .checked(uri: uri, revision: document.revision, found))
        })
    ]
  }

  func position(_ value: JSONValue?) -> TextDocument.Position? {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
      return nil
    }
    return TextDocument.Position(line: line, character: character)
  }

  /// The document that a request is about.
  func entry(_ parameters: JSONValue) throws(ProtocolError) -> Entry {
    guard let uri = uri(parameters) else {
      throw ProtocolError(.invalidParams, tr("“textDocument” has no “uri”"))
    }
    guard let entry = entries[uri] else {
      throw ProtocolError(.invalidParams, tr("“{name}” is not open", ["name": uri]))
    }
    return entry
  }

  /// The document that a request is about, and the byte of its position.
  func place(_ parameters: JSONValue) throws(ProtocolError) -> (entry: Entry, offset: Int) {
    let entry = try entry(parameters)
    guard let position = position(parameters["position"]) else {
      throw ProtocolError(.invalidParams, tr("“position” has a line and a character"))
    }
    return (entry, entry.document.offset(of: position))
  }
}

/// Problems as the protocol has them.
enum Diagnostics {
  static func json(of problems: [Finding], in document: TextDocument) -> JSONValue {
    let lines = SourceLines(document.bytes)
    return .list(problems.map { json(of: $0, in: document, lines) })
  }

  /// The protocol's number: what is only worth a thought is a hint.
  private static func severity(_ problem: Finding) -> Int {
    switch problem.severity {
    case .error: 1
    case .warning: 2
    case .note: 4
    }
  }

  static func json(
    of problem: Finding, in document: TextDocument, _ lines: SourceLines
  ) -> JSONValue {
    let range = problem.range(in: lines)
    return .map(
      ("range", document.json(of: range)),
      ("severity", .integer(severity(problem))),
      ("code", .text(problem.section ?? problem.rule.rawValue)),
      ("source", .text("rehearsal")), ("message", .text(problem.advised)))
  }
}
