import EventLog
import PrototypeFile
import Scenario

/// An `expect` in brackets, changed item by item: what stays keeps its bytes, and comments stay
/// even where the item before them goes.
struct FlowListEdit {
  /// An item, and what follows it until the next one or the closing bracket.
  private struct Item {
    /// The item as it is written; `nil` once it is removed.
    var text: [UInt8]?
    /// What stands before its comma.
    let beforeComma: [UInt8]
    /// Whether there is one: the last item need not have any.
    let hasComma: Bool
    /// What stands behind its comma.
    let afterComma: [UInt8]
    /// Items to be put before this one.
    var added: [[UInt8]] = []

    var hasComment: Bool {
      (beforeComma + afterComma).contains(UInt8(ascii: "#"))
    }
  }

  private let lead: [UInt8]
  private var items: [Item] = []
  /// Items to be put behind the last one.
  private var addedLast: [[UInt8]] = []
  /// What stands between two new items: a space, or a line's end and its indentation.
  private let space: [UInt8]

  /// - Parameters:
  ///   - old: what is expected so far; there is a line of it for each item, but for the dots.
  ///   - new: the calls to be expected, without dots at the end.
  /// - Returns: `nil` where an item holds no single call.
  init?(_ place: ExpectPlace, _ source: SourceLines, _ old: Expectation, _ new: [String]) {
    let nodes = place.value.list ?? []
    guard let first = nodes.first, nodes.count == old.lines.count + (old.isPrefix ? 1 : 0),
      nodes.allSatisfy({ $0.text?.contains(where: \.isNewline) == false })
    else { return nil }
    let starts = nodes.map { source.offset($0.start) } + [source.offset(place.value.end) - 1]
    lead = Array(source.bytes[source.offset(place.value.start) + 1..<starts[0]])
    let isBroken = first.start.line != place.value.start.line
    let indent = Array(repeating: UInt8(ascii: " "), count: first.start.column - 1)
    space = isBroken ? source.lineEnd(ofLine: place.value.start.line) + indent : [0x20]
    for (number, node) in nodes.enumerated() {
      let end = source.offset(node.end)
      let gap = Array(source.bytes[end..<starts[number + 1]])
      let comma = FlowListEdit.comma(in: gap)
      items.append(
        Item(
          text: Array(source.bytes[starts[number]..<end]),
          beforeComma: comma.map { Array(gap[..<$0]) } ?? gap, hasComma: comma != nil,
          afterComma: comma.map { Array(gap[($0 + 1)...]) } ?? []))
    }
    change(Expectation(old.lines.map(\.text)).mismatch(new.map { CallLine($0) })?.edits ?? [])
  }

  /// A call that is made stands in for one that is not, in its very place.
  private mutating func change(_ edits: [Mismatch.Edit]) {
    var next = 0
    var free: [Int] = []
    for edit in edits {
      switch edit {
      case .same(_, let expected, _):
        for item in free { items[item].text = nil }
        free = []
        next = expected + 1
      case .missing(_, let expected):
        free.append(expected)
        next = expected + 1
      case .extra(let call, _):
        let text = Array(JSONText.quoted(call.text).utf8)
        if free.isEmpty {
          if next < items.count { items[next].added.append(text) } else { addedLast.append(text) }
        } else {
          items[free.removeFirst()].text = text
        }
      }
    }
    for item in free { items[item].text = nil }
  }

  /// The list from bracket to bracket.
  var bytes: [UInt8] {
    let comma = UInt8(ascii: ",")
    let last = items.lastIndex { $0.text != nil }
    var result = [UInt8(ascii: "[")] + lead
    for (number, item) in items.enumerated() {
      for text in item.added { result += text + [comma] + space }
      let isLastOfAll = number == items.count - 1
      guard let text = item.text else {
        // Nothing but its comments, or what stands before the bracket, is left of it.
        if item.hasComment || isLastOfAll { result += item.beforeComma + item.afterComma }
        continue
      }
      result += text
      guard number == last else {
        result += item.beforeComma + [comma] + item.afterComma
        continue
      }
      result += ending(of: item, isLastOfAll: isLastOfAll)
    }
    if last == nil { result += addedLast.joined(separator: [comma] + space) }
    return result + [UInt8(ascii: "]")]
  }

  /// What follows the last item that stays: more items, and what stood there.
  private func ending(of item: Item, isLastOfAll: Bool) -> [UInt8] {
    let comma = [UInt8(ascii: ",")]
    let keepsComma = isLastOfAll && item.hasComma
    guard !addedLast.isEmpty else {
      guard isLastOfAll || item.hasComment else { return item.beforeComma }
      return item.beforeComma + (keepsComma ? comma : []) + item.afterComma
    }
    let more = Array(addedLast.joined(separator: comma + space)) + (keepsComma ? comma : [])
    let rest = item.beforeComma + item.afterComma
    // A comment behind the item stays in its line.
    let lineEnd = rest.firstIndex { $0 == 0x0A || $0 == 0x0D }
    guard space.count > 1, let lineEnd else { return comma + [0x20] + more + rest }
    return comma + rest[..<lineEnd] + space + more + rest[lineEnd...]
  }

  /// Where the comma between two items is; one in a comment is none.
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
