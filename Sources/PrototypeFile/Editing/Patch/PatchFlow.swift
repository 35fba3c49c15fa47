internal import Texts

/// Lists and maps in brackets.
extension Patch {
  mutating func changeFlow(
    _ old: YAMLNode, to parts: [Part], _ slot: Slot, whole: Draft
  ) throws(EditRefusal) {
    if parts.contains(where: { $0.comment?.isEmpty == false }) {
      throw EditRefusal(
        tr(
          "line {line} has brackets, and a comment has no place in them",
          [
            "line": String(old.start.line)
          ]))
    }
    if isInOrder(parts, of: old) {
      for (index, part) in parts.enumerated() { try changeInFlow(part, old, index) }
      return
    }
    let flow = try FlowParts(old, map)
    guard !flow.isEmpty else { return try replace(old, by: whole, slot) }
    let rendering = Rendering(map: map, style: style)
    var written: [[UInt8]] = []
    for part in parts {
      if let origin = part.origin {
        var inner = Patch(map, style)
        try inner.changeInFlow(part, old, origin)
        written.append(inner.ordered.applied(to: map.bytes, in: flow.ranges[origin]))
      } else {
        let value = rendering.flow(part.value, .brackets)
        let key = part.key.map { Quoting.oneLine($0, .brackets, style.marks) + ": " }
        written.append(Array(((key ?? "") + value).utf8))
      }
    }
    let bytes = flow.bytes(written, parts.map(\.origin), style)
    let range = flow.outer
    if !slot.isFlow, style.marks != .json, slot.position != .nothing, !flow.isBroken {
      let line = map.source.lines[map.line(at: range.lowerBound)]
      let width = String(
        decoding: map.bytes[line.start..<range.lowerBound] + bytes, as: UTF8.self
      ).count
      let isLong = parts.contains { $0.origin == nil && hasLines($0.value) }
      if isLong || width > DocumentStyle.mostWidth, !flow.hasComments {
        return try replace(old, by: whole, slot, asLines: true)
      }
    }
    edit(range, bytes)
  }

  /// Whether a part has a text that a person would write on several lines.
  private func hasLines(_ draft: Draft) -> Bool {
    switch draft {
    case .kept: false
    case .scalar(let scalar): Quoting.block(scalar.text) != nil
    case .list(let items, _): items.contains { hasLines($0.value) }
    case .map(let entries, _): entries.contains { hasLines($0.value) }
    }
  }

  /// Changes the key and the value of a part in brackets.
  private mutating func changeInFlow(
    _ part: Part, _ old: YAMLNode, _ index: Int
  ) throws(EditRefusal) {
    var isUnchanged = if case .kept = part.value { true } else { false }
    let value: YAMLNode
    if let entry = old.entries?[index] {
      value = entry.value
      if let key = part.key, key != entry.name {
        try rename(entry.key, to: key, .brackets)
        isUnchanged = false
      }
      if isUnchanged { return }
      guard !map.isNothing(value) else {
        let text = Rendering(map: map, style: style).flow(part.value, .brackets)
        let end = map.offset(entry.key.end)
        // A key alone has no colon.
        guard let colon = try? map.colon(after: entry.key) else {
          return edit(end..<end, ": " + text)
        }
        return edit(colon + 1..<colon + 1, " " + text)
      }
    } else if let item = old.list?[index], !isUnchanged {
      value = item
    } else {
      return
    }
    try change(
      value, to: part.value, Slot(head: 0, column: 0, position: .colon, isFlow: true))
  }
}
