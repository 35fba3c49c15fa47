internal import PrototypeFile

/// What is between the parts of a list or a map: line ends, empty lines, and comments that belong
/// to no part.
struct Gaps {
  private let map: SourceMap
  private let places: Patch.Places
  private let style: DocumentStyle
  private let isRoot: Bool
  private let isGroup: Bool

  /// - Parameter old: the list or the map.
  init(_ map: SourceMap, _ places: Patch.Places, _ style: DocumentStyle, of old: YAMLNode) {
    (self.map, self.places, self.style) = (map, places, style)
    isRoot = old.isSamePart(as: map.root)
    isGroup =
      map.root.entries?.contains {
        Rendering.groups.contains($0.name) && $0.value.isSamePart(as: old)
      } ?? false
  }

  /// Whether the things of a group have empty lines between them: as in the other groups, or else as
  /// the groups themselves.
  private var spacesGroups: Bool {
    guard isGroup, let entries = map.root.entries else { return false }
    let other = entries.first {
      Rendering.groups.contains($0.name) && ($0.value.entries?.count ?? 0) > 1
    }
    return hasEmptyLine(other?.value.entries ?? entries)
  }

  /// Whether an empty line is above one of some entries, or above its comment.
  private func hasEmptyLine(_ entries: [YAMLNode.Entry]) -> Bool {
    entries.dropFirst().contains { entry in
      var line = entry.key.start.line - 2
      while line >= 0 {
        let range = map.source.lines[line]
        let text = map.bytes[range.start..<range.end].drop { $0 == 0x20 || $0 == 0x09 }
        guard text.first == UInt8(ascii: "#") else { return text.isEmpty }
        line -= 1
      }
      return false
    }
  }

  /// The bytes between an old part and the next one.
  func raw(after index: Int) -> ArraySlice<UInt8> {
    map.bytes[places.ends[index]..<places.starts[index + 1]]
  }

  /// The comments between an old part, or the removed ones after it, and the next part.
  func comments(after index: Int, _ isLeft: Set<Int>) -> [String] {
    var end = index + 1
    while end < places.starts.count, !isLeft.contains(end) { end += 1 }
    return comments(in: index..<end)
  }

  /// The comments after old parts.
  func comments(in parts: some Sequence<Int>) -> [String] {
    parts.flatMap { index in
      index + 1 < places.starts.count ? comments(in: raw(after: index)) : []
    }
  }

  /// The comments between all old parts, and those between a colon or a dash and the first one.
  ///
  /// - Parameter head: the byte after the colon or the dash.
  func own(from head: Int) -> [String] {
    guard let first = places.starts.first, first > head else { return [] }
    let line = map.line(at: head)
    let start = map.source.lines[line].end
    return (start < first ? comments(in: map.bytes[start..<first]) : [])
      + comments(in: places.starts.indices)
  }

  private func comments(in gap: ArraySlice<UInt8>) -> [String] {
    guard gap.contains(UInt8(ascii: "#")) else { return [] }
    let source = SourceLines(Array(gap))
    return source.lines
      .map { source.bytes[$0.start..<$0.end].drop { $0 == 0x20 || $0 == 0x09 } }
      .filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A gap between two parts that were not next to each other.
  ///
  /// - Parameters:
  ///   - index: an old part near it, whose gap it resembles.
  ///   - isLong: whether one of both has several lines.
  func made(near index: Int?, isLong: Bool, _ comments: [String]) -> [UInt8] {
    // Where line ends are mixed, that of the part stays.
    let own = index.map { map.lineEnd(ofLine: map.line(at: places.ends[$0]) + 1) }
    var result = own ?? style.lineEnd
    if isLong, isSpaced(near: index) { result += style.lineEnd }
    for comment in comments { result += indent + Array(comment.utf8) + style.lineEnd }
    return result + indent
  }

  /// Comments before the first part.
  func leading(_ comments: [String]) -> [UInt8] {
    comments.flatMap { Array($0.utf8) + style.lineEnd + indent }
  }

  /// Comments after the last part.
  func trailing(_ comments: [String]) -> [UInt8] {
    comments.flatMap { style.lineEnd + indent + Array($0.utf8) }
  }

  private var indent: [UInt8] { Array(repeating: 0x20, count: places.column) }

  private func isSpaced(near index: Int?) -> Bool {
    guard places.starts.count > 1 else { return isRoot || spacesGroups }
    let gap = raw(after: min(index ?? 0, places.starts.count - 2))
    let lines = String(decoding: gap, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropFirst().dropLast().contains { $0.allSatisfy { $0 == " " || $0 == "\t" } }
  }
}
