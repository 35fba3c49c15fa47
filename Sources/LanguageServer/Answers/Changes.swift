import PrototypeEditing
import PrototypeFile
import Texts

// Requests about a whole document: answered on another thread.

extension Server {
  func definition(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let (entry, offset) = try place(parameters)
    let document = entry.document
    return { () throws(ProtocolError) -> JSONValue in
      guard let editor = try? DocumentEditor(document.bytes, in: .bare),
        let word = editor.namedWord(at: offset)
      else { return .null }
      let target = word.place.whole
      return .list([
        .map(
          ("originSelectionRange", document.json(of: word.range)),
          ("targetUri", .text(document.uri)), ("targetRange", document.json(of: target)),
          ("targetSelectionRange", document.json(of: Server.head(of: target, document.bytes))))
      ])
    }
  }

  /// The first line of a part.
  private static func head(of part: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let end = bytes[part].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? part.upperBound
    return part.lowerBound..<end
  }

  func preparedRename(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let (entry, offset) = try place(parameters)
    let document = entry.document
    return { () throws(ProtocolError) -> JSONValue in
      guard let word = try Server.editor(document).namedWord(at: offset) else { return .null }
      return .map(("range", document.json(of: word.range)), ("placeholder", .text(word.name)))
    }
  }

  func rename(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let (entry, offset) = try place(parameters)
    let (document, host) = (entry.document, host)
    guard let name = parameters["newName"]?.text else {
      throw ProtocolError(.invalidParams, tr("“newName” is a text"))
    }
    return { () throws(ProtocolError) -> JSONValue in
      guard let word = try Server.editor(document).namedWord(at: offset) else {
        throw ProtocolError(.requestFailed, tr("there is no name here that could be changed"))
      }
      do throws(EditRefusal) {
        let editor = try DocumentEditor(document.bytes, in: host.environment(document.path))
        let plan = try editor.plan(.rename(path: word.path, to: name))
        return Server.change(plan.edits, of: document)
      } catch {
        throw Server.refusal(error)
      }
    }
  }

  func codeActions(_ parameters: JSONValue) throws(ProtocolError) -> Task {
    let entry = try entry(parameters)
    let (document, host) = (entry.document, host)
    guard let first = position(parameters["range"]?["start"]),
      let last = position(parameters["range"]?["end"])
    else { throw ProtocolError(.invalidParams, tr("“range” has a start and an end")) }
    let wanted =
      document.offset(of: first)...max(document.offset(of: first), document.offset(of: last))
    let only = parameters["context"]?["only"]?.list?.compactMap(\.text)
    let found = entry.found
    let checked = entry.checked.flatMap { $0.revision == document.revision ? $0.1.problems : nil }
    return { () throws(ProtocolError) -> JSONValue in
      func isAsked(_ kind: String) -> Bool {
        only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
      }
      let problems = checked ?? host.check(document.bytes, document.path)
      let lines = SourceLines(document.bytes)
      let environment = host.environment(document.path)
      var actions: [JSONValue] = []
      func isNear(_ finding: Finding) -> Bool {
        let range = finding.range(in: lines)
        return range.lowerBound <= wanted.upperBound && range.upperBound >= wanted.lowerBound
      }
      let near = problems.filter(isNear)
      let corrections =
        isAsked("quickfix")
        ? Correction.all(of: near, in: Revision(document.bytes, in: environment)) : []
      for correction in corrections {
        let diagnostic = Diagnostics.json(of: correction.problem, in: document, lines)
        actions.append(
          .map(
            ("title", .text(correction.title)), ("kind", .text("quickfix")),
            ("diagnostics", .list([diagnostic])),
            ("isPreferred", .bool(corrections.count == 1)),
            ("edit", Server.change(correction.edits, of: document))))
      }
      if isAsked("quickfix") {
        actions += found.filter { isNear($0.finding) }.compactMap {
          Server.action($0, in: document, lines)
        }
      }
      // To try every correction takes long; so it is only done where there may be one.
      let mayCorrect = only?.contains { $0.hasPrefix("source") } ?? !corrections.isEmpty
      if isAsked("source.fixAll.rehearsal"), mayCorrect,
        let edits = Correction.everything(in: document.bytes, environment)
      {
        actions.append(
          .map(
            ("title", .text(tr("Correct all that a program can correct"))),
            ("kind", .text("source.fixAll.rehearsal")),
            ("edit", Server.change(edits, of: document))))
      }
      return .list(actions)
    }
  }

  /// The correction of something that exploring has found; `nil` if none is known.
  private static func action(
    _ explored: Host.Explored, in document: TextDocument, _ lines: SourceLines
  ) -> JSONValue? {
    guard let correction = explored.correction else { return nil }
    let edits = LineDifference(from: document.bytes, to: correction.bytes).edits
      .map { $0.trimmed(in: document.bytes) }
    return .map(
      ("title", .text(correction.title)), ("kind", .text("quickfix")),
      ("diagnostics", .list([Diagnostics.json(of: explored.finding, in: document, lines)])),
      ("edit", change(edits, of: document)))
  }

  private static func editor(
    _ document: TextDocument
  ) throws(ProtocolError) -> DocumentEditor {
    do {
      return try DocumentEditor(document.bytes, in: .bare)
    } catch {
      throw refusal(error)
    }
  }

  private static func refusal(_ refusal: EditRefusal) -> ProtocolError {
    let hint = refusal.hint.map { "; \($0)" } ?? ""
    return ProtocolError(.requestFailed, refusal.message + hint)
  }

  private static func change(_ edits: [SourceEdit], of document: TextDocument) -> JSONValue {
    let edits = edits.map { edit in
      JSONValue.map(
        ("range", document.json(of: edit.range)),
        ("newText", .text(String(decoding: edit.bytes, as: UTF8.self))))
    }
    return .map(("changes", .object([(document.uri, .list(edits))])))
  }
}
