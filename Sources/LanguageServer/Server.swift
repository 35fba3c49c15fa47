import PrototypeEditing
import PrototypeFile
import Texts

/// A language server for prototype documents: it takes messages, and says what is to be done.
///
/// It reads and writes nothing itself. What takes long in a long document is work for another thread;
/// the answers about what is being typed are given at once.
public struct Server {
  /// How far client and server have come.
  private enum Phase { case new, running, shutDown }

  /// An open document with what is known of it.
  struct Entry {
    var document: TextDocument
    /// The last check that was of a well-formed document, or of this revision.
    var checked: (revision: Int, CheckedDocument)?
    var names = DocumentNames()
    /// Whether a check of it is going on.
    var isBeingChecked = false
    /// What exploring has found in a revision.
    var explored: (revision: Int, [Host.Explored])?
    /// Whether it is to be explored, as it was opened or saved.
    var waitsForExploring = false
    /// Whether an exploring of it is going on.
    var isBeingExplored = false

    /// What exploring has found in the document as it is now.
    var found: [Host.Explored] {
      explored.flatMap { $0.revision == document.revision ? $0.1 : nil } ?? []
    }
  }

  let host: Host
  private var phase = Phase.new
  var entries: [String: Entry] = [:]
  /// What could be tapped at the step that was last asked for.
  var tapped: (text: [UInt8], path: String?, line: Int, shown: [String])?
  /// The requests that work is done for.
  private var waiting: Set<RequestID> = []

  /// A server in a program.
  public init(_ host: Host) { self.host = host }

  /// Takes the body of a message.
  public mutating func take(_ body: [UInt8]) -> [Effect] {
    let message: JSONValue
    do {
      message = try JSONReader.value(of: body)
    } catch {
      return [refuse(nil, ProtocolError(.parseError, tr("this is not JSON")))]
    }
    guard message.isObject else {
      return [refuse(nil, ProtocolError(.invalidRequest, tr("a message is an object")))]
    }
    let id = message["id"].flatMap { RequestID($0) }
    guard let method = message["method"]?.text else {
      // An answer to a request; this server makes none.
      if message["result"] != nil || message["error"] != nil { return [] }
      return [refuse(id, ProtocolError(.invalidRequest, tr("a request has a method")))]
    }
    let parameters = message["params"] ?? .object([])
    guard message["id"] != nil else { return notice(method, parameters) }
    guard let id else {
      return [refuse(nil, ProtocolError(.invalidRequest, tr("an id is a number or a text")))]
    }
    guard !waiting.contains(id) else {
      return [refuse(id, ProtocolError(.invalidRequest, tr("another request has this id")))]
    }
    do {
      return try request(id, method, parameters)
    } catch {
      return [refuse(id, error)]
    }
  }

  /// Answers what was no message.
  public func takeGarbage(_ piece: MessageReader.Piece) -> [Effect] {
    let reason =
      if case .tooLong = piece {
        tr(
          "a message is at most {most} MiB long",
          ["most": String(MessageReader.mostBytes >> 20)])
      } else {
        tr("a message begins with its Content-Length")
      }
    return [refuse(nil, ProtocolError(.parseError, reason))]
  }

  /// Takes what came out of work.
  public mutating func take(_ outcome: Outcome) -> [Effect] {
    switch outcome.content {
    case .answered(let id, let result):
      // One that was cancelled has its answer.
      guard waiting.remove(id) != nil else { return [] }
      switch result {
      case .success(let value): return [answer(id, value)]
      case .failure(let error): return [refuse(id, error)]
      }
    case .checked(let uri, let revision, let found):
      guard var entry = entries[uri] else { return [] }
      entry.isBeingChecked = false
      if let names = found.names { entry.names = names }
      guard entry.document.revision == revision else {
        entries[uri] = entry
        return check(uri)
      }
      entry.checked = (revision, found)
      entries[uri] = entry
      return [publish(entry)] + explore(uri)
    case .explored(let uri, let bytes, let found):
      guard var entry = entries[uri] else { return [] }
      entry.isBeingExplored = false
      let hadSome = !entry.found.isEmpty
      // The document may have been closed meanwhile, and opened with another text.
      if entry.document.bytes == bytes { entry.explored = (entry.document.revision, found) }
      entries[uri] = entry
      let isOther = hadSome || !entry.found.isEmpty
      return (isOther ? [publish(entry)] : []) + explore(uri)
    }
  }

  /// The status with which the program ends when the client has gone.
  public var statusAtEnd: Int32 { phase == .shutDown ? 0 : 1 }

  // MARK: - Requests

