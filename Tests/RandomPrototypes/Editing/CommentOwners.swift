import PrototypeEditing
import PrototypeFile

/// Which comments may go with a change; all others must be there afterwards.
extension Comments {
  func mayGo(with change: TreeChange, in root: YAMLNode) -> [Comment] {
    let path = change.path
    guard let node = root[root.treePath(path)] else { return [] }
    switch change {
    case .insert, .copy, .move, .rename: return []
    case .comment(_, let index, _): return above(start(of: index, in: node), node)
    case .set, .give:
      guard node.isCollection else { return [] }
      return inside(node, path, root)
    case .remove(_, let index):
      if (node.entries?.count ?? node.list?.count) == 1 { return inside(node, path, root) }
      return isFlow(node) ? ofPart(index, inFlow: node) : ofPart(index, of: node)
    }
  }

  /// The comments of a whole list or map: those below its key, and below it if they are indented.
  private func inside(_ node: YAMLNode, _ path: [Int], _ root: YAMLNode) -> [Comment] {
    let last = lastLine(of: node, after: node.start.line - 1)
    guard let index = path.last, let holder = root[root.treePath(path.dropLast())] else {
      return all
    }
    let head = holder.entries.map { $0[index].key.start.line - 1 } ?? startLine(index, holder)
    let column = holder.start.column - 1
    return all.filter { comment in
      if isFlow(node) {
        return comment.offset > offset(node.start) && comment.offset < offset(node.end)
      }
      return comment.line > head && comment.line <= last
        || comment.offset > offset(node.start) && comment.line <= last
        || isBelow(comment, last, deeperThan: column)
    }
  }

  private func ofPart(_ index: Int, of node: YAMLNode) -> [Comment] {
    let start = start(of: index, in: node)
    let values = node.entries?.map(\.value) ?? node.list ?? []
    let last = lastLine(of: values[index], after: startLine(index, node))
    let column = node.start.column - 1
    return above(start, node)
      + all.filter {
        $0.offset > start && $0.line <= last || isBelow($0, last, deeperThan: column)
      }
  }

  private func ofPart(_ index: Int, inFlow node: YAMLNode) -> [Comment] {
    let values = node.entries?.map(\.value) ?? node.list ?? []
    let end = lastLine(of: values[index], after: startLine(index, node))
    let before = index == 0 ? node.start.line - 1 : lastLine(of: values[index - 1], after: 0)
    let next = index + 1 < values.count ? start(of: index + 1, in: node) : offset(node.end)
    let part = start(of: index, in: node)..<offset(values[index].end)
    return all.filter { comment in
      if part.contains(comment.offset) { return true }
      return comment.offset > offset(node.start) && comment.offset < offset(node.end)
        && comment.line > before && (comment.line <= end || comment.offset < next)
        && !(comment.isAlone && comment.line > end)
    }
  }

  /// The comment lines directly above a part, in its column; those at the top of the file are its.
  private func above(_ start: Int, _ node: YAMLNode) -> [Comment] {
    let line = lines.lines.lastIndex { $0.start <= start } ?? 0
    var found: [Comment] = []
    while let comment = all.first(where: { $0.line == line - 1 - found.count }),
      comment.isAlone, comment.column == start - lines.lines[line].start
    { found.append(comment) }
    return found.last?.line == 0 ? [] : found
  }

  private func isBelow(_ comment: Comment, _ last: Int, deeperThan column: Int) -> Bool {
    guard comment.isAlone, comment.line > last, comment.column > column else { return false }
    return (last + 1..<comment.line).allSatisfy { line in
      lines.isBlank(line: line + 1) || all.contains { $0.line == line && $0.isAlone }
    }
  }

  // MARK: - Places

  private func isFlow(_ node: YAMLNode) -> Bool {
    [UInt8(ascii: "["), UInt8(ascii: "{")].contains(lines.bytes[offset(node.start)])
  }

  private func start(of index: Int, in node: YAMLNode) -> Int {
    if let entry = node.entries?[index] { return nameStart(offset(entry.key.start), node) }
    guard let item = node.list?[index], !isFlow(node) else {
      return (node.list?[index]).map { offset($0.start) } ?? 0
    }
    // The last dash before it.
    var line = item.start.line - 1
    let column = node.start.column - 1
    while line > 0, lines.bytes.dropFirst(lines.lines[line].start + column).first != 0x2D {
      line -= 1
    }
    return lines.lines[line].start + column
  }

  /// The question mark before a key in a map's column, or else the key itself.
  private func nameStart(_ key: Int, _ map: YAMLNode) -> Int {
    let line = lines.lines.last { $0.start <= key }?.start ?? 0
    let mark = line + map.start.column - 1
    return mark < key && lines.bytes[mark] == UInt8(ascii: "?") ? mark : key
  }

  private func startLine(_ index: Int, _ node: YAMLNode) -> Int {
    let start = start(of: index, in: node)
    return lines.lines.lastIndex { $0.start <= start } ?? 0
  }

  /// The last 0-based line of a part; where it has no characters, the line of its key.
  private func lastLine(of node: YAMLNode, after line: Int) -> Int {
    switch node.content {
    case .scalar(_, .block):
      var last = node.end.column == 1 ? node.end.line - 2 : node.end.line - 1
      while last > node.start.line - 1, lines.isBlank(line: last + 1) { last -= 1 }
      return last
    case .scalar, .refused: return node.start == node.end ? line : node.end.line - 1
    case .list(let items):
      guard !isFlow(node), let last = items.last else { return node.end.line - 1 }
      return lastLine(of: last, after: startLine(items.count - 1, node))
    case .map(let entries):
      guard !isFlow(node), let last = entries.last else { return node.end.line - 1 }
      return lastLine(of: last.value, after: last.key.end.line - 1)
    }
  }
}

extension YAMLNode {
  fileprivate var isCollection: Bool { list != nil || entries != nil }
}
