import EventLog
import PrototypeFile
import Texts

/// An `expect` in brackets, changed item by item: what stays keeps its bytes, and comments stay
/// even where the item before them goes.
struct FlowListEdit {
  /// An item, and the text after it until the next one or the closing bracket.
  private struct Item {
    /// The item as it is written.
    let written: [UInt8]
    /// Whether it is a comment that a new one replaces.
    let isReplaced: Bool
    /// What it says; a text over several lines may hold several calls.
    var lines: [Line]
    /// The text before its comma.
    let beforeComma: [UInt8]
    /// Whether it has a comma: the last item may have none.
    let hasComma: Bool
    /// The text after its comma.
    let afterComma: [UInt8]

    var hasComment: Bool {
      (beforeComma + afterComma).contains(UInt8(ascii: "#"))
    }

    /// Text to insert before the item, which does not change the item.
    var added: [String] { lines.first?.added ?? [] }

    /// The lines of the item that stay, each as one item if any of them changed; empty after all
    /// are removed.
    var texts: [[UInt8]] {
      if isReplaced { return [] }
      if lines.allSatisfy(\.isKept), lines.dropFirst().allSatisfy(\.added.isEmpty) {
        return [written]
      }
      let inner =
        lines.prefix(1).compactMap(\.text)
        + lines.dropFirst().flatMap { $0.added + ($0.text.map { [$0] } ?? []) }
      return inner.map { Array(JSONText.quoted($0).utf8) }
    }
  }

  /// A line of an item: a call, or the dots at the end.
  private struct Line {
    /// What it says; `nil` once it is removed.
    var text: String? {
      didSet { isKept = false }
    }
    private(set) var isKept = true
    /// Calls to insert before this one.
    var added: [String] = []
  }

  private let lead: [UInt8]
  private var items: [Item] = []
  /// Calls to insert after the last item.
  private var addedLast: [String] = []
  /// The text between two new items: a comma and a space, or a line's end and its indentation.
  private let separator: [UInt8]
  private let isBroken: Bool

  /// - Parameters:
  ///   - old: what is expected so far.
  ///   - new: the calls to be expected, without dots at the end.
  ///   - comments: what was still due at the end.
  /// - Returns: `nil` where there are no items.
  init?(
    _ place: ExpectPlace, _ source: SourceLines, _ old: Expectation, _ new: [String],
    _ comments: [String]
  ) {
    let nodes = place.value.list ?? []
    guard let first = nodes.first else { return nil }
    let starts = nodes.map { source.offset($0.start) } + [source.offset(place.value.end) - 1]
    lead = Array(source.bytes[source.offset(place.value.start) + 1..<starts[0]])
    isBroken = first.start.line != place.value.start.line
    let before = source.bytes[source.offset(line: first.start.line, column: 1)..<starts[0]]
    let indent = before.map { $0 == UInt8(ascii: "\t") ? $0 : UInt8(ascii: " ") }
    separator =
      [UInt8(ascii: ",")]
      + (isBroken ? source.lineEnd(ofLine: place.value.start.line) + indent : [0x20])
    for (number, node) in nodes.enumerated() {
      let end = source.offset(node.end)
      let gap = Array(source.bytes[end..<starts[number + 1]])
      let comma = FlowListEdit.comma(in: gap)
      items.append(
        Item(
          written: Array(source.bytes[starts[number]..<end]),
          isReplaced: ExpectPlace.saysWhatIsDue(node.text),
          lines: ExpectPlace.lines(of: node).map { Line(text: $0.text) },
          beforeComma: comma.map { Array(gap[..<$0]) } ?? gap, hasComma: comma != nil,
          afterComma: comma.map { Array(gap[($0 + 1)...]) } ?? []))
    }
    change(Expectation(old.lines.map(\.text)).mismatch(new.map { CallLine($0) })?.edits ?? [])
    addedLast += comments
  }

  /// A call that was made replaces one that was not, in the same place.
  private mutating func change(_ edits: [Mismatch.Edit]) {
    let places = items.indices.flatMap { item in
      items[item].lines.indices.map { (item: item, line: $0) }
    }
    var next = 0
    var free: [Int] = []
    for edit in edits {
      switch edit {
      case .same(_, let expected, _):
        for place in free.map({ places[$0] }) { items[place.item].lines[place.line].text = nil }
        free = []
        next = expected + 1
      case .missing(_, let expected):
        free.append(expected)
        next = expected + 1
      case .extra(let call, _):
        if !free.isEmpty {
          let place = places[free.removeFirst()]
          items[place.item].lines[place.line].text = call.text
        } else if next < places.count {
          items[places[next].item].lines[places[next].line].added.append(call.text)
        } else {
          addedLast.append(call.text)
        }
      }
    }
    for place in free.map({ places[$0] }) { items[place.item].lines[place.line].text = nil }
  }

  /// The list from bracket to bracket.
  var bytes: [UInt8] {
    let last = items.lastIndex { !$0.texts.isEmpty }
    var result = [UInt8(ascii: "[")] + lead
    for (number, item) in items.enumerated() {
      for text in item.added { result += JSONText.quoted(text).utf8 + separator }
      let isLastOfAll = number == items.count - 1
      guard !item.texts.isEmpty else {
        // Only its comments, or the text before the bracket, are left.
        if item.hasComment || isLastOfAll { result += item.beforeComma + item.afterComma }
        continue
      }
      result += item.texts.joined(separator: separator)
      guard number == last else {
        result += item.beforeComma + [UInt8(ascii: ",")] + item.afterComma
        continue
      }
      result += ending(of: item, isLastOfAll: isLastOfAll)
    }
    if last == nil { result += more }
    return result + [UInt8(ascii: "]")]
  }

  /// The items after the last old one.
  private var more: [UInt8] {
    Array(addedLast.map { Array(JSONText.quoted($0).utf8) }.joined(separator: separator))
  }

  /// The text after the last item that stays: new items, and the old text.
  private func ending(of item: Item, isLastOfAll: Bool) -> [UInt8] {
    let comma = [UInt8(ascii: ",")]
    let keepsComma = isLastOfAll && item.hasComma
    guard !addedLast.isEmpty else {
      guard isLastOfAll || item.hasComment else { return item.beforeComma }
      return item.beforeComma + (keepsComma ? comma : []) + item.afterComma
    }
    let more = more + (keepsComma ? comma : [])
    let rest = item.beforeComma + item.afterComma
    // A comment after the item stays in its line.
    let lineEnd = rest.firstIndex { $0 == 0x0A || $0 == 0x0D }
    guard isBroken, let lineEnd else { return comma + [0x20] + more + rest }
    return comma + rest[..<lineEnd] + separator.dropFirst() + more + rest[lineEnd...]
  }

  /// The place of the comma between two items; commas in comments are ignored.
  private static func comma(in gap: [UInt8]) -> Int? {
    var isComment = false
    for (place, byte) in gap.enumerated() {
      switch byte {
      case UInt8(ascii: "#"): isComment = true
      case 0x0A, 0x0D: isComment = false
      case UInt8(ascii: ",") where !isComment: return place
      default: break
      }
    }
    return nil
  }
}