  private mutating func request(
    _ id: RequestID, _ method: String, _ parameters: JSONValue
  ) throws(ProtocolError) -> [Effect] {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .running
      return [answer(id, capabilities)]
    case (.new, _):
      throw ProtocolError(.notInitialized, tr("the first request is “initialize”"))
    case (.running, "initialize"):
      throw ProtocolError(.invalidRequest, tr("“initialize” comes once"))
    case (.running, "shutdown"):
      phase = .shutDown
      return [answer(id, .null)]
    case (.shutDown, _):
      throw ProtocolError(.invalidRequest, tr("after “shutdown” only “exit” may come"))
    case (.running, "textDocument/completion"):
      return [answer(id, try completion(parameters))]
    case (.running, "textDocument/hover"): return [answer(id, try hover(parameters))]
    case (.running, "textDocument/definition"): return try work(id, definition(parameters))
    case (.running, "textDocument/references"): return try work(id, references(parameters))
    case (.running, "textDocument/documentSymbol"): return try work(id, symbols(parameters))
    case (.running, "textDocument/foldingRange"): return try work(id, folds(parameters))
    case (.running, "textDocument/prepareRename"):
      return try work(id, preparedRename(parameters))
    case (.running, "textDocument/rename"): return try work(id, rename(parameters))
    case (.running, "textDocument/codeAction"): return try work(id, codeActions(parameters))
    case (.running, _):
      throw ProtocolError(
        .methodNotFound, tr("there is no method “{name}” here", ["name": method]))
    }
  }

  /// Answers a request on another thread.
  private mutating func work(
    _ id: RequestID, _ perform: @escaping Task
  ) -> [Effect] {
    waiting.insert(id)
    return [
      .work(
        Work {
          do throws(ProtocolError) {
            return Outcome(content: .answered(id: id, .success(try perform())))
          } catch {
            return Outcome(content: .answered(id: id, .failure(error)))
          }
        })
    ]
  }

  /// What another thread does for a request.
  typealias Task = @Sendable () throws(ProtocolError) -> JSONValue

  // MARK: - Notices

  private mutating func notice(_ method: String, _ parameters: JSONValue) -> [Effect] {
    if method == "exit" { return [.exit(statusAtEnd)] }
    guard phase == .running else { return [] }
    switch method {
    case "$/cancelRequest":
      guard let id = parameters["id"].flatMap({ RequestID($0) }), waiting.remove(id) != nil else {
        return []
      }
      return [refuse(id, ProtocolError(.cancelled, tr("the request was cancelled")))]
    case "textDocument/didOpen": return open(parameters)
    case "textDocument/didChange": return change(parameters)
    case "textDocument/didClose": return close(parameters)
    case "textDocument/didSave":
      return uri(parameters).map { save($0) } ?? []
    default: return []
    }
  }

  /// The address of the document that parameters are about.
  func uri(_ parameters: JSONValue) -> String? { parameters["textDocument"]?["uri"]?.text }

  // MARK: - Answers

  private var capabilities: JSONValue {
    .map(
      (
        "capabilities",
        .map(
          ("positionEncoding", .text("utf-16")),
          (
            "textDocumentSync",
            .map(
              ("openClose", .bool(true)), ("change", .integer(2)),
              ("save", .map(("includeText", .bool(false)))))
          ),
          (
            "completionProvider",
            .map(
              ("triggerCharacters", .list([" ", "-", "{", "[", "\"", "/"].map { .text($0) })),
              ("resolveProvider", .bool(false)))
          ),
          ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
          ("referencesProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
          ("foldingRangeProvider", .bool(true)),
          ("renameProvider", .map(("prepareProvider", .bool(true)))),
          (
            "codeActionProvider",
            .map(
              (
                "codeActionKinds", .list([.text("quickfix"), .text("source.fixAll.rehearsal")])
              ))
          ))
      ),
      (
        "serverInfo",
        .map(("name", .text("rehearsal")), ("version", .text(host.version)))
      ))
  }

  private func answer(_ id: RequestID, _ result: JSONValue) -> Effect {
    send(.map(("jsonrpc", .text("2.0")), ("id", id.json), ("result", result)))
  }

  private func refuse(_ id: RequestID?, _ error: ProtocolError) -> Effect {
    send(.map(("jsonrpc", .text("2.0")), ("id", id?.json ?? .null), ("error", error.json)))
  }

  func publish(_ document: TextDocument, _ diagnostics: JSONValue) -> Effect {
    notify(
      "textDocument/publishDiagnostics",
      .map(
        ("uri", .text(document.uri)), ("version", .integer(document.version)),
        ("diagnostics", diagnostics)))
  }

  func notify(_ method: String, _ parameters: JSONValue) -> Effect {
    send(.map(("jsonrpc", .text("2.0")), ("method", .text(method)), ("params", parameters)))
  }

  private func send(_ message: JSONValue) -> Effect { .send(MessageWriter.bytes(message.line)) }
}
