internal import PrototypeFile

/// How often something is written in each way.
struct StyleVotes {
  /// Texts or keys that need no quotes.
  struct Quotes {
    var (quoted, plain) = (0, 0)
    var isEmpty: Bool { quoted + plain == 0 }
    var isMostlyQuoted: Bool { quoted > plain }
  }

  /// What is so, and what is not.
  struct Split {
    var (yes, no) = (0, 0)
    var isEmpty: Bool { yes + no == 0 }
  }

  private(set) var indents: [Int: Int] = [:]
  private(set) var listIndents: [Int: Int] = [:]
  private(set) var dashes: [Int: Int] = [:]
  private(set) var marks: [Quoting.Marks: Int] = [:]
  /// Texts that a person reads; the words of the format seldom have quotes.
  private(set) var texts = Quotes()
  private(set) var keys = Quotes()
  /// Lists and maps in brackets: whether they have several lines.
  private(set) var (brokenLists, brokenMaps) = (Split(), Split())
  private(set) var hasPlainTexts = false
  private var (keyCount, jsonKeyCount) = (0, 0)
  private let map: SourceMap

  init(_ map: SourceMap) {
    self.map = map
  }

  /// Whether all keys are in double quotes, and one of them needs none.
  var areKeysJSON: Bool { keys.quoted > 0 && keyCount == jsonKeyCount }

  /// Counts a part and its parts.
  ///
  /// - Parameter left: how many parts are still looked at.
  mutating func count(_ node: YAMLNode, isFlow: Bool = false, _ left: inout Int) {
    left -= 1
    guard left > 0 else { return }
    switch node.content {
    case .scalar: count(scalar: node, isFlow ? .brackets : .line)
    case .refused: break
    case .list(let items):
      let isFlow = map.isFlow(node)
      if isFlow, let first = items.first { brokenLists.count(first.start.line > node.start.line) }
      for item in items {
        if !isFlow { count(item: item, in: node) }
        count(item, isFlow: isFlow, &left)
      }
    case .map(let entries):
      let isFlow = map.isFlow(node)
      if isFlow, let first = entries.first {
        brokenMaps.count(first.key.start.line > node.start.line)
      }
      for entry in entries {
        count(entry, isFlow: isFlow)
        count(entry.value, isFlow: isFlow, &left)
      }
    }
  }

  /// Counts the quotes of a text.
  mutating func count(scalar node: YAMLNode, _ place: Quoting.Place) {
    guard case .scalar(let text, let style) = node.content else { return }
    if style == .quoted {
      let isSingle = map[map.offset(node.start)] == UInt8(ascii: "'")
      marks[isSingle ? .single : .double, default: 0] += 1
    }
    if style == .plain, !Quoting.isCoreValue(text) { hasPlainTexts = true }
    if style != .block { texts.count(text, isQuoted: style == .quoted, place) }
  }

  /// Counts a key, and the indentation of what is below it.
  mutating func count(_ entry: YAMLNode.Entry, isFlow: Bool) {
    keyCount += 1
    if map[map.offset(entry.key.start)] == UInt8(ascii: "\"") { jsonKeyCount += 1 }
    if case .scalar(let key, let style) = entry.key.content, style != .block {
      if style == .plain {
        keys.plain += 1
      } else if Quoting.isPlain(key, isFlow ? .brackets : .key) {
        keys.quoted += 1
      }
    }
    guard !isFlow, entry.value.start.line > entry.key.start.line, !map.isFlow(entry.value) else {
      return
    }
    let step = entry.value.start.column - entry.key.start.column
    switch entry.value.content {
    case .list where step >= 0: listIndents[step, default: 0] += 1
    // A key behind a question mark can begin where its value does.
    case .map where step > 0: indents[step, default: 0] += 1
    case .list, .map, .scalar, .refused: break
    }
  }

  /// Counts the columns after the dash of an item.
  mutating func count(item: YAMLNode, in list: YAMLNode) {
    guard !map.isNothing(item), item.start.column > list.start.column + 1 else { return }
    let line = map.source.lines[item.start.line - 1]
    let dash = line.start + list.start.column - 1
    let start = map.offset(item.start)
    guard dash < start, map[dash] == UInt8(ascii: "-"),
      map.bytes[dash + 1..<start].allSatisfy({ $0 == 0x20 })
    else { return }
    dashes[item.start.column - list.start.column, default: 0] += 1
  }
}

extension StyleVotes.Quotes {
  /// Counts a text that a person reads: it has a space or a capital letter.
  fileprivate mutating func count(_ text: String, isQuoted: Bool, _ place: Quoting.Place) {
    guard Quoting.isForPeople(text) else { return }
    if !isQuoted {
      plain += 1
    } else if Quoting.isPlain(text, place) {
      quoted += 1
    }
  }
}

extension StyleVotes.Split {
  fileprivate mutating func count(_ isSo: Bool) {
    if isSo { yes += 1 } else { no += 1 }
  }
}

extension [Int: Int] {
  /// The key with the greatest value; the least of several.
  var winner: Int? {
    self.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension [Quoting.Marks: Int] {
  var winner: Quoting.Marks? {
    isEmpty ? nil : (self[.single] ?? 0) > (self[.double] ?? 0) ? .single : .double
  }
}
