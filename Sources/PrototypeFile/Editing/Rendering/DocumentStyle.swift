/// How a document is written, so that new parts look like the others.
struct DocumentStyle: Hashable, Sendable {
  /// The number of spaces between a key and the keys below it.
  var indent = 2
  /// The number of spaces between a key and the dashes below it.
  var listIndent = 2
  /// The quotes of texts.
  var marks = Quoting.Marks.double
  /// Whether a text of several lines is a block.
  var hasBlocks = true
  /// What ends a line.
  var lineEnd: [UInt8] = [0x0A]

  /// The longest line with new parts in brackets.
  static let width = 80
  /// The longest line with brackets to which a part is added.
  static let mostWidth = 100
  /// How many parts of a document are looked at.
  private static let mostParts = 2_000

  /// The style of the greater part of a document.
  init(_ map: SourceMap) {
    lineEnd = map.source.lineEnd(ofLine: 1)
    var votes = Votes()
    var left = DocumentStyle.mostParts
    votes.count(map.root, map, &left)
    indent = votes.indents.winner ?? indent
    listIndent = votes.listIndents.winner ?? (indent == 2 ? 2 : indent)
    marks = votes.marks.winner ?? .double
    if map.isFlow(map.root), votes.jsonKeys > 0, votes.jsonKeys == votes.keys { marks = .json }
  }

  /// The same style, but with the indentation of the nearest lines.
  func adapted(to collection: YAMLNode, _ map: SourceMap) -> DocumentStyle {
    var votes = Votes()
    guard !map.isFlow(collection) else { return self }
    for entry in (collection.entries ?? []).prefix(20) { votes.count(entry, map) }
    var style = self
    style.indent = votes.indents.winner ?? indent
    style.listIndent = votes.listIndents.winner ?? listIndent
    return style
  }

  /// How often something is written in each way.
  private struct Votes {
    var indents: [Int: Int] = [:]
    var listIndents: [Int: Int] = [:]
    var marks: [Quoting.Marks: Int] = [:]
    var (keys, jsonKeys) = (0, 0)

    mutating func count(_ node: YAMLNode, _ map: SourceMap, _ left: inout Int) {
      left -= 1
      guard left > 0 else { return }
      switch node.content {
      case .scalar(_, .quoted):
        let isSingle = map[map.offset(node.start)] == UInt8(ascii: "'")
        marks[isSingle ? .single : .double, default: 0] += 1
      case .scalar, .refused: break
      case .list(let items): for item in items { count(item, map, &left) }
      case .map(let entries):
        let isFlow = map.isFlow(node)
        for entry in entries {
          keys += 1
          if map[map.offset(entry.key.start)] == UInt8(ascii: "\"") { jsonKeys += 1 }
          if !isFlow { count(entry, map) }
          count(entry.value, map, &left)
        }
      }
    }

    mutating func count(_ entry: YAMLNode.Entry, _ map: SourceMap) {
      guard entry.value.start.line > entry.key.start.line, !map.isFlow(entry.value) else { return }
      let step = entry.value.start.column - entry.key.start.column
      switch entry.value.content {
      case .list: listIndents[step, default: 0] += 1
      case .map: indents[step, default: 0] += 1
      case .scalar, .refused: break
      }
    }
  }
}

extension [Int: Int] {
  /// The key with the greatest value; the least of several.
  fileprivate var winner: Int? {
    self.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension [Quoting.Marks: Int] {
  fileprivate var winner: Quoting.Marks? {
    (self[.single] ?? 0) > (self[.double] ?? 0) ? .single : .double
  }
}
