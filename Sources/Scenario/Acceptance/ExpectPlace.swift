import EventLog
public import PrototypeFile

/// The place of a scenario's `expect` in a document.
public struct ExpectPlace {
  /// How it is written.
  enum Form: Hashable {
    /// Lines after `|`.
    case literal
    /// Lines after `>`, which YAML joins.
    case folded
    /// Items after dashes.
    case blockList
    /// Items in brackets.
    case flowList
    /// A text in quotes, or without.
    case text
    /// Nothing.
    case nothing
  }

  let key: YAMLNode
  let value: YAMLNode
  let form: Form
  /// Whether it is inside braces or brackets, as in JSON.
  let isInFlow: Bool

  /// The place for a scenario; `nil` where it has none.
  public init?(ofScenario name: String, in root: YAMLNode, _ source: SourceLines) {
    guard let scenarios = root["scenarios"], let scenario = scenarios[name],
      let entry = scenario.entries?.first(where: { $0.key.text == "expect" })
    else { return nil }
    key = entry.key
    value = entry.value
    isInFlow = [root, scenarios, scenario].contains { node in
      ExpectPlace.byte(at: node.start, source) == UInt8(ascii: "{")
    }
    switch (value.content, ExpectPlace.byte(at: value.start, source)) {
    case (.list, UInt8(ascii: "[")): form = .flowList
    case (.list, _): form = .blockList
    case (.scalar(_, .block), UInt8(ascii: ">")): form = .folded
    case (.scalar(_, .block), _): form = .literal
    case (.scalar("", .plain), _): form = .nothing
    default: form = .text
    }
  }

  /// Whether a line is a comment.
  static func isComment(_ line: String?) -> Bool {
    line.map { CallLine($0).text.hasPrefix("#") } ?? false
  }

  /// Whether a line is a comment on what was still due, which a new one replaces.
  static func saysWhatIsDue(_ line: String?) -> Bool {
    line.map { CallLine($0).text.hasPrefix(DueText.mark) } ?? false
  }

  /// The calls of an item of a list, one for each line; empty lines and comments are ignored.
  static func lines(of item: YAMLNode) -> [CallLine] {
    (item.text ?? "").split(whereSeparator: \.isNewline).map { CallLine(String($0)) }
      .filter { !$0.isEmpty }
  }

  private static func byte(at mark: Mark, _ source: SourceLines) -> UInt8? {
    let offset = source.offset(line: mark.line, column: mark.column)
    return source.bytes.indices.contains(offset) ? source.bytes[offset] : nil
  }

  /// The 1-based lines of the document that hold it, below the one with its key.
  func body(in source: SourceLines) -> ClosedRange<Int>? {
    let first = form == .blockList ? value.start.line : value.start.line + 1
    let end = form == .blockList ? (value.list?.last?.end ?? value.start) : value.end
    // An end in the first column is that of the line before.
    var last = end.column > 1 ? end.line : end.line - 1
    while last >= first, source.isBlank(line: last) { last -= 1 }
    return last >= first ? first...last : nil
  }

  /// The 1-based line of the document that holds the expected call at a 0-based place.
  public func line(ofCall place: Int, in source: SourceLines) -> Int {
    switch form {
    case .literal:
      let lines = (body(in: source).map { Array($0) } ?? []).filter {
        !source.isBlank(line: $0) && !ExpectPlace.isComment(source.text(ofLine: $0))
      }
      return lines.indices.contains(place) ? lines[place] : lines.last ?? key.start.line
    case .blockList, .flowList:
      let items = value.list ?? []
      let lines = items.flatMap { item in
        ExpectPlace.lines(of: item).map { _ in item.start.line }
      }
      return lines.indices.contains(place) ? lines[place] : lines.last ?? key.start.line
    case .folded, .text, .nothing: return key.start.line
    }
  }
}
