internal import PrototypeFile

/// How a document is written, so that new parts look like the others.
struct DocumentStyle: Hashable, Sendable {
  /// The number of spaces between a key and the keys below it.
  var indent = 2
  /// The number of spaces between a key and the dashes below it.
  var listIndent = 2
  /// The number of columns between a dash and what is behind it.
  var dash = 2
  /// The quotes of texts.
  var marks = Quoting.Marks.double
  /// Whether texts are in quotes that need none.
  var quotesTexts = false
  /// Whether keys are in quotes that need none.
  var quotesKeys = false
  /// Whether a text of several lines is a block.
  var hasBlocks = true
  /// How lists and maps in brackets are written.
  var brackets = BracketStyle()
  /// What ends a line.
  var lineEnd: [UInt8] = [0x0A]

  /// The longest line with new parts in brackets.
  static let width = 80
  /// The longest line with brackets to which a part is added.
  static let mostWidth = 100
  /// How many parts of a document are looked at.
  private static let mostParts = 2_000
  /// How many parts next to a new one are looked at.
  private static let mostNear = 20

  /// The style of the greater part of a document.
  init(_ map: SourceMap) {
    lineEnd = map.source.lineEnd(ofLine: 1)
    var votes = StyleVotes(map)
    var left = DocumentStyle.mostParts
    votes.count(map.root, &left)
    indent = votes.indents.winner ?? indent
    listIndent = votes.listIndents.winner ?? (indent == 2 ? 2 : indent)
    dash = votes.dashes.winner ?? dash
    marks = votes.marks.winner ?? .double
    quotesTexts = votes.texts.isMostlyQuoted
    if map.isFlow(map.root), votes.areKeysJSON { marks = .json }
    brackets = BracketStyle(map, votes)
  }

  /// The same style, but as the nearest parts are written.
  func adapted(to collection: YAMLNode, _ map: SourceMap) -> DocumentStyle {
    var votes = StyleVotes(map)
    var style = self
    style.lineEnd = map.lineEnd(ofLine: collection.start.line)
    let isFlow = map.isFlow(collection)
    for entry in (collection.entries ?? []).prefix(DocumentStyle.mostNear) {
      votes.count(entry, isFlow: isFlow)
      votes.count(scalar: entry.value, isFlow ? .brackets : .line)
    }
    for item in (collection.list ?? []).prefix(DocumentStyle.mostNear) {
      votes.count(scalar: item, isFlow ? .brackets : .line)
      if !isFlow { votes.count(item: item, in: collection) }
    }
    style.indent = votes.indents.winner ?? indent
    style.listIndent = votes.listIndents.winner ?? listIndent
    style.dash = votes.dashes.winner ?? dash
    if !votes.texts.isEmpty { style.quotesTexts = votes.texts.isMostlyQuoted }
    style.quotesKeys = votes.keys.isMostlyQuoted
    guard isFlow else { return style }
    // JSON among other brackets.
    if votes.areKeysJSON, !votes.hasPlainTexts { style.marks = .json }
    style.brackets.adapt(to: collection, map)
    return style
  }
}

/// How lists and maps in brackets are written.
struct BracketStyle: Hashable, Sendable {
  /// What is behind a comma, and behind a colon after a quote.
  var gap = " "
  /// What is inside of brackets, between them and their parts.
  var padding = ""
  /// Whether maps, and lists, are written over several lines.
  var (breaksMaps, breaksLists) = (false, false)
  /// What the lines inside of brackets have before those outside.
  var step = "  "

  init() {}

  init(_ map: SourceMap, _ votes: StyleVotes) {
    let (maps, lists) = (votes.brokenMaps, votes.brokenLists)
    breaksMaps = maps.yes > maps.no
    breaksLists = lists.isEmpty ? breaksMaps : lists.yes > lists.no
    if map.isFlow(map.root), let first = map.root.entries?.first?.key ?? map.root.list?.first {
      let line = map.source.lines[first.start.line - 1]
      let spaces = map.bytes[line.start..<map.offset(first.start)]
      if !spaces.isEmpty, spaces.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        step = String(decoding: spaces, as: UTF8.self)
      }
    }
  }

  /// Takes over how the parts of a collection are separated.
  mutating func adapt(to collection: YAMLNode, _ map: SourceMap) {
    let keys = collection.entries ?? []
    if let entry = keys.first, let colon = try? map.colon(after: entry.key),
      map[colon - 1] == UInt8(ascii: "\""), !map.isNothing(entry.value),
      colon + 1 == map.offset(entry.value.start)
    {
      gap = ""
    }
    let starts = keys.map(\.key.start) + (collection.list ?? []).map(\.start)
    if let second = starts.dropFirst().first {
      gap = map[map.offset(second) - 1] == UInt8(ascii: ",") ? "" : " "
    }
  }
}
