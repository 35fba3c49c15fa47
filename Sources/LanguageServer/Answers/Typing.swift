import DialogModel
import PrototypeEditing
import PrototypeFile
import Texts

// Requests while a person types: answered at once, also in a long document.

extension Server {
  /// A document up to this length is read for each completion, so that its newest names are offered.
  private static let readAtOnce = 256 * 1024

  mutating func completion(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
    let (entry, offset) = try place(parameters)
    let document = entry.document
    let names =
      document.bytes.count > Server.readAtOnce ? entry.names : currentNames(of: entry, offset)
    let found = Completions(document.bytes, at: offset, names: names)
    let range = document.json(of: found.range)
    let items = inOrder(found, of: entry).enumerated().map { number, item in
      JSONValue.map(
        ("label", .text(item.label)), ("kind", .integer(item.kind.number)),
        ("detail", item.detail.map { .text($0) }),
        (
          "documentation",
          item.note.map { .map(("kind", .text("plaintext")), ("value", .text($0))) }
        ),
        // The order of the tables, not that of the alphabet.
        ("sortText", .text(Server.padded(number))),
        ("filterText", .text(item.insertion.hasPrefix("\"") ? "\"" + item.label : item.label)),
        ("textEdit", .map(("range", range), ("newText", .text(item.insertion)))))
    }
    return .map(("isIncomplete", .bool(false)), ("items", .list(items)))
  }

  /// What may stand at a place; for the title of a tapped thing, what shows at the step comes first.
  private mutating func inOrder(_ found: Completions, of entry: Entry) -> [Completion] {
    let bytes = entry.document.bytes
    guard found.isTapped, bytes.count <= Server.readAtOnce else { return found.items }
    // The step must be whole to be read, whatever is typed of it so far.
    let whole = Array(
      bytes[..<found.range.lowerBound] + "\"…\"".utf8 + bytes[found.range.upperBound...])
    let line = bytes[..<found.range.lowerBound].count { $0 == 0x0A } + 1
    let path = entry.document.path
    // While a title is typed, the scenario before it is the same at each letter.
    let shown: [String]
    if let tapped, tapped.line == line, tapped.path == path, tapped.text == whole {
      shown = tapped.shown
    } else {
      shown = host.tappableTexts(whole, path, line)
      tapped = (whole, path, line, shown)
    }
    return shown.map { .text($0, detail: tr("shows at this step")) }
      + found.items.filter { !shown.contains($0.label) }
  }

  /// The names of a document without the line that is being typed, if it can be read so.
  private func currentNames(of entry: Entry, _ offset: Int) -> DocumentNames {
    let bytes = entry.document.bytes
    if let checked = entry.checked, checked.revision == entry.document.revision,
      let names = checked.1.names
    {
      return names
    }
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    let whole = DocumentNames(bytes)
    if whole != DocumentNames() { return whole }
    let rest = DocumentNames(Array(bytes[..<start] + bytes[end...]))
    return rest == DocumentNames() ? entry.names : rest
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  func hover(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
    let (entry, offset) = try place(parameters)
    guard let note = HoverNote(entry.document.bytes, at: offset) else { return .null }
    let text: String
    switch note.subject {
    case .key(let takes, let description):
      text = "`\(note.word)` – \(takes)\n\n\(description)"
    case .selector(let selector, let owner):
      let rules = host.note(selector).map { "\n\n\($0)" } ?? ""
      text = "`\(note.word)` – \(owner)\(rules)"
    }
    return .map(
      ("contents", .map(("kind", .text("markdown")), ("value", .text(text)))),
      ("range", entry.document.json(of: note.range)))
  }
}

extension Completion.Kind {
  /// The protocol's number.
  fileprivate var number: Int {
    switch self {
    case .key: 10
    case .word: 20
    case .name: 18
    case .selector: 2
    case .text: 1
    }
  }
}
