import EventLog
import PrototypeFile
import Texts

/// The smallest change of a document that makes an `expect` list other calls.
///
/// Lines that stay are not changed, nor is anything around them. The form stays the same, unless it
/// cannot contain the new lines: a folded block becomes a literal one, and a text of one line
/// a block, or between braces a list.
enum ExpectEdit {
  /// The changes that make a scenario expect these calls.
  ///
  /// An expectation that ends in `...` still does, and lists as many calls as before.
  ///
  /// - Parameter comments: what was still due at the end; they take the place of those before.
  static func edits(
    _ place: ExpectPlace, _ source: SourceLines, old: Expectation, calls: [CallLine],
    comments: [String] = []
  ) -> [SourceEdit] {
    // After a beginning, nothing checks what is due.
    let comments = old.isPrefix ? [] : comments
    var new = (old.isPrefix ? Array(calls.prefix(old.lines.count)) : calls).map(\.text)
    switch place.form {
    case .literal:
      return [ExpectLines(place, source, old, new, comments) { $0 }.edit()]
    case .blockList:
      guard !new.isEmpty || old.isPrefix || !comments.isEmpty else { return emptied(place, source) }
      let quote = quote(place.value.list?.first, source)
      let lines = ExpectLines(place, source, old, new, comments) { "- " + quoted($0, quote) }
      return [lines.edit()]
    case .folded:
      if old.isPrefix { new.append(Expectation.ellipsis) }
      let start = source.offset(place.value.start)
      let marker = SourceEdit(start..<start + 1, [UInt8(ascii: "|")])
      return [marker, ExpectLines(place, source, nil, new, comments) { $0 }.edit()]
    case .flowList:
      let range = source.offset(place.value.start)..<source.offset(place.value.end)
      if let list = FlowListEdit(place, source, old, new, comments) {
        return [SourceEdit(range, list.bytes)]
      }
      if old.isPrefix { new.append(Expectation.ellipsis) }
      return [SourceEdit(range, flowList(around: source.bytes[range], new + comments))]
    case .text, .nothing:
      if old.isPrefix { new.append(Expectation.ellipsis) }
      return text(place, source, new + comments)
    }
  }

  // MARK: - Lists

  /// `[]` after the key, without items.
  private static func emptied(_ place: ExpectPlace, _ source: SourceLines) -> [SourceEdit] {
    guard let colon = source.colon(behind: place.key), let body = place.body(in: source) else {
      return []
    }
    let lines = source.lines[body.lowerBound - 1...body.upperBound - 1]
    guard let first = lines.first, let last = lines.last else { return [] }
    return [
      SourceEdit(colon + 1..<colon + 1, Array(" []".utf8)),
      SourceEdit(first.start..<last.next, []),
    ]
  }

  /// A list in the brackets of one without items, with the comments in it.
  private static func flowList(around old: ArraySlice<UInt8>, _ new: [String]) -> [UInt8] {
    let text = Array(flowText(new).utf8)
    guard !new.isEmpty, old.contains(UInt8(ascii: "#")) else { return text }
    return text.dropLast() + [0x20] + old.dropFirst()
  }

  private static func flowText(_ lines: [String]) -> String {
    "[\(lines.map { JSONText.quoted($0) }.joined(separator: ", "))]"
  }

  // MARK: - Texts

  private static func text(
    _ place: ExpectPlace, _ source: SourceLines, _ new: [String]
  ) -> [SourceEdit] {
    let range = source.offset(place.value.start)..<source.offset(place.value.end)
    let space = place.form == .nothing ? " " : ""
    if new.isEmpty || place.isInFlow {
      return [SourceEdit(range, Array((space + flowText(new)).utf8))]
    }
    if new.count == 1, place.form == .text {
      let text = quoted(new[0], quote(place.value, source))
      return [SourceEdit(range, Array(text.utf8))]
    }
    // The block begins after the rest of the line, such as a comment.
    let line = source.lines[place.value.end.line - 1]
    let ending = source.lineEnd(ofLine: place.value.end.line)
    let indent = String(repeating: " ", count: place.key.start.column + 1)
    var body: [UInt8] = ending
    body += new.map { Array((indent + $0).utf8) }.joined(separator: ending)
    return [
      SourceEdit(range, Array("\(space)|".utf8)),
      SourceEdit(line.end..<line.end, body),
    ]
  }

  private static func quote(_ node: YAMLNode?, _ source: SourceLines) -> UInt8 {
    let offset = node.map { source.offset($0.start) } ?? 0
    let isSingle =
      source.bytes.indices.contains(offset) && source.bytes[offset] == UInt8(ascii: "'")
    return UInt8(ascii: isSingle ? "'" : "\"")
  }

  private static func quoted(_ text: String, _ quote: UInt8) -> String {
    guard quote == UInt8(ascii: "'") else { return JSONText.quoted(text) }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "''"))'"
  }
}

extension SourceLines {
  /// The byte at a place.
  func offset(_ mark: Mark) -> Int { offset(line: mark.line, column: mark.column) }

  /// The byte of the colon after a key.
  fileprivate func colon(behind key: YAMLNode) -> Int? {
    bytes[offset(key.end)...].firstIndex(of: UInt8(ascii: ":"))
  }
}
