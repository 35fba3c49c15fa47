internal import PrototypeFile

/// Lists and maps that get or lose parts, or whose parts change places.
extension Patch {
  /// Where the parts of a list or a map are that is not in brackets.
  func places(in old: YAMLNode) throws(EditRefusal) -> Places {
    var places = Places(column: old.start.column - 1)
    let first = map.offset(old.start)
    for index in 0..<(old.entries?.count ?? old.list?.count ?? 0) {
      let name: Int
      let head: Int
      let end: Int
      if let entry = old.entries?[index] {
        name = index == 0 ? first : nameStart(entry.key, places.column)
        head = try map.colon(after: entry.key) + 1
        end = try map.end(of: entry.value, head: head)
      } else if let item = old.list?[index] {
        name = index == 0 ? first : try map.dash(after: places.ends[index - 1], in: old)
        head = name + 1
        end = try map.end(of: item, head: head)
      } else {
        continue
      }
      places.names.append(name)
      places.heads.append(head)
      places.starts.append(commentStart(above: name, places.column, after: places.ends.last))
      places.ends.append(deepEnd(from: end, places.column))
    }
    return places
  }

  /// The first byte of a key, or of the question mark before it.
  private func nameStart(_ key: YAMLNode, _ column: Int) -> Int {
    let line = map.source.lines[key.start.line - 1]
    let mark = line.start + column
    return map[mark] == UInt8(ascii: "?") && mark < map.offset(key.start)
      ? mark : map.offset(key.start)
  }

  /// The first byte of the comment lines directly above a part, in its column.
  ///
  /// The comment at the top of a file is about the file.
  private func commentStart(above name: Int, _ column: Int, after end: Int?) -> Int {
    let line = map.line(at: name)
    guard map.source.lines[line].start + column == name,
      map.source.indent(ofLine: line + 1) == column
    else { return name }
    let least = end.map { map.line(at: $0) } ?? -1
    var first = line
    while first - 1 > least, map.source.indent(ofLine: first) == column,
      map[map.source.lines[first - 1].start + column] == UInt8(ascii: "#")
    {
      first -= 1
    }
    guard first > 0 else { return name }
    return first == line ? name : map.source.lines[first].start + column
  }

  /// The end of the last line of a part: a line comment belongs to it, and the comment lines below
  /// it that are indented more.
  private func deepEnd(from end: Int, _ column: Int) -> Int {
    var line = map.line(at: max(end - 1, 0))
    if map.source.lines[line].end < end { line = map.line(at: end) }
    while map.source.lines.indices.contains(line + 1) {
      let next = map.source.lines[line + 1]
      let indent = map.source.indent(ofLine: line + 2)
      guard indent > column, map[next.start + indent] == UInt8(ascii: "#") else { break }
      line += 1
    }
    return map.source.lines[line].end
  }

  /// Writes the parts of a list or a map in a new order, the kept ones with all their bytes.
  mutating func rebuild(
    _ old: YAMLNode, _ parts: [Part], _ places: Places, like model: YAMLNode?
  ) throws(EditRefusal) {
    guard let first = places.starts.first, let last = places.ends.last else {
      throw EditRefusal.unusual(line: old.start.line)
    }
    let gaps = Gaps(map, places, style, of: old)
    let written = try parts.enumerated().map { index, part throws(EditRefusal) in
      try bytes(of: part, old, places, index, like: model)
    }
    let isLeft = Set(parts.compactMap(\.origin))
    let firstLeft = parts.compactMap(\.origin).first ?? 0
    var result = gaps.leading(
      gaps.comments(in: (0..<firstLeft).prefix { !isLeft.contains($0) }))
    // The last old part whose gap has not been written.
    var open: Int?
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let next = parts[index...].compactMap(\.origin).first
        let isNext = next != nil && next == open.map { $0 + 1 }
        if isNext, part.origin != nil, let before = open {
          result += gaps.raw(after: before)
          open = nil
        } else {
          let gap = isNext ? [] : open.map { gaps.comments(after: $0, isLeft) } ?? []
          let isLong = [written[index - 1], written[index]].contains { $0.contains(0x0A) }
          result += gaps.made(near: open ?? part.origin, isLong: isLong, gap)
          if !isNext { open = nil }
        }
      }
      result += written[index]
      if let origin = part.origin { open = origin }
    }
    if let open { result += gaps.trailing(gaps.comments(after: open, isLeft)) }
    edit(first..<last, result)
  }

  private func bytes(
    of part: Part, _ old: YAMLNode, _ places: Places, _ index: Int, like model: YAMLNode?
  ) throws(EditRefusal) -> [UInt8] {
    if let origin = part.origin {
      var inner = Patch(map, style)
      try inner.changePart(part, old, places, origin, like: model)
      return inner.ordered.applied(
        to: map.bytes, in: places.starts[origin]..<places.ends[origin])
    }
    let rendering = Rendering(map: map, style: style.adapted(to: old, map))
    let near = neighbours(of: index, part.key, in: old, like: model)
    let comment = rendering.lines(of: part.comment)
    let lines =
      part.key.map { rendering.lines($0, part.value, near, part.lineComment) }
      ?? rendering.lines(item: part.value, near, part.lineComment)
    return Array(
      broken(comment + lines, indent: places.column).dropFirst(
        style.lineEnd.count + places.column))
  }
}
